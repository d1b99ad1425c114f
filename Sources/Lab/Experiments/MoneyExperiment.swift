import Calculator
import Core
import KioskUI

/// The same sums in Double, in our decimal numbers, and on the calculator.
struct MoneyExperiment: Experiment {
    func run() -> Outcome {
        let notebook = Notebook()

        notebook.begin(.labInDouble)
        note("0.1 + 0.2", 0.1 + 0.2, notebook)
        note("0.1 + 0.2 == 0.3", 0.1 + 0.2 == 0.3, notebook)
        note("1 ÷ 3 × 3", 1.0 / 3.0 * 3.0, notebook)

        notebook.begin(.labInDecimal)
        do {
            let tenth = try Decimal128(1) / 10
            let fifth = try Decimal128(2) / 10
            let threeTenths = try Decimal128(3) / 10
            let third = try Decimal128(1) / 3
            note("0.1 + 0.2", try tenth + fifth, notebook)
            note("0.1 + 0.2 == 0.3", try tenth + fifth == threeTenths, notebook)
            note("1 ÷ 3 × 3", try third * 3, notebook)
        } catch {
            notebook.write(.failed("\(error)"))
        }

        notebook.begin(.labOnCalculator)
        note("1 ÷ 3 × 3", display(after: "1/3*3="), notebook)
        note("1 + 2 × 3", display(after: "1+2*3="), notebook)

        notebook.begin(.labInSwift)
        note("1 + 2 × 3", 1 + 2 * 3, notebook)
        return notebook.outcome
    }

    private func note(_ sum: String, _ value: some CustomStringConvertible, _ notebook: Notebook) {
        notebook.write(sum, is: value)
        notebook.note(sum, value)
    }

    private func display(after keys: String) -> String {
        var calculator = Calculator()
        for command in (try? KeyParser.line(keys)) ?? [] { calculator.perform(command) }
        return calculator.display
    }
}
