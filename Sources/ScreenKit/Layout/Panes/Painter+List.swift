import Terminal

nonisolated extension Painter {
    /// Draws rows to choose from. If they do not all fit, it draws the page with the focus.
    mutating func draw(_ list: ListPane<Int>, in area: GridRect) {
        var room = drawHeading(of: list, in: area)
        // The rows come first: where they need all the room, the footer is left out.
        let footerRows = list.footer.isEmpty ? 0 : min(2, max(0, room.size.rows - max(1, list.rows.count)))
        room.size.rows -= footerRows
        var lastRow = room.minRow
        if list.rows.isEmpty {
            canvas.write(list.placeholder, at: room.origin, style: Theme.crumb)
        } else if room.size.rows > 0 {
            lastRow = drawRows(of: list, in: room)
        }
        if footerRows > 0 {
            canvas.write(
                DisplayWidth.truncatedInMiddle(list.footer, to: room.size.columns),
                at: GridPoint(column: room.minColumn, row: lastRow + footerRows), style: Theme.crumb)
        }
    }

    /// Draws the heading, and returns the room below it.
    private mutating func drawHeading(of list: ListPane<Int>, in area: GridRect) -> GridRect {
        // The rows come first here too: where room is short, the heading is cut.
        let lines = list.headingLines(columns: area.size.columns).prefix(max(1, area.size.rows - list.rows.count))
        for (index, line) in lines.enumerated() {
            write(line, row: area.minRow + index, in: area, style: Theme.style(list.headingTone))
        }
        let hasBlank = !lines.isEmpty && area.size.rows > list.rows.count + lines.count
        let used = lines.count + (hasBlank ? 1 : 0)
        return GridRect(
            column: area.minColumn, row: area.minRow + used, columns: area.size.columns, rows: area.size.rows - used)
    }

    /// Draws the rows, and returns the row of the terminal with the last of them.
    private mutating func drawRows(of list: ListPane<Int>, in area: GridRect) -> Int {
        let page = page(of: list.rows.count, in: area)
        let labelColumns = list.rows.map { DisplayWidth.of($0.control.label) }.max() ?? 0
        let noteColumns = list.rows.map { DisplayWidth.of($0.note) }.max() ?? 0
        for (index, row) in list.rows.enumerated() {
            let line = page.line(index, in: area)
            let appearance = place(row.control, in: line, isFocusable: true)
            if !line.isEmpty { draw(row, on: line, appearance, labelColumns: labelColumns, noteColumns: noteColumns) }
        }
        drawMarks(of: page, in: area)
        return page.line(page.rows.upperBound - 1, in: area).minRow
    }

    private mutating func draw(
        _ row: ListPane<Int>.Row, on line: GridRect, _ appearance: Appearance, labelColumns: Int, noteColumns: Int
    ) {
        var point = line.origin
        let mark = appearance.isFocused ? "▸" : " "
        let key = row.control.keys.first.map(keyName) ?? " "
        canvas.write(mark, at: point, style: Theme.key)
        point.column += 1
        canvas.write(key, at: point, style: Theme.key)
        point.column += DisplayWidth.of(key) + 2
        let labelRoom = min(labelColumns, line.maxColumn - point.column)
        canvas.write(
            DisplayWidth.truncated(row.control.label, to: labelRoom), at: point, style: appearance.style(.plain))
        point.column += labelColumns + 2
        let end = drawButtons(of: row, endingAt: line)
        let noteStart = max(point.column, end - noteColumns)
        if !row.note.isEmpty {
            let note = DisplayWidth.padded(row.note, to: noteColumns, alignment: .trailing)
            canvas.write(note, at: GridPoint(column: noteStart, row: line.minRow), style: Theme.style(row.tone))
        }
        let detailRoom = noteStart - 1 - point.column
        if detailRoom > 3 {
            canvas.write(DisplayWidth.truncated(row.detail, to: detailRoom), at: point, style: Theme.crumb)
        }
    }

    /// Draws the buttons, and returns the column in which they begin.
    private mutating func drawButtons(of row: ListPane<Int>.Row, endingAt line: GridRect) -> Int {
        var end = line.maxColumn + 1
        for button in row.buttons.reversed() {
            end -= DisplayWidth.of(button.label) + 2
            drawButton(button, at: GridPoint(column: end, row: line.minRow))
        }
        return end
    }
}
