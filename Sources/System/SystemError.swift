/// A refusal of the operating system, with its number.
public struct SystemError: Error, Hashable, Sendable {
    /// The number (`errno`), such as `ENOSPC`.
    public let code: Int32

    /// Creates an error from its number.
    public init(code: Int32) {
        self.code = code
    }

    /// A Boolean value that indicates whether the reader of the other end of a pipe is gone: there is nothing to report, and no reason to
    /// go on.
    public var isClosedPipe: Bool { code == EPIPE }

    /// The error of the last system call on this thread.
    package static var last: SystemError { SystemError(code: errno) }

    /// A Boolean value that indicates whether nothing has the given name.
    package var isNoSuchFile: Bool { code == ENOENT }
    /// The reason in the words of the C library.
    package var words: String { strerror(code).map { String(cString: $0) } ?? "errno \(code)" }
}
