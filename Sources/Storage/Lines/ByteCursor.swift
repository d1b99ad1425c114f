/// A reader for lines that this program has written: it checks that the expected bytes come next.
struct ByteCursor {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Skips a text, or returns `false` if it does not come next. Inlined, a known text is compared a word at a time.
    @inline(__always)
    mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    /// Reads a whole number of at most 18 digits, without a leading zero.
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

    mutating func integer(in range: ClosedRange<Int>) -> Int? {
        integer().flatMap { range.contains($0) ? $0 : nil }
    }

    /// Reads an object of JSON up to the brace that closes it, without looking at what it means.
    mutating func object() -> String? {
        let start = position
        var (depth, isInString) = (0, false)
        repeat {
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "\\") where isInString: position += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString: depth += 1
            case UInt8(ascii: "}") where !isInString: depth -= 1
            default: break
            }
            position += 1
        } while depth > 0
        guard position <= bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        return String(validating: bytes[start..<position], as: UTF8.self)
    }

    /// Reads a string of printable ASCII characters without escapes.
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

    /// Reads a string in which only `"` and `\` have an escape.
    mutating func text() -> String? {
        guard skip("\"") else { return nil }
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            guard position < bytes.count else { return nil }
            text.append(bytes[position])
            position += 1
        }
        return skip("\"") ? String(validating: text, as: UTF8.self) : nil
    }

    mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
        guard bytes.count - position >= count else { return nil }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
    }
}
