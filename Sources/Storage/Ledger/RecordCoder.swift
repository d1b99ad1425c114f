import Core
import JuiceMaker

/// A writer or a reader of lines. A line is described once, for both: each function takes the value to write, which a reader does not
/// need, and returns the value. Before the value comes a text that is the same in every line.
///
/// They throw `LogDamage.syntax` where something else is read.
protocol RecordCoder {
    mutating func text(_ text: StaticString) throws(LogDamage)
    /// Writes or reads a text that is not in every line, and returns whether it is in this one.
    mutating func option(_ text: StaticString, _ isThere: Bool) -> Bool
    mutating func integer(_ text: StaticString, _ value: Int?) throws(LogDamage) -> Int
    /// Writes or reads a string that needs no escapes, with its quotes.
    mutating func string(_ text: StaticString, _ value: String?) throws(LogDamage) -> String
    /// Writes or reads a string in which only `"` and `\` have an escape, with its quotes.
    mutating func escapedString(_ text: StaticString, _ value: String?) throws(LogDamage) -> String
    mutating func time(_ text: StaticString, _ value: Timestamp?) throws(LogDamage) -> Timestamp
    /// Writes or reads a menu, as JSON that stays as it is written.
    mutating func menu(_ text: StaticString, _ value: RecordedMenu?) throws(LogDamage) -> RecordedMenu
}

extension [UInt8]: RecordCoder {
    mutating func text(_ text: StaticString) { append(text) }

    mutating func option(_ text: StaticString, _ isThere: Bool) -> Bool {
        if isThere { append(text) }
        return isThere
    }

    mutating func integer(_ text: StaticString, _ value: Int?) throws(LogDamage) -> Int {
        guard RecordLine.numbers.contains(value ?? 0) else { throw .syntax }
        append(text)
        append(value ?? 0)
        return value ?? 0
    }

    mutating func string(_ text: StaticString, _ value: String?) -> String { escapedString(text, value) }

    mutating func escapedString(_ text: StaticString, _ value: String?) -> String {
        append(text)
        append("\"")
        for byte in (value ?? "").utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
            append(byte)
        }
        append("\"")
        return value ?? ""
    }

    mutating func menu(_ text: StaticString, _ value: RecordedMenu?) throws(LogDamage) -> RecordedMenu {
        guard let value else { throw .syntax }
        append(text)
        append(contentsOf: value.text.utf8)
        return value
    }

    mutating func time(_ text: StaticString, _ value: Timestamp?) -> Timestamp {
        append(text)
        value?.write(to: &self)
        return value ?? Timestamp(milliseconds: 0)
    }
}

extension ByteCursor: RecordCoder {
    @inline(__always)
    mutating func text(_ text: StaticString) throws(LogDamage) {
        guard skip(text) else { throw .syntax }
    }

    @inline(__always)
    mutating func option(_ text: StaticString, _: Bool) -> Bool { skip(text) }

    mutating func integer(_ text: StaticString, _: Int?) throws(LogDamage) -> Int {
        try value(text) { $0.integer(in: RecordLine.numbers) }
    }

    mutating func string(_ text: StaticString, _: String?) throws(LogDamage) -> String {
        try value(text) { $0.string() }
    }

    mutating func escapedString(_ text: StaticString, _: String?) throws(LogDamage) -> String {
        try value(text) { $0.text() }
    }

    mutating func menu(_ text: StaticString, _: RecordedMenu?) throws(LogDamage) -> RecordedMenu {
        RecordedMenu(text: try value(text) { $0.object() })
    }

    mutating func time(_ text: StaticString, _: Timestamp?) throws(LogDamage) -> Timestamp {
        try value(text) { $0.bytes(Timestamp.length).flatMap { Timestamp(parsing: $0) } }
    }

    @inline(__always)
    private mutating func value<Value>(
        _ text: StaticString, _ read: (inout ByteCursor) -> Value?
    ) throws(LogDamage) -> Value {
        guard skip(text), let value = read(&self) else { throw .syntax }
        return value
    }
}
