import Core

/// What a command did besides changing the display.
package enum CalculatorEffect: Hashable, Sendable {
    /// Nothing.
    case none
    /// Rows were written on the tape.
    case committed
    /// A number was cleared, and is now the last of the deleted values.
    case deleted(Decimal128)
    /// The calculation has no result.
    case failed(CalculationError)
    /// The command was not taken.
    case refused(Refusal)
}
