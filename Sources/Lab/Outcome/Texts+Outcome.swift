import ScreenKit
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

extension Texts {
    /// A row for each thing that happened; but one for a whole life where nothing happened between its ends.
    private nonisolated func columns(of rows: [Outcome.Row]) -> [OutcomeColumns] {
        rows.enumerated().compactMap { index, row in
            switch row {
            case .made(let name) where rows.dropFirst(index + 1).first == .released(name):
                OutcomeColumns(first: name, second: "init → deinit")
            case .released(let name) where index > 0 && rows[index - 1] == .made(name): nil
            case .part, .made, .released, .cycle, .sent, .unheard, .failed, .value, .fact, .drawing: columns(of: row)
            }
        }
    }

    private nonisolated func columns(of row: Outcome.Row) -> OutcomeColumns {
        switch row {
        case .part(let part): OutcomeColumns(first: self(part), tone: .strong, isHeading: true)
        case .made(let name): OutcomeColumns(first: name, second: "init")
        case .released(let name): OutcomeColumns(first: name, second: "deinit")
        case .cycle(let names): OutcomeColumns(first: self(.labCycle, names.joined(separator: " → ")), tone: .warning)
        case .sent(let message, let sender, let receiver):
            OutcomeColumns(first: "\(sender) → \(receiver)", second: message)
        case .unheard(let message, let sender):
            OutcomeColumns(first: "\(sender) → nil", second: message + "   " + self(.labNobodyHeard), tone: .warning)
        case .failed(let reason): OutcomeColumns(first: words(of: reason), tone: .warning)
        case .value(let expression, let value): OutcomeColumns(first: words(of: expression), second: words(of: value))
        case .fact(let fact): OutcomeColumns(first: words(of: fact.label), second: fact.value, tone: .strong)
        case .drawing(let line): OutcomeColumns(first: line)
        }
    }

    private nonisolated func words(of label: Outcome.Label) -> String {
        switch label {
        case .text(let key, let arguments): text(key, arguments)
        case .code(let expression): expression
        }
    }
}
