import Core

/// An error in a text of keys.
public struct KeyError: Error, Hashable, Sendable {
    /// The position of the error, in characters, counted from 1.
    public let column: Int
    /// The character at that position; if it is a letter, with the letters that follow, 20 at most.
    public let text: String

    /// Creates the error at the beginning of what is left of a text.
    init(column: Int, rest: Substring) {
        self.column = column
        let letters = rest.prefix(20).prefix(while: \.isLetter)
        text = String(letters.isEmpty ? rest.prefix(1) : letters)
    }
}

extension [CalculatorEvent] {
    /// Creates the events of keys such as `12+3=` or `1 2 + 00 NEG =`, in order; none for an empty text.
    ///
    /// Spaces between the keys are optional, except around `00`: only a separate `00` is the double-zero key. Letters can
    /// be small or capital. The names are those of ``KeyNames``. Numbers can be written as for ``ExpressionParser``: `₩1,234.5`.
    ///
    /// - Throws: `KeyError` for the first position that names no key.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String) throws(KeyError) {
        self = []
        let text = text.replacingNumberPunctuation(with: " ")
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let event = Self.event(of: word) {
                append(event)
                continue
            }
            var rest = word
            while !rest.isEmpty {
                guard let (event, length) = Self.firstKey(of: rest) else {
                    throw KeyError(column: text.distance(from: text.startIndex, to: rest.startIndex) + 1, rest: rest)
                }
                append(event)
                rest = rest.dropFirst(length)
            }
        }
    }

    /// Creates the events of a pasted calculation: numbers as ``ExpressionParser`` reads them, operators and `=`, of which the style must
    /// have each.
    ///
    /// A number at the beginning can replace the one on the display, where ``Calculator/awaitsNumber`` is false. Words are not
    /// accepted, so that no pasted text clears a calculator.
    ///
    /// - Throws: `ExpressionError` for the first character that does not belong there, also for a number directly behind another one.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        pasted text: String, into style: CalculatorStyle, replacingNumber: Bool = false
    ) throws(ExpressionError) {
        self = []
        let characters = text.halfWidth.map { $0.isWhitespace ? " " : $0 }
        if !style.has(.dot), let point = characters.firstIndex(of: ".") {
            throw ExpressionError(column: point + 1, reason: .unexpectedCharacter("."))
        }
        var scanner = ExpressionScanner(String(characters), readsLetters: false)
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

    private static func event(of word: Substring) -> CalculatorEvent? {
        // No name has more than four characters, and a word can have a million.
        guard word.dropFirst(4).isEmpty else { return nil }
        if let symbol = word.first, word.count == 1 { return CalculatorEvent(symbol: symbol) }
        return CalculatorEvent.words[word.lowercased()]
    }

    private static func firstKey(of text: Substring) -> (CalculatorEvent, length: Int)? {
        if let event = text.first.flatMap(CalculatorEvent.init(symbol:)) { return (event, 1) }
        // The longest name first: `sqrt` begins with the name `sqr`.
        for length in (2...4).reversed() {
            if let event = CalculatorEvent.words[text.prefix(length).lowercased()] { return (event, length) }
        }
        return nil
    }
}
