import Terminal

/// The columns of the rows of a list: its key, a ✓, the label or the cells of a table, the detail, the note and the buttons.
struct ListColumns {
    private static let gap = 2
    static let keyColumns = 4
    /// The first cell of a table is not cut shorter while there is another one to leave out.
    private static let leastFirstCell = 12
    /// The least that is left of a first cell that is cut.
    private static let shortestFirstCell = 8

    let width: Int
    let labelStart: Int
    /// A Boolean value that indicates whether cells are shown, and not the label with the detail and the note.
    let isTable: Bool
    /// The widths of the cells that are shown, or that of the label.
    let cells: [Int]
    private let litCells: Int
    let label, detail, note, buttons: Int
    /// A Boolean value that indicates whether the labels are numbers, which end in one column.
    let areNumbers: Bool
    /// A Boolean value that indicates whether the details stand below their rows.
    var isDetailBelow = false

    /// Finds the columns of rows in a width, or as wide as they can be. Shorter notes can stand in the place of their own.
    init(of rows: [ListFace.Row], notes: [String]? = nil, in width: Int = .max / 2) {
        self.width = width
        let hasMarks = rows.contains { $0.text.isMarked != nil }
        labelStart = Self.keyColumns + (hasMarks ? Self.gap : 0)
        buttons = rows.reduce(0) { max($0, $1.buttonColumns) }
        detail = rows.widest(\.text.detail)
        let whole = rows.widest(\.element.label)
        let longestNote = notes?.widest(\.self) ?? rows.widest(\.text.note)
        // In a table without room for its columns, what is chosen comes before what is said about it.
        let hasCells = rows.contains { !$0.text.cells.isEmpty }
        note = hasMarks || hasCells && labelStart + whole + 2 + longestNote + buttons > width ? 0 : longestNote
        // A long value leaves room for what stands behind it.
        label = buttons > 0 ? min(whole, max(width - labelStart - 2 - note - buttons, 8)) : whole
        let table = Self.cells(of: rows, in: width - labelStart - 1 - buttons)
        isTable = table != nil
        (cells, litCells) = table ?? ([max(0, min(label, width - labelStart))], 1)
        areNumbers = rows.allSatisfy { row in row.element.label.allSatisfy { "0123456789,.-−+e".contains($0) } }
    }

    /// Returns the widths of the cells for which there is room: the last ones are left out first, but none of those that are lit. It
    /// is `nil` in a list of labels, or where there is too little room for a table.
    private static func cells(of rows: [ListFace.Row], in room: Int) -> (widths: [Int], lit: Int)? {
        guard let first = rows.first?.text, !first.cells.isEmpty else { return nil }
        var widths = first.cells.map(\.columns)
        for row in rows {
            for (index, cell) in row.text.cells.prefix(widths.count).enumerated() {
                widths[index] = max(widths[index], DisplayWidth.of(cell.text))
            }
        }
        while widths.last == 0 { widths.removeLast() }
        let lit = first.cells.prefix { !$0.isQuiet }.count
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

    var detailStart: Int { labelStart + label + Self.gap }

    /// Returns the first column of a cell, or the end of the last one.
    func start(ofCell index: Int) -> Int { cells.prefix(index).reduce(labelStart) { $0 + $1 + Self.gap } }

    /// The end of the text of a row, where buttons stand. Without buttons, the note ends at the edge of the plate.
    var end: Int {
        guard buttons > 0 else { return note > 0 ? width - 1 : width }
        let label = labelStart + label + (detail > 0 && !isDetailBelow ? Self.gap + detail : 0)
        let text =
            isTable ? start(ofCell: cells.count) - Self.gap : label + (note > 0 ? Self.gap + note : 0)
        return min(width, text + 1 + buttons)
    }

    var noteStart: Int { max(labelStart + label + 1, end - buttons - note) }

    /// The width of what chooses a row when it is clicked: all that stands before its buttons.
    var target: Int { buttons > 0 ? end - buttons : width }

    /// A Boolean value that indicates whether there is no room for the details behind the labels.
    var cutsDetails: Bool { !isTable && detail > 0 && detail > noteStart - 1 - detailStart }

    /// The width of the part of a row that is lit with the focus, the same in all rows: what is chosen, without what is said about it.
    var band: Int {
        if isTable { return min(width, start(ofCell: litCells) - 1) }
        let isAlone = note == 0 && buttons == 0 && (detail == 0 || isDetailBelow)
        return isAlone ? width : min(detailStart - 1, width)
    }
}

extension ListFace.Row {
    /// The width of the buttons with the gap before each of them; 0 where there are none.
    fileprivate var buttonColumns: Int { buttons.reduce(0) { $0 + 1 + DisplayWidth.of($1.label) + 2 } }
}
