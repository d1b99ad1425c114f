import Core

/// A number that AC or CE has cleared, kept in case it is missed.
package struct DeletedValue: Hashable, Identifiable, Sendable {
    /// Tells it from others of the same value; a later one has a greater number.
    package let id: Int
    /// The number.
    package let value: Decimal128
}
