import Calculator
import Core

/// A line of a file of calculators: `{"seq":2,"style":"standard","key":"7","sum":"…"}`.
///
/// The members between the number and the sum are those of a `RecordedEvent`. The first line has the format instead.
///
/// Format 1 had neither `from`, `result` and `at` nor `reuse`, `calculation`, `memory`, and the keys of functions and memory. Format 2 had
/// no `~` behind a rounded number, so the numbers in its lines count as exact.
struct CalculatorLine: LogRecord {
    let sequence: Int
    /// The event; `nil` in the first line.
    let event: RecordedEvent?
    /// The format in the first line; 0 in the others.
    var format = 0

    static let format = 3
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
            bytes.append(contentsOf: "{\"seq\":\(sequence)".utf8)
            for (word, text) in event.members { bytes.append(contentsOf: ",\"\(word)\":\"\(text)\"".utf8) }
        } else {
            bytes.append(Self.headerStart)
            bytes.append(Self.format)
        }
        SealedLine.seal(&bytes, from: start)
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
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(), sequence != 1 else { throw .syntax }
        var members: [(word: String, text: String)] = []
        while cursor.skip(",") {
            guard let word = cursor.string(), cursor.skip(":"), let text = cursor.string() else { throw .syntax }
            members.append((word, text))
        }
        guard cursor.isAtEnd, let event = RecordedEvent(members: members) else { throw .syntax }
        self.init(sequence: sequence, event: event)
    }
}
