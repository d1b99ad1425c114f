extension String {
    /// The text in the characters that a Korean receipt printer has, each of which takes as many columns there as ``DisplayWidth`` says.
    ///
    /// Such a printer reads code page 949, in which everything but ASCII takes two bytes and two columns. So symbols of one column are
    /// replaced by ASCII, Hangul, kana and full-width characters stay, a letter with a mark becomes the letter without it, and of the rest, which
    /// the code page may lack, only the columns stay.
    public var forKoreanPrinter: String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        return printable.unicodeScalars.reduce(into: "") { $0 += Self.printed($1) }
    }

    private static func printed(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        // Syllables, and the letters that stand alone, without the invisible one between them.
        case "가"..."힣", "ㄱ"..."ㅣ", "ㅥ"..."ㆎ", "㈀"..."㈜", "㉠"..."㉻": return String(scalar)
        // Kana, brackets and full-width characters.
        case "ぁ"..."ん", "ァ"..."ヶ", "\u{3000}"..."〃", "〈"..."】", "！"..."｝": return String(scalar)
        // The other won sign is not in the code page.
        case "₩", "￦": return "￦"
        case "×": return "x"
        default:
            let ascii = ASCIIFallback.text(String(scalar))
            if ascii.utf8.allSatisfy({ $0 < 0x80 }) { return ascii }
            // The name of `é` is "LATIN SMALL LETTER E WITH ACUTE".
            let name = (scalar.properties.name ?? "").split(separator: " ")
            if name.count > 3, name[0] == "LATIN", name[2] == "LETTER", name.count == 4 || name[4] == "WITH",
                name[3].utf8.count <= scalar.displayWidth
            {
                return name[1] == "SMALL" ? name[3].lowercased() : String(name[3])
            }
            return String(repeating: "?", count: scalar.displayWidth)
        }
    }
}
