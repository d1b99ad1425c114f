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
        // The rows come first here too: where all of them fit, the heading has the rows that are left. Elsewhere their pages are
        // turned, and a second row for the heading costs nothing.
        let room = list.rows.count < area.size.rows ? area.size.rows - list.rows.count : 2
        let lines = list.headingLines(columns: area.size.columns).prefix(room)
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
        func longest(_ text: (ListPane<Int>.Row) -> String) -> Int {
            list.rows.reduce(0) { max($0, DisplayWidth.of(text($1))) }
        }
        let label = longest { $0.control.label }
        let least = ListColumns(label: label, note: 0).detailStart + longest { $0.detail } + 1
        let wholeNotes = list.rows.map(\.note)
        let list = list.withShortNotes(columns: area.size.columns - least)
        let note = list.rows.reduce(0) { max($0, DisplayWidth.of($1.note)) }
        let buttons = list.rows.reduce(0) { max($0, ListColumns.columns(ofButtonsOf: $1)) }
        // A long value leaves room for what stands behind it.
        let room = area.size.columns - ListColumns.labelStart - 2 - note - buttons
        let columns = ListColumns(label: buttons > 0 ? min(label, max(room, 8)) : label, note: note)
        let isCut = list.rows.contains { row in
            let start = area.minColumn + columns.detailStart
            return DisplayWidth.of(row.detail) > columns.noteStart(of: row, in: area) - 1 - start
        }
        let page = page(of: list.rows.count, in: area, needsTwoLines: isCut)
        for (index, row) in list.rows.enumerated() {
            let line = page.line(index, in: area)
            let label = columns.label(of: row, on: line)
            place(
                row.control, in: line,
                Highlight(area: label, style: Theme.style(row.labelTone), mark: line.origin), isFocusable: true)
            guard !line.isEmpty else { continue }
            draw(row, on: line, label, columns)
            drawNote(
                of: row, whole: wholeNotes[index], on: line, columns, hasBlankRow: page.spacing > 1 && !isCut)
            drawDetail(of: row, on: line, columns, isBelow: isCut && page.spacing > 1)
        }
        drawMarks(of: page, in: area)
        return page.line(page.rows.upperBound - 1, in: area).minRow
    }

    private mutating func draw(
        _ row: ListPane<Int>.Row, on line: GridRect, _ label: GridRect, _ columns: ListColumns
    ) {
        if let key = row.control.keys.first {
            canvas.write(keyName(key), at: line.origin.offset(columns: 1), style: Theme.key)
        }
        // A value with buttons, such as a calculation with its result, ends as it begins.
        let text =
            row.buttons.isEmpty
            ? row.control.label
            : DisplayWidth.truncatedInMiddle(row.control.label, to: label.size.columns)
        write(text, row: label.minRow, in: label, style: Theme.style(row.labelTone))
        drawButtons(of: row, endingAt: line)
    }

    /// Draws the note at the end of a row, or the whole note in the blank row below where a shorter one would stand.
    private mutating func drawNote(
        of row: ListPane<Int>.Row, whole: String, on line: GridRect, _ columns: ListColumns, hasBlankRow: Bool
    ) {
        let wholeColumns = DisplayWidth.of(whole)
        if hasBlankRow, row.note != whole, wholeColumns <= line.size.columns - ListColumns.labelStart {
            let start = GridPoint(column: line.maxColumn + 1 - wholeColumns, row: line.minRow + 1)
            canvas.write(whole, at: start, style: Theme.style(row.tone))
        } else if !row.note.isEmpty {
            let note = DisplayWidth.padded(row.note, to: columns.note, alignment: .trailing)
            let start = GridPoint(column: columns.noteStart(of: row, in: line), row: line.minRow)
            canvas.write(note, at: start, style: Theme.style(row.tone))
        }
    }

    /// Draws the detail behind the label, or below it where it would be cut.
    private mutating func drawDetail(
        of row: ListPane<Int>.Row, on line: GridRect, _ columns: ListColumns, isBelow: Bool
    ) {
        let start = line.origin.offset(
            columns: isBelow ? ListColumns.labelStart : columns.detailStart, rows: isBelow ? 1 : 0)
        let room = (isBelow ? line.maxColumn + 1 : columns.noteStart(of: row, in: line) - 1) - start.column
        if room > 3 { canvas.write(DisplayWidth.truncated(row.detail, to: room), at: start, style: Theme.crumb) }
    }

    private mutating func drawButtons(of row: ListPane<Int>.Row, endingAt line: GridRect) {
        var end = line.maxColumn + 1
        for button in row.buttons.reversed() {
            end -= DisplayWidth.of(button.label) + 2
            drawButton(button, at: GridPoint(column: end, row: line.minRow))
        }
    }
}

nonisolated extension ListPane<Int> {
    /// Returns the list with the longest notes for which there is room.
    fileprivate func withShortNotes(columns: Int) -> ListPane {
        guard rows.contains(where: { !$0.shortNotes.isEmpty }) else { return self }
        var list = self
        for index in rows.indices {
            let notes = [rows[index].note] + rows[index].shortNotes
            list.rows[index].note =
                notes.first { DisplayWidth.of($0) <= columns } ?? DisplayWidth.truncated(notes.last ?? "", to: columns)
        }
        return list
    }
}

/// The columns of the rows of a list: a mark and a key, the label, the detail, the note and the buttons.
private nonisolated struct ListColumns {
    /// The width of the longest label.
    let label: Int
    /// The width of the longest note.
    let note: Int

    static var labelStart: Int { 4 }

    /// The distance from the beginning of a row to its detail.
    var detailStart: Int { Self.labelStart + label + 2 }

    /// Returns the area of the label of a row.
    func label(of row: ListPane<Int>.Row, on line: GridRect) -> GridRect {
        let start = line.minColumn + Self.labelStart
        let room = min(label, DisplayWidth.of(row.control.label), line.maxColumn - start)
        return GridRect(column: start, row: line.minRow, columns: room, rows: line.size.rows)
    }

    /// Returns the column in which the note of a row begins.
    func noteStart(of row: ListPane<Int>.Row, in line: GridRect) -> Int {
        max(line.minColumn + detailStart, line.maxColumn + 1 - Self.columns(ofButtonsOf: row) - note)
    }

    /// Returns the width of the buttons of a row with the gap before them; 0 where there are none.
    static func columns(ofButtonsOf row: ListPane<Int>.Row) -> Int {
        row.buttons.isEmpty ? 0 : row.buttons.reduce(1) { $0 + DisplayWidth.of($1.label) + 2 }
    }
}
