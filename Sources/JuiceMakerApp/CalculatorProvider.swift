import Core
import ScreenKit

/// The calculators that the juice maker needs. It knows no calculator: the program passes in an object that makes their screens.
package protocol CalculatorProvider: AnyObject {
    /// Returns a new calculator that hands its result to a stock screen.
    func makeCalculator(answering screen: StockScreen) -> any Screen
    /// Returns the person's own calculator, with a number entered.
    func makeCalculator(showing number: Decimal128) -> any Screen
}
