import Terminal

/// The rows of a list in their columns: the key, a ✓, the label or the cells of a table, the detail, the note and the buttons.
///
/// What is chosen stands on a plate, which is what the focus lights up; what is said about it stands on the ground behind that. All plates are
/// as wide.
struct ListTable {
    private static let gap = 2
    private static let keyColumns = 4
    /// The first cell of a table is not cut shorter while there is another one to leave out.
    private static let leastFirstCell = 12
    /// The least that is left of a first cell that is cut.
    private static let shortestFirstCell = 8

    private let rows: [ListFace.Row]
    /// The row that looks as if it had the focus.
    private let marked: Int?
    private let width: Int
    /// The notes, shorter ones where there is no room for all of them.
    private let notes: [String]
    let labelStart: Int
    let label, detail, note, buttons: Int
    /// The widths of the cells that are shown, or that of the label.
    private let cells: [Int]
    private let litCells: Int
    /// A Boolean value that indicates whether cells are shown, and not the label with the detail and the note.
    private let isTable: Bool
    /// A Boolean value that indicates whether the labels are numbers, which end in one column.
    private let areNumbers: Bool
    /// A Boolean value that indicates whether the details stand below their rows.
    private var isDetailBelow = false

    /// Finds the columns of rows in a width, or as wide as they can be.
    init(of rows: [ListFace.Row], columns width: Int = .max / 2, marked: Int? = nil) {
        (self.rows, self.width, self.marked) = (rows, width, marked)
        let hasMarks = rows.contains { $0.isMarked != nil }
        let labelStart = Self.keyColumns + (hasMarks ? Self.gap : 0)
        buttons = rows.reduce(0) { max($0, $1.buttonColumns) }
        detail = rows.widest(\.detail)
        let whole = rows.widest(\.label)
        let room = width - labelStart - whole - Self.gap - detail - 2
        let areShort = rows.contains { !$0.shortNotes.isEmpty }
        notes = rows.map { areShort ? $0.note(columns: room) : $0.note }
        let longestNote = notes.widest(\.self)
        // In a table without room for its columns, what is chosen comes before what is said about it.
        let hasCells = rows.contains { !$0.cells.isEmpty }
        note = hasMarks || hasCells && labelStart + whole + 2 + longestNote + buttons > width ? 0 : longestNote
        // A long value leaves room for what stands behind it.
        label = buttons > 0 ? min(whole, max(width - labelStart - 2 - note - buttons, 8)) : whole
        let table = Self.cells(of: rows, in: width - labelStart - 1 - buttons)
        isTable = table != nil
        (cells, litCells) = table ?? ([max(0, min(label, width - labelStart))], 1)
        areNumbers = rows.allSatisfy { row in row.label.allSatisfy { "0123456789,.-−+e".contains($0) } }
        self.labelStart = labelStart
    }

    /// Returns the widths of the cells for which there is room: the last ones are left out first, but none of those that are lit. It
    /// is `nil` in a list of labels, or where there is too little room for a table.
    private static func cells(of rows: [ListFace.Row], in room: Int) -> (widths: [Int], lit: Int)? {
        guard let first = rows.first?.cells, !first.isEmpty else { return nil }
        var widths = first.indices.map { index in
            rows.reduce(first[index].columns) { widest, row in
                row.cells.indices.contains(index) ? max(widest, DisplayWidth.of(row.cells[index].shownText)) : widest
            }
        }
        while widths.last == 0 { widths.removeLast() }
        let lit = first.prefix { !$0.isQuiet }.count
        while widths.count >= max(1, lit) {
            let left = room - widths.dropFirst().reduce(0) { $0 + gap + $1 }
            if left >= min(widths[0], widths.count > lit ? leastFirstCell : shortestFirstCell) {
                widths[0] = min(widths[0], left)
                return (widths, lit)
            }
            widths.removeLast()
        }
        return nil
    }
}

// MARK: - Columns

extension ListTable {
    var detailStart: Int { labelStart + label + Self.gap }

    /// Returns the first column of a cell, or the end of the last one.
    private func start(ofCell index: Int) -> Int { cells.prefix(index).reduce(labelStart) { $0 + $1 + Self.gap } }

    /// The end of the text of a row, where buttons stand. Without buttons, the note ends at the edge of the plate.
    private var end: Int {
        guard buttons > 0 else { return note > 0 ? width - 1 : width }
        let label = labelStart + label + (detail > 0 && !isDetailBelow ? Self.gap + detail : 0)
        let text = isTable ? start(ofCell: cells.count) - Self.gap : label + (note > 0 ? Self.gap + note : 0)
        return min(width, text + 1 + buttons)
    }

    private var noteStart: Int { max(labelStart + label + 1, end - buttons - note) }

    /// The width of the part of a row that is lit with the focus, the same in all rows: what is chosen, without what is said about it.
    private var band: Int {
        if isTable { return min(width, start(ofCell: litCells) - 1) }
        let isAlone = note == 0 && buttons == 0 && (detail == 0 || isDetailBelow)
        return isAlone ? width : min(detailStart - 1, width)
    }

    /// A Boolean value that indicates whether there is no room for the details behind the labels.
    private var cutsDetails: Bool { !isTable && detail > 0 && detail > noteStart - 1 - detailStart }

    /// The rows with which all of the list is in view, with the details.
    var neededRows: Int { rows.count * (cutsDetails ? 2 : 1) }
}

extension ListFace.Row {
    /// The width of the buttons with the gap before each of them; 0 where there are none.
    fileprivate var buttonColumns: Int { PaneSize.columns(ofButtons: buttons) + 1 }

