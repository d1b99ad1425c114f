import Terminal

/// A ``List`` as it is drawn and said in one language, without the events of its rows: a ``ListForm`` gets it, and can draw it with other rows.
public struct ListFace {
    /// A row: its label comes first, then the detail, the note at the end, and the buttons.
    public struct Row {
        /// The label.
        public var label: String
        /// The key that chooses the row; `nil` for none.
        public let key: Key?
        let isEnabled: Bool
        /// The text behind the label.
        public var detail: String
        /// The text at the end of the row.
        public var note: String
        /// The notes where there is no room for the whole one, from the longest to the shortest.
        public var shortNotes: [String]
        /// The meaning of the note.
        public var tone: Tone
        let labelTone: Tone
        /// The labels of the buttons.
        public var buttons: [String]
        let spokenName: String
        /// A Boolean value that indicates whether a ✓ stands before the label; `nil` in a list without such signs.
        public let isMarked: Bool?
        let cells: [ListCell]
    }

    /// The heading.
    public let heading: String
    let headingTone: Tone
    let headingNote: String
    /// The rows.
    public var rows: [Row]
    let placeholder: String
    /// The text at the end.
    let footer: String
    /// The width of the notes, for those that come and go where nothing may move; `nil` for that of the longest one.
    public var noteColumns: Extent?
    var preview: ((Int) -> any Pane)?
    var summary: ((Int) -> String)?

    func lines(firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). " + Self.joined([row.label, row.detail, row.spokenName, row.note])
        }
        let all = [wholeHeading] + (lines.isEmpty ? [placeholder] : lines) + [footer]
        return [LineSection(.rows, all.filter { !$0.isEmpty })]
    }

    private var wholeHeading: String { Self.joined([heading, headingNote]) }

    private static func joined(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: "  ") }
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

    /// Returns the size of the previews with the gap before them, which is that of the first one if it needs more than is usual. An empty list
    /// keeps their place. Where there are none, they take no room.
    private func previewSize(on page: GridSize) -> GridSize {
        guard let preview, page.columns >= Self.leastPageForPreview else { return GridSize(columns: 0, rows: 0) }
        let size = rows.isEmpty ? PaneSize() : preview(0).size(in: page, of: page)
        return GridSize(
            columns: max(Self.preview.columns, size.columns.least) + Self.gap,
            rows: rows.isEmpty ? Self.preview.rows : min(page.rows, max(Self.preview.rows, size.rows.least)))
    }

    /// Returns the size that the rows of the list need.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let preview = previewSize(on: page)
        let room = GridSize(columns: max(0, room.columns - preview.columns), rows: room.rows)
        let list = rows.isEmpty ? sizeWithoutRows(in: room) : sizeOfRows(in: room, of: page)
        return PaneSize(
            columns: Extent(
                least: list.columns.least + preview.columns, ideal: list.columns.ideal + preview.columns,
                most: list.columns.most + preview.columns),
            rows: Extent(
                least: list.rows.least, ideal: max(list.rows.ideal, preview.rows),
                most: max(list.rows.most, preview.rows)))
    }

    private func sizeWithoutRows(in room: GridSize) -> PaneSize {
        // A list with previews keeps its place when it becomes empty.
        let most = preview == nil ? stubColumns : max(stubColumns, Self.widest)
        let headingRows = headingRows(columns: room.columns)
        return PaneSize(
            columns: Extent(least: min(stubColumns, Self.leastLabel), ideal: stubColumns, most: most),
            rows: Extent(least: 1, ideal: headingRows + 1, most: headingRows + 5))
    }

    private func sizeOfRows(in room: GridSize, of page: GridSize) -> PaneSize {
        let table = ListTable(of: rows)
        let leastNote = table.note == 0 ? 0 : 1 + min(table.note, Self.leastDetail)
        let notes = noteColumns ?? Extent(least: leastNote, ideal: 1 + table.note)
        let leastDetail = table.detail == 0 ? 0 : 2 + min(table.detail, Self.leastDetail)
        let whole = table.detailStart + table.detail + 1 + table.buttons
        let widths = Extent(
            least: table.labelStart + min(table.label, Self.leastLabel) + leastDetail + 1 + notes.least,
            ideal: whole + notes.ideal,
            most: noteColumns.map { whole + $0.most } ?? max(whole + 1 + table.note, Self.widest))
        let summaryRows = summaryRows(columns: min(room.columns, widths.most), on: page)
        let otherRows =
            headingRows(columns: room.columns) + (footer.isEmpty ? 0 : 2) + (summaryRows == 0 ? 0 : 1 + summaryRows)
        // A detail for which a row is too short stands below it.
        let isBelow = whole + notes.ideal > room.columns
        let count = rows.count
        let most =
            isBelow
            ? (table.detail > 0 ? count * 3 - 1 : count * 2) : count * PaneSize.rowSpacing(of: count, in: page)
        return PaneSize(
            columns: widths,
            rows: Extent(
                least: min(count, 2) + (heading.isEmpty ? 0 : 1), ideal: otherRows + count, most: otherRows + most))
    }

    /// The width of the paper on which an empty list says that it is empty: that of an empty tape.
    private var stubColumns: Int { max(40, DisplayWidth.of(placeholder) + 4) }

    /// Returns the rows for the summaries, which are as many for all rows of the list.
    private func summaryRows(columns: Int, on page: GridSize) -> Int {
        guard let summary, previewSize(on: page).columns == 0 else { return 0 }
        let longest = rows.indices.reduce(0) { max($0, DisplayWidth.wrapped(summary($1), to: columns).count) }
        return min(Self.mostSummaryRows, longest)
    }

    private func headingLines(columns: Int) -> [String] {
        guard !heading.isEmpty else { return [] }
        let hasRoom = DisplayWidth.of(wholeHeading) <= columns
        return DisplayWidth.wrapped(hasRoom ? heading : wholeHeading, to: columns)
    }

    /// Returns the rows of the heading with the blank one below it.
    private func headingRows(columns: Int) -> Int { heading.isEmpty ? 0 : headingLines(columns: columns).count + 1 }
}

