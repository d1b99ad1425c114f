import Terminal

/// What is drawn of a list, without the events, so that it is compiled once and not for each type of them.
@usableFromInline struct ListFace {
    @usableFromInline typealias Row = ListPane<Int>.Row

    let heading: String
    let headingTone: Tone
    let rows: [Row]
    let placeholder: String
    let footer: String
    let noteColumns: Extent?
    let preview: ((Int) -> any Pane)?

    @usableFromInline init(
        heading: String, headingTone: Tone, rows: [Row], placeholder: String, footer: String, noteColumns: Extent?,
        preview: ((Int) -> any Pane)?
    ) {
        (self.heading, self.headingTone, self.rows) = (heading, headingTone, rows)
        (self.placeholder, self.footer, self.noteColumns) = (placeholder, footer, noteColumns)
        self.preview = preview
    }

    func longest(_ text: (Row) -> String) -> Int { rows.reduce(0) { max($0, DisplayWidth.of(text($1))) } }

    func lines(firstNumber: Int) -> [LineSection] {
        let lines = rows.enumerated().map { index, row in
            "\(firstNumber + index). "
                + [row.control.label, row.detail, row.spokenName, row.note].filter { !$0.isEmpty }.joined(
                    separator: "  ")
        }
        let all = [heading] + (lines.isEmpty ? [placeholder] : lines) + [footer]
        return [LineSection(.rows, all.filter { !$0.isEmpty })]
    }
}

// MARK: - Size

extension ListFace {
    /// An eye goes easily so far along a row.
    private static let widest = 72
    /// A longer label can be cut.
    private static let leastLabel = 24
    private static let leastDetail = 8
    /// From this width of a page on, a list shows its previews.
    private static let leastPageForPreview = 106
    private static let preview = GridSize(columns: 47, rows: 24)
    private static let gap = 4

    private func hasPreview(on page: GridSize) -> Bool {
        preview != nil && !rows.isEmpty && page.columns >= Self.leastPageForPreview
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        var size = sizeOfList(in: room, of: page)
        if hasPreview(on: page) {
            let more = Self.preview.columns + Self.gap
            size.columns = Extent(
                least: size.columns.least + more, ideal: size.columns.ideal + more, most: size.columns.most + more)
            let rows = max(size.rows.ideal, Self.preview.rows)
            size.rows = Extent(least: size.rows.least, ideal: rows, most: max(size.rows.most, rows))
        }
        return size
    }

    private func sizeOfList(in room: GridSize, of page: GridSize) -> PaneSize {
        let (label, detail) = (longest(\.control.label), longest(\.detail))
        let longestNote = longest(\.note)
        let notes =
            noteColumns
            ?? Extent(least: longestNote == 0 ? 0 : 1 + min(longestNote, Self.leastDetail), ideal: 1 + longestNote)
        let leastDetail = detail == 0 ? 0 : 2 + min(detail, Self.leastDetail)
        let least = ListColumns.labelStart + min(label, Self.leastLabel) + leastDetail + 1
        let whole = max(
            ListColumns(label: label, note: 0).detailStart + detail + 1,
            rows.isEmpty ? DisplayWidth.of(placeholder) : 0)
        let all = whole + 1 + longestNote
        // Notes stand beside short labels, and not at the other edge of the window.
        let isShort = detail == 0 && rows.allSatisfy { $0.buttons.isEmpty }
        let columns = Extent(
            least: least + notes.least, ideal: whole + notes.ideal,
            most: noteColumns.map { whole + $0.most } ?? (isShort ? all + 2 : max(all, Self.widest)))
        let headingRows = heading.isEmpty ? 0 : headingLines(columns: room.columns).count + 1
        let otherRows = headingRows + (footer.isEmpty ? 0 : 2)
        let count = max(1, rows.count)
        // A detail for which a row is too short stands below it.
        let spacing = whole + notes.ideal > room.columns ? 2 : PaneSize.rowSpacing(of: rows.count, in: page)
        return PaneSize(
            columns: columns,
            rows: Extent(
                least: min(count, 2) + (heading.isEmpty ? 0 : 1), ideal: otherRows + count,
                most: otherRows + count * spacing))
    }

    private func headingLines(columns: Int) -> [String] {
        heading.isEmpty ? [] : DisplayWidth.wrapped(heading, to: columns)
    }
}

