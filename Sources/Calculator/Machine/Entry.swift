import Core

/// The number that the next operator or `=` takes.
enum Entry: Hashable, Sendable {
    /// No number yet; it is shown, and counts, as 0.
    case blank
    /// A number that is typed.
    case typed(Numeral)
    /// A result whose sign was changed. It takes digits as a result does.
    case computed(Decimal128)
    /// A number from outside with more digits than the display shows, or rounded. It keeps them all, and takes no others.
    case recalled(Decimal128)

    /// Creates an entry from a number from outside. Digits can be added to it if it is exact, and the display shows all of its digits.
    init(recalling value: Decimal128) {
        if !value.isRounded, let numeral = Numeral(shown: value), numeral.value == value {
            self = .typed(numeral)
        } else {
            self = .recalled(value)
        }
    }

    var value: Decimal128 {
        switch self {
        case .blank: .zero
        case .typed(let numeral): numeral.value
        case .computed(let value), .recalled(let value): value
        }
    }

    func negated() throws(CalculatorRefusal) -> Entry {
        switch self {
        case .blank: throw .noEffect
        case .typed(let numeral): .typed(try numeral.negated())
        case .computed(let value): .computed(-value)
        case .recalled(let value): .recalled(-value)
        }
    }

    func deletingLast() throws(CalculatorRefusal) -> Entry {
        switch self {
        case .typed(let numeral): numeral.deletingLast().map { .typed($0) } ?? .blank
        case .blank, .computed, .recalled: throw .noEffect
        }
    }
}

/// A number while it is typed, as its text: `12.50` or `2.`.
struct Numeral: Hashable, Sendable {
    /// Digits with at most one point, after a minus if the number is negative.
    ///
    /// The text has no commas, no more digits than the display, and no leading zeros but the one before the point.
    /// It is never -0, but it can be -0. because a digit can follow.
    let text: String
}

extension Numeral {
    /// Creates a number from the first key: a digit, `00`, or a point, which begins with 0.
    init(typing characters: String) {
        switch characters {
        case ".": text = "0."
        case "00": text = "0"
        default: text = characters
        }
    }

    /// Creates a number as the display shows it, without the digits that are not shown; nil if it is shown with a power
    /// of ten.
    init?(shown value: Decimal128) {
        let text = NumberFormat.display(value, grouping: false)
        guard !text.utf8.contains(UInt8(ascii: "e")) else { return nil }
        self.text = text
    }

    /// The value; a point at the end has no meaning.
    var value: Decimal128 {
        // The text is always a number.
        Decimal128(text) ?? .zero
    }

    var digitCount: Int { text.utf8.count(where: \.isDigit) }

    /// Returns the number with another key: a digit, `00` or a point.
    ///
    /// - Throws: `CalculatorRefusal.full` if there is no room, `.noEffect` for a second point and for 0 after 0.
    func typing(_ characters: String) throws(CalculatorRefusal) -> Numeral {
        let isPoint = characters == "."
        if isPoint, text.utf8.contains(UInt8(ascii: ".")) { throw .noEffect }
        if !isPoint, text == "0" {
            guard characters.contains(where: { $0 != "0" }) else { throw .noEffect }
            return Numeral(text: characters)
        }
        // A point needs room for one digit more.
        guard digitCount + characters.utf8.count <= NumberFormat.maximumDigitCount else { throw .full }
        return Numeral(text: text + characters)
    }

    /// Returns the number without its last character, and without its sign if only 0 is left; nil if no digit is left.
    func deletingLast() -> Numeral? {
        let shorter = text.dropLast()
        let unsigned = shorter.drop { $0 == "-" }
        guard !unsigned.isEmpty else { return nil }
        return Numeral(text: String(unsigned == "0" ? unsigned : shorter))
    }

    /// Returns the number with the other sign.
    ///
    /// - Throws: `CalculatorRefusal.noEffect` for 0 without a point, to which no digit would give a value below 0.
    func negated() throws(CalculatorRefusal) -> Numeral {
        guard text != "0" else { throw .noEffect }
        return Numeral(text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text)
    }
}
