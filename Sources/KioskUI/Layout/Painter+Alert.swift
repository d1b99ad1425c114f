import Terminal

extension Painter {
    /// Draws a question in a box in the middle of the page.
    mutating func draw(_ alert: AlertContent<Event>) {
        let lines = [alert.title] + alert.lines
        let buttonColumns = alert.buttons.reduce(0) { $0 + DisplayWidth.of(buttonText($1)) + 2 } - 2
        let inner = min(
            max(lines.map { DisplayWidth.of($0) }.max() ?? 0, buttonColumns, 40), canvas.size.columns - 6)
        let box = Rect(canvas.size).centered(Size(columns: inner + 4, rows: lines.count + 3))
        drawBox(box)
        for (index, line) in lines.enumerated() {
            canvas.write(
                DisplayWidth.truncated(line, to: inner),
                at: Point(column: box.minColumn + 2, row: box.minRow + 1 + index),
                style: index == 0 ? Theme.title : Theme.style(.warning))
        }
        var point = Point(column: box.maxColumn - 1 - buttonColumns, row: box.maxRow - 1)
        for (index, button) in alert.buttons.enumerated() {
            let text = buttonText(button)
            let area = Rect(origin: point, size: Size(columns: DisplayWidth.of(text), rows: 1))
            // Enter chooses the answer that has the focus, and the first one has it until it is moved.
            var button = button
            button.keys.removeAll { $0 == .enter }
            let appearance = place(button, in: area, isFocusable: true, isPreferred: index == 0)
            canvas.write(text, at: point, style: appearance.style(.plain))
            point.column += area.size.columns + 2
        }
        canvas.cursor = nil
    }

    private func buttonText(_ button: Control<Event>) -> String {
        "[ \(button.label)" + (button.keys.first.map { " \($0.label)" } ?? "") + " ]"
    }

    private mutating func drawBox(_ box: Rect) {
        let side = String(repeating: "─", count: box.size.columns - 2)
        canvas.fill(box)
        canvas.write("┌" + side + "┐", at: box.origin)
        for row in (box.minRow + 1)..<box.maxRow {
            canvas.write("│", at: Point(column: box.minColumn, row: row))
            canvas.write("│", at: Point(column: box.maxColumn, row: row))
        }
        canvas.write("└" + side + "┘", at: Point(column: box.minColumn, row: box.maxRow))
    }
}