// MARK: - Drawing

extension ListFace {
    func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        if let preview, hasPreview(on: part.page) {
            let start = area.size.columns - Self.preview.columns
            let room = GridRect(column: start, row: 0, columns: Self.preview.columns, rows: area.size.rows)
            let focused = part.focusedControl.flatMap { rows.indices.contains($0) ? $0 : nil }
            part.draw(preview(focused ?? 0), in: room)
            area.size.columns = start - Self.gap
        }
        draw(in: area, on: &part)
    }

    func draw(in area: GridRect, on part: inout PagePart) {
        var room = drawHeading(in: area, on: &part)
        // The rows come first: where they need all the room, the footer is left out.
        let footerRows = footer.isEmpty ? 0 : min(2, max(0, room.size.rows - max(1, rows.count)))
        room.size.rows -= footerRows
        var lastRow = room.minRow
        if rows.isEmpty {
            part.write(placeholder, at: room.origin, style: part.theme.quiet)
        } else if room.size.rows > 0 {
            lastRow = drawRows(in: room, on: &part)
        }
        guard footerRows > 0 else { return }
        part.write(
            DisplayWidth.truncatedInMiddle(footer, to: room.size.columns),
            at: GridPoint(column: room.minColumn, row: lastRow + footerRows), style: part.theme.quiet)
    }

    private func drawHeading(in area: GridRect, on part: inout PagePart) -> GridRect {
        // The rows come first here too: where all of them fit, the heading has the rows that are left. Elsewhere their pages are
        // turned, and a second row for the heading costs nothing.
        let room = rows.count < area.size.rows ? area.size.rows - rows.count : 2
        let lines = headingLines(columns: area.size.columns).prefix(room)
        for (index, line) in lines.enumerated() {
            part.write(line, row: area.minRow + index, in: area, style: part.theme.style(headingTone))
        }
        let hasBlank = !lines.isEmpty && area.size.rows > rows.count + lines.count
        return area.droppingRows(lines.count + (hasBlank ? 1 : 0))
    }

    /// Draws the rows, and returns the row of the last of them.
    private func drawRows(in area: GridRect, on part: inout PagePart) -> Int {
        let label = longest(\.control.label)
        let least = ListColumns(label: label, note: 0).detailStart + longest(\.detail) + 1
        let rows = withShortNotes(columns: area.size.columns - least)
        let note = rows.reduce(0) { max($0, DisplayWidth.of($1.note)) }
        let buttons = rows.reduce(0) { max($0, $1.buttonColumns) }
        // A long value leaves room for what stands behind it.
        let room = area.size.columns - ListColumns.labelStart - 2 - note - buttons
        let columns = ListColumns(label: buttons > 0 ? min(label, max(room, 8)) : label, note: note)
        let isCut = rows.contains { row in
            DisplayWidth.of(row.detail) > columns.noteStart(of: row, in: area) - 1 - area.minColumn
                - columns.detailStart
        }
        let page = part.page(of: rows.count, in: area, needsTwoLines: isCut)
        var nextButton = rows.count
        for (index, row) in rows.enumerated() {
            let line = page.line(index, in: area)
            let firstButton = nextButton
            nextButton += row.buttons.count
            let label = columns.label(of: row, on: line)
            let plate = columns.plate(on: line)
            part.place(index, in: line, highlight: plate, mark: line.origin)
            guard !line.isEmpty else { continue }
            if part.showsFills, row.control.isEnabled {
                part.fill(plate, with: Cell(" ", style: TextStyle(foreground: .onPanel, background: .panel)))
            }
            draw(row, firstButton, on: line, label, &part)
            drawNote(
                of: row, whole: self.rows[index].note, on: line, columns, hasBlankRow: page.spacing > 1 && !isCut,
                &part)
            drawDetail(of: row, on: line, columns, isBelow: isCut && page.spacing > 1, &part)
        }
        part.drawMarks(of: page, in: area)
        return page.line(page.rows.upperBound - 1, in: area).minRow
    }

    private func draw(
        _ row: Row, _ firstButton: Int, on line: GridRect, _ label: GridRect, _ part: inout PagePart
    ) {
        let isPlate = part.showsFills && row.control.isEnabled
        func style(_ color: Color, bold: Bool, otherwise style: TextStyle) -> TextStyle {
            isPlate ? TextStyle(foreground: color, background: .panel, bold: bold) : style
        }
        if let key = row.control.keys.first {
            part.write(
                part.texts.name(of: key), at: line.origin.offset(columns: 1),
                style: style(.accent, bold: true, otherwise: part.theme.key))
        }
        // A value with buttons, such as a calculation with its result, ends as it begins.
        let text =
            row.buttons.isEmpty
            ? row.control.label : DisplayWidth.truncatedInMiddle(row.control.label, to: label.size.columns)
        let isQuiet = row.labelTone == .quiet
        part.write(
            text, row: label.minRow, in: label,
            style: style(
                isQuiet ? .muted : .onPanel, bold: !isQuiet, otherwise: part.theme.style(row.labelTone)))
        var end = line.maxColumn + 1
        for (index, button) in row.buttons.enumerated().reversed() {
            end -= DisplayWidth.of(button.label) + 2
            part.drawButton(firstButton + index, at: GridPoint(column: end, row: line.minRow))
        }
    }

    /// Draws the note at the end of a row, or the whole note in the blank row below where a shorter one would stand.
    private func drawNote(
        of row: Row, whole: String, on line: GridRect, _ columns: ListColumns, hasBlankRow: Bool,
        _ part: inout PagePart
    ) {
        let style = part.theme.style(row.tone)
        let wholeColumns = DisplayWidth.of(whole)
        if hasBlankRow, row.note != whole, wholeColumns <= line.size.columns - ListColumns.labelStart {
            let start = GridPoint(column: line.maxColumn + 1 - wholeColumns, row: line.minRow + 1)
            part.write(whole, at: start, style: style)
        } else if !row.note.isEmpty {
            let note = DisplayWidth.padded(row.note, to: columns.note, alignment: .trailing)
            part.write(
                note, at: GridPoint(column: columns.noteStart(of: row, in: line), row: line.minRow), style: style)
        }
    }

    private func drawDetail(
        of row: Row, on line: GridRect, _ columns: ListColumns, isBelow: Bool, _ part: inout PagePart
    ) {
        let start = line.origin.offset(
            columns: isBelow ? ListColumns.labelStart : columns.detailStart, rows: isBelow ? 1 : 0)
        let room = (isBelow ? line.maxColumn + 1 : columns.noteStart(of: row, in: line) - 1) - start.column
        guard room > 3 else { return }
        part.write(DisplayWidth.truncated(row.detail, to: room), at: start, style: part.theme.quiet)
    }

    private func withShortNotes(columns: Int) -> [Row] {
        guard rows.contains(where: { !$0.shortNotes.isEmpty }) else { return rows }
        return rows.map { row in
            var row = row
            let notes = [row.note] + row.shortNotes
            row.note =
                notes.first { DisplayWidth.of($0) <= columns } ?? DisplayWidth.truncated(notes.last ?? "", to: columns)
            return row
        }
    }
}

private struct ListColumns {
    let label: Int
    let note: Int

    static var labelStart: Int { 4 }

    var detailStart: Int { Self.labelStart + label + 2 }

    func label(of row: ListFace.Row, on line: GridRect) -> GridRect {
        let start = line.minColumn + Self.labelStart
        let room = min(label, DisplayWidth.of(row.control.label), line.maxColumn - start)
        return GridRect(column: start, row: line.minRow, columns: room, rows: line.size.rows)
    }

    /// Returns the part of a row that shows the focus, as wide in all rows.
    func plate(on line: GridRect) -> GridRect {
        GridRect(
            column: line.minColumn, row: line.minRow, columns: min(detailStart - 1, line.size.columns),
            rows: line.size.rows)
    }

    func noteStart(of row: ListFace.Row, in line: GridRect) -> Int {
        max(line.minColumn + detailStart, line.maxColumn + 1 - row.buttonColumns - note)
    }
}

extension ListPane<Int>.Row {
    /// The width of the buttons with the gap before them; 0 where there are none.
    fileprivate var buttonColumns: Int {
        buttons.isEmpty ? 0 : buttons.reduce(1) { $0 + DisplayWidth.of($1.label) + 2 }
    }
}
