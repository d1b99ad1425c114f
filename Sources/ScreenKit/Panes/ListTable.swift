import Terminal

/// The rows of a list in their columns. What is chosen stands on a plate, which is what the focus lights up; what is said about it stands on the
/// ground behind that. All plates are as wide.
struct ListTable {
    private let rows: [ListFace.Row]
    private let wholeNotes: [String]
    private let columns: ListColumns
    private let marked: Int?
    /// A Boolean value that indicates whether the labels are numbers, which end in one column.
    private let areNumbers: Bool

    init(face: ListFace, columns width: Int, marked: Int?) {
        let whole = ListColumns(of: face.rows, in: .max / 2)
        rows = Self.withShortNotes(face.rows, columns: width - whole.detailStart - whole.detail - 2)
        wholeNotes = face.rows.map(\.note)
        columns = ListColumns(of: rows, in: width)
        self.marked = marked
        areNumbers = rows.allSatisfy { row in row.control.label.allSatisfy { "0123456789,.-−+e".contains($0) } }
    }

    /// The rows with which all of the list is in view, with the details.
    var neededRows: Int { rows.count * (columns.cutsDetails ? 2 : 1) }

    private static func withShortNotes(_ rows: [ListFace.Row], columns: Int) -> [ListFace.Row] {
        guard rows.contains(where: { !$0.shortNotes.isEmpty }) else { return rows }
        return rows.map { row in
            var row = row
            let notes = [row.note] + row.shortNotes
            row.note =
                notes.first { DisplayWidth.of($0) <= columns } ?? DisplayWidth.truncated(notes.last ?? "", to: columns)
            return row
        }
    }

    /// Draws the rows, and returns the row of the page in which the last of them ends.
    func draw(in area: GridRect, on part: inout PagePart) -> Int {
        let isCut = columns.cutsDetails
        let page = part.page(of: rows.count, in: area, needsTwoLines: isCut, setsApart: true)
        let isBelow = isCut && page.spacing > 1
        var nextButton = rows.count
        for (index, row) in rows.enumerated() {
            let line = page.line(index, in: area)
            let firstButton = nextButton
            nextButton += row.buttons.count
            var band = line
            band.size.columns = columns.band(isDetailBelow: isBelow)
            // A click on the detail chooses the row too, and one on a button does not.
            var target = line
            target.size.columns = columns.target(isDetailBelow: isBelow)
            if isBelow, !line.isEmpty { target.size = GridSize(columns: area.size.columns, rows: 2) }
            part.place(index, in: target, highlight: band, mark: line.origin)
            guard !line.isEmpty else { continue }
            let ink = ListInk(of: row, isLit: index == marked, on: part)
            if ink.isPlate { part.fill(band, with: Cell(" ", style: ink.style(.onPanel))) }
            if index == marked { part.write("▸", at: line.origin, style: ink.key) }
            drawStart(of: row, on: line, ink, &part)
            drawButtons(of: row, firstButton, on: line, isBelow: isBelow, &part)
            guard columns.cells.isEmpty else {
                drawCells(of: row, on: line, ink, &part)
                continue
            }
            drawLabel(of: row, on: line, ink, &part)
            if columns.note > 0 {
                drawNote(
                    of: row, whole: wholeNotes[index], on: line, ink, hasBlankRow: page.spacing > 1 && !isCut,
                    isBelow: isBelow, &part)
            }
            drawDetail(of: row, on: line, ink, isBelow: isBelow, &part)
        }
        part.drawMarks(of: page, in: area)
        return page.line(page.rows.upperBound - 1, in: area).minRow + (isBelow ? 1 : 0)
    }

    private func drawStart(of row: ListFace.Row, on line: GridRect, _ ink: ListInk, _ part: inout PagePart) {
        if let key = row.control.keys.first {
            part.write(part.texts.name(of: key), at: line.origin.offset(columns: 1), style: ink.key)
        }
        if row.isMarked == true {
            part.write(
                part.texts.spelled("✓"), at: line.origin.offset(columns: ListColumns.keyColumns), style: ink.mark)
        }
    }

