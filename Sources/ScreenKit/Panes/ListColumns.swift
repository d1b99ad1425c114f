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
    let hasMarks: Bool
    /// The widths of the cells that are shown; empty where labels are.
    let cells: [Int]
    let litCells: Int
    let label, detail, note, buttons: Int

    /// Finds the columns of rows in a width. Where the details do not fit, they can stand below their rows.
    init(of rows: [ListFace.Row], in width: Int) {
        func longest(_ columns: (ListFace.Row) -> Int) -> Int { rows.reduce(0) { max($0, columns($1)) } }
        self.width = width
        hasMarks = rows.contains { $0.isMarked != nil }
        buttons = longest(\.buttonColumns)
        detail = longest { DisplayWidth.of($0.detail) }
        let start = Self.labelStart(hasMarks: hasMarks)
        (cells, litCells) = Self.cells(of: rows, in: width - start - 1 - buttons)
        let whole = longest { DisplayWidth.of($0.control.label) }
        let longestNote = longest { DisplayWidth.of($0.note) }
        // In a table without room for its columns, what is chosen comes before what is said about it.
        let isTable = rows.contains { !$0.cells.isEmpty }
        note = hasMarks || isTable && start + whole + 2 + longestNote + buttons > width ? 0 : longestNote
        // A long value leaves room for what stands behind it.
        label = buttons > 0 ? min(whole, max(width - start - 2 - note - buttons, 8)) : whole
    }

    /// Returns the widths of the cells for which there is room: the last ones are left out first, but none of those that are lit.
    private static func cells(of rows: [ListFace.Row], in room: Int) -> (widths: [Int], lit: Int) {
        guard let first = rows.first, !first.cells.isEmpty else { return ([], 0) }
        var widths = first.cells.map(\.columns)
        for row in rows {
            for (index, cell) in row.cells.prefix(widths.count).enumerated() {
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
        return ([], 0)
    }

    private static func labelStart(hasMarks: Bool) -> Int { keyColumns + (hasMarks ? gap : 0) }

    var labelStart: Int { Self.labelStart(hasMarks: hasMarks) }
    var detailStart: Int { labelStart + label + Self.gap }

    /// Returns the first column of a cell, or the end of the last one.
    func start(ofCell index: Int) -> Int { cells.prefix(index).reduce(labelStart) { $0 + $1 + Self.gap } }

    /// The end of the text of a row, where buttons stand. Without buttons, the note ends at the edge of the plate.
    func end(isDetailBelow: Bool) -> Int {
        guard buttons > 0 else { return note > 0 ? width - 1 : width }
        let text: Int
        if cells.isEmpty {
            text =
                labelStart + label + (detail > 0 && !isDetailBelow ? Self.gap + detail : 0)
                + (note > 0 ? Self.gap + note : 0)
        } else {
            text = start(ofCell: cells.count) - Self.gap
        }
        return min(width, text + 1 + buttons)
    }

    func noteStart(isDetailBelow: Bool) -> Int {
        max(labelStart + label + 1, end(isDetailBelow: isDetailBelow) - buttons - note)
    }

    /// Returns the width of what chooses a row when it is clicked: all that stands before its buttons.
    func target(isDetailBelow: Bool) -> Int {
        buttons > 0 ? end(isDetailBelow: isDetailBelow) - buttons : width
    }

    var cutsDetails: Bool {
        cells.isEmpty && detail > 0 && detail > noteStart(isDetailBelow: false) - 1 - detailStart
    }

    /// Returns the part of a row that is lit with the focus, as wide in all rows: what is chosen, without what is said about it.
    func band(isDetailBelow: Bool) -> Int {
        if !cells.isEmpty { return min(width, start(ofCell: litCells) - 1) }
        let isAlone = note == 0 && buttons == 0 && (detail == 0 || isDetailBelow)
        return isAlone ? width : min(detailStart - 1, width)
    }
}

extension ListPane<Int>.Row {
    /// The width of the buttons with the gap before each of them; 0 where there are none.
    fileprivate var buttonColumns: Int { buttons.reduce(0) { $0 + 1 + DisplayWidth.of($1.label) + 2 } }
}
