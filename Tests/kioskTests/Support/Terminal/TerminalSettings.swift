#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the kernel does with the bytes of a terminal, to be compared before and after.
nonisolated struct TerminalSettings: Equatable {
    private let flags: [UInt]
    private let characters: [UInt8]

    init(of descriptor: Int32) throws(SystemError) {
        var attributes = termios()
        guard tcgetattr(descriptor, &attributes) == 0 else { throw SystemError(call: "tcgetattr", code: errno) }
        flags = [
            UInt(attributes.c_iflag), UInt(attributes.c_oflag), UInt(attributes.c_cflag), UInt(attributes.c_lflag),
        ]
        characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
    }
}
