import Core

/// What happens to the machine.
package enum CalculatorEvent: Hashable, Sendable {
    /// A key is pressed.
    case press(CalculatorKey)
    /// A number comes from elsewhere: a deleted value, or one from another screen.
    case bring(Decimal128)
}
