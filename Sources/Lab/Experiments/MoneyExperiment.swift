import Calculator
import Core
import ScreenKit

/// The same sums in Double, in our own decimal numbers, and on the
/// calculator.
struct MoneyExperiment: Experiment {
    func run(_ notebook: Notebook) {
        notebook.begin(.labInDouble)
        notebook.fact("0.1 + 0.2", 0.1 + 0.2)
        notebook.fact("0.1 + 0.2 == 0.3", 0.1 + 0.2 == 0.3)
        notebook.fact("1 ÷ 3 × 3", 1.0 / 3.0 * 3.0)

        notebook.begin(.labInDecimal)
        do {
            let tenth = try Decimal128(1) / 10
            let fifth = try Decimal128(2) / 10
            let sum = try tenth + fifth
            notebook.fact("0.1 + 0.2", sum)
            let expected = try Decimal128(3) / 10
            notebook.fact("0.1 + 0.2 == 0.3", sum == expected)
            let third = try Decimal128(1) / 3
            notebook.fact("1 ÷ 3 × 3", try third * 3)
        } catch {
            notebook.failed("\(error)")
        }

        notebook.begin(.labOnCalculator)
        notebook.fact("1 ÷ 3 × 3", display(after: "1/3*3="))
        notebook.fact("1 + 2 × 3", display(after: "1+2*3="))

        notebook.begin(.labInSwift)
        notebook.fact("1 + 2 × 3", 1 + 2 * 3)
    }

    /// What the kiosk's calculator shows after a run of keys.
    private func display(after keys: String) -> String {
        var calculator = Calculator()
        for event in (try? [CalculatorEvent](parsing: keys)) ?? [] {
            calculator.handle(event)
        }
        return calculator.display
    }
}
