import Calculator
import ScreenKit

/// The latest finished calculations beside the tape. A click on one enters its result. They repeat the history, so that line mode does
/// not say them.
nonisolated struct RecentPane: Pane {
    /// The calculations, oldest first.
    let calculations: [FinishedCalculation]
    /// The control at the index of a calculation enters its result.
    let controls: Controls<CalculatorScreen.Event>
    private static let shownOperations = 6, leastFormulaColumns = 16

    func isDrawn(like other: any Pane) -> Bool { (other as? RecentPane)?.calculations == calculations }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: .exactly(34)) }

    /// Draws the calculations, the newest one first, with a blank row between two of them.
    func draw(on part: inout PagePart) {
        let (columns, texts) = (part.size.columns, part.texts)
        var area = GridRect(part.size).droppingRows(1)
        part.write(texts(.history), in: area.cut(.top, 2), .leading, style: .title)
        if calculations.isEmpty { part.write(texts(.noCalculations), in: area, .leading, style: .quiet) }
        for index in calculations.indices.reversed() {
            let formula = calculations[index].formula.text(operations: Self.shownOperations)
            let result = NumberFormat.display(calculations[index].result)
            let room = columns - DisplayWidth.of(result) - 2
            // A long result stands below its formula, so that both can be read.
            let rows = DisplayWidth.of(formula) > room && room < Self.leastFormulaColumns ? 2 : 1
            guard rows <= area.size.rows else { return }
            let place = area.cut(.top, rows)
            part.write(
                formula.endOfCalculation(columns: rows > 1 ? columns : room), at: place.origin, style: .quiet)
            part.write(result, at: place.origin.offset(columns: room + 2, rows: rows - 1), style: .number)
            part.place(index, in: place)
            area.cut(.top, 1)
        }
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}

/// What all styles show after the same keys, beside the keys: a small display for each style.
nonisolated struct ComparisonPane: Pane {
    let current: CalculatorStyle
    let comparison: StyleComparison

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: .exactly(28)) }

    /// The rows of a display, below which one is blank.
    private static let displayRows = 4

    func draw(on part: inout PagePart) {
        let texts = part.texts
        var area = GridRect(part.size).droppingRows(1)
        part.write(texts(.comparison), in: area.cut(.top, 2), .leading, style: .title)
        for (index, calculator) in comparison.calculators.enumerated() {
            guard area.size.rows >= Self.displayRows else { return }
            // What to press instead has no room.
            let reason = comparison.refusals[index].flatMap(\.reason).map { texts($0) }?.prefix { $0 != "." }
            draw(calculator, reason.map(String.init), in: area.cut(.top, Self.displayRows), on: &part)
            area.cut(.top, 1)
        }
    }

    private func draw(_ calculator: Calculator, _ reason: String?, in area: GridRect, on part: inout PagePart) {
        let texts = part.texts
        let isCurrent = calculator.style == current
        var style =
            isCurrent
            ? TextStyle(foreground: .onDisplay, background: .display)
            : TextStyle(foreground: .onPanel, background: .panel)
        var quiet = style
        quiet.foreground = isCurrent ? .displayQuiet : .muted
        part.fill(area, with: Cell(" ", style: style))
        let sign = calculator.pendingOperator.map { " " + texts.spelled(String($0.symbol)) } ?? ""
        let room = area.inset(left: 1, right: 1)
        part.write(reason ?? texts.name(of: calculator.style) + sign, in: room, .leading, style: quiet)
        if calculator.failure != nil { style.foreground = isCurrent ? .alarm : .bad }
        part.write(
            number: calculator.display, in: room, margin: 1, lastRow: room.maxRow, mostWide: 6,
            isLarge: part.showsFills, style: style)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}
