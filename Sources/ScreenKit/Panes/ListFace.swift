import Terminal

/// What is drawn of a list, without the events, so that it is compiled once and not for each type of them.
struct ListFace {
    typealias Row = ListPane<Int>.Row

    let heading, headingNote: String
    let headingTone: Tone
    var rows: [Row]
    let placeholder: String
    let footer: String
    let noteColumns: Extent?
    let preview: ((Int) -> any Pane)?
    let summary: ((Int) -> String)?

    init(
        heading: String, headingTone: Tone, headingNote: String, rows: [Row], placeholder: String, footer: String,
        noteColumns: Extent?, preview: ((Int) -> any Pane)?, summary: ((Int) -> String)?
    ) {
        (self.heading, self.headingTone, self.headingNote, self.rows) = (heading, headingTone, headingNote, rows)
        (self.placeholder, self.footer, self.noteColumns) = (placeholder, footer, noteColumns)
        (self.preview, self.summary) = (preview, summary)
    }

    private func longest(_ text: (Row) -> String) -> Int { rows.reduce(0) { max($0, DisplayWidth.of(text($1))) } }

    func lines(firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). "
                + [row.control.label, row.detail, row.spokenName, row.note].filter { !$0.isEmpty }.joined(
                    separator: "  ")
        }
        let all = [wholeHeading] + (lines.isEmpty ? [placeholder] : lines) + [footer]
        return [LineSection(.rows, all.filter { !$0.isEmpty })]
    }

    private var wholeHeading: String { [heading, headingNote].filter { !$0.isEmpty }.joined(separator: "  ") }
}

// MARK: - Size

extension ListFace {
    /// The plates of all lists are as wide: so far an eye goes easily along a row.
    private static let widest = 78
    /// A longer label can be cut.
    private static let leastLabel = 24
    private static let leastDetail = 8
    private static let leastPageForPreview = 106
    private static let preview = GridSize(columns: 47, rows: 24)
    private static let gap = 4
    private static let mostSummaryRows = 3
    /// The width of the paper on which an empty list says that it is empty: that of an empty tape.
    private static let stubColumns = 40

    private func hasPreview(on page: GridSize) -> Bool {
        preview != nil && page.columns >= Self.leastPageForPreview
    }

    /// Returns the size of the previews, which is that of the first one if it needs more than is usual. An empty list keeps their place.
    private func previewSize(on page: GridSize) -> GridSize? {
        guard let preview, hasPreview(on: page) else { return nil }
        guard !rows.isEmpty else { return Self.preview }
        let size = preview(0).size(in: page, of: page)
        return GridSize(
            columns: max(Self.preview.columns, size.columns.least),
            rows: min(page.rows, max(Self.preview.rows, size.rows.least)))
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        guard let preview = previewSize(on: page) else { return sizeOfList(in: room, of: page) }
        let more = preview.columns + Self.gap
        var size = sizeOfList(in: GridSize(columns: max(0, room.columns - more), rows: room.rows), of: page)
        size.columns = Extent(
            least: size.columns.least + more, ideal: size.columns.ideal + more, most: size.columns.most + more)
        let rows = max(size.rows.ideal, preview.rows)
        size.rows = Extent(least: size.rows.least, ideal: rows, most: max(size.rows.most, rows))
        return size
    }

    private func sizeOfList(in room: GridSize, of page: GridSize) -> PaneSize {
        let headingRows = heading.isEmpty ? 0 : headingLines(columns: room.columns).count + 1
        guard !rows.isEmpty else {
            // A list with previews keeps its place when it becomes empty.
            let stub = max(Self.stubColumns, DisplayWidth.of(placeholder) + 4)
            let columns = preview == nil ? stub : max(stub, Self.widest)
            return PaneSize(
                columns: Extent(least: min(stub, Self.leastLabel), ideal: stub, most: columns),
                rows: Extent(least: 1, ideal: headingRows + 1, most: headingRows + 5))
        }
        let columns = ListColumns(of: rows, in: .max / 2)
        let longestNote = columns.note
        let notes =
            noteColumns
            ?? Extent(least: longestNote == 0 ? 0 : 1 + min(longestNote, Self.leastDetail), ideal: 1 + longestNote)
        let leastDetail = columns.detail == 0 ? 0 : 2 + min(columns.detail, Self.leastDetail)
        let least = columns.labelStart + min(columns.label, Self.leastLabel) + leastDetail + 1
        let whole = columns.detailStart + columns.detail + 1 + columns.buttons
        let widths = Extent(
            least: least + notes.least, ideal: whole + notes.ideal,
            most: noteColumns.map { whole + $0.most } ?? max(whole + 1 + longestNote, Self.widest))
        let summaryRows = summaryRows(columns: min(room.columns, widths.most), on: page)
        let otherRows = headingRows + (footer.isEmpty ? 0 : 2) + (summaryRows == 0 ? 0 : 1 + summaryRows)
        let count = rows.count
        // A detail for which a row is too short stands below it.
        let isBelow = whole + notes.ideal > room.columns
        let most =
            isBelow
            ? (columns.detail > 0 ? count * 3 - 1 : count * 2) : count * PaneSize.rowSpacing(of: count, in: page)
        return PaneSize(
            columns: widths,
            rows: Extent(
                least: min(count, 2) + (heading.isEmpty ? 0 : 1), ideal: otherRows + count, most: otherRows + most))
    }

