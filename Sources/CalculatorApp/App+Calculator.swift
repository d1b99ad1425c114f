import ScreenKit

extension App {
    /// Creates the calculator for the home menu.
    ///
    /// - Parameter desk: The calculators, which outlive the screens.
    /// - Returns: The app.
    package static func calculator(desk: CalculatorDesk) -> App {
        App(id: "calculator", title: CalculatorText.calculator, summary: .calculatorSummary) {
            CalculatorScreen(desk: desk)
        }
    }
}
