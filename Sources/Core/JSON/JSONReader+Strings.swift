extension JSONReader {
    mutating func readString() throws(JSONError) -> String {
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

    /// Reads as far as every character stands for itself, which most strings do to their end.
    private mutating func readPlainText() -> String {
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= UInt8(ascii: " ") {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
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
