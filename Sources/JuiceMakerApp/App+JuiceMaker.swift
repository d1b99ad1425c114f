import Core
import JuiceMaker
import ScreenKit

/// A source of calculators for the juice maker, which itself knows no calculator: the program passes in an object that creates
/// their screens.
package protocol CalculatorProvider: AnyObject {
    /// Returns a new calculator that returns its result to a stock screen.
    func makeCalculator(answering screen: StockScreen) -> any Screen
    /// Returns the person's own calculator, with a number entered.
    func makeCalculator(showing number: Decimal128) -> any Screen
}

extension App {
    /// Creates the juice maker for the home menu.
    ///
    /// - Parameters:
    ///   - bar: The juice bar, which outlives the screens.
    ///   - calculators: The source of calculators.
    ///   - startOfToday: Returns the time at which the day began, for the sales of today.
    /// - Returns: The app.
    package static func juiceMaker(
        bar: JuiceBar, calculators: any CalculatorProvider, startOfToday: @escaping () -> Timestamp
    ) -> App {
        App(id: "juice", title: JuiceMakerText.juiceMaker, summary: .juiceMakerSummary) {
            OrderScreen(bar: bar, calculators: calculators, startOfToday: startOfToday)
        }
    }
}
