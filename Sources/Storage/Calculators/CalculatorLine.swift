import Calculator
import Core
import JuiceMaker

/// An event with the style of the calculator that handled it.
package struct RecordedEvent: Hashable, Sendable {
    /// The event.
    package let event: CalculatorEvent
    /// The style.
    package let style: CalculatorStyle

    /// Creates a pair of an event and a style.
    package init(_ event: CalculatorEvent, in style: CalculatorStyle) {
        self.event = event
        self.style = style
    }
}

extension CalculatorSet {
    /// Handles a recorded event again.
    package mutating func handle(_ recorded: RecordedEvent) {
        handle(recorded.event, in: recorded.style)
    }
}

/// A line of a file of calculators: `{"seq":2,"style":"standard","key":"7","sum":"…"}`.
///
/// A word and a text follow the style: `key` with the token of a key, `enter` and `deleted` with a number, `remove` with a place
/// from 1 or `all`, and `do` with `choose` or `clear`. The first line has the format instead.
struct CalculatorLine: LogRecord {
    let sequence: Int
    /// The event; `nil` in the first line.
    let event: RecordedEvent?

    var time: Timestamp? { nil }

    static let format = 1
    /// The first line of a file.
    static let header = CalculatorLine(sequence: 1, event: nil)
    private static let headerStart: StaticString = "{\"seq\":1,\"format\":"
}

/// The calculators that the lines of a file lead to, and their events.
struct CalculatorReplay: LogFold {
    /// The calculators; `nil` if they are not needed any more.
    var calculators: CalculatorSet? = CalculatorSet()
    /// The events; `nil` if they are not needed.
    var events: [RecordedEvent]?

    mutating func enter(_ line: CalculatorLine, at _: Int) throws(RecordError) {
        guard let event = line.event else { return }
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
            let (word, text) = Self.member(for: event.event)
            let members = "\"seq\":\(sequence),\"style\":\"\(event.style.id)\",\"\(word)\":\"\(text)\""
            bytes.append(contentsOf: "{\(members)".utf8)
        } else {
            bytes.append(Self.headerStart)
            bytes.append(Self.format)
        }
        SealedLine.seal(&bytes, from: start)
    }

    private static func member(for event: CalculatorEvent) -> (word: String, text: String) {
        switch event {
        case .press(let key): ("key", KeyNames(key).token)
        case .undo: ("key", KeyNames.undo.token)
        case .redo: ("key", KeyNames.redo.token)
        case .enter(let value): ("enter", value.description)
        case .keepDeletedValue(let value): ("deleted", value.description)
        case .removeDeletedValue(let place): ("remove", String(place + 1))
        case .removeAllDeletedValues: ("remove", "all")
        case .choose: ("do", "choose")
        case .clear: ("do", "clear")
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

    init(parsing line: UnsafeRawBufferPointer) throws(RecordError) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        if cursor.skip(Self.headerStart) {
            guard cursor.integer() == Self.format, cursor.isAtEnd else { throw .syntax }
            self = Self.header
            return
        }
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(), sequence != 1,
            cursor.skip(",\"style\":"), let style = cursor.string().flatMap({ CalculatorStyle(id: $0) }),
            cursor.skip(","), let word = cursor.string(), cursor.skip(":"), let text = cursor.string(), cursor.isAtEnd,
            let event = Self.event(word, text)
        else { throw .syntax }
        self.init(sequence: sequence, event: RecordedEvent(event, in: style))
    }

    private static func event(_ word: String, _ text: String) -> CalculatorEvent? {
        switch (word, text) {
        case ("key", _): CalculatorEvent(token: text)
        case ("enter", _): Decimal128(text).map { .enter($0) }
        case ("deleted", _): Decimal128(text).map { .keepDeletedValue($0) }
        case ("remove", "all"): .removeAllDeletedValues
        case ("remove", _): Int(text).flatMap { $0 > 0 ? .removeDeletedValue(at: $0 - 1) : nil }
        case ("do", "choose"): .choose
        case ("do", "clear"): .clear
        default: nil
        }
    }
}
