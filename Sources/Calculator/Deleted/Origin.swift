import Core

/// The origin of a deleted value: where the number came from, and the key that cleared it.
public struct Origin: Hashable, Sendable {
    /// The place from which a number came.
    public enum Source: Hashable, Sendable {
        /// The person has entered the number.
        case entry
        /// The number is the value so far of a calculation without `=`: `12 + 3`.
        case subtotal(Formula)
        /// The number is the result of a calculation: `7 × 8 =`.
        case result(Formula)
        /// The number is the value of a function: `√ 9`.
        case function(TapeRow.Function, of: Decimal128)
    }

    /// The place from which the number came.
    public let source: Source
    /// The key that cleared the number, AC or CE.
    public let key: CalculatorKey

    /// Creates the origin of a number from its source and the key that cleared it.
    public init(source: Source, key: CalculatorKey) {
        self.source = source
        self.key = key
    }
}

/// A number that AC or CE has cleared.
public struct DeletedValue: Hashable, Identifiable, Sendable {
    /// The identifier within its calculator; later values have greater ones.
    public let id: Int
    /// The number.
    public let value: Decimal128
    /// The origin of the number; nil if an older version has recorded it.
    public let origin: Origin?
}

/// A number that a key is about to clear.
typealias Deletion = (value: Decimal128, source: Origin.Source)
