import Core

/// Where a calculator stands.
package enum CalculatorState: Hashable, Sendable {
    /// A number is in hand.
    case entering(Entry, Continuation)
    /// An operator was just pressed.
    case operating(subtotal: Decimal128, Operator)
    /// A result is shown, and written on the tape; with the operation that `=` repeats, in a style that repeats.
    case result(Decimal128, repeating: Operation?)
    /// There was no result: `NaN`.
    case failed(CalculationError)

    /// A calculator that was just switched on.
    package static let start = CalculatorState.entering(.blank, .nothing)
}
