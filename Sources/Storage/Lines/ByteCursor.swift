/// Reads a line that this program has written: it knows what comes next, and looks whether it does.
struct ByteCursor {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Goes past a text, if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    /// Reads a whole number.
    ///
    /// - Returns: nil where there is none, or one that no count needs (18 digits at most), or one with a leading zero.
    mutating func integer() -> Int? {
        let isNegative = skip("-")
        let start = position
        var value = 0
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit <= 9 {
            guard position - start < 18 else { return nil }
            value = value * 10 + Int(digit)
            position += 1
        }
        guard position > start, position == start + 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
        return isNegative ? -value : value
    }

    /// Reads a string that needs no escapes.
    mutating func string() -> String? {
        guard skip("\"") else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard (0x20...0x7E).contains(bytes[position]), bytes[position] != UInt8(ascii: "\\") else { return nil }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return skip("\"") ? text : nil
    }

    /// Reads so many bytes, whatever they are.
    mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
        guard bytes.count - position >= count else { return nil }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
    }

    /// Reads `{"name":…,"name":…}`.
    ///
    /// - Parameters:
    ///   - value: reads what stands behind the colon.
    ///   - add: takes each member.
    /// - Returns: whether all of it was there.
    mutating func members<Value>(
        _ value: (inout ByteCursor) -> Value?, add: (String, Value) -> Void
    ) -> Bool {
        guard skip("{") else { return false }
        if skip("}") { return true }
        repeat {
            guard let name = string(), skip(":"), let value = value(&self) else { return false }
            add(name, value)
        } while skip(",")
        return skip("}")
    }
}