// MARK: - Drawing

extension ListFace {
    /// Draws the rows of the list.
    public func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        guard let preview, !rows.isEmpty else { return draw(in: area, on: &part) }
        let focused = focusedRow(on: &part)
        let strip = area.cut(.right, previewSize(on: part.page).columns)
        if !strip.isEmpty { part.draw(preview(focused ?? 0), in: strip.inset(left: Self.gap)) }
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
        part.write(lines + footer, in: area.droppingRows(end + 1 - area.minRow), style: .quiet)
    }

    private func drawHeading(cutFrom area: inout GridRect, on part: inout PagePart) {
        // The rows come first here too: where all of them fit, the heading has the rows that are left. Elsewhere their pages are
        // turned, and a second row for the heading costs nothing.
        let room = rows.count < area.size.rows ? area.size.rows - rows.count : 2
        let lines = headingLines(columns: area.size.columns).prefix(room)
        let hasBlank = !lines.isEmpty && area.size.rows > rows.count + lines.count
        let strip = area.cut(.top, lines.count + (hasBlank ? 1 : 0))
        part.write(lines, in: strip, style: TextStyle(headingTone))
        if lines.count == 1, !lines[0].contains(headingNote) {
            part.write(headingNote, in: strip, .trailing, style: .quiet)
        }
    }

    /// Draws a stub of paper that says why there are no rows.
    private func drawPlaceholder(in area: GridRect, on part: inout PagePart) {
        let columns = min(area.size.columns, stubColumns)
        let lines = DisplayWidth.wrapped(placeholder, to: max(1, columns - 4))
        guard area.size.rows >= lines.count + 2 else {
            return part.write(placeholder, in: area, .leading, style: .quiet)
        }
        let blanks = area.size.rows >= lines.count + 4 ? 1 : 0
        var paper = area.withColumns(columns)
        let inside = part.drawPaper(in: paper.cut(.top, lines.count + 2 + 2 * blanks))
        part.write(lines, in: inside.droppingRows(blanks), style: part.quietPaper)
    }
}
