extension String {
    /// The text in the characters that a Korean receipt printer has, each of which takes as many columns there as ``DisplayWidth`` says.
    ///
    /// Such a printer reads code page 949, in which everything but ASCII takes two bytes and two columns. So symbols of one column are
    /// replaced by ASCII, Hangul stays, and of the rest, which the code page may lack, only the columns stay.
    public var forKoreanPrinter: String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        return printable.unicodeScalars.reduce(into: "") { $0 += Self.printed($1) }
    }

    private static func printed(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        // Syllables, and the letters that stand alone, without the invisible one between them.
        case "가"..."힣", "ㄱ"..."ㅣ", "ㅥ"..."ㆎ": return String(scalar)
        // The other won sign is not in the code page.
        case "₩", "￦": return "￦"
        case "×": return "x"
        default:
            let ascii = ASCIIFallback.text(String(scalar))
            if ascii.utf8.allSatisfy({ $0 < 0x80 }) { return ascii }
            return String(repeating: "?", count: scalar.displayWidth)
        }
    }
}
