import Terminal

nonisolated extension Painter {
    /// Draws lines to read: from the first one downwards, or from the newest one upwards. Those from the newest one can have an
    /// event each, for a click.
    mutating func draw(_ text: TextPane, in area: GridRect, events: [Int] = []) {
        var area = area
        if !text.heading.isEmpty, area.size.rows > 1 {
            write(text.heading, row: area.minRow, in: area, style: Theme.title)
            area = area.droppingRows(1)
        }
        guard area.size.rows > 0 else { return }
        guard text.lines.count > 0 else {
            return write(text.placeholder, row: area.minRow, in: area, style: Theme.crumb)
        }
        text.followsEnd ? drawFromEnd(text, in: area, events) : drawFromStart(text, in: area)
    }

    private mutating func drawFromStart(_ text: TextPane, in area: GridRect) {
        let lines = (0..<text.lines.count).flatMap { text.rows(of: $0, columns: area.size.columns) }
        let limit = max(0, lines.count - area.size.rows)
        noteScrolling(limit: limit, page: area.size.rows, fromEnd: false)
        let first = min(scroll, limit)
        let inView = lines[first..<min(lines.count, first + area.size.rows)]
        for (index, line) in inView.enumerated() { draw(line, row: area.minRow + index, in: area) }
        if first > 0 { drawScrollMark("↑ \(first)", row: area.minRow, in: area, covering: true) }
        if first < limit { drawScrollMark("↓ \(limit - first)", row: area.maxRow, in: area, covering: true) }
    }

    /// Scrolls by whole lines and not by rows, so that only the lines in view need be broken into rows.
    private mutating func drawFromEnd(_ text: TextPane, in area: GridRect, _ events: [Int]) {
        let limit = text.lines.count - text.countFromStart(in: area.size)
        noteScrolling(limit: limit, page: area.size.rows, fromEnd: true)
        let offset = min(scroll, limit)
        var rows: [(line: Int, text: Message)] = []
        var first = text.lines.count - offset
        while first > 0, rows.count < area.size.rows {
            first -= 1
            rows = text.rows(of: first, columns: area.size.columns).map { (first, $0) } + rows
        }
        // The newest one is read from its beginning.
        let isCut = rows.count > area.size.rows
        let inView = first == text.lines.count - offset - 1 ? rows.prefix(area.size.rows) : rows.suffix(area.size.rows)
        for (index, row) in inView.enumerated() {
            let isFirst = index == 0 || inView[inView.startIndex + index - 1].line != row.line
            if isFirst, events.indices.contains(row.line) {
                let height = inView.count { $0.line == row.line }
                let size = GridSize(columns: area.size.columns, rows: height)
                place(
                    event: events[row.line], in: GridRect(origin: area.droppingRows(index).origin, size: size),
                    style: Theme.style(row.text.tone))
            }
            draw(row.text, row: area.minRow + index, in: area)
        }
        let above = isCut && first < text.lines.count - offset - 1 ? first + 1 : first
        // Unless it is scrolled, the newest line is in view and must be read as a whole.
        if above > 0 { drawScrollMark("↑ \(above)", row: area.minRow, in: area, covering: offset > 0) }
        if offset > 0 { drawScrollMark("↓ \(offset)", row: area.maxRow, in: area, covering: true) }
    }

    private mutating func draw(_ line: Message, row: Int, in area: GridRect) {
        write(line.text, row: row, in: area, style: Theme.style(line.tone))
        for part in line.parts {
            let before = String(line.text.prefix(part.characters.lowerBound))
            let text = String(line.text.dropFirst(before.count).prefix(part.characters.count))
            let column = DisplayWidth.of(before)
            canvas.write(
                DisplayWidth.truncated(text, to: max(0, area.size.columns - column)),
                at: GridPoint(column: area.minColumn + column, row: row),
                style: Theme.style(part.tone))
        }
    }

    /// Draws the number of rows beyond an edge at the end of a row.
    ///
    /// - Parameters:
    ///   - mark: The number with its arrow.
    ///   - row: The row of the terminal.
    ///   - area: The area that ends with the mark.
    ///   - covering: Whether the mark covers the end of a long line; otherwise it is left out there.
    mutating func drawScrollMark(_ mark: String, row: Int, in area: GridRect, covering: Bool = false) {
        let columns = (area.maxColumn - DisplayWidth.of(mark))...area.maxColumn
        if !columns.allSatisfy({ canvas[GridPoint(column: $0, row: row)].text == " " }) {
            guard covering else { return }
            canvas.fill(GridRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
        }
        canvas.write(mark, at: GridPoint(column: columns.lowerBound + 1, row: row), style: Theme.crumb)
    }
}

nonisolated extension TextPane {
    /// The room for the marks of scrolling beside prose. News have all the room.
    private var margin: Int { followsEnd ? 0 : 6 }

    /// The width from which on the last column of a table can be broken into rows.
    private static var leastColumns: Int { 10 }

    /// Returns the rows of a line, which is broken if it is prose and too long. The last column of a table stays a column.
    fileprivate func rows(of index: Int, columns: Int) -> [Message] {
        let line = lines[index]
        let room = columns - margin
        guard isProse, DisplayWidth.of(line.text) > room else { return [line] }
        var before = line.text.beforeLastColumn
        if room - DisplayWidth.of(before) < Self.leastColumns { before = "" }
        let indent = DisplayWidth.of(before)
        let rows = DisplayWidth.wrapped(String(line.text.dropFirst(before.count)), to: room - indent)
        guard rows.count > 1 else { return [line] }
        return rows.enumerated().map { index, row in
            Message(text: (index == 0 ? before : String(repeating: " ", count: indent)) + row, tone: line.tone)
        }
    }

    /// Returns the number of rows of all lines, as far as they fit.
    func rowsFromStart(in size: GridSize) -> Int {
        var rows = heading.isEmpty ? 0 : 1
        for index in 0..<lines.count where rows < size.rows {
            rows += self.rows(of: index, columns: size.columns).count
        }
        return min(rows, size.rows)
    }

    /// Returns the number of lines that are in view at once from the first one on, at least one.
    fileprivate func countFromStart(in size: GridSize) -> Int {
        var left = size.rows
        var count = 0
        while count < lines.count {
            left -= rows(of: count, columns: size.columns).count
            guard left >= 0 else { break }
            count += 1
        }
        return max(1, count)
    }

    /// Returns the least number of rows: the newest line can be read without scrolling, and as a whole if it is bad news.
    func leastRows(in size: GridSize) -> Int {
        guard followsEnd, lines.count > 0 else { return 1 }
        let newest = rows(of: lines.count - 1, columns: size.columns)
        return min(newest.count, newest[0].tone == .bad ? size.rows - 1 : max(1, size.rows / 3))
    }
}

extension String {
    /// The part of a row of a table before its last column; empty for other texts. The row begins with blanks, and the column follows
    /// two or more.
    fileprivate nonisolated var beforeLastColumn: String {
        guard first == " ", let gap = indices.last(where: { self[$0...].hasPrefix("  ") }) else { return "" }
        let before = self[..<index(gap, offsetBy: 2)]
        return before.allSatisfy { $0 == " " } ? "" : String(before)
    }
}
