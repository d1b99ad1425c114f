import Terminal

/// One thing that an object said to another, or did to it.
package nonisolated struct TraceEvent: Hashable, Sendable {
    /// What kind of thing.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Somebody made it and gave it what it needs: data that goes forward.
        case injection
        /// It told its delegate: data that goes backward.
        case message
        /// It told its delegate, but there was none.
        case unheard
        /// It came onto the stack, or left it.
        case navigation
        /// A machine was told something, or told what came of it.
        case machine
        /// It was written down.
        case record
        /// It was released: its `deinit` has run, for a weak reference to it is empty.
        case release
    }

    /// What kind of thing it is.
    package let kind: Kind
    /// Who said it: the name of a lane.
    package let sender: String
    /// Who was told; ``nobody`` where it is ``Kind/unheard``, and the object itself where it was released.
    package let receiver: String
    /// What was said, as written in code and with what was handed over; the same in every language.
    package internal(set) var text: String
    /// The places of the ledger's records that it led to.
    package internal(set) var records: ClosedRange<Int>?

    /// Creates an event.
    package init(kind: Kind, sender: String, receiver: String, text: String, records: ClosedRange<Int>? = nil) {
        self.kind = kind
        self.sender = sender
        self.receiver = receiver
        self.text = text
        self.records = records
    }

    /// Who hears what nobody hears, as Swift calls it.
    package static let nobody = "nil"

    /// The text, with the records.
    package var textWithRecords: String {
        guard let records else { return text }
        return records.count == 1
            ? "\(text) (record \(records.lowerBound))" : "\(text) (records \(records.lowerBound)–\(records.upperBound))"
    }

    /// Who said what to whom.
    var sentence: String {
        let path = kind == .release ? sender : "\(sender) → \(receiver)"
        return "\(path): \(textWithRecords)"
    }

    /// All of it on a line, without any drawing.
    package var line: String { "[\(kind.rawValue)] \(sentence)" }
}

extension TraceEvent.Kind {
    /// Data that goes forward is green and data that comes back is yellow; the rest is quieter.
    var style: TextStyle {
        switch self {
        case .injection: TextStyle(foreground: .green)
        case .message: TextStyle(foreground: .yellow)
        case .unheard: TextStyle(foreground: .red, bold: true)
        case .navigation: TextStyle(foreground: .cyan)
        case .machine, .record: .plain
        case .release: TextStyle(foreground: .red)
        }
    }
}
