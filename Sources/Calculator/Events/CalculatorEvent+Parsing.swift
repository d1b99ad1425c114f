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
    /// be small or capital. The names are those of ``KeyNames``.
    ///
    /// - Throws: `KeyError` for the first position that names no key.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String) throws(KeyError) {
        self = []
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

    /// Creates the events of a pasted calculation: digits, points, operators and `=`, of which the style must have
    /// each.
    ///
    /// Spaces are skipped, and so are commas between thousands: `1,234.5`. Words are not accepted, so that no pasted text clears a
    /// calculator.
    ///
    /// - Throws: `KeyError` for the first character that is no such key.
    /// - Complexity: O(*n*) in the length of the text.
    public init(pasted text: String, into style: CalculatorStyle) throws(KeyError) {
        self = []
        let characters = Array<Character>(text)
        var isFraction = false
        for (index, character) in characters.enumerated() where !character.isWhitespace {
            if character == ",", !isFraction, Self.isBetweenThousands(index, of: characters) { continue }
            guard let key = Self.pastedKey(character), style.has(key) else {
                throw KeyError(column: index + 1, rest: Substring(String(character)))
            }
            append(.press(key))
            isFraction = key == .dot || isFraction && character.isNumber
        }
    }

    /// Returns whether a comma stands behind a digit and before a group of three. Others may be decimal commas: `1,5`.
    private static func isBetweenThousands(_ comma: Int, of characters: [Character]) -> Bool {
        let group = characters[(comma + 1)...].prefix(4).prefix(while: \.isNumber)
        return comma > 0 && characters[comma - 1].isNumber && group.count == 3
    }

    /// Returns the key of a character in a pasted text. An `x` belongs to a word there, and is no operator.
    private static func pastedKey(_ character: Character) -> CalculatorKey? {
        guard !character.isLetter, case .press(let key) = CalculatorEvent(symbol: character) else { return nil }
        switch key {
        case .digit, .doubleZero, .dot, .operation, .equals: return key
        case .allClear, .clearEntry, .negate, .backspace, .function, .memory: return nil
        }
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
