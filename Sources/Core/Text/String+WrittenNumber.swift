extension String {
    /// The text with ASCII characters for full-width ones, which Korean keyboards also have: `12+3` for `１２＋３`. It has as many characters.
    package var halfWidth: String {
        // Each full-width form begins with this byte.
        guard utf8.contains(0xEF) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0xFF01...0xFF5E: text.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0xFFE6: text.append("₩")
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// A number as programs write it: `1234.5` for `₩1,234.5`, `1,234.5원` and `１，２３４．５`. What is at a wrong place stays.
    package var plainNumber: String { replacingNumberPunctuation(with: "") }

    /// Returns the text with ASCII digits, and with a replacement for each comma between thousands, for `₩` before a number and for
    /// `원` behind one.
    package func replacingNumberPunctuation(with replacement: String) -> String {
        let characters = Array<Character>(halfWidth)
        let bytes = characters.map { $0.asciiValue ?? 0 }
        func isNumber(_ byte: UInt8?) -> Bool { byte?.isDigit == true || byte == UInt8(ascii: ".") }
        return characters.enumerated().map { index, character in
            let isBehindNumber = isNumber(bytes[..<index].last)
            let isBeforeNumber = isNumber(bytes[(index + 1)...].first)
            let isPunctuation =
                switch character {
                case ",": bytes.isThousandsSeparator(at: index)
                case "₩": isBeforeNumber && !isBehindNumber
                case "원": isBehindNumber && !isBeforeNumber
                default: false
                }
            return isPunctuation ? replacement : String(character)
        }.joined()
    }
}

extension [UInt8] {
    /// Returns whether there is a comma between thousands at an offset: behind one to three digits of an integer, which does not begin
    /// with 0, and before a group of three. The commas before it must be right. Others may be decimal commas: `1,5`.
    package func isThousandsSeparator(at offset: Int) -> Bool {
        guard offset < count, self[offset] == UInt8(ascii: ",") else { return false }
        let behind = self[(offset + 1)...].prefix(4).prefix(while: \.isDigit)
        let before = self[..<offset].suffix(4)
        let digits = self[(offset - before.reversed().prefix(while: \.isDigit).count)..<offset]
        switch self[..<digits.startIndex].last {
        case UInt8(ascii: ","): return behind.count == 3 && digits.count == 3
        case UInt8(ascii: "."): return false
        default: return behind.count == 3 && (1...3).contains(digits.count) && digits.first != UInt8(ascii: "0")
        }
    }
}

extension UInt8 {
    /// A Boolean value that indicates whether the byte is an ASCII digit.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
