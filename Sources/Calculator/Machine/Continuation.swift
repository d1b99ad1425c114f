import Core

/// What the number in hand is for.
package enum Continuation: Hashable, Sendable {
    /// It begins a calculation.
    case nothing
    /// It is the right operand of a calculation under way.
    case calculating(subtotal: Decimal128, Operator)
    /// It begins a calculation, but `=` alone would apply the last operation to it.
    case repeating(Operation)
}
