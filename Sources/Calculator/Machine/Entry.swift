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
