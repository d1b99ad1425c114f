import ScreenKit
import Terminal

/// A row of an outcome in two columns.
nonisolated struct OutcomeColumns {
    var first: String
    var second = ""
    var tone = Tone.plain
    var isHeading = false

    /// A Boolean value that indicates whether the row must not be broken.
    var isDrawing = false

    /// Returns the width of the first column of rows with two.
    static func width(of rows: [OutcomeColumns]) -> Int {
        rows.filter { !$0.second.isEmpty }.map { DisplayWidth.of($0.first) }.max() ?? 0
    }

    /// Returns both columns in one line, the first one with a given width. A heading begins further to the left.
    func line(width: Int) -> Message {
        let text = second.isEmpty ? first : DisplayWidth.padded(first, to: width) + "   " + second
        return Message(text: isHeading || text.isEmpty ? text : "  " + text, tone: tone)
    }
}

extension Texts {
    /// Returns the lines of an outcome: a heading for each part, with an empty line between two parts, and its steps in
    /// two columns below it.
    package nonisolated func lines(for outcome: Outcome) -> [Message] {
        let rows = columns(of: outcome.rows)
        let width = OutcomeColumns.width(of: rows)
        return rows.enumerated().flatMap { index, row in
            row.isHeading && index > 0 ? [Message(text: ""), row.line(width: width)] : [row.line(width: width)]
        }
    }

    /// Returns the rows in columns. An object whose `deinit` follows its `init` directly has one row.
    nonisolated func columns(of rows: [Outcome.Row]) -> [OutcomeColumns] {
        rows.enumerated().compactMap { index, row in
            switch row {
            case .part(let part): OutcomeColumns(first: self(part), tone: .strong, isHeading: true)
            case .made(let name) where rows.dropFirst(index + 1).first == .released(name):
                OutcomeColumns(first: name, second: "init → deinit")
            case .released(let name) where index > 0 && rows[index - 1] == .made(name): nil
            case .made(let name): OutcomeColumns(first: name, second: "init")
            case .released(let name): OutcomeColumns(first: name, second: "deinit")
            case .cycle(let names): OutcomeColumns(first: self(.labCycle, Self.path(names)), tone: .warning)
            case .sent(let message, let sender, let receiver):
                OutcomeColumns(first: "\(sender) → \(receiver)", second: message)
            case .unheard(let message, let sender):
                OutcomeColumns(
                    first: "\(sender) → nil", second: message + "   " + self(.labNobodyHeard), tone: .warning)
            case .failed(let reason): OutcomeColumns(first: words(of: reason), tone: .warning)
            case .value(let label, let value): OutcomeColumns(first: words(of: label), second: words(of: value))
            case .fact(let label, let value): OutcomeColumns(first: words(of: label), second: value, tone: .strong)
            case .drawing(let line): OutcomeColumns(first: line, isDrawing: true)
            }
        }
    }

    /// Returns objects with the arrows of their properties between them, as the object map draws a strong property.
    private nonisolated static func path(_ names: [String]) -> String {
        names.enumerated().map { $0.isMultiple(of: 2) ? $1 : " ─ \($1) ─▶ " }.joined()
    }

    private nonisolated func words(of label: Outcome.Label) -> String {
        switch label {
        case .text(let key, let arguments): text(key, arguments)
        case .code(let expression): expression
        }
    }
}
