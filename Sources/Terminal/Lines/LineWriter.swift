import System

/// Writes text to a pipe, a file or a line terminal in large pieces.
///
/// The text is buffered until ``flush()`` or until the buffer is full. Each error is thrown once, by the call that meets it.
public final class LineWriter {
    private let descriptor: Descriptor
    private var queue: OutputQueue

    private static let capacity = 32 * 1024

    /// Creates a writer for a descriptor; 1 is standard output, 2 standard error.
    public init(descriptor: Int32) {
        self.descriptor = Descriptor(number: descriptor)
        queue = OutputQueue(self.descriptor)
    }

    /// A Boolean value that indicates whether the descriptor is a terminal.
    public var isTerminal: Bool { descriptor.isTerminal }

    /// Adds a text unchanged; foreign text needs `String.printable` first. It is an error when the buffer is full and cannot be written.
    public func write(_ text: String) throws(SystemError) {
        queue.append(text.utf8)
        if queue.count >= Self.capacity { try flush() }
    }

    /// Adds a text and a line end, as ``write(_:)`` does.
    public func writeLine(_ text: String = "") throws(SystemError) {
        queue.append(text.utf8)
        try write("\n")
    }

    /// Writes the buffered text to the last byte, and waits while the descriptor accepts no more.
    ///
    /// - Throws: `SystemError`; `isClosedPipe` says that the reader is gone. The buffer is empty in any case, so the same text is not tried
    ///   again.
    public func flush() throws(SystemError) {
        defer { queue.discard() }
        try queue.drain(within: nil)
    }
}
