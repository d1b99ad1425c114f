import Core

extension [CalculatorEvent] {
    /// Creates the events of keys such as `12+3=` or `1 2 + 00 NEG =`, in order; none for an empty text.
    ///
    /// Spaces between the keys are optional, except around `00`: only a separate `00` is the double-zero key. Letters can
    /// be small or capital. The names are those of ``KeyNames``. Numbers can be written as for ``ExpressionParser``: `₩1,234.5`.
    ///
    /// - Throws: `ExpressionError` for the first position that names no key.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String) throws(ExpressionError) {
        self = []
        let plain = text.plain
        let bytes = [UInt8](plain.utf8)
        var place = plain.startIndex
        while let first = plain[place...].first {
            let offset = plain.utf8.distance(from: plain.startIndex, to: place)
            let before = bytes[..<offset].last
            if first.isWhitespace {
                place = plain.index(after: place)
            } else if before?.isDigit != true, before != UInt8(ascii: "."),
                let number = WrittenNumber(in: bytes, at: offset, takesSign: false), number.isDecorated,
                let value = number.value
            {
                self += Self.keys(of: value)
                place = plain.utf8.index(plain.startIndex, offsetBy: number.end)
            } else if let (event, end) = Self.key(
                in: plain, at: place, beginsWord: before == nil || before == UInt8(ascii: " "))
            {
                append(event)
                place = end
            } else {
                let column = plain.distance(from: plain.startIndex, to: place) + 1
                let letters = plain[place...].prefix(20).prefix(while: \.isLetter)
                let word = String(letters.isEmpty ? plain[place...].prefix(1) : letters)
                throw ExpressionError(column: text.column(ofPlain: column), reason: .unknownKey(word))
            }
        }
    }

    /// Creates the events of a pasted calculation: numbers as ``ExpressionParser`` reads them, operators and `=`, of which the style must
    /// have each.
    ///
    /// A text that is one number keeps its sign; elsewhere a sign at the beginning is an operator. A number at the beginning can replace
    /// the one on the display, where ``Calculator/awaitsNumber`` is false. Words are not accepted, so that no pasted text clears a calculator.
    ///
    /// - Throws: `ExpressionError` for the first character that does not belong there, also for a number directly behind another one.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        pasted text: String, into style: CalculatorStyle, replacingNumber: Bool = false
    ) throws(ExpressionError) {
        self = []
        let plain = text.plain
        if let number = Decimal128(written: plain) {
            // Keys keep the calculation that waits for the number, in each style.
            let hasKeys =
                (!number.isNegative || style.has(.negate)) && (style.has(.dot) || !number.positional.contains("."))
            self = replacingNumber || !hasKeys ? [.enter(number)] : Self.keys(of: number)
            return
        }
        if !style.has(.dot), let point = [Character](plain).firstIndex(of: ".") {
            throw ExpressionError(column: text.column(ofPlain: point + 1), reason: .unexpectedCharacter("."))
        }
        var scanner = ExpressionScanner(plain, writtenAs: text, readsLetters: false)
        var previous: ExpressionScanner.PastedItem?
        while let item = try scanner.pastedItem(after: previous) {
            switch item {
            case .number(let number):
                self += previous == nil && replacingNumber ? [.enter(number)] : Self.keys(of: number)
            case .operation(let `operator`): append(.press(.operation(`operator`)))
            case .equals: append(.press(.equals))
            }
            previous = item
        }
    }

    /// Returns the keys of a number. One that is too long for the keys is entered as a whole.
    private static func keys(of number: Decimal128) -> [CalculatorEvent] {
        let text = number.positional
        guard text.utf8.count(where: \.isDigit) <= NumberFormat.maximumDigitCount else { return [.enter(number)] }
        let keys = text.compactMap { CalculatorEvent(symbol: $0) }
        return number.isNegative ? keys.dropFirst() + [.press(.negate)] : keys
    }

    private static func key(
        in text: String, at start: String.Index, beginsWord: Bool
    ) -> (CalculatorEvent, end: String.Index)? {
        // No name has more than four characters, and a word can have a million.
        let word = text[start...].prefix(5).prefix { !$0.isWhitespace }
        // A whole word, such as `00`; then one character; and then the longest name first: `sqrt` begins with the name `sqr`.
        for length in [beginsWord ? word.count : 1, 1, 4, 3, 2] {
            let name = word.prefix(length)
            let symbol = length == 1 ? name.first.flatMap(CalculatorEvent.init(symbol:)) : nil
            if let event = symbol ?? CalculatorEvent.words[name.lowercased()] { return (event, name.endIndex) }
        }
        return nil
    }
}
