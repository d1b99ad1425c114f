#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

nonisolated extension IOError {
    /// The error behind the number that a write has failed with.
    init(writing code: Int32) {
        self = code == EPIPE ? .closed : .failed(.write, errno: code)
    }
}
