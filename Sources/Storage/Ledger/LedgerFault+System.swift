import JuiceMaker

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension LedgerFault {
    /// Whether there is no such file.
    package var isMissingFile: Bool { self == .refused(.open, errno: ENOENT) }

    /// Does something that reads, and says so if it fails.
    static func reading<Value>(_ read: @autoclosure () throws(SystemError) -> Value) throws(LedgerFault) -> Value {
        do { return try retrying(try read()) } catch { throw .refused(.read, errno: error.code) }
    }
}