    /// Returns the rows for the summaries, which are as many for all rows of the list.
    private func summaryRows(columns: Int, on page: GridSize) -> Int {
        guard let summary, !hasPreview(on: page) else { return 0 }
        let longest = rows.indices.reduce(0) { max($0, DisplayWidth.wrapped(summary($1), to: columns).count) }
        return min(Self.mostSummaryRows, longest)
    }

    private func headingLines(columns: Int) -> [String] {
        guard !heading.isEmpty else { return [] }
        let hasRoom = DisplayWidth.of(wholeHeading) <= columns
        return DisplayWidth.wrapped(hasRoom ? heading : wholeHeading, to: columns)
    }
}

// MARK: - Drawing

extension ListFace {
    func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        guard let preview, !rows.isEmpty else { return draw(in: area, on: &part) }
        let focused = focusedRow(on: &part)
        if let size = previewSize(on: part.page) {
            let start = area.size.columns - size.columns
            let room = GridRect(column: start, row: 0, columns: size.columns, rows: area.size.rows)
            part.draw(preview(focused ?? 0), in: room)
            area.size.columns = start - Self.gap
        }
        draw(in: area, marking: focused == nil && part.isActive ? 0 : nil, on: &part)
    }

    private func focusedRow(on part: inout PagePart) -> Int? {
        part.focusedControl.flatMap { rows.indices.contains($0) ? $0 : nil }
    }

    /// Draws the list in an area. A row can look as if it had the focus: the one that Enter in a field above takes.
    func draw(in area: GridRect, marking marked: Int? = nil, on part: inout PagePart) {
        let room = drawHeading(in: area, on: &part)
        guard !rows.isEmpty else { return drawPlaceholder(in: room, on: &part) }
        guard room.size.rows > 0 else { return }
        let table = ListTable(face: self, columns: room.size.columns, marked: marked)
        var rowsRoom = room
        // The rows come first: where they need all the room, what stands below them is left out.
        let free = { rowsRoom.size.rows - table.neededRows }
        let footerRows = footer.isEmpty || free() < 2 ? 0 : 2
        rowsRoom.size.rows -= footerRows
        let summaryRows = min(summaryRows(columns: room.size.columns, on: part.page), max(0, free() - 1))
        if summaryRows > 0 { rowsRoom.size.rows -= 1 + summaryRows }
        var row = table.draw(in: rowsRoom, on: &part) + 2
        if let summary, summaryRows > 0 {
            let text = summary(focusedRow(on: &part) ?? 0)
            for line in DisplayWidth.wrapped(text, to: room.size.columns).prefix(summaryRows) {
                part.write(line, row: row, in: room, style: part.theme.quiet)
                row += 1
            }
            row += 1
        }
        guard footerRows > 0 else { return }
        part.write(
            DisplayWidth.truncatedInMiddle(footer, to: room.size.columns),
            at: GridPoint(column: room.minColumn, row: row), style: part.theme.quiet)
    }

    private func drawHeading(in area: GridRect, on part: inout PagePart) -> GridRect {
        // The rows come first here too: where all of them fit, the heading has the rows that are left. Elsewhere their pages are
        // turned, and a second row for the heading costs nothing.
        let room = rows.count < area.size.rows ? area.size.rows - rows.count : 2
        let lines = headingLines(columns: area.size.columns).prefix(room)
        for (index, line) in lines.enumerated() {
            part.write(line, row: area.minRow + index, in: area, style: part.theme.style(headingTone))
        }
        let noteColumns = DisplayWidth.of(headingNote)
        if let first = lines.first, !first.contains(headingNote), noteColumns > 0, lines.count == 1 {
            let start = GridPoint(column: area.maxColumn + 1 - noteColumns, row: area.minRow)
            part.write(headingNote, at: start, style: part.theme.quiet)
        }
        let hasBlank = !lines.isEmpty && area.size.rows > rows.count + lines.count
        return area.droppingRows(lines.count + (hasBlank ? 1 : 0))
    }

    /// Draws a stub of paper that says why there are no rows.
    private func drawPlaceholder(in area: GridRect, on part: inout PagePart) {
        let columns = min(area.size.columns, max(Self.stubColumns, DisplayWidth.of(placeholder) + 4))
        let lines = DisplayWidth.wrapped(placeholder, to: max(1, columns - 4))
        guard area.size.rows >= lines.count + 2 else {
            return part.write(placeholder, row: area.minRow, in: area, style: part.theme.quiet)
        }
        let blanks = area.size.rows >= lines.count + 4 ? 1 : 0
        let paper = GridRect(
            column: area.minColumn, row: area.minRow, columns: columns, rows: lines.count + 2 + 2 * blanks)
        let inside = part.drawPaper(in: paper)
        for (row, line) in lines.enumerated() {
            part.write(line, row: inside.minRow + blanks + row, in: inside, style: part.quietPaper)
        }
    }
}
