import KioskUI
import Terminal

/// Where a command without screens reads and writes.
final class Console {
    private let output = Output(descriptor: 1)
    private let errors = Output(descriptor: 2)

    /// Adds a line to standard output.
    func say(_ line: String) throws(IOError) {
        try output.writeLine(line)
    }

    /// Shows a person that it is their turn.
    func prompt() throws(IOError) {
        try output.write("> ")
    }

    /// Writes an error to standard error, behind everything that was said before it.
    func complain(_ message: String) {
        // Nobody could be told that nobody can be told.
        try? output.flush()
        try? errors.writeLine("kiosk: " + message)
        try? errors.flush()
    }

    /// Writes out what was said.
    func flush() throws(IOError) {
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
