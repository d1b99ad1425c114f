import Terminal

nonisolated extension Painter {
    private static var leastColumns: Int { 40 }
    /// The columns and rows around the text of a box: its sides with a margin, and its borders with the row of answers.
    private static var frame: GridSize { GridSize(columns: 4, rows: 3) }

    /// Draws a question in a box in the middle of the page.
    mutating func draw(_ alert: AlertContent<Int>) {
        let buttonColumns = alert.buttons.reduce(0) { $0 + DisplayWidth.of(buttonText($1)) + 2 } - 2
        let longest = ([alert.title] + alert.lines).map { DisplayWidth.of($0) }.max() ?? 0
        let inner = min(
            max(longest, buttonColumns, Self.leastColumns), canvas.size.columns - 2 - Self.frame.columns)
        let lines =
            (DisplayWidth.wrapped(alert.title, to: inner).map { ($0, Theme.title) }
            + alert.lines.flatMap { DisplayWidth.wrapped($0, to: inner) }.map { ($0, Theme.style(.warning)) })
            .prefix(canvas.size.rows - Self.frame.rows)
        let answerRows = alert.buttons.isEmpty ? 0 : 1
        let box = GridRect(canvas.size).centered(
            GridSize(columns: inner + Self.frame.columns, rows: lines.count + Self.frame.rows - 1 + answerRows))
        drawBox(box)
        for (index, (text, style)) in lines.enumerated() {
            canvas.write(text, at: box.origin.offset(columns: 2, rows: 1 + index), style: style)
        }
        drawButtons(of: alert, at: GridPoint(column: box.maxColumn - 1 - buttonColumns, row: box.maxRow - 1))
        canvas.cursor = nil
    }

    private mutating func drawButtons(of alert: AlertContent<Int>, at start: GridPoint) {
        var point = start
        for button in alert.buttons {
            let text = buttonText(button)
            let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
            let appearance = place(button, in: area, isFocusable: true)
            canvas.write(text, at: point, style: appearance.style(.plain))
            point.column += area.size.columns + 2
        }
    }

    private func buttonText(_ button: Control<Int>) -> String {
        "[ \(button.label)" + (button.keys.first.map { " \(keyName($0))" } ?? "") + " ]"
    }

    private mutating func drawBox(_ box: GridRect) {
        let side = String(repeating: "─", count: box.size.columns - 2)
        canvas.fill(box)
        canvas.write("┌" + side + "┐", at: box.origin)
        for row in (box.minRow + 1)..<box.maxRow {
            canvas.write("│", at: GridPoint(column: box.minColumn, row: row))
            canvas.write("│", at: GridPoint(column: box.maxColumn, row: row))
        }
        canvas.write("└" + side + "┘", at: GridPoint(column: box.minColumn, row: box.maxRow))
    }
}
