/// Why bytes could not be read or written.
package nonisolated enum IOError: Error, Hashable, Sendable {
    /// Nobody reads the other end any more (EPIPE): no reason to complain, and none to go on.
    case closed
    /// The system refused.
    case failed(Operation, errno: Int32)

    /// What was tried.
    package enum Operation: String, Hashable, Sendable {
        case open, read, write, configure
    }
}
