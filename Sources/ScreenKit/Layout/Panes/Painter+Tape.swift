import Terminal

nonisolated extension Painter {
    /// Draws the tape from its first row downwards; where it is longer than the area, from its newest row upwards.
    mutating func draw(_ tape: TapePane, in area: GridRect) {
        arrangement.readoutAreas.tape = area
        let room = drawHeading(of: tape, in: area)
        noteScrolling(limit: 0, page: room.size.rows, fromEnd: true)
        guard room.size.rows > 0 else { return }
        guard tape.rows.count > 0 else {
            return write(tape.placeholder, row: room.minRow, in: room, style: Theme.crumb)
        }
        if fits(tape.rows, in: room) {
            var line = room.minRow - 1
            for index in 0..<tape.rows.count {
                let row = tape.rows[index]
                line += lineCount(of: row, columns: room.size.columns)
                draw(row, endingAt: line, in: room)
            }
        } else {
            drawEnd(of: tape.rows, in: room)
        }
    }

    /// Draws the heading, and returns the room below it.
    private mutating func drawHeading(of tape: TapePane, in area: GridRect) -> GridRect {
        guard !tape.heading.isEmpty else { return area }
        let lines = DisplayWidth.wrapped(tape.heading, to: area.size.columns).prefix(area.size.rows)
        for (index, line) in lines.enumerated() {
            write(line, row: area.minRow + index, in: area, style: Theme.title)
        }
        return area.droppingRows(lines.count + (area.size.rows > lines.count + 2 ? 1 : 0))
    }

    private mutating func drawEnd(of rows: LazyRows<TapePane.Row>, in area: GridRect) {
        // The numbers of the rows above and below have rows of their own, so that they cover nothing.
        let hasRoomForMarks = area.size.rows > 3
        var room = hasRoomForMarks ? area.droppingRows(1) : area
        let limit = rows.count - room.size.rows + (hasRoomForMarks ? 1 : 0)
        let below = min(scroll, max(0, limit))
        if hasRoomForMarks, below > 0 { room.size.rows -= 1 }
        noteScrolling(limit: limit, page: room.size.rows, fromEnd: true)
        var index = rows.count - 1 - below
        var line = room.maxRow
        while index >= 0, line >= room.minRow {
            line -= draw(rows[index], endingAt: line, in: room)
            index -= 1
        }
        guard hasRoomForMarks else { return }
        if index >= 0 { canvas.write("↑ \(index + 1)", at: area.origin, style: Theme.crumb) }
        if below > 0 {
            canvas.write("↓ \(below)", at: GridPoint(column: area.minColumn, row: area.maxRow), style: Theme.crumb)
        }
    }

    private func fits(_ rows: LazyRows<TapePane.Row>, in area: GridRect) -> Bool {
        guard rows.count <= area.size.rows else { return false }
        let lines = (0..<rows.count).reduce(0) { $0 + lineCount(of: rows[$1], columns: area.size.columns) }
        return lines <= area.size.rows
    }

    /// Returns the number of lines of a row: two where the numbers are too long for one.
    private func lineCount(of row: TapePane.Row, columns: Int) -> Int {
        let needed = 4 + DisplayWidth.of(row.operand) + 2 + DisplayWidth.of(row.subtotal)
        return needed > columns && !row.operand.isEmpty ? 2 : 1
    }

    /// Draws a row, and returns the number of its lines.
    @discardableResult
    private mutating func draw(_ row: TapePane.Row, endingAt line: Int, in area: GridRect) -> Int {
        let columns = area.size.columns
        let operand = DisplayWidth.of(row.operand)
        let subtotal = DisplayWidth.of(row.subtotal)
        let lines = lineCount(of: row, columns: columns)
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
}
