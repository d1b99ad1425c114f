import Terminal

/// What is drawn of a list, without the events, so that it is compiled once and not for each type of them.
struct ListFace {
    /// A row with what can be chosen on it.
    struct Row {
        let element: Element
        let buttons: ArraySlice<Element>
        var text: ListText
    }

    let heading: String
    let headingTone: Tone
    let headingNote: String
    let rows: [Row]
    let placeholder, footer: String
    let noteColumns: Extent?
    let preview: ((Int) -> any Pane)?
    let summary: ((Int) -> String)?

    func lines(firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). "
                + [row.element.label, row.text.detail, row.text.spokenName, row.text.note].filter { !$0.isEmpty }
                .joined(separator: "  ")
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

    /// Returns the size of the previews, which is that of the first one if it needs more than is usual. An empty list keeps their place. It is
    /// `nil` where there are none.
    private func previewSize(on page: GridSize) -> GridSize? {
        guard let preview, page.columns >= Self.leastPageForPreview else { return nil }
        guard !rows.isEmpty else { return Self.preview }
        let size = preview(0).size(in: page, of: page)
        return GridSize(
            columns: max(Self.preview.columns, size.columns.least),
            rows: min(page.rows, max(Self.preview.rows, size.rows.least)))
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        guard let preview = previewSize(on: page) else { return sizeOfList(in: room, of: page) }
        let more = preview.columns + Self.gap
        let list = sizeOfList(in: GridSize(columns: max(0, room.columns - more), rows: room.rows), of: page)
        let (columns, rows) = (list.columns, max(list.rows.ideal, preview.rows))
        return PaneSize(
            columns: Extent(least: columns.least + more, ideal: columns.ideal + more, most: columns.most + more),
            rows: Extent(least: list.rows.least, ideal: rows, most: max(list.rows.most, rows)))
    }

    private func sizeOfList(in room: GridSize, of page: GridSize) -> PaneSize {
        let headingRows = heading.isEmpty ? 0 : headingLines(columns: room.columns).count + 1
        guard !rows.isEmpty else {
            // A list with previews keeps its place when it becomes empty.
            let most = preview == nil ? stubColumns : max(stubColumns, Self.widest)
            return PaneSize(
                columns: Extent(least: min(stubColumns, Self.leastLabel), ideal: stubColumns, most: most),
                rows: Extent(least: 1, ideal: headingRows + 1, most: headingRows + 5))
        }
        let columns = ListColumns(of: rows)
        let leastNote = columns.note == 0 ? 0 : 1 + min(columns.note, Self.leastDetail)
        let notes = noteColumns ?? Extent(least: leastNote, ideal: 1 + columns.note)
        let leastDetail = columns.detail == 0 ? 0 : 2 + min(columns.detail, Self.leastDetail)
        let whole = columns.detailStart + columns.detail + 1 + columns.buttons
        let widths = Extent(
            least: columns.labelStart + min(columns.label, Self.leastLabel) + leastDetail + 1 + notes.least,
            ideal: whole + notes.ideal,
            most: noteColumns.map { whole + $0.most } ?? max(whole + 1 + columns.note, Self.widest))
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

    /// The width of the paper on which an empty list says that it is empty: that of an empty tape.
    private var stubColumns: Int { max(40, DisplayWidth.of(placeholder) + 4) }

    /// Returns the rows for the summaries, which are as many for all rows of the list.
    private func summaryRows(columns: Int, on page: GridSize) -> Int {
        guard let summary, previewSize(on: page) == nil else { return 0 }
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
            part.draw(preview(focused ?? 0), in: area.cut(.right, size.columns))
            area.cut(.right, Self.gap)
        }
        draw(in: area, marking: focused == nil && part.isActive ? 0 : nil, on: &part)
    }

    private func focusedRow(on part: inout PagePart) -> Int? {
        part.focusedControl.flatMap { rows.indices.contains($0) ? $0 : nil }
    }

    /// Draws the list in an area. A row can look as if it had the focus: the one that Enter in a field above takes.
    func draw(in area: GridRect, marking marked: Int? = nil, on part: inout PagePart) {
        var room = area
        drawHeading(cutFrom: &room, on: &part)
        guard !rows.isEmpty else { return drawPlaceholder(in: room, on: &part) }
        guard room.size.rows > 0 else { return }
        let columns = room.size.columns
        let table = ListTable(of: rows, columns: columns, marked: marked)
        // The rows come first: where they need all the room, what stands below them is left out.
        var free = room.size.rows - table.neededRows
        let footer = footer.isEmpty || free < 2 ? [] : ["", DisplayWidth.truncatedInMiddle(footer, to: columns)]
        free -= footer.count
        let summaryRows = min(summaryRows(columns: columns, on: part.page), max(0, free - 1))
        let summary = summaryRows > 0 ? self.summary?(focusedRow(on: &part) ?? 0) : nil
        let lines = summary.map { [""] + DisplayWidth.wrapped($0, to: columns).prefix(summaryRows) } ?? []
        room.cut(.bottom, footer.count + (summaryRows > 0 ? 1 + summaryRows : 0))
        let end = table.draw(in: room, on: &part)
        for (index, line) in (lines + footer).enumerated() {
            part.write(line, row: end + 1 + index, in: area, style: part.theme.quiet)
        }
    }

    private func drawHeading(cutFrom area: inout GridRect, on part: inout PagePart) {
        // The rows come first here too: where all of them fit, the heading has the rows that are left. Elsewhere their pages are
        // turned, and a second row for the heading costs nothing.
        let room = rows.count < area.size.rows ? area.size.rows - rows.count : 2
        let lines = headingLines(columns: area.size.columns).prefix(room)
        let hasBlank = !lines.isEmpty && area.size.rows > rows.count + lines.count
        let strip = area.cut(.top, lines.count + (hasBlank ? 1 : 0))
        for (index, line) in lines.enumerated() {
            part.write(line, row: strip.minRow + index, in: strip, style: part.theme.style(headingTone))
        }
        if lines.count == 1, !lines[0].contains(headingNote) {
            part.write(headingNote, in: strip, .trailing, style: part.theme.quiet)
        }
    }

    /// Draws a stub of paper that says why there are no rows.
    private func drawPlaceholder(in area: GridRect, on part: inout PagePart) {
        let columns = min(area.size.columns, stubColumns)
        let lines = DisplayWidth.wrapped(placeholder, to: max(1, columns - 4))
        guard area.size.rows >= lines.count + 2 else {
            return part.write(placeholder, row: area.minRow, in: area, style: part.theme.quiet)
        }
        let blanks = area.size.rows >= lines.count + 4 ? 1 : 0
        let size = GridSize(columns: columns, rows: lines.count + 2 + 2 * blanks)
        let inside = part.drawPaper(in: GridRect(origin: area.origin, size: size))
        for (row, line) in lines.enumerated() {
            part.write(line, row: inside.minRow + blanks + row, in: inside, style: part.quietPaper)
        }
    }
}
