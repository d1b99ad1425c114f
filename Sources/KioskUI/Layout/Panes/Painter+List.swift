import Terminal

extension Painter {
    /// Draws rows to choose from; where they do not all fit, the page of them that has the focus.
    mutating func draw(_ list: ListPane<Event>, in area: Rect) {
        var area = area
        if !list.heading.isEmpty {
            // The rows come first here too: where room is short, the heading is cut.
            let lines = list.headingLines(columns: area.size.columns)
                .prefix(max(1, area.size.rows - list.rows.count))
            for (index, line) in lines.enumerated() {
                canvas.write(
                    DisplayWidth.truncated(line, to: area.size.columns),
                    at: Point(column: area.minColumn, row: area.minRow + index), style: Theme.style(list.headingTone))
            }
            let used = lines.count + (area.size.rows > list.rows.count + lines.count ? 1 : 0)
            area = Rect(
                column: area.minColumn, row: area.minRow + used, columns: area.size.columns,
                rows: area.size.rows - used)
        }
        // The rows come first: where all the room is theirs, the footer is left out.
        let footerRows = list.footer.isEmpty ? 0 : min(2, max(0, area.size.rows - max(1, list.rows.count)))
        area.size.rows -= footerRows
        guard !list.rows.isEmpty else {
            canvas.write(list.placeholder, at: area.origin, style: Theme.crumb)
            draw(footer: list.footer, rows: footerRows, below: area.minRow, in: area)
            return
        }
        guard area.size.rows > 0 else { return }
        let spacing = list.rows.count * 2 <= area.size.rows ? RowSpacing.of(list.rows.count, in: canvas.size) : 1
        let rowsInView = max(1, area.size.rows / spacing)
        let focusInList = min(max(0, (requestedFocus ?? 0) - nextFocus), list.rows.count - 1)
        let first = focusInList / rowsInView * rowsInView
        let labelColumns = list.rows.map { DisplayWidth.of($0.control.label) }.max() ?? 0
        let noteColumns = list.rows.map { DisplayWidth.of($0.note) }.max() ?? 0
        for (index, row) in list.rows.enumerated() {
            let isInView = (first..<(first + rowsInView)).contains(index)
            // A row out of view keeps its place in the column, without a height, so that arrows find the way to it.
            let line = Rect(
                column: area.minColumn, row: area.minRow + (index - first) * spacing, columns: area.size.columns,
                rows: isInView ? 1 : 0)
            let appearance = place(
                row.control, in: line, isFocusable: true, isPreferred: index == 0, bindings: row.bindings)
            if isInView {
                draw(row, on: line, appearance, labelColumns: labelColumns, noteColumns: noteColumns)
            }
        }
        drawMoreMarks(first: first, rowsInView: rowsInView, of: list.rows.count, spacing: spacing, in: area)
        let lastLine = area.minRow + (min(rowsInView, list.rows.count) - 1) * spacing
        draw(footer: list.footer, rows: footerRows, below: lastLine, in: area)
    }

    /// Draws the footer, in the second row below the list where it was given two.
    private mutating func draw(footer: String, rows: Int, below lastLine: Int, in area: Rect) {
        guard rows > 0 else { return }
        canvas.write(
            DisplayWidth.shortened(footer, to: area.size.columns),
            at: Point(column: area.minColumn, row: lastLine + rows), style: Theme.crumb)
    }

    /// Marks, in the margin where the focus is marked, that there are more rows than are in view.
    private mutating func drawMoreMarks(first: Int, rowsInView: Int, of count: Int, spacing: Int, in area: Rect) {
        let lastLine = area.minRow + (rowsInView - 1) * spacing
        if first > 0 { drawMark("↑", at: area.origin) }
        if first + rowsInView < count { drawMark("↓", at: Point(column: area.minColumn, row: lastLine)) }
    }

    private mutating func drawMark(_ mark: String, at point: Point) {
        if canvas[point].text == " " { canvas.write(mark, at: point, style: Theme.crumb) }
    }

    private mutating func draw(
        _ row: ListPane<Event>.Row, on line: Rect, _ appearance: Appearance, labelColumns: Int, noteColumns: Int
    ) {
        var point = line.origin
        let mark = appearance.isFocused ? "▸" : " "
        let key = row.control.keys.first?.label ?? " "
        canvas.write(mark, at: point, style: Theme.key)
        point.column += 1
        canvas.write(key, at: point, style: Theme.key)
        point.column += DisplayWidth.of(key) + 2
        let labelRoom = min(labelColumns, line.maxColumn - point.column)
        canvas.write(
            DisplayWidth.truncated(row.control.label, to: labelRoom), at: point, style: appearance.style(.plain))
        point.column += labelColumns + 2
        var end = line.maxColumn + 1
        for button in row.buttons.reversed() {
            let width = DisplayWidth.of(button.label) + 2
            end -= width
            let area = Rect(column: end, row: line.minRow, columns: width, rows: 1)
            let appearance = place(button, in: area)
            canvas.write("[\(button.label)]", at: area.origin, style: appearance.style(.plain))
        }
        let noteStart = max(point.column, end - noteColumns)
        if !row.note.isEmpty {
            let note = DisplayWidth.padded(row.note, to: noteColumns, alignment: .trailing)
            canvas.write(note, at: Point(column: noteStart, row: line.minRow), style: Theme.style(row.tone))
        }
        let detailRoom = noteStart - 1 - point.column
        if detailRoom > 3 {
            canvas.write(DisplayWidth.truncated(row.detail, to: detailRoom), at: point, style: Theme.crumb)
        }
    }
}

extension ListPane {
    /// The heading, broken where it is longer than a row.
    func headingLines(columns: Int) -> [String] {
        heading.isEmpty ? [] : DisplayWidth.wrapped(heading, to: columns)
    }
}
