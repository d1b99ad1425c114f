import Core

/// Takes the result of a calculation that it asked for.
package protocol CalculatorScreenDelegate: AnyObject {
    /// Called when the person hands the number on the display over.
    ///
    /// - Parameters:
    ///   - screen: The screen that was asked.
    ///   - value: The number; `nil` where the display shows none.
    func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?)
}
