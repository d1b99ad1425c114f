import KioskUI
import Terminal

/// What happened in an experiment, in words.
extension Texts {
    /// The lines of an outcome: a heading for each part, and under it what happened, in two columns.
    ///
    /// - Parameter outcome: What happened.
    /// - Returns: The lines, with an empty one between two parts.
    package nonisolated func lines(for outcome: Outcome) -> [Message] {
        let rows = columns(of: outcome.rows)
        let width = rows.filter { !$0.second.isEmpty }.map { DisplayWidth.of($0.first) }.max() ?? 0
        return rows.enumerated().flatMap { index, row in
            row.isHeading && index > 0 ? [Message(text: ""), row.line(width: width)] : [row.line(width: width)]
        }
    }
}

/// A row in two columns.
private nonisolated struct Columns {
    var first: String
    var second = ""
    var tone = Tone.plain
    var isHeading = false

    /// The row as a line.
    ///
    /// - Parameter width: How wide the first columns of all rows are.
    func line(width: Int) -> Message {
        let text = second.isEmpty ? first : DisplayWidth.padded(first, to: width) + "   " + second
        return Message(text: isHeading || text.isEmpty ? text : "  " + text, tone: tone)
    }
}

extension Texts {
    /// A row for each thing that happened; but one for a whole life where nothing happened between its ends.
    private nonisolated func columns(of rows: [Outcome.Row]) -> [Columns] {
        rows.enumerated().compactMap { index, row in
            switch row {
            case .made(let name) where rows.dropFirst(index + 1).first == .released(name):
                Columns(first: name, second: "init → deinit")
            case .released(let name) where index > 0 && rows[index - 1] == .made(name): nil
            case .part, .made, .released, .cycle, .sent, .unheard, .failed, .value, .fact, .drawing: columns(of: row)
            }
        }
    }

    private nonisolated func columns(of row: Outcome.Row) -> Columns {
        switch row {
        case .part(let part): Columns(first: self(part), tone: .strong, isHeading: true)
        case .made(let name): Columns(first: name, second: "init")
        case .released(let name): Columns(first: name, second: "deinit")
        case .cycle(let names): Columns(first: self(.labCycle, names.joined(separator: " → ")), tone: .warning)
        case .sent(let message, let sender, let receiver):
            Columns(first: "\(sender) → \(receiver)", second: message)
        case .unheard(let message, let sender):
            Columns(first: "\(sender) → nil", second: message + "   " + self(.labNobodyHeard), tone: .warning)
        case .failed(let reason): Columns(first: reason, tone: .warning)
        case .value(let expression, let value): Columns(first: expression, second: value)
        case .fact(let fact): Columns(first: name(of: fact.label), second: fact.value, tone: .strong)
        case .drawing(let line): Columns(first: line)
        }
    }

    private nonisolated func name(of label: Outcome.Label) -> String {
        switch label {
        case .text(let key): self(key)
        case .code(let expression): expression
        }
    }
}
