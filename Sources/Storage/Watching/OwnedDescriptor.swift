#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open descriptor that is closed when nobody holds it any more.
final class OwnedDescriptor {
    let number: Int32

    /// - Parameter number: what a call has returned that opens something.
    /// - Throws: `SystemError` where that is none, because the call has failed.
    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    deinit {
        _ = close(number)
    }
}
