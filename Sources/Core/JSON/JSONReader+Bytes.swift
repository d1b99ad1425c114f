extension JSONReader {
    var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = peek, byte.isJSONSpace {
            if byte == .lineFeed { line += 1 }
            position += 1
        }
    }

    mutating func skipByte(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        return skipByte(character)
    }

    mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
        guard skip(character) else { throw unexpected() }
    }

    func error(_ fault: JSONFault) -> JSONError {
        JSONError(line: line, fault: fault)
    }

    /// The error for what stands here: the whole character, however many bytes it has, or the end.
    func unexpected() -> JSONError {
        let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        return error(text.unicodeScalars.first.map(JSONFault.unexpected) ?? .unexpectedEnd)
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    var isJSONSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == .lineFeed || self == .carriageReturn
    }
}
