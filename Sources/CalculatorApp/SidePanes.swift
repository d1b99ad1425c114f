import Calculator
import ScreenKit

/// The latest finished calculations beside the tape. A click on one enters its result. They repeat the history, so that line mode does
/// not say them.
nonisolated struct RecentPane: Pane {
    /// The calculations, oldest first.
    let calculations: [FinishedCalculation]
    let heading: String
    let placeholder: String
    private static let shownOperations = 6

    /// Each of the calculations enters its result.
    var controls: PaneControls<CalculatorScreen.Event> {
        PaneControls(calculations.indices.map { PaneControl(Control(label: "", event: .enterRecentResult($0))) })
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: .exactly(34)) }

    /// Draws the calculations, the newest one first, with a blank row between two of them.
    func draw(on part: inout PagePart) {
        let area = GridRect(column: 0, row: 1, columns: part.size.columns, rows: part.size.rows - 1)
        part.write(heading, row: area.minRow, in: area, style: part.theme.title)
        if calculations.isEmpty { part.write(placeholder, row: area.minRow + 2, in: area, style: part.theme.quiet) }
        for (place, index) in calculations.indices.reversed().enumerated() {
            let row = area.minRow + 2 + 2 * place
            guard row <= area.maxRow else { return }
            let line = GridRect(column: 0, row: row, columns: area.size.columns, rows: 1)
            let formula = calculations[index].formula.text(operations: Self.shownOperations)
            let result = NumberFormat.display(calculations[index].result)
            let shown = DisplayWidth.truncated(result, to: line.size.columns)
            let columns = DisplayWidth.of(shown)
            part.write(
                DisplayWidth.truncatedInMiddle(formula, to: max(0, line.size.columns - columns - 2)), at: line.origin,
                style: part.theme.quiet)
            part.write(shown, at: line.origin.offset(columns: line.size.columns - columns), style: part.theme.number)
            part.place(index, in: line)
        }
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}

/// What all styles show after the same keys, beside the keys: a small display for each style.
nonisolated struct ComparisonPane: Pane {
    let current: CalculatorStyle
    /// Returns the comparison. It is asked for when it is drawn: a copy would be copied as a whole with the next key.
    let comparison: () -> StyleComparison

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: .exactly(28)) }

    /// The rows of a display with the blank row below it.
    private static let displayRows = 5

    func draw(on part: inout PagePart) {
        let (comparison, texts) = (comparison(), part.texts)
        let area = GridRect(column: 0, row: 1, columns: part.size.columns, rows: part.size.rows - 1)
        part.write(texts(.comparison), row: area.minRow, in: area, style: part.theme.title)
        for (index, calculator) in comparison.calculators.enumerated() {
            let top = area.minRow + 2 + index * Self.displayRows
            guard top + Self.displayRows - 2 <= area.maxRow else { return }
            // What to press instead has no room.
            let reason = comparison.refusals[index].flatMap { texts.explain($0) }?.prefix { $0 != "." }
            draw(
                calculator, reason.map(String.init),
                in: GridRect(column: 0, row: top, columns: area.size.columns, rows: Self.displayRows - 1), on: &part)
        }
    }

    private func draw(_ calculator: Calculator, _ reason: String?, in area: GridRect, on part: inout PagePart) {
        let texts = part.texts
        let isCurrent = calculator.style == current
        let style =
            isCurrent
            ? TextStyle(foreground: .onDisplay, background: .display)
            : TextStyle(foreground: .onPanel, background: .panel)
        var quiet = style
        quiet.foreground = isCurrent ? .displayQuiet : .muted
        part.fill(area, with: Cell(" ", style: style))
        let sign = calculator.pendingOperator.map { " " + texts.spelled(String($0.symbol)) } ?? ""
        let room = GridRect(
            column: area.minColumn + 1, row: area.minRow, columns: area.size.columns - 2, rows: area.size.rows)
        part.write(reason ?? texts.name(of: calculator.style) + sign, row: room.minRow, in: room, style: quiet)
        let display = calculator.display
        let size: LargeDigits.Size = display.utf8.count <= 6 ? .small : .narrow
        if part.showsFills, calculator.failure == nil, let digits = LargeDigits(display, size),
            digits.columns <= room.size.columns
        {
            part.write(
                digits, at: GridPoint(column: room.maxColumn + 1 - digits.columns, row: room.minRow + 1), style: style)
        } else {
            var number = style
            number.bold = true
            if calculator.failure != nil { number.foreground = isCurrent ? .alarm : .bad }
            // The longest number takes the display up to its edges.
            let columns = DisplayWidth.of(display)
            let end = columns > room.size.columns ? area.maxColumn + 1 : room.maxColumn + 1
            part.write(
                display, at: GridPoint(column: end - columns, row: room.maxRow),
                style: number)
        }
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}
