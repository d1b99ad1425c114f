/// A number in a text, as people, spreadsheets, web pages and the program itself write it. Each place that takes a number reads it with this type.
///
/// ```
/// number   = [ sign ] [ unit [ sign ] ] ( digits [ "." [ digits ] ] / "." digits ) [ exponent ] [ unit ]
/// exponent = "e" [ sign ] 1*digit
/// ```
/// The integer digits can have commas between thousands. Blanks can stand between a unit and its number. The text is one in plain
/// characters; see ``Swift/String/plain``.
package struct WrittenNumber {
    /// The number; `nil` if it has no digits, or more than a `Decimal128`.
    package let value: Decimal128?
    /// A Boolean value that indicates whether there is a digit, and not only a point.
    package let hasDigits: Bool
    /// A Boolean value that indicates whether there is a comma, a unit or an exponent, so that the number is not its keys.
    package let isDecorated: Bool
    /// The offset behind the digits or the exponent.
    package let endOfDigits: Int
    /// The offset behind the unit, if there is one.
    package let end: Int

    /// Creates the number that begins at an offset; `nil` if no number begins there.
    ///
    /// - Complexity: O(*n*) in the length of the number.
    package init?(in bytes: [UInt8], at start: Int, takesSign: Bool = true) {
        var sign = takesSign ? bytes.sign(at: start) : nil
        var place = start + (sign?.length ?? 0)
        let unit = bytes.length(of: CurrencySigns.leading, at: place)
        if let unit {
            place = bytes.endOfBlanks(from: place + unit)
            if takesSign, sign == nil {
                sign = bytes.sign(at: place)
                place += sign?.length ?? 0
            }
        }
        guard bytes.startsNumber(at: place) else { return nil }
        let first = place
        var hasPoint = false
        var hasCommas = false
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: ".") {
                if hasPoint { break }
                hasPoint = true
            } else if bytes[place] == UInt8(ascii: ",") {
                guard !hasPoint, bytes.isThousandsSeparator(at: place) else { break }
                hasCommas = true
            } else if !bytes[place].isDigit {
                break
            }
            place += 1
        }
        hasDigits = place - first > (hasPoint ? 1 : 0)
        let endOfExponent = hasDigits ? bytes.endOfExponent(at: place) : nil
        endOfDigits = endOfExponent ?? place
        let number = bytes.withUnsafeBufferPointer { bytes in
            let written = UnsafeBufferPointer(rebasing: bytes[first..<(endOfExponent ?? place)])
            guard hasCommas || endOfExponent != nil else { return Decimal128(exactly: written) }
            // The other minus sign takes three bytes.
            let plain = String(decoding: written.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
            return Array(plain.replacing("−", with: "-").utf8).withUnsafeBufferPointer { Decimal128(exactly: $0) }
        }
        value = number.map { sign?.isMinus == true ? -$0 : $0 }
        let endOfUnit = bytes.endOfTrailingUnit(from: endOfDigits)
        end = endOfUnit ?? endOfDigits
        isDecorated = unit != nil || hasCommas || endOfExponent != nil || endOfUnit != nil
    }
}

extension Decimal128 {
    /// Creates the number that a text is as a whole: `-1,234.5 원`. Below zero are also `(1,234)` and `1,234-`, as spreadsheets and bank
    /// statements write them. The result is `nil` for any other text.
    package init?(written text: String) {
        let text = text.plain.trimmed
        let isInParentheses = text.hasPrefix("(") && text.hasSuffix(")")
        let isBookkeeping = isInParentheses || text.hasSuffix("-")
        let bytes = Array(text.utf8.dropFirst(isInParentheses ? 1 : 0).dropLast(isBookkeeping ? 1 : 0))
        guard let number = WrittenNumber(in: bytes, at: 0, takesSign: !isBookkeeping), number.end == bytes.count,
            let value = number.value
        else { return nil }
        self = isBookkeeping ? -value : value
    }
}

extension Int {
    /// Creates the whole number that a text is, as for ``Decimal128/init(written:)``; `nil` for any other text. A fraction of zeros, as in the
    /// table of a bank, is none.
    package init?(written text: some StringProtocol) {
        guard let value = Decimal128(written: String(text)) else { return nil }
        self.init(exactly: value)
    }
}

