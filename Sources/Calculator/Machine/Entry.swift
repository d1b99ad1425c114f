import Core

/// The number in hand: the one that the next operator or `=` takes.
package enum Entry: Hashable, Sendable {
    /// Nothing yet; it is shown, and counts, as 0.
    case blank
    /// A number being typed.
    case typed(Numeral)
    /// A calculated number whose sign was changed. It takes digits as a result does.
    case computed(Decimal128)
    /// A number brought from elsewhere with more digits than are shown. It keeps them all, and so it takes no others.
    case brought(Decimal128)

    /// Takes a number from elsewhere in hand, so that it can be typed on if all its digits are shown.
    ///
    /// - Parameter value: any number.
    init(bringing value: Decimal128) {
        if let numeral = Numeral(shown: value), numeral.value == value {
            self = .typed(numeral)
        } else {
            self = .brought(value)
        }
    }

    /// What the number is worth.
    package var value: Decimal128 {
        switch self {
        case .blank: .zero
        case .typed(let numeral): numeral.value
        case .computed(let value), .brought(let value): value
        }
    }
}

extension Entry {
    /// What `±` makes of it.
    func negated() throws(Refusal) -> Entry {
        switch self {
        case .blank: throw .noEffect
        case .typed(let numeral): .typed(try numeral.negated())
        case .computed(let value): .computed(-value)
        case .brought(let value): .brought(-value)
        }
    }

    /// What `⌫` makes of it.
    func deletingLast() throws(Refusal) -> Entry {
        switch self {
        case .typed(let numeral): numeral.deletingLast().map { .typed($0) } ?? .blank
        case .blank, .computed, .brought: throw .noEffect
        }
    }
}

/// A number while it is typed: what stands there, `12.50` or `2.`, and not only its value.
package struct Numeral: Hashable, Sendable {
    /// How many digits can be typed, a leading 0 counted.
    package static var maximumDigitCount: Int { 20 }

    /// Digits with at most one point, behind a minus if the number is negative; no commas. Never -0, never more digits than
    /// allowed, and no zeros at the front but the one before the point.
    package let text: String

    private init(text: String) {
        self.text = text
    }

    /// Begins a number.
    ///
    /// - Parameter stroke: its first key; a bare dot begins with 0.
    init(_ stroke: Stroke) {
        switch stroke {
        case .digit(let digit): text = String(digit.symbol)
        case .doubleZero: text = "0"
        case .dot: text = "0."
        }
    }

    /// Writes a number down as it is shown, if that can be typed on; nil if it is shown with a power of ten.
    ///
    /// - Parameter value: any number; digits that are not shown are lost.
    init?(shown value: Decimal128) {
        let text = NumberFormat.display(value, digits: Self.maximumDigitCount, grouping: false)
        guard !text.utf8.contains(UInt8(ascii: "e")) else { return nil }
        self.text = text
    }

    /// What the number is worth; a bare point at its end counts for nothing.
    package var value: Decimal128 {
        // Such a text always reads as a number.
        Decimal128(text) ?? .zero
    }

    /// How many digits stand there, zeros included.
    package var digitCount: Int { text.utf8.count { Self.digits.contains($0) } }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private var isZero: Bool { Self.isZero(text) }

    private static func isZero(_ text: some StringProtocol) -> Bool {
        !text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }
}

extension Numeral {
    /// Types on.
    ///
    /// - Parameter stroke: the next key.
    /// - Returns: the longer number.
    /// - Throws: `Refusal.full` when there is no room, `.noEffect` for a second point and for a 0 upon 0.
    func adding(_ stroke: Stroke) throws(Refusal) -> Numeral {
        switch stroke {
        case .digit(let digit): try adding(String(digit.symbol))
        case .doubleZero: try adding("00")
        case .dot: try addingPoint()
        }
    }

    private func adding(_ digits: String) throws(Refusal) -> Numeral {
        guard text != "0" else {
            guard !Self.isZero(digits) else { throw .noEffect }
            return Numeral(text: digits)
        }
        guard digitCount + digits.utf8.count <= Self.maximumDigitCount else { throw .full }
        return Numeral(text: text + digits)
    }

    private func addingPoint() throws(Refusal) -> Numeral {
        guard !text.utf8.contains(UInt8(ascii: ".")) else { throw .noEffect }
        guard digitCount < Self.maximumDigitCount else { throw .full }
        return Numeral(text: text + ".")
    }

    /// Takes the last digit or the point away, and the sign as soon as there is nothing but zeros.
    ///
    /// - Returns: nil when no digit is left.
    func deletingLast() -> Numeral? {
        let shorter = text.dropLast()
        let unsigned = shorter.drop { $0 == "-" }
        guard !unsigned.isEmpty else { return nil }
        return Numeral(text: String(Self.isZero(unsigned) ? unsigned : shorter))
    }

    /// Changes the sign.
    ///
    /// - Returns: the number on the other side of 0.
    /// - Throws: `Refusal.noEffect` for 0, whose sign nobody sees.
    func negated() throws(Refusal) -> Numeral {
        guard !isZero else { throw .noEffect }
        return Numeral(text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text)
    }
}
