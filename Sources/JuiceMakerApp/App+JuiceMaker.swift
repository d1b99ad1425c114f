import Core
import JuiceMaker
import ScreenKit

extension App {
    /// Returns the juice maker for the home menu.
    ///
    /// - Parameters:
    ///   - bar: The counter, which outlives the screens.
    ///   - calculators: Makes the calculators that the juice maker needs.
    ///   - startOfToday: Returns the time at which the day began, for the sales of today.
    package static func juiceMaker(
        bar: JuiceBar, calculators: any CalculatorProvider, startOfToday: @escaping () -> Timestamp
    ) -> App {
        App(id: "juice", title: JuiceMakerText.juiceMaker, summary: .juiceMakerSummary) {
            OrderScreen(bar: bar, calculators: calculators, startOfToday: startOfToday)
        }
    }
}