extension String {
    /// The text in the characters of a plain keyboard: `-12+3` for `−１２＋３`. All blanks are spaces, and invisible marks are left out.
    /// Between thousands is a comma, where other countries write an apostrophe or a blank that does not end a line.
    package var plain: String {
        // The first byte of a blank that is no space is a control character or not ASCII.
        guard utf8.contains(where: { !(0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "'") }) else { return self }
        var text = UnicodeScalarView()
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            switch scalar.value {
            case _ where Self.groupSeparators.contains(scalar) && text.last?.isDigit == true && isGroup(after: index):
                text.append(",")
            case 0xFF01...0xFF5E: text.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
            case 0xFFE6: text.append("₩")
            case 0xFFE1: text.append("£")
            case 0xFFE5: text.append("¥")
            case 0xFE69: text.append("$")
            // Hyphens, minus signs, and the short dash that many write for one.
            case 0x2010...0x2013, 0x2212, 0xFE63: text.append("-")
            default:
                if scalar.properties.isWhitespace {
                    text.append(" ")
                } else if !scalar.properties.isDefaultIgnorableCodePoint {
                    text.append(scalar)
                }
            }
        }
        return String(text)
    }

    private static let groupSeparators: [Unicode.Scalar] = ["'", "’", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"]

    /// Returns whether there are three digits behind a scalar, and not more.
    private func isGroup(after index: Index) -> Bool {
        unicodeScalars[index...].dropFirst().prefix(4).prefix(while: \.isDigit).count == 3
    }

    /// Returns the column of a character of the plain text in this text, both counted from 1.
    package func column(ofPlain column: Int) -> Int {
        var count = 0
        for (index, character) in enumerated() {
            count += String(character).plain.count
            if count >= column { return index + 1 }
        }
        return self.count + 1
    }
}

extension [UInt8] {
    /// Returns whether there is a comma between thousands at an offset: behind one to three digits of an integer, which does not begin
    /// with 0, and before a group of three. The commas before it must be right. Others may be decimal commas: `1,5`.
    fileprivate func isThousandsSeparator(at offset: Int) -> Bool {
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

    fileprivate func startsNumber(at offset: Int) -> Bool {
        offset < count && (self[offset].isDigit || self[offset] == UInt8(ascii: "."))
    }

    fileprivate func sign(at offset: Int) -> (isMinus: Bool, length: Int)? {
        guard offset < count else { return nil }
        return switch self[offset] {
        case UInt8(ascii: "+"): (false, 1)
        case UInt8(ascii: "-"): (true, 1)
        case 0xE2 where self[offset...].starts(with: "−".utf8): (true, 3)
        default: nil
        }
    }

    fileprivate func endOfBlanks(from offset: Int) -> Int {
        self[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? count
    }

    /// Returns the end of an exponent that begins at an offset; `nil` if there is none.
    fileprivate func endOfExponent(at offset: Int) -> Int? {
        guard offset < count, self[offset] | 0x20 == UInt8(ascii: "e") else { return nil }
        let digits = offset + 1 + (sign(at: offset + 1)?.length ?? 0)
        let end = self[Swift.min(digits, count)...].firstIndex { !$0.isDigit } ?? count
        return end > digits ? end : nil
    }

    /// Returns the end of a unit behind a number; `nil` if there is none. A unit before another number is that one's.
    fileprivate func endOfTrailingUnit(from offset: Int) -> Int? {
        let start = endOfBlanks(from: offset)
        guard let length = length(of: CurrencySigns.all, at: start) else { return nil }
        return startsNumber(at: endOfBlanks(from: start + length)) ? nil : start + length
    }

    fileprivate func length(of units: [[UInt8]], at offset: Int) -> Int? {
        guard offset < count else { return nil }
        switch self[offset] {
        // The first bytes of all units. Most formulas have none of them, but the other minus sign begins as `₩` does.
        case UInt8(ascii: "$"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC2, 0xE5, 0xEC: break
        case 0xE2 where offset + 1 < count && self[offset + 1] == 0x82: break
        default: return nil
        }
        return units.first { self[offset...].starts(with: $0) }?.count
    }
}

/// The codes and signs of the currencies that are met most. Each can stand before or behind a number, and a word only behind it.
package enum CurrencySigns {
    private static let table: [(code: String, signs: [String])] = [
        ("KRW", ["₩", "원"]), ("USD", ["$", "US$"]), ("EUR", ["€"]), ("GBP", ["£"]), ("JPY", ["¥", "円"]),
        ("CNY", ["¥", "元"]), ("CAD", ["$"]), ("AUD", ["$"]), ("NZD", ["$"]), ("HKD", ["$"]), ("SGD", ["$"]),
        ("TWD", ["$"]), ("CHF", []), ("THB", []), ("VND", []),
    ]
    fileprivate static let all = bytes(of: table.flatMap { $0.signs + [$0.code] })
    fileprivate static let leading = bytes(
        of: table.flatMap { row in row.signs.filter { !$0.allSatisfy(\.isLetter) } + [row.code] })

    private static func bytes(of units: [String]) -> [[UInt8]] { units.uniqued().map { Array($0.utf8) } }

    /// Returns the signs of a currency, other than its code.
    package static func signs(of code: String) -> [String] { table.first { $0.code == code }?.signs ?? [] }
}

extension UInt8 {
    /// A Boolean value that indicates whether the byte is an ASCII digit.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
