import Calculator
import ScreenKit

extension Aside {
    /// Creates the latest finished calculations.
    init(_ history: RecentCalculations, _ texts: Texts) {
        self.init(
            heading: texts(.history),
            TextPane(
                lines: LazyRows(count: history.count) { history[$0] }, isProse: true,
                followsEnd: true, placeholder: texts(.noCalculations)),
            columns: 27...40)
    }

    /// Creates what all styles show after the same keys, with a mark at the style in use: a name, a display and perhaps the reason of a
    /// refusal for each style.
    init(_ comparison: StyleComparison, current: CalculatorStyle, _ texts: Texts) {
        let readings = comparison.calculators.indices.map { StyleReading(comparison, at: $0) }
        self.init(
            heading: texts(.comparison),
            TextPane(
                lines: LazyRows(count: readings.count * 3) { line in
                    let reading = readings[line / 3]
                    switch line % 3 {
                    case 0:
                        let mark = reading.style == current ? texts.spelled("▸ ") : "  "
                        return Message(text: mark + texts.name(of: reading.style), tone: .quiet)
                    case 1:
                        let sign = reading.pendingOperator.map { texts.spelled(String($0.symbol)) + " " } ?? ""
                        return Message(text: "  " + sign + reading.display, tone: reading.hasFailed ? .bad : .strong)
                    default:
                        let reason = reading.refusal.flatMap { texts.explain($0) } ?? ""
                        return Message(text: "  " + reason, tone: .quiet)
                    }
                }),
            columns: 40...48)
    }
}

/// What a style shows, without its calculator: content that holds a calculator would make the next key copy parts of it.
private nonisolated struct StyleReading {
    let style: CalculatorStyle
    let display: String
    let pendingOperator: Operator?
    let hasFailed: Bool
    let refusal: CalculatorRefusal?

    init(_ comparison: StyleComparison, at index: Int) {
        let calculator = comparison.calculators[index]
        style = calculator.style
        display = calculator.display
        pendingOperator = calculator.pendingOperator
        hasFailed = calculator.failure != nil
        refusal = comparison.refusals[index]
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

    var count: Int { calculations.count }

    subscript(index: Int) -> Message {
        if let line = lines[index] { return line }
        let calculation = calculations[index]
        let formula = calculation.formula.text(operations: Self.shownOperations)
        let line = Message(text: "\(formula) = \(NumberFormat.display(calculation.result))")
        lines[index] = line
        return line
    }
}
