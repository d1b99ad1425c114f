import ScreenKit
import Terminal

/// Standard output and standard error of a command without screens.
final class Console {
    private let output: LineWriter
    private let errors: LineWriter
    private let usesUTF8: Bool
    /// The reason why some output was lost, until it is thrown.
    private var loss: IOError?

    /// - Parameters:
    ///   - usesUTF8: Whether signs such as `→` can be shown; otherwise ASCII replaces them.
    ///   - output: The descriptor for output.
    ///   - errors: The descriptor for errors.
    init(usesUTF8: Bool, output: Int32 = 1, errors: Int32 = 2) {
        self.output = LineWriter(descriptor: output)
        self.errors = LineWriter(descriptor: errors)
        self.usesUTF8 = usesUTF8
    }

    /// A Boolean value that indicates whether the output is a terminal.
    var isTerminal: Bool { output.isTerminal }

    /// Adds a line to standard output.
    func say(_ line: String) throws(IOError) {
        if let loss { throw loss }
        try output.writeLine(usesUTF8 ? line : ASCIIFallback.text(line))
    }

    /// Adds lines to standard output.
    func say(_ lines: [String]) throws(IOError) {
        for line in lines { try say(line) }
    }

    /// Asks the person at a terminal for a line.
    func prompt() throws(IOError) {
        try output.write("> ")
    }

    /// Writes an error to standard error, behind all output so far. If that output is lost, the next call of ``say(_:)`` or
    /// ``flush()`` throws.
    func complain(_ message: String) {
        do throws(IOError) { try output.flush() } catch { loss = loss ?? error }
        // There is no place left to report that standard error cannot be written.
        try? errors.writeLine("kiosk: " + (usesUTF8 ? message : ASCIIFallback.text(message)))
        try? errors.flush()
    }

    /// Writes out the output so far.
    func flush() throws(IOError) {
        if let loss { throw loss }
        try output.flush()
    }

    /// Prints the answer to each line of input, or in its place the error, so that answers and lines pair up.
    ///
    /// The answers are written out before each wait for more input.
    ///
    /// - Returns: The exit code of the last error, if there was one.
    func answerLines(
        of input: LineReader, _ texts: Texts, _ answer: (String) throws(CommandError) -> String
    ) throws -> ExitCode {
        var exitCode = ExitCode.success
        while true {
            if !input.hasBufferedLine { try flush() }
            guard let line = try input.next() else { return exitCode }
            switch Result(catching: { () throws(CommandError) in try answer(line.text(texts)) }) {
            case .success(let answer): try say(answer)
            case .failure(let error):
                exitCode = error.exitCode
                try say("error: " + error.message)
            }
        }
    }
}

extension InputLine {
    /// Returns the text of the line.
    ///
    /// - Throws: `CommandError` if the line is too long or is not UTF-8.
    func text(_ texts: Texts) throws(CommandError) -> String {
        switch self {
        case .text(let text): text
        case .invalidUTF8(let offset): throw CommandError(texts(.invalidUTF8, String(offset + 1)), .badInput)
        case .tooLong: throw CommandError(texts(.lineTooLong), .badInput)
        }
    }
}

/// Rows of cells whose columns are aligned in a terminal.
struct Table {
    var rows: [[String]]

    /// The lines of the table: the first column is aligned at its left edge, the others, which are numbers, at their right edges.
    var lines: [String] {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                DisplayWidth.padded(cell.0, to: cell.1, alignment: index == 0 ? .leading : .trailing)
            }.joined(separator: "  ")
        }
    }
}
