import ScreenKit
import Terminal

/// Where a command without screens reads and writes.
final class Console {
    private let output: LineWriter
    private let errors: LineWriter
    private let usesUTF8: Bool
    /// Why something that was said is lost, where nobody was told of that yet.
    private var loss: IOError?

    /// - Parameters:
    ///   - usesUTF8: Whether signs such as `→` can be shown; otherwise ASCII stands for them.
    ///   - output: The descriptor for what is said.
    ///   - errors: The descriptor for complaints.
    init(usesUTF8: Bool, output: Int32 = 1, errors: Int32 = 2) {
        self.output = LineWriter(descriptor: output)
        self.errors = LineWriter(descriptor: errors)
        self.usesUTF8 = usesUTF8
    }

    /// Whether a person reads what is said directly.
    var isTerminal: Bool { output.isTerminal }

    /// Adds a line to standard output.
    func say(_ line: String) throws(IOError) {
        if let loss { throw loss }
        try output.writeLine(usesUTF8 ? line : ASCIIFallback.text(line))
    }

    /// Shows a person that it is their turn.
    func prompt() throws(IOError) {
        try output.write("> ")
    }

    /// Writes an error to standard error, behind everything that was said before it. Where that is lost, the next thing that is
    /// said fails, and so does ``flush()``.
    func complain(_ message: String) {
        do throws(IOError) { try output.flush() } catch { loss = loss ?? error }
        // Nobody could be told that nobody can be told.
        try? errors.writeLine("kiosk: " + (usesUTF8 ? message : ASCIIFallback.text(message)))
        try? errors.flush()
    }

    /// Writes out what was said.
    func flush() throws(IOError) {
        if let loss { throw loss }
        try output.flush()
    }

    /// Reads lines to the end. What was said is written out before each wait for more.
    func forEachLine(of input: LineReader, _ body: (InputLine) throws -> Void) throws {
        while true {
            if !input.hasBufferedLine { try flush() }
            guard let line = try input.next() else { return }
            try body(line)
        }
    }
}
