import Terminal

nonisolated extension Painter {
    /// Draws a row of buttons around each count; the cursor stands at the count that is being typed.
    mutating func draw(_ steppers: SteppersPane<Int>, in area: GridRect) {
        let labelColumns = steppers.steppers.map { DisplayWidth.of($0.label) }.max() ?? 0
        let page = page(of: steppers.steppers.count, in: area)
        for (index, stepper) in steppers.steppers.enumerated() {
            let line = page.line(index, in: area)
            let label = GridRect(
                column: line.minColumn, row: line.minRow, columns: labelColumns + 2, rows: line.size.rows)
            let appearance = placeFocusable(in: label)
            if !line.isEmpty { draw(stepper, on: line, appearance, labelColumns: labelColumns) }
        }
        drawMarks(of: page, in: area)
    }

    private mutating func draw(
        _ stepper: SteppersPane<Int>.Stepper, on line: GridRect, _ appearance: Appearance, labelColumns: Int
    ) {
        canvas.write(appearance.isFocused ? "▸" : " ", at: line.origin, style: Theme.key)
        var point = line.origin.offset(columns: 1)
        canvas.write(
            DisplayWidth.truncated(stepper.label, to: labelColumns), at: point, style: appearance.style(.plain))
        point.column += labelColumns + 2
        let buttons = stepper.lower + stepper.raise + (stepper.extra.map { [$0] } ?? [])
        let needed = buttons.reduce(labelColumns + 11) { $0 + DisplayWidth.of($1.label) + 3 }
        // The outer buttons take the large steps; in a narrow terminal the keys for them remain.
        let isNarrow = needed > line.size.columns
        for button in isNarrow ? stepper.lower.suffix(1) : stepper.lower[...] { draw(button, at: &point) }
        let value = DisplayWidth.padded(stepper.value, to: 6, alignment: .trailing)
        point.column += canvas.write(value, at: point, style: Theme.number)
        if appearance.isFocused { canvas.cursor = point }
        point.column += 2
        for button in isNarrow ? stepper.raise.prefix(1) : stepper.raise[...] { draw(button, at: &point) }
        if let extra = stepper.extra { draw(extra, at: &point) }
        canvas.write(stepper.change, at: point.offset(columns: 1), style: Theme.style(.warning))
        point.column += 7
        drawBar(stepper.fullness, at: point, columns: line.maxColumn - point.column + 1)
    }

    private mutating func draw(_ button: Control<Int>, at point: inout GridPoint) {
        let text = "[\(button.label)]"
        let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
        let appearance = place(button, in: area)
        canvas.write(text, at: point, style: appearance.style(button.isEnabled ? .plain : Theme.crumb))
        point.column += area.size.columns + 1
    }
}
