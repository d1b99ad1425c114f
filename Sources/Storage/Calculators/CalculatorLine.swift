import Calculator
import Core

/// An event with its time and the style of the calculator that handled it.
package struct RecordedEvent: Hashable, Sendable {
    /// The event.
    package let event: CalculatorEvent
    /// The style.
    package let style: CalculatorStyle
    /// The time; `nil` if none is known.
    package let time: Timestamp?

    /// Creates an event with its style and time.
    package init(_ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp? = nil) {
        self.event = event
        self.style = style
        self.time = time
    }
}

extension CalculatorSet {
    /// Handles a recorded event again.
    package mutating func handle(_ recorded: RecordedEvent) {
        handle(recorded.event, in: recorded.style, at: recorded.time)
    }
}

/// A line of a file of calculators: `{"seq":2,"style":"standard","key":"7","sum":"…"}`.
///
/// A word and a text follow the style: `key` with the token of a key, `enter`, `deleted` and `memory` with a number, `reuse` and
/// `calculation` with a formula, `remove` with a place from 1 or `all`, and `do` with `choose` or `clear`. Then `from` can follow with
/// the origin of a deleted value, `result` with that of a calculation, and `at` with the time. The first line has the format instead.
///
/// Format 1 had neither these members nor `reuse`, `calculation`, `memory`, and the keys of functions and memory.
struct CalculatorLine: LogRecord {
    let sequence: Int
    /// The event; `nil` in the first line.
    let event: RecordedEvent?
    /// The format in the first line; 0 in the others.
    var format = 0

    static let format = 2
    /// The first line of a file.
    static let header = CalculatorLine(sequence: 1, event: nil, format: format)
    private static let headerStart: StaticString = "{\"seq\":1,\"format\":"
}

/// The calculators that the lines of a file lead to, and their events.
struct CalculatorReplay: LogFold {
    /// The calculators; `nil` if they are not needed any more.
    var calculators: CalculatorSet? = CalculatorSet()
    /// The events; `nil` if they are not needed.
    var events: [RecordedEvent]?
    /// Whether the events are needed for a file of the current format too.
    var needsEvents = false
    /// The format of the file.
    private(set) var format = CalculatorLine.format

    mutating func enter(_ line: CalculatorLine, at _: Int) throws(LogDamage) {
        guard let event = line.event else {
            format = line.format
            if format == CalculatorLine.format, !needsEvents { events = nil }
            return
        }
        calculators?.handle(event)
        events?.append(event)
    }
}

// MARK: - Writing

extension CalculatorLine {
    typealias Fold = CalculatorReplay

    func write(to bytes: inout [UInt8]) {
        let start = bytes.count
        if let event {
            let start = "{\"seq\":\(sequence),\"style\":\"\(event.style.id)\""
            bytes.append(contentsOf: start.utf8)
            for (word, text) in Self.members(for: event.event) {
                bytes.append(contentsOf: ",\"\(word)\":\"\(text)\"".utf8)
            }
            if let time = event.time { bytes.append(contentsOf: ",\"at\":\"\(time)\"".utf8) }
        } else {
            bytes.append(Self.headerStart)
            bytes.append(Self.format)
        }
        SealedLine.seal(&bytes, from: start)
    }

    private static func members(for event: CalculatorEvent) -> [(word: String, text: String)] {
        switch event {
        case .press(let key): [("key", KeyNames(key).token)]
        case .undo: [("key", KeyNames.undo.token)]
        case .redo: [("key", KeyNames.redo.token)]
        case .enter(let value): [("enter", value.description)]
        case .reuse(let formula): [("reuse", formula.tokens)]
        case .keepDeletedValue(let value, from: let origin):
            [("deleted", value.description)] + (origin.map { [("from", $0.tokens)] } ?? [])
        case .keepCalculation(let formula, result: let result):
            [("calculation", formula.tokens), ("result", result.description)]
        case .keepMemory(let value): [("memory", value.description)]
        case .removeDeletedValue(let place): [("remove", String(place + 1))]
        case .removeAllDeletedValues: [("remove", "all")]
        case .choose: [("do", "choose")]
        case .clear: [("do", "clear")]
        }
    }
}

// MARK: - Reading

extension CalculatorLine {
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        return cursor.skip(headerStart) ? cursor.integer() : nil
    }

    init(parsing line: UnsafeRawBufferPointer) throws(LogDamage) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        if cursor.skip(Self.headerStart) {
            guard let format = cursor.integer(), (1...Self.format).contains(format), cursor.isAtEnd else {
                throw .syntax
            }
            self.init(sequence: 1, event: nil, format: format)
            return
        }
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(), sequence != 1,
            cursor.skip(",\"style\":"), let style = cursor.string().flatMap({ CalculatorStyle(id: $0) }),
            cursor.skip(","), let word = cursor.string(), cursor.skip(":"), let text = cursor.string()
        else { throw .syntax }
        let from = try Self.text(after: ",\"from\":", &cursor)
        let result = try Self.text(after: ",\"result\":", &cursor)
        let time = try Self.text(after: ",\"at\":", &cursor)
        guard cursor.isAtEnd, let event = Self.event(word, text, from: from, result: result) else { throw .syntax }
        var timestamp: Timestamp?
        if var time {
            timestamp = time.withUTF8 { Timestamp(parsing: UnsafeRawBufferPointer($0)) }
            guard timestamp != nil else { throw .syntax }
        }
        self.init(sequence: sequence, event: RecordedEvent(event, in: style, at: timestamp))
    }

    /// Returns the text of a member that can be missing.
    private static func text(
        after name: StaticString, _ cursor: inout ByteCursor
    ) throws(LogDamage) -> String? {
        guard cursor.skip(name) else { return nil }
        guard let text = cursor.string() else { throw .syntax }
        return text
    }

    private static func event(
        _ word: String, _ text: String, from: String?, result: String?
    ) -> CalculatorEvent? {
        switch (word, text, from, result) {
        case ("deleted", _, let from?, nil):
            Origin(tokens: from).flatMap { origin in Decimal128(text).map { .keepDeletedValue($0, from: origin) } }
        case ("calculation", _, nil, let result?):
            Formula(tokens: text).flatMap { formula in
                Decimal128(result).map { .keepCalculation(formula, result: $0) }
            }
        case (_, _, nil, nil): event(word, text)
        default: nil
        }
    }

    private static func event(_ word: String, _ text: String) -> CalculatorEvent? {
        switch (word, text) {
        case ("key", _): CalculatorEvent(token: text)
        case ("enter", _): Decimal128(text).map { .enter($0) }
        case ("reuse", _): Formula(tokens: text).map { .reuse($0) }
        case ("memory", _): Decimal128(text).map { .keepMemory($0) }
        case ("deleted", _): Decimal128(text).map { .keepDeletedValue($0) }
        case ("remove", "all"): .removeAllDeletedValues
        case ("remove", _): Int(text).flatMap { $0 > 0 ? .removeDeletedValue(at: $0 - 1) : nil }
        case ("do", "choose"): .choose
        case ("do", "clear"): .clear
        default: nil
        }
    }
}
