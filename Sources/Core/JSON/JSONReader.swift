/// A reader of JSON (RFC 8259) that knows the line of each key and value.
///
/// `JSONDecoder` does not give the line of a value that is wrong in its meaning, and a program without Foundation starts
/// faster. A byte order mark and CRLF line ends are accepted; a key that is twice in an object is not.
///
/// It reads through a pointer, which costs as little in a debug build as in any other: a kiosk reads its texts at each start.
struct JSONReader {
    /// The greatest depth of nested arrays and objects, so that no file overflows the stack.
    static let maximumDepth = 16

    /// The number of keys up to which a search is faster than a hash table.
    private static let fewKeys = 8

    private let bytes: UnsafePointer<UInt8>
    private let end: Int
    private var position = 0
    private var line = 1

    /// Reads the value of a text without its byte order mark and the space at its end.
    ///
    /// So a text that ends too early has its error on its last line that is not blank.
    static func value(of text: [UInt8]) throws(JSONError) -> JSONValue {
        try text.withUnsafeBufferPointer { buffer throws(JSONError) in
            guard let bytes = buffer.baseAddress else { throw JSONError(line: 1, reason: .unexpectedEnd) }
            var reader = JSONReader(bytes, count: buffer.count)
            return try reader.readText()
        }
    }

    private init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        let start = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        position = start
        end = (start..<count).last { !bytes[$0].isJSONSpace }.map { $0 + 1 } ?? start
    }

    /// Returns the number of the first line that is not UTF-8. No UTF-8 sequence contains a line feed, so each line is checked
    /// alone.
    static func firstInvalidLine(of bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        return bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
            .firstIndex { String(validating: $0, as: UTF8.self) == nil }
            .map { $0 + 1 }
    }
}

// MARK: - Values

extension JSONReader {
    private mutating func readText() throws(JSONError) -> JSONValue {
        let value = try readValue(depth: 0)
        skipSpace()
        guard peek == nil else { throw error(.textAfterEnd) }
        return value
    }

    private mutating func readValue(depth: Int) throws(JSONError) -> JSONValue {
        skipSpace()
        let start = line
        return JSONValue(line: start, content: try readContent(depth: depth))
    }

    private mutating func readContent(depth: Int) throws(JSONError) -> JSONValue.Content {
        guard let byte = peek else { throw error(.unexpectedEnd) }
        switch byte {
        case UInt8(ascii: "{"): return .object(try readMembers(depth: try deeper(than: depth)))
        case UInt8(ascii: "["): return .array(try readElements(depth: try deeper(than: depth)))
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
        case UInt8(ascii: "t"): return try readWord("true", as: .boolean(true))
        case UInt8(ascii: "f"): return try readWord("false", as: .boolean(false))
        case UInt8(ascii: "n"): return try readWord("null", as: .null)
        default: throw unexpected()
        }
    }

    private func deeper(than depth: Int) throws(JSONError) -> Int {
        guard depth < Self.maximumDepth else { throw error(.tooDeep(limit: Self.maximumDepth)) }
        return depth + 1
    }

    private mutating func readElements(depth: Int) throws(JSONError) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        guard !skip("]") else { return elements }
        repeat {
            elements.append(try readValue(depth: depth))
        } while skip(",")
        try expect("]")
        return elements
    }

    private mutating func readMembers(depth: Int) throws(JSONError) -> [JSONMember] {
        position += 1
        var members: [JSONMember] = []
        var laterKeys: Set<String> = []
        guard !skip("}") else { return members }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw unexpected() }
            let start = line
            let key = try readString()
            let isKnown =
                members.prefix(Self.fewKeys).contains { $0.key == key }
                || members.count >= Self.fewKeys && !laterKeys.insert(key).inserted
            // Two keys can be equal as texts and have other characters, as `é` does in its two forms.
            if isKnown, members.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
                throw error(.duplicateKey(key))
            }
            try expect(":")
            members.append(JSONMember(line: start, key: key, value: try readValue(depth: depth)))
        } while skip(",")
        try expect("}")
        return members
    }

    private mutating func readWord(
        _ word: String, as content: JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        guard rest.starts(with: word.utf8) else { throw unexpected() }
        position += word.utf8.count
        return content
    }
}

extension JSONReader {
    private mutating func readString() throws(JSONError) -> String {
        position += 1
        var text = readPlainText()
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return text
            case UInt8(ascii: "\\"):
                position += 1
                text.unicodeScalars.append(try readEscape())
                text += readPlainText()
            case .lineFeed, .carriageReturn: throw error(.unclosedString)
            default: throw error(.controlCharacter(Unicode.Scalar(byte)))
            }
        }
        throw error(.unexpectedEnd)
    }

    /// Reads the characters up to the next quote, backslash or control character.
    private mutating func readPlainText() -> String {
        let start = position
        while position < end {
            let byte = bytes[position]
            // A quote, a backslash, a control character: as numbers, because each `UInt8(ascii:)` is a call in a debug build.
            guard byte != 0x22, byte != 0x5C, byte >= 0x20 else { break }
            position += 1
        }
        return text(from: start)
    }

    private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = peek else { throw error(.unexpectedEnd) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readUnicodeEscape()
        default: throw error(.badEscape)
        }
    }

    private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
        var units = [try readCodeUnit()]
        if UTF16.isLeadSurrogate(units[0]) {
            guard skipByte("\\"), skipByte("u") else { throw error(.badEscape) }
            units.append(try readCodeUnit())
        }
        guard let text = String(validating: units, as: UTF16.self), let scalar = text.unicodeScalars.first else {
            throw error(.badEscape)
        }
        return scalar
    }

    private mutating func readCodeUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error(.badEscape)
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}

extension JSONReader {
    private mutating func readNumber() throws(JSONError) -> String {
        let start = position
        _ = skipByte("-")
        if !skipByte("0") { try readDigits() }
        if skipByte(".") { try readDigits() }
        if skipByte("e") || skipByte("E") {
            _ = skipByte("+") || skipByte("-")
            try readDigits()
        }
        return text(from: start)
    }

    private mutating func readDigits() throws(JSONError) {
        let start = position
        while let byte = peek, byte.isDigit { position += 1 }
        guard position > start else { throw unexpected() }
    }
}

extension JSONReader {
    private var peek: UInt8? { position < end ? bytes[position] : nil }

    private var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes + position, count: end - position) }

    private func text(from start: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < end {
            let byte = bytes[position]
            // A space, a line feed, a tab, a carriage return: as numbers, as above.
            guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { break }
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func skipByte(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        return skipByte(character)
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
        guard skip(character) else { throw unexpected() }
    }

    private func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(line: line, reason: reason)
    }

    /// Returns the error for the next character, or for the end of the text.
    private func unexpected() -> JSONError {
        let text = String(decoding: rest.prefix(4), as: UTF8.self)
        return error(text.unicodeScalars.first.map(JSONError.Reason.unexpected) ?? .unexpectedEnd)
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")

    /// A space, a line feed, a tab or a carriage return.
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
