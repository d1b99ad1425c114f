import ScreenKit
import Terminal

extension Console {
    /// Prints the answer to each line of input, or in its place the error, so that answers and lines pair up. The answers are written out
    /// before each wait for more input. Ends with the exit code of the last error, if there was one.
    func answerLines(
        of input: LineReader, _ texts: Texts, _ answer: (String) throws(CommandError) -> String
    ) throws {
        var exitCode = ExitCode.success
        while true {
            if !input.hasBufferedLine { try flush() }
            guard let line = try input.next() else { return try exitCode.end() }
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
    func text(_ texts: Texts) throws(CommandError) -> String {
        do throws(InputLineError) {
            return try text(in: texts)
        } catch {
            throw CommandError(error.reason, .badInput)
        }
    }
}

/// Rows of cells whose columns are aligned in a terminal.
struct Table {
    var rows: [[String]]

    /// The width of most terminals. A table that fits it with single spaces alone has those.
    private static let usualWidth = 80

    /// The lines of the table: the first column is aligned at its left edge, the others, which are numbers, at their right edges.
    var lines: [String] {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        let gap = widths.reduce(0) { $0 + $1 + 2 } - 2 > Self.usualWidth ? " " : "  "
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                DisplayWidth.padded(cell.0, to: cell.1, alignment: index == 0 ? .leading : .trailing)
            }.joined(separator: gap)
        }
    }
}
