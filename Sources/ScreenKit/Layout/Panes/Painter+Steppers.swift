import Terminal

nonisolated extension Painter {
    /// Draws a row of buttons around each count. The cursor stands behind the count with the focus.
    mutating func draw(_ steppers: SteppersPane<Int>, in area: GridRect) {
        let labelColumns = steppers.steppers.map { DisplayWidth.of($0.label) }.max() ?? 0
        // The row below a count is kept for a suggestion.
        let page = page(of: steppers.steppers.count, in: area, needsTwoLines: true)
        for (index, stepper) in steppers.steppers.enumerated() {
            let line = page.line(index, in: area)
            let label = GridRect(
                column: line.minColumn, row: line.minRow, columns: labelColumns + 2, rows: line.size.rows)
            let cursor = line.isEmpty ? nil : draw(stepper, on: line, labelColumns: labelColumns)
            let name = GridRect(
                origin: line.origin.offset(columns: 1),
                size: GridSize(columns: DisplayWidth.of(stepper.label), rows: line.size.rows))
            placeFocusable(in: label, Highlight(area: name, style: .plain, mark: line.origin, cursor: cursor))
            guard !line.isEmpty else { continue }
            if page.spacing > 1, let suggestion = stepper.suggestion {
                drawButton(suggestion, at: line.origin.offset(columns: labelColumns + 3, rows: 1))
            }
        }
        drawMarks(of: page, in: area)
    }

    /// Draws a count with its buttons, and returns the place behind it.
    private mutating func draw(
        _ stepper: SteppersPane<Int>.Stepper, on line: GridRect, labelColumns: Int
    ) -> GridPoint {
        var point = line.origin.offset(columns: 1)
        canvas.write(stepper.label, at: point)
        point.column += labelColumns + 2
        let buttons = stepper.lower + stepper.raise + (stepper.extra.map { [$0] } ?? [])
        let needed = buttons.reduce(labelColumns + 11) { $0 + DisplayWidth.of($1.label) + 3 }
        // The outer buttons take the large steps; in a narrow terminal the keys for them remain.
        let isNarrow = needed > line.size.columns
        for button in isNarrow ? stepper.lower.suffix(1) : stepper.lower[...] {
            point.column += drawButton(button, at: point) + 1
        }
        let value = DisplayWidth.padded(stepper.value, to: 5, alignment: .trailing)
        point.column += canvas.write(value, at: point, style: Theme.number)
        let end = point
        if stepper.bar.isLow { canvas.write("!", at: point.offset(columns: 1), style: Theme.style(.warning)) }
        point.column += 3
        for button in isNarrow ? stepper.raise.prefix(1) : stepper.raise[...] {
            point.column += drawButton(button, at: point) + 1
        }
        if let extra = stepper.extra { point.column += drawButton(extra, at: point) + 1 }
        canvas.write(stepper.change, at: point.offset(columns: 1), style: Theme.style(.warning))
        point.column += 7
        let columns = line.maxColumn - point.column + 1
        if columns >= GaugesPane.shortestBar { draw(stepper.bar, at: point, columns: columns) }
        return end
    }
}
