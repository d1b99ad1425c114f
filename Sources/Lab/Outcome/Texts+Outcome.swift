import KioskUI

/// What happened in an experiment, in words.
extension Texts {
    /// A line for each thing that happened.
    package nonisolated func lines(for outcome: Outcome) -> [Message] {
        outcome.rows.flatMap { row in
            if case .part = row { [Message(text: ""), message(row)] } else { [message(row)] }
        }
    }

    /// A line for each fact, in the order in which they came to be known.
    package nonisolated func facts(of outcome: Outcome) -> [String] {
        outcome.facts.map { "\(name(of: $0.label)), \(self($0.part)): \($0.value)" }
    }

    private nonisolated func message(_ row: Outcome.Row) -> Message {
        switch row {
        case .part(let part): Message(text: "[\(self(part))]", tone: .good)
        case .made(let name): Message(text: "  + " + self(.labMade, name))
        case .released(let name): Message(text: "  - " + self(.labReleased, name), tone: .quiet)
        case .alive(let name): Message(text: "  " + self(.labAlive, name), tone: .warning)
        case .cycle(let path): Message(text: "  " + self(.labCycle, path), tone: .warning)
        case .sent(let message, let sender, let receiver): Message(text: "  \(sender) → \(receiver)  \(message)")
        case .unheard(let message, let sender):
            Message(text: "  \(sender) → nil  \(message)  " + self(.labNobodyHeard), tone: .warning)
        case .failed(let reason): Message(text: "  " + reason, tone: .bad)
        case .value(let expression, let value): Message(text: "  \(expression)  \(value)")
        }
    }

    private nonisolated func name(of label: Outcome.Label) -> String {
        switch label {
        case .text(let key): self(key)
        case .code(let expression): expression
        }
    }
}