    /// Returns the longest note for which there is room.
    fileprivate func note(columns: Int) -> String {
        let notes = [note] + shortNotes
        return notes.first { DisplayWidth.of($0) <= columns } ?? DisplayWidth.truncated(notes.last ?? "", to: columns)
    }
}

// MARK: - Drawing

extension ListTable {
    /// Draws the rows, and returns the row of the page in which the last of them ends.
    func draw(in area: GridRect, on part: inout PagePart) -> Int {
        let isCut = cutsDetails
        let page = part.page(of: rows.count, in: area, needsTwoLines: isCut, setsApart: true)
        var table = self
        table.isDetailBelow = isCut && page.spacing > 1
        part.draw(page, in: area, buttons: { rows[$0].buttons.count }) { index, line, firstButton, part in
            // A click on the detail chooses the row too, and one on a button does not.
            let target =
                table.isDetailBelow && !line.isEmpty
                ? line.withRows(2) : line.withColumns(buttons > 0 ? table.end - buttons : width)
            part.place(index, in: target, highlight: line.withColumns(table.band), mark: line.origin)
            guard !line.isEmpty else { return }
            table.draw(index, in: line, firstButton, hasBlankRow: page.spacing > 1 && !isCut, on: &part)
        }
        return page.line(page.rows.upperBound - 1, in: area).minRow + (table.isDetailBelow ? 1 : 0)
    }

    private func draw(
        _ index: Int, in line: GridRect, _ firstButton: Int, hasBlankRow: Bool, on part: inout PagePart
    ) {
        let (row, isLit) = (rows[index], index == marked)
        let isPlate = isLit || part.showsFills && row.isEnabled
        /// The style of a text on the plate, on one that is lit, or on the ground.
        func ink(_ color: Color, bold: Bool = false, onGround ground: TextStyle) -> TextStyle {
            if isLit { return TextStyle(foreground: .onFocus, background: .focus, bold: true) }
            return isPlate ? TextStyle(foreground: color, background: .panel, bold: bold) : ground
        }
        func write(_ text: String, _ column: Int, _ style: TextStyle) {
            part.write(text, at: line.origin.offset(columns: column), style: style)
        }
        if isPlate { part.fill(line.withColumns(band), with: Cell(" ", style: ink(.onPanel, onGround: .plain))) }
        let key = ink(.accent, bold: true, onGround: TextStyle.key)
        if isLit { write("▸", 0, key) }
        if let first = row.key { write(part.texts.name(of: first), 1, key) }
        if row.isMarked == true {
            write(part.texts.spelled("✓"), Self.keyColumns, ink(.good, onGround: .good))
        }
        let firstPlace = line.origin.offset(columns: end - row.buttonColumns + 1)
        part.drawButtons(firstButton..<firstButton + row.buttons.count, at: firstPlace)
        let tone = row.labelTone
        let label = ink(
            tone == .quiet ? .muted : .onPanel, bold: tone != .quiet, onGround: TextStyle(tone))
        drawCells(of: row, in: line, label, on: &part)
        guard !isTable else { return }
        drawNote(index, in: line, hasBlankRow: hasBlankRow, on: &part)
        drawDetail(of: row, in: line, on: &part)
    }

    /// Draws the cells of a table, or the label as the only one.
    private func drawCells(
        of row: ListFace.Row, in line: GridRect, _ style: TextStyle, on part: inout PagePart
    ) {
        let label = ListCell(Text(row.label), alignment: areNumbers ? .trailing : .leading)
        // A value with buttons, such as a calculation with its result, ends as it begins.
        let isCutInMiddle = isTable || !row.buttons.isEmpty
        for (index, (width, cell)) in zip(cells, isTable ? row.cells : [label]).enumerated() {
            let isCut = index == 0 && isCutInMiddle
            let text = isCut ? DisplayWidth.truncatedInMiddle(cell.shownText, to: width) : cell.shownText
            let indent = cell.alignment == .trailing ? max(0, width - DisplayWidth.of(text)) : 0
            part.write(
                text, at: line.origin.offset(columns: start(ofCell: index) + indent),
                style: cell.isQuiet ? .quiet : style, limit: width)
        }
    }

    /// Draws the note at the end of the row, or the whole note in the blank row below where a shorter one would stand.
    private func drawNote(_ index: Int, in line: GridRect, hasBlankRow: Bool, on part: inout PagePart) {
        guard note > 0 else { return }
        let (note, whole) = (notes[index], rows[index].note)
        let style = TextStyle(rows[index].tone)
        if hasBlankRow, note != whole, DisplayWidth.of(whole) <= line.size.columns - labelStart {
            part.write(whole, in: line.row(line.minRow + 1), .trailing, style: style)
        } else if !note.isEmpty {
            let text = DisplayWidth.padded(note, to: self.note, alignment: .trailing)
            part.write(text, at: line.origin.offset(columns: noteStart), style: style)
        }
    }

    private func drawDetail(of row: ListFace.Row, in line: GridRect, on part: inout PagePart) {
        let start = isDetailBelow ? labelStart : detailStart
        let room = (isDetailBelow ? width : noteStart - 1) - start
        // A few letters of a text would tell nothing.
        guard room >= min(4, DisplayWidth.of(row.detail)) else { return }
        part.write(
            DisplayWidth.truncated(row.detail, to: room),
            at: line.origin.offset(columns: start, rows: isDetailBelow ? 1 : 0), style: .quiet)
    }
}
