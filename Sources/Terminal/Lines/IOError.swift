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

    /// The system's own words for the reason; nil when there are none to give.
    package var reason: String? {
        switch self {
        case .closed: nil
        case .failed(_, let code): SystemMessage.text(for: code)
        }
    }
}
