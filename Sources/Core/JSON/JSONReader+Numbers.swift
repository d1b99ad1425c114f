extension JSONReader {
    mutating func readNumber() throws(JSONError) -> String {
        let start = position
        _ = skipByte("-")
        if !skipByte("0") { try readDigits() }
        if skipByte(".") { try readDigits() }
        if skipByte("e") || skipByte("E") {
            _ = skipByte("+") || skipByte("-")
            try readDigits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readDigits() throws(JSONError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw unexpected() }
    }
}
