import Calculator
import Core
import ScreenKit

/// The latest finished calculations beside the tape. A click on one enters its result. They repeat the history, so that line mode does
/// not say them.
nonisolated struct RecentPane: Pane {
    let recent: RecentCalculations
    let heading: String
    let placeholder: String

    var controls: PaneControls<CalculatorScreen.Event> { recent.controls }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: Extent(least: 27, most: 40)) }

    func draw(on part: inout PagePart) {
        TextPane(
            lines: LazyRows(count: recent.indices.count) { recent[$0] }, isProse: true, followsEnd: true,
            scrolls: false, placeholder: placeholder, heading: heading, headingTone: .quiet
        ).draw(on: &part, choosingLines: true)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}

/// What all styles show after the same keys, beside the keys: a name, a display and perhaps the reason of a refusal for each style.
nonisolated struct ComparisonPane: Pane {
    let current: CalculatorStyle
    /// Returns the comparison. It is asked for when it is drawn: a copy would be copied as a whole with the next key.
    let comparison: () -> StyleComparison

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: Extent(least: 40, most: 48)) }

    func draw(on part: inout PagePart) {
        let (comparison, texts) = (comparison(), part.texts)
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
        TextPane(lines: LazyRows(lines), scrolls: false, heading: texts(.comparison), headingTone: .quiet)
            .draw(on: &part)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}

/// The latest finished calculations as lines, each of which is made once, when it is first shown.
final nonisolated class RecentCalculations {
    private static let shownOperations = 6
    private let calculations: [FinishedCalculation]
    private var lines: [Message?]
    /// The lines as controls, each of which enters its result.
    let controls: PaneControls<CalculatorScreen.Event>

    /// Creates the lines of calculations, oldest first.
    init(_ calculations: [FinishedCalculation]) {
        self.calculations = calculations
        lines = calculations.map { _ in nil }
        controls = PaneControls(
            calculations.indices.map { PaneControl(Control(label: "", event: .enterRecentResult($0))) })
    }

    var indices: Range<Int> { calculations.indices }

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
