#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A reason why bytes could not be read or written.
public enum IOError: Error, Hashable, Sendable {
    /// The reader of the other end is gone (EPIPE): there is nothing to report, and no reason to go on.
    case closed
    /// The system refused an operation with an error number.
    case failed(Operation, errno: Int32)

    /// An operation on a descriptor.
    public enum Operation: String, Hashable, Sendable {
        /// The operation that was refused.
        case open, read, write, configure
    }

    /// Creates the error of a write that failed with an error number.
    init(writing code: Int32) {
        self = code == EPIPE ? .closed : .failed(.write, errno: code)
    }
}
