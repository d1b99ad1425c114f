import Terminal

/// The rows of a list in their columns. What is chosen stands on a plate, which is what the focus lights up; what is said about it stands on the
/// ground behind that. All plates are as wide.
struct ListTable {
    private let rows: [ListFace.Row]
    /// The notes, shorter ones where there is no room for all of them.
    private let notes: [String]
    private let columns: ListColumns
    private let marked: Int?

    init(of rows: [ListFace.Row], columns width: Int, marked: Int?) {
        (self.rows, self.marked) = (rows, marked)
        let whole = ListColumns(of: rows)
        let room = width - whole.detailStart - whole.detail - 2
        let areShort = rows.contains { !$0.text.shortNotes.isEmpty }
        notes = rows.map { areShort ? $0.text.note(columns: room) : $0.text.note }
        columns = ListColumns(of: rows, notes: notes, in: width)
    }

    /// The rows with which all of the list is in view, with the details.
    var neededRows: Int { rows.count * (columns.cutsDetails ? 2 : 1) }

    /// Draws the rows, and returns the row of the page in which the last of them ends.
    func draw(in area: GridRect, on part: inout PagePart) -> Int {
        let isCut = columns.cutsDetails
        let page = part.page(of: rows.count, in: area, needsTwoLines: isCut, setsApart: true)
        var columns = columns
        columns.isDetailBelow = isCut && page.spacing > 1
        var nextButton = rows.count
        for (index, row) in rows.enumerated() {
            let line = ListLine(
                row: row, note: notes[index], firstButton: nextButton, columns: columns,
                area: page.line(index, in: area), isLit: index == marked, hasBlankRow: page.spacing > 1 && !isCut)
            nextButton += row.buttons.count
            part.place(index, in: line.target, highlight: line.band, mark: line.area.origin)
            if !line.area.isEmpty { line.draw(on: &part) }
        }
        part.drawMarks(of: page, in: area)
        return page.line(page.rows.upperBound - 1, in: area).minRow + (columns.isDetailBelow ? 1 : 0)
    }
}

extension ListText {
    /// Returns the longest note for which there is room.
    fileprivate func note(columns: Int) -> String {
        let notes = [note] + shortNotes
        return notes.first { DisplayWidth.of($0) <= columns } ?? DisplayWidth.truncated(notes.last ?? "", to: columns)
    }
}

/// A row of a list in its place.
private struct ListLine {
    let row: ListFace.Row
    let note: String
    let firstButton: Int
    let columns: ListColumns
    let area: GridRect
    /// A Boolean value that indicates whether the row looks as if it had the focus.
    let isLit: Bool
    /// A Boolean value that indicates whether nothing stands in the row below.
    let hasBlankRow: Bool

    /// What is lit with the focus.
    var band: GridRect { area.withColumns(columns.band) }

    /// What chooses the row. A click on the detail does so too, and one on a button does not.
    var target: GridRect {
        guard columns.isDetailBelow, !area.isEmpty else { return area.withColumns(columns.target) }
        return GridRect(origin: area.origin, size: GridSize(columns: area.size.columns, rows: 2))
    }

    func draw(on part: inout PagePart) {
        let isPlate = isLit || part.showsFills && row.element.isEnabled
        /// The style of a text on the plate, on one that is lit, or on the ground.
        func ink(_ color: Color, bold: Bool = false, onGround ground: TextStyle) -> TextStyle {
            if isLit { return TextStyle(foreground: .onFocus, background: .focus, bold: true) }
            return isPlate ? TextStyle(foreground: color, background: .panel, bold: bold) : ground
        }
        if isPlate { part.fill(band, with: Cell(" ", style: ink(.onPanel, onGround: .plain))) }
        let key = ink(.accent, bold: true, onGround: part.theme.key)
        if isLit { part.write("▸", at: place(0), style: key) }
        if let first = row.element.keys.first { part.write(part.texts.name(of: first), at: place(1), style: key) }
        if row.text.isMarked == true {
            let mark = ink(.good, onGround: part.theme.good)
            part.write(part.texts.spelled("✓"), at: place(ListColumns.keyColumns), style: mark)
        }
        drawButtons(on: &part)
        let tone = row.text.labelTone
        let label = ink(
            tone == .quiet ? .muted : .onPanel, bold: tone != .quiet, onGround: part.theme.style(tone))
        drawCells(label, on: &part)
        guard !columns.isTable else { return }
        drawNote(on: &part)
        drawDetail(on: &part)
    }

    private func place(_ column: Int, row: Int = 0) -> GridPoint { area.origin.offset(columns: column, rows: row) }

    private func drawButtons(on part: inout PagePart) {
        var end = columns.end
        for (index, button) in row.buttons.enumerated().reversed() {
            end -= DisplayWidth.of(button.label) + 2
            part.drawButton(firstButton + index, at: place(end))
            end -= 1
        }
    }

    /// Draws the cells of a table, or the label as the only one.
    private func drawCells(_ style: TextStyle, on part: inout PagePart) {
        let label = ListCell(row.element.label, alignment: columns.areNumbers ? .trailing : .leading)
        // A value with buttons, such as a calculation with its result, ends as it begins.
        let isCutInMiddle = columns.isTable || !row.buttons.isEmpty
        for (index, (width, cell)) in zip(columns.cells, columns.isTable ? row.text.cells : [label]).enumerated() {
            let isCut = index == 0 && isCutInMiddle
            let text = isCut ? DisplayWidth.truncatedInMiddle(cell.text, to: width) : cell.text
            let indent = cell.alignment == .trailing ? max(0, width - DisplayWidth.of(text)) : 0
            part.write(
                text, at: place(columns.start(ofCell: index) + indent), style: cell.isQuiet ? part.theme.quiet : style,
                limit: width)
        }
    }

    /// Draws the note at the end of the row, or the whole note in the blank row below where a shorter one would stand.
    private func drawNote(on part: inout PagePart) {
        guard columns.note > 0 else { return }
        let style = part.theme.style(row.text.tone)
        let wholeColumns = DisplayWidth.of(row.text.note)
        if hasBlankRow, note != row.text.note, wholeColumns <= area.size.columns - columns.labelStart {
            part.write(row.text.note, at: place(area.size.columns - wholeColumns, row: 1), style: style)
        } else if !note.isEmpty {
            let text = DisplayWidth.padded(note, to: columns.note, alignment: .trailing)
            part.write(text, at: place(columns.noteStart), style: style)
        }
    }

    private func drawDetail(on part: inout PagePart) {
        let isBelow = columns.isDetailBelow
        let start = isBelow ? columns.labelStart : columns.detailStart
        let room = (isBelow ? columns.width : columns.noteStart - 1) - start
        // A few letters of a text would tell nothing.
        guard room >= min(4, DisplayWidth.of(row.text.detail)) else { return }
        let text = DisplayWidth.truncated(row.text.detail, to: room)
        part.write(text, at: place(start, row: isBelow ? 1 : 0), style: part.theme.quiet)
    }
}
