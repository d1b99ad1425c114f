/// The cells of an emulated terminal, its cursor and its pen.
///
/// A wide character stands in its first cell; the second one is empty.
package struct EmulatedPage {
    /// What a cell shows.
    package struct Cell: Hashable, Sendable {
        package var text = " "
        package var style = Style()
    }

    /// How a character is drawn (SGR, ECMA-48 8.3.117). A colour is its number from 0 to 15, or its shares of red, green and blue above bit
    /// 24; nil is the default colour.
    package struct Style: Hashable, Sendable {
        package var foreground: Int?
        package var background: Int?
        package var isBold = false
        package var isDim = false
        package var isUnderlined = false
        package var isReversed = false

        package init() {}

        package static func color(red: Int, green: Int, blue: Int) -> Int { 1 << 24 | red << 16 | green << 8 | blue }

        /// Returns the colour of a number of xterm's palette from 16 on: a cube of six steps, and then greys.
        static func color(ofNumber number: Int) -> Int {
            if number >= 232 {
                let grey = 8 + 10 * (number - 232)
                return color(red: grey, green: grey, blue: grey)
            }
            let steps = [0, 95, 135, 175, 215, 255]
            return color(
                red: steps[(number - 16) / 36], green: steps[(number - 16) / 6 % 6], blue: steps[(number - 16) % 6])
        }
    }

    package private(set) var columns: Int
    package private(set) var rows: Int
    package private(set) var row = 0
    /// The column of the cursor; nil where terminals disagree about it.
    package private(set) var column: Int? = 0
    /// The style of what is written next.
    var pen = Style()
    /// Whether a character behind the last column goes to the next row (DEC mode 7).
    var wraps = true
    /// What a terminal is not required to understand, or what would tear the picture.
    private(set) var complaints: [String] = []
    private var cells: [[Cell]]
    /// Whether the last column was just written, so that the next character wraps.
    private var isWrapPending = false
    /// The cell that a combining mark would join.
    private var newest: (column: Int, row: Int)?

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Self.blank(columns, rows)
    }

    package subscript(column: Int, row: Int) -> Cell { cells[row][column] }

    /// The lines, without the spaces at their ends.
    var lines: [String] {
        cells.map { line in
            let end = line.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
            return line.prefix(end).map(\.text).joined()
        }
    }

    /// The first place of a text, counted in cells from 0; nil where the page does not show it.
    package func position(of text: String) -> (column: Int, row: Int)? {
        for (row, line) in cells.enumerated() where line.map(\.text).joined().contains(text) {
            for start in line.indices where !line[start].text.isEmpty {
                if line[start...].map(\.text).joined().hasPrefix(text) { return (start, row) }
            }
        }
        return nil
    }

    /// Returns the text of some cells of a row.
    func text(atColumn column: Int, row: Int, columns: Int) -> String {
        cells[row].dropFirst(column).prefix(columns).map(\.text).joined()
    }

    mutating func takeComplaints() -> [String] {
        defer { complaints = [] }
        return complaints
    }

    private mutating func complain(_ complaint: String) {
        complaints.append(complaint)
    }

    // MARK: Writing

    /// Writes a character at the cursor.
    mutating func put(_ scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width == 0 { return combine(scalar) }
        if wraps, isWrapPending || (column ?? 0) + width > columns { wrap() }
        guard let start = column else { return complain("text at an unknown column: \(scalar)") }
        guard start + width <= columns else { return complain("text beyond the last column: \(scalar)") }
        for covered in start..<start + width { separate(covered) }
        cells[row][start] = Cell(text: String(Character(scalar)), style: pen)
        if width == 2 { cells[row][start + 1] = Cell(text: "", style: pen) }
        newest = (start, row)
        isWrapPending = wraps && start + width == columns
        column = min(start + width, columns - 1)
        // Without wrapping, terminals leave the cursor in the last column or behind it, and they disagree about emoji.
        if !wraps, start + width == columns || scalar.value >= 0x1F300 { column = nil }
    }

    private mutating func combine(_ mark: Unicode.Scalar) {
        guard let newest else { return complain("a mark without a base: \(mark)") }
        cells[newest.row][newest.column].text.unicodeScalars.append(mark)
        if !wraps { column = nil }
    }

    private mutating func wrap() {
        column = 0
        lineFeed()
    }

    /// Replaces what remains of a wide character by a space when its other half is overwritten.
    private mutating func separate(_ column: Int) {
        if cells[row][column].text.isEmpty {
            cells[row][column - 1].text = " "
        } else if column + 1 < columns, cells[row][column + 1].text.isEmpty {
            cells[row][column + 1].text = " "
        }
    }

    /// Erases cells from the cursor to the end of the row at most.
    mutating func erase(_ count: Int = .max) {
        guard let start = column else { return complain("erasing from an unknown column") }
        expectPlainPen()
        let end = count > columns - start ? columns : start + count
        for column in start..<end {
            separate(column)
            cells[row][column] = blankCell
        }
        isWrapPending = false
    }

    mutating func eraseBelow() {
        erase()
        for below in row..<rows where below > row {
            cells[below] = Array(repeating: blankCell, count: columns)
        }
    }

    mutating func eraseAll() {
        expectPlainPen()
        cells = Self.blank(columns, rows, blankCell)
    }

    /// Fills the page as another program does that writes into the same terminal.
    mutating func scribble() {
        var cell = Cell(text: "#")
        cell.style.isBold = true
        cells = Self.blank(columns, rows, cell)
    }

    /// Terminals disagree about whether an erased cell is underlined or reversed.
    private mutating func expectPlainPen() {
        if pen.isUnderlined || pen.isReversed { complain("erasing with a visible pen") }
    }

    private var blankCell: Cell {
        var cell = Cell()
        cell.style.background = pen.background
        return cell
    }

    private static func blank(_ columns: Int, _ rows: Int, _ cell: Cell = Cell()) -> [[Cell]] {
        Array(repeating: Array(repeating: cell, count: columns), count: rows)
    }

    // MARK: Moving

    mutating func move(columns count: Int) {
        guard let column else { return complain("relative motion from an unknown column") }
        move(toColumn: column + count)
    }

    mutating func move(rows count: Int) { move(toRow: row + count) }

    mutating func move(toColumn target: Int) {
        column = min(max(0, target), columns - 1)
        (isWrapPending, newest) = (false, nil)
    }

    mutating func move(toRow target: Int) {
        row = min(max(0, target), rows - 1)
        (isWrapPending, newest) = (false, nil)
    }

    /// Goes down a row; in the last one, everything moves up.
    ///
    /// - Returns: Whether everything has moved.
    @discardableResult
    mutating func lineFeed() -> Bool {
        (isWrapPending, newest) = (false, nil)
        guard row == rows - 1 else {
            row += 1
            return false
        }
        cells.removeFirst()
        cells.append(Array(repeating: blankCell, count: columns))
        return true
    }

    /// Leaves the cursor at a column that terminals disagree about.
    mutating func loseColumn() {
        column = nil
    }

    mutating func resize(columns: Int, rows: Int) {
        var resized = Self.blank(columns, rows)
        for row in 0..<min(rows, self.rows) {
            for column in 0..<min(columns, self.columns) { resized[row][column] = cells[row][column] }
        }
        cells = resized
        (self.columns, self.rows) = (columns, rows)
        if let column { move(toColumn: column) }
        move(toRow: row)
    }

    /// How many cells a character takes: as much of UAX #11 as a kiosk needs.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x0300...0x036F, 0x1160...0x11FF, 0x200B...0x200F, 0xD7B0...0xD7FF, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
