import Calculator
import Core
import ScreenKit

extension Aside<CalculatorScreen.Event> {
    /// Creates the latest finished calculations. A click on one enters its result.
    init(_ recent: RecentCalculations, _ texts: Texts) {
        self.init(heading: texts(.history), columns: 27...40, events: recent.indices.map { .enterRecentResult($0) }) {
            TextPane(recent, texts)
        }
    }

    /// Creates what all styles show after the same keys.
    init(_ comparison: StyleComparison, current: CalculatorStyle, _ texts: Texts) {
        self.init(heading: texts(.comparison), columns: 40...48) {
            TextPane(comparison, current: current, texts)
        }
    }
}

extension TextPane {
    /// Creates the lines of the latest finished calculations.
    init(_ recent: RecentCalculations, _ texts: Texts) {
        self.init(
            lines: LazyRows(count: recent.indices.count) { recent[$0] }, isProse: true, followsEnd: true,
            placeholder: texts(.noCalculations))
    }

    /// Creates a name, a display and perhaps the reason of a refusal for each style, with a mark at the style in use.
    init(_ comparison: StyleComparison, current: CalculatorStyle, _ texts: Texts) {
        let lines = zip(comparison.calculators, comparison.refusals).flatMap { calculator, refusal in
            let mark = calculator.style == current ? texts.spelled("▸ ") : "  "
            let sign = calculator.pendingOperator.map { texts.spelled(String($0.symbol)) + " " } ?? ""
            let tone = calculator.failure == nil ? Tone.strong : .bad
            // What to press instead has no room.
            let reason = refusal.flatMap { texts.explain($0) }?.prefix { $0 != "." }
            return [
                Message(text: mark + texts.name(of: calculator.style), tone: .quiet),
                Message(text: "  " + sign + calculator.display, tone: tone),
                Message(text: "  " + (reason ?? ""), tone: .quiet),
            ]
        }
        self.init(lines: LazyRows(lines))
    }
}

/// The latest finished calculations as lines, each of which is made once, when it is first shown.
final nonisolated class RecentCalculations {
    private static let shownOperations = 6
    private let calculations: [FinishedCalculation]
    private var lines: [Message?]

    /// Creates the lines of calculations, oldest first.
    init(_ calculations: [FinishedCalculation]) {
        self.calculations = calculations
        lines = calculations.map { _ in nil }
    }

    var indices: Range<Int> { calculations.indices }

    /// Returns the result of a calculation.
    func result(at index: Int) -> Decimal128 { calculations[index].result }

    subscript(index: Int) -> Message {
        if let line = lines[index] { return line }
        let calculation = calculations[index]
        let formula = calculation.formula.text(operations: Self.shownOperations)
        let line = Message(text: "\(formula) = \(NumberFormat.display(calculation.result))")
        lines[index] = line
        return line
    }
}
