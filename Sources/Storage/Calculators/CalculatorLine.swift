import Calculator
import Core

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
struct CalculatorLine {
    /// The number of the line, from 1.
    let sequence: Int
    /// The event.
    let event: RecordedEvent

    /// The format of the files.
    static let format = 1

    private static let headerStart: StaticString = "{\"seq\":1,\"format\":"
    private static let start: StaticString = "{\"seq\":"
    private static let style: StaticString = ",\"style\":"
    private static let key: StaticString = ",\"key\":"
    private static let enter: StaticString = ",\"enter\":"
    private static let deleted: StaticString = ",\"deleted\":"
    private static let remove: StaticString = ",\"remove\":"
    private static let order: StaticString = ",\"do\":"
}

// MARK: - Writing

extension CalculatorLine {
    /// Appends the first line of a file to a buffer.
    static func writeHeader(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(headerStart)
        bytes.append(contentsOf: String(format).utf8)
        SealedLine.seal(&bytes, from: start)
    }

    /// Appends the line to a buffer.
    func write(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(Self.start)
        bytes.append(contentsOf: String(sequence).utf8)
        bytes.append(Self.style)
        bytes.append(quoting: event.style.id)
        switch event.event {
        case .press(let key): Self.write(Self.key, KeyNames(key).token, to: &bytes)
        case .undo: Self.write(Self.key, KeyNames.undo.token, to: &bytes)
        case .redo: Self.write(Self.key, KeyNames.redo.token, to: &bytes)
        case .enter(let value): Self.write(Self.enter, value.description, to: &bytes)
        case .keepDeletedValue(let value): Self.write(Self.deleted, value.description, to: &bytes)
        case .removeDeletedValue(let place): Self.write(Self.remove, String(place + 1), to: &bytes)
        case .removeAllDeletedValues: Self.write(Self.remove, "all", to: &bytes)
        case .choose: Self.write(Self.order, "choose", to: &bytes)
        case .clear: Self.write(Self.order, "clear", to: &bytes)
        }
        SealedLine.seal(&bytes, from: start)
    }

    private static func write(_ word: StaticString, _ text: String, to bytes: inout [UInt8]) {
        bytes.append(word)
        bytes.append(quoting: text)
    }
}

extension [UInt8] {
    /// Appends a text without characters that need an escape.
    fileprivate mutating func append(quoting text: String) {
        append(UInt8(ascii: "\""))
        append(contentsOf: text.utf8)
        append(UInt8(ascii: "\""))
    }
}

// MARK: - Reading

extension CalculatorLine {
    /// Returns the format in the first line of a file.
    ///
    /// - Parameter line: A whole line without its line feed.
    /// - Returns: The format, or `nil` if the line is not a first line.
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        return cursor.skip(headerStart) ? cursor.integer() : nil
    }

    /// Creates any other line from its bytes, or returns `nil` if the line was changed or is not as a kiosk writes it.
    ///
    /// - Parameter line: A whole line without its line feed.
    /// - Complexity: O(*n*) in the length of the line.
    init?(parsing line: UnsafeRawBufferPointer) {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        guard cursor.skip(Self.start), let sequence = cursor.integer(),
            cursor.skip(Self.style), let style = cursor.string().flatMap({ CalculatorStyle(id: $0) }),
            let event = Self.event(&cursor), cursor.isAtEnd
        else { return nil }
        self.init(sequence: sequence, event: RecordedEvent(event, in: style))
    }

    private static func event(_ cursor: inout ByteCursor) -> CalculatorEvent? {
        if cursor.skip(key) { return cursor.string().flatMap { CalculatorEvent(token: $0) } }
        if cursor.skip(enter) { return cursor.string().flatMap { Decimal128($0) }.map { .enter($0) } }
        if cursor.skip(deleted) { return cursor.string().flatMap { Decimal128($0) }.map { .keepDeletedValue($0) } }
        if cursor.skip(remove) { return cursor.string().flatMap { removal($0) } }
        guard cursor.skip(order) else { return nil }
        switch cursor.string() {
        case "choose": return .choose
        case "clear": return .clear
        default: return nil
        }
    }

    private static func removal(_ text: String) -> CalculatorEvent? {
        if text == "all" { return .removeAllDeletedValues }
        guard let place = Int(text), place > 0 else { return nil }
        return .removeDeletedValue(at: place - 1)
    }
}
