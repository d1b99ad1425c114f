import Terminal

extension PagePart {
    /// The columns and rows around the text of a question: its sides with a margin, and its borders with the row of answers.
    private static var frame: GridSize { GridSize(columns: 4, rows: 3) }

    /// Draws a question at the bottom of the body, so that what it is about can be read above it, over whole rows: it cuts off no word.
    mutating func draw(_ alert: AlertContent<Int>, in body: GridRect) {
        isActive = true
        let columns = canvas.size.columns
        let inner = columns - Self.frame.columns
        let buttonColumns = alert.buttons.reduce(0) { $0 + DisplayWidth.of(buttonText($1)) + 2 } - 2
        // Where they have no room side by side, each answer has a row.
        let answerRows = buttonColumns > inner ? alert.buttons.count : min(1, alert.buttons.count)
        let lines =
            (DisplayWidth.wrapped(alert.title, to: inner).map { ($0, theme.title) }
            + alert.lines.flatMap { DisplayWidth.wrapped($0, to: inner) }.map { ($0, theme.warning) })
            .prefix(canvas.size.rows - Self.frame.rows + 1 - answerRows)
        let rows = lines.count + Self.frame.rows - 1 + answerRows
        let box = GridRect(
            column: 0, row: max(0, body.maxRow + 1 - rows), columns: columns, rows: min(rows, canvas.size.rows))
        drawBox(box)
        for (index, (text, style)) in lines.enumerated() {
            canvas.write(text, at: box.origin.offset(columns: 2, rows: 1 + index), style: style)
        }
        var point = GridPoint(column: 2, row: box.maxRow - answerRows)
        for (index, answer) in alert.buttons.enumerated() {
            let text = buttonText(answer)
            let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
            place(
                .screen(EventID(place: .alert, number: answer.event)), in: area, style: .plain, focus: index)
            canvas.write(text, at: point)
            if answerRows > 1 { point.row += 1 } else { point.column += area.size.columns + 2 }
        }
        canvas.cursor = nil
    }

    private func buttonText(_ button: Control<Int>) -> String {
        "[ \(button.label)" + (button.keys.first.map { " \(texts.name(of: $0))" } ?? "") + " ]"
    }

    private mutating func drawBox(_ box: GridRect) {
        let side = String(repeating: "─", count: box.size.columns - 2)
        canvas.fill(box)
        for column in [box.minColumn, box.maxColumn] {
            canvas.fill(GridRect(column: column, row: box.minRow, columns: 1, rows: box.size.rows), with: Cell("│"))
        }
        canvas.write("┌" + side + "┐", at: box.origin)
        canvas.write("└" + side + "┘", at: GridPoint(column: box.minColumn, row: box.maxRow))
    }
}
