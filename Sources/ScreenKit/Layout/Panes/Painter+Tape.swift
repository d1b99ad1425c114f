import Terminal

nonisolated extension Painter {
    /// Draws the tape from its newest row upwards, and below it the number being typed, with the cursor behind the number.
    mutating func draw(_ tape: TapePane, in area: GridRect) {
        guard area.size.rows > 0 else { return }
        draw(tape.entry, row: area.maxRow, in: area)
        guard area.size.rows > 2 else { return }
        canvas.fill(
            GridRect(column: area.minColumn, row: area.maxRow - 1, columns: area.size.columns, rows: 1),
            with: Theme.horizontalLine)
        draw(
            tape.rows,
            in: GridRect(origin: area.origin, size: GridSize(columns: area.size.columns, rows: area.size.rows - 2)))
        if tape.rows.count == 0 {
            write(tape.placeholder, row: area.minRow, in: area, style: Theme.crumb)
        }
    }

    private mutating func draw(_ rows: LazyRows<TapePane.Row>, in area: GridRect) {
        noteScrolling(limit: rows.count - area.size.rows, page: area.size.rows, fromEnd: true)
        var index = rows.count - 1 - min(scroll, max(0, rows.count - area.size.rows))
        var line = area.maxRow
        while index >= 0, line >= area.minRow {
            line -= draw(rows[index], endingAt: line, in: area)
            index -= 1
        }
        if index >= 0 {
            canvas.write("↑ \(index + 1)", at: area.origin, style: Theme.crumb)
        }
    }

    /// Draws a row, and returns the number of its lines: two where the numbers are too long for one.
    private mutating func draw(_ row: TapePane.Row, endingAt line: Int, in area: GridRect) -> Int {
        let columns = area.size.columns
        let operand = DisplayWidth.of(row.operand)
        let subtotal = DisplayWidth.of(row.subtotal)
        let needed = 4 + operand + 2 + subtotal
        let lines = needed > columns && !row.operand.isEmpty ? 2 : 1
        let first = max(area.minRow, line - lines + 1)
        let style = row.isTotal ? Theme.number : TextStyle.plain
        canvas.write(row.sign, at: GridPoint(column: area.minColumn + 1, row: first), style: Theme.key)
        let subtotalColumns = max(subtotal, min(26, columns / 2 - 2))
        let operandColumns = max(operand, columns - subtotalColumns - 7)
        let operandStart = area.minColumn + 4 + operandColumns - operand
        // A row without a subtotal can be longer than the pane.
        canvas.write(
            DisplayWidth.truncated(row.operand, to: max(0, area.maxColumn - operandStart)),
            at: GridPoint(column: operandStart, row: first))
        if line >= area.minRow {
            canvas.write(row.subtotal, at: GridPoint(column: area.maxColumn - subtotal, row: line), style: style)
        }
        return lines
    }

    private mutating func draw(_ entry: TapePane.Entry, row: Int, in area: GridRect) {
        canvas.write(entry.sign, at: GridPoint(column: area.minColumn + 1, row: row), style: Theme.key)
        let start = area.maxColumn - DisplayWidth.of(entry.text)
        let style = entry.tone == .plain ? Theme.number : Theme.style(entry.tone)
        canvas.write(entry.text, at: GridPoint(column: start, row: row), style: style)
        canvas.cursor = GridPoint(column: area.maxColumn, row: row)
    }
}
