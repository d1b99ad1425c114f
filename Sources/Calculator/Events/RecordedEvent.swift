import Core

/// An event with its time and the style of the calculator that handled it. A list of such events can be written down and replayed.
///
/// Its text is a JSON object on one line, whose members are strings: `{"style":"standard","key":"7"}`. A word and a text follow the style:
/// `key` with the token of a key, `enter`, `deleted` and `memory` with a number, `reuse` and `calculation` with a formula, `remove` with a
/// place from 1 or `all`, and `do` with `choose` or `clear`. Then `from` can follow with the origin of a deleted value, `result` with that
/// of a calculation, and `at` with the time. No string needs escapes. A number that was rounded ends with `~`.
public struct RecordedEvent: Hashable, Sendable {
    /// The event.
    public let event: CalculatorEvent
    /// The style.
    public let style: CalculatorStyle
    /// The time; `nil` if none is known.
    public let time: Timestamp?

    /// Creates an event with its style and time.
    public init(_ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp? = nil) {
        self.event = event
        self.style = style
        self.time = time
    }
}

extension RecordedEvent: LosslessStringConvertible {
    /// The text of the event.
    public var description: String {
        "{" + members.map { "\"\($0.word)\":\"\($0.text)\"" }.joined(separator: ",") + "}"
    }

    /// Creates an event from its text; nil for any other text.
    public init?(_ description: String) {
        guard let members = try? JSONValue(parsing: Array(description.utf8)).members else { return nil }
        self.init(members: members.map { ($0.key, $0.value.text ?? "") })
    }

    /// The members of the text, in their order.
    package var members: [(word: String, text: String)] {
        [("style", style.id)] + event.members + (time.map { [("at", $0.description)] } ?? [])
    }

    /// Creates an event from the members of its text; nil if one is missing, unknown or at another place.
    package init?(members: [(word: String, text: String)]) {
        var rest = members[...]
        func text(_ word: String) -> String? { rest.first?.word == word ? rest.popFirst()?.text : nil }
        guard let style = text("style").flatMap({ CalculatorStyle(id: $0) }), let (word, value) = rest.popFirst() else {
            return nil
        }
        let (from, result, at) = (text("from"), text("result"), text("at"))
        let time = at.flatMap { Timestamp($0) }
        guard rest.isEmpty, (at == nil) == (time == nil),
            let event = CalculatorEvent(word, value, from: from, result: result)
        else { return nil }
        self.init(event, in: style, at: time)
    }
}

extension CalculatorEvent {
    fileprivate var members: [(word: String, text: String)] {
        switch self {
        case .press(let key): [("key", KeyNames(key).token)]
        case .undo: [("key", KeyNames.undo.token)]
        case .redo: [("key", KeyNames.redo.token)]
        case .enter(let value): [("enter", value.token)]
        case .reuse(let formula): [("reuse", formula.tokens)]
        case .keepDeletedValue(let value, from: let origin):
            [("deleted", value.token)] + (origin.map { [("from", $0.tokens)] } ?? [])
        case .keepCalculation(let formula, result: let result):
            [("calculation", formula.tokens), ("result", result.token)]
        case .keepMemory(let value): [("memory", value.token)]
        case .removeDeletedValue(let place): [("remove", String(place + 1))]
        case .removeAllDeletedValues: [("remove", "all")]
        case .choose: [("do", "choose")]
        case .clear: [("do", "clear")]
        }
    }

    fileprivate init?(_ word: String, _ text: String, from: String?, result: String?) {
        let event: CalculatorEvent? =
            switch (word, text, from, result) {
            case ("deleted", _, let from?, nil):
                Origin(tokens: from).flatMap { origin in
                    Decimal128(token: text).map { .keepDeletedValue($0, from: origin) }
                }
            case ("calculation", _, nil, let result?):
                Formula(tokens: text).flatMap { formula in
                    Decimal128(token: result).map { .keepCalculation(formula, result: $0) }
                }
            case ("key", _, nil, nil): CalculatorEvent(token: text)
            case ("enter", _, nil, nil): Decimal128(token: text).map { .enter($0) }
            case ("reuse", _, nil, nil): Formula(tokens: text).map { .reuse($0) }
            case ("memory", _, nil, nil): Decimal128(token: text).map { .keepMemory($0) }
            case ("deleted", _, nil, nil): Decimal128(token: text).map { .keepDeletedValue($0) }
            case ("remove", "all", nil, nil): .removeAllDeletedValues
            case ("remove", _, nil, nil): Int(text).flatMap { $0 > 0 ? .removeDeletedValue(at: $0 - 1) : nil }
            case ("do", "choose", nil, nil): .choose
            case ("do", "clear", nil, nil): .clear
            default: nil
            }
        guard let event else { return nil }
        self = event
    }
}