    private func drawButtons(
        of row: ListFace.Row, _ firstButton: Int, on line: GridRect, isBelow: Bool, _ part: inout PagePart
    ) {
        var end = line.minColumn + columns.end(isDetailBelow: isBelow)
        for (index, button) in row.buttons.enumerated().reversed() {
            end -= DisplayWidth.of(button.label) + 2
            part.drawButton(firstButton + index, at: GridPoint(column: end, row: line.minRow))
            end -= 1
        }
    }

    private func drawLabel(of row: ListFace.Row, on line: GridRect, _ ink: ListInk, _ part: inout PagePart) {
        let room = GridRect(
            column: line.minColumn + columns.labelStart, row: line.minRow,
            columns: min(columns.label, line.size.columns - columns.labelStart), rows: 1)
        // A value with buttons, such as a calculation with its result, ends as it begins.
        let text =
            row.buttons.isEmpty
            ? row.control.label : DisplayWidth.truncatedInMiddle(row.control.label, to: room.size.columns)
        let indent = areNumbers ? room.size.columns - DisplayWidth.of(text) : 0
        part.write(text, at: room.origin.offset(columns: max(0, indent)), style: ink.label, limit: room.size.columns)
    }

    private func drawCells(of row: ListFace.Row, on line: GridRect, _ ink: ListInk, _ part: inout PagePart) {
        for (index, width) in columns.cells.enumerated() where row.cells.indices.contains(index) {
            let cell = row.cells[index]
            let text =
                index == 0 ? DisplayWidth.truncatedInMiddle(cell.text, to: width) : cell.text
            let start = columns.start(ofCell: index) + (cell.alignment == .trailing ? width - DisplayWidth.of(text) : 0)
            part.write(
                text, at: line.origin.offset(columns: start), style: cell.isQuiet ? part.theme.quiet : ink.label)
        }
    }

    /// Draws the note at the end of a row, or the whole note in the blank row below where a shorter one would stand.
    private func drawNote(
        of row: ListFace.Row, whole: String, on line: GridRect, _ ink: ListInk, hasBlankRow: Bool, isBelow: Bool,
        _ part: inout PagePart
    ) {
        let wholeColumns = DisplayWidth.of(whole)
        if hasBlankRow, row.note != whole, wholeColumns <= line.size.columns - columns.labelStart {
            let start = GridPoint(column: line.maxColumn + 1 - wholeColumns, row: line.minRow + 1)
            part.write(whole, at: start, style: part.theme.style(row.tone))
        } else if !row.note.isEmpty {
            let note = DisplayWidth.padded(row.note, to: columns.note, alignment: .trailing)
            part.write(
                note, at: line.origin.offset(columns: columns.noteStart(isDetailBelow: isBelow)),
                style: part.theme.style(row.tone))
        }
    }

    private func drawDetail(
        of row: ListFace.Row, on line: GridRect, _ ink: ListInk, isBelow: Bool, _ part: inout PagePart
    ) {
        let start = isBelow ? columns.labelStart : columns.detailStart
        let room = (isBelow ? columns.width : columns.noteStart(isDetailBelow: false) - 1) - start
        // A few letters of a text would tell nothing.
        guard room >= min(4, DisplayWidth.of(row.detail)) else { return }
        part.write(
            DisplayWidth.truncated(row.detail, to: room), at: line.origin.offset(columns: start, rows: isBelow ? 1 : 0),
            style: part.theme.quiet)
    }
}

/// The styles of the texts of a row: those of its plate, those of the focus on one that is lit, or of the ground where it has none.
private struct ListInk {
    let isPlate: Bool
    private let isLit: Bool
    private let isQuiet: Bool
    private let theme: Theme
    private let tone: Tone

    init(of row: ListFace.Row, isLit: Bool, on part: PagePart) {
        isPlate = isLit || part.showsFills && row.control.isEnabled
        self.isLit = isLit
        (isQuiet, tone, theme) = (row.labelTone == .quiet, row.labelTone, part.theme)
    }

    func style(_ color: Color, bold: Bool = false) -> TextStyle {
        isLit
            ? TextStyle(foreground: .onFocus, background: .focus, bold: true)
            : TextStyle(foreground: color, background: .panel, bold: bold)
    }

    var key: TextStyle { isPlate ? style(.accent, bold: true) : theme.key }

    var label: TextStyle {
        isPlate ? style(isQuiet ? .muted : .onPanel, bold: !isQuiet) : theme.style(tone)
    }

    var mark: TextStyle { isPlate ? style(.good) : theme.good }
}
