/// Text for a pipe, a file or a line terminal, written in large pieces.
///
/// Nothing is written before `flush()`, except what is more than the buffer holds. Reading and writing can fail at any
/// time; the error comes once, and `IOError.closed` means that the reader has had enough.
package nonisolated final class Output {
    private let descriptor: Descriptor
    private var buffer: [UInt8] = []

    private static let capacity = 32 * 1024

    /// Begins to write.
    ///
    /// - Parameter descriptor: where to; 1 is standard output.
    package init(descriptor: Int32) {
        self.descriptor = Descriptor(number: descriptor)
    }

    /// Whether a person sees this directly.
    package var isTerminal: Bool { descriptor.isTerminal }

    /// Adds a text as it is; what comes from others goes through `String.printable` first.
    package func write(_ text: String) throws(IOError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Adds a text and the end of the line.
    package func writeLine(_ text: String = "") throws(IOError) {
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes what is left, to the last byte; waits where the other end is slow.
    package func flush() throws(IOError) {
        // Empty afterwards in any case: what could not be written once is not tried again.
        let bytes = buffer
        buffer.removeAll(keepingCapacity: true)
        var sent = 0
        while sent < bytes.count {
            let step = bytes.withUnsafeBytes { descriptor.write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            switch step {
            case .moved(let count): sent += count
            case .wouldBlock: _ = Readiness.wait(toWrite: descriptor, nil)
            case .failed(let code): throw IOError(writing: code)
            }
        }
    }
}
