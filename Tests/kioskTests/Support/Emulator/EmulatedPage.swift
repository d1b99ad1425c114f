/// The cells of an emulated terminal and its cursor.
///
/// A wide character stands in its first cell; the second one is empty.
nonisolated struct EmulatedPage {
    private var cells: [[String]]
    private(set) var columns: Int
    private(set) var rows: Int
    private(set) var column = 0
    private(set) var row = 0
    /// Whether the last column was just written: the next character wraps.
    private var isBehindEnd = false

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The lines, without the spaces at their ends.
    var lines: [String] {
        cells.map { line in
            let text = line.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Where a text stands first.
    ///
    /// - Returns: its place, counted in cells from 0; nil where it is not to be seen.
    func position(of text: String) -> (column: Int, row: Int)? {
        for (row, line) in cells.enumerated() {
            for start in line.indices where !line[start].isEmpty && line[start...].joined().hasPrefix(text) {
                return (start, row)
            }
        }
        return nil
    }

    // MARK: Writing

    /// Writes a character at the cursor.
    ///
    /// - Returns: false when it is wide and there is only half the room.
    mutating func put(_ scalar: Unicode.Scalar, wraps: Bool) -> Bool {
        let width = Self.width(of: scalar)
        if width == 0 {
            let target = cells[row].indices.contains(column - 1) ? column - 1 : 0
            cells[row][cells[row][target].isEmpty ? max(0, target - 1) : target].unicodeScalars.append(scalar)
            return true
        }
        if isBehindEnd, wraps {
            column = 0
            _ = lineFeed()
        }
        guard column + width <= columns else { return false }
        replace(column, with: String(Character(scalar)))
        if width == 2 { replace(column + 1, with: "") }
        isBehindEnd = column + width == columns
        column = min(column + width, columns - 1)
        return true
    }

    mutating func erase(_ count: Int) {
        for column in column..<(count > columns - column ? columns : column + count) { replace(column, with: " ") }
        isBehindEnd = false
    }

    mutating func eraseBelow() {
        erase(.max)
        for row in (row + 1)..<max(row + 1, rows) { cells[row] = Array(repeating: " ", count: columns) }
    }

    mutating func fill(with character: String) {
        cells = Array(repeating: Array(repeating: character, count: columns), count: rows)
    }

    /// What is left of a wide character whose other half is overwritten is a space.
    private mutating func replace(_ column: Int, with text: String) {
        let isHead = column + 1 < columns && cells[row][column + 1].isEmpty
        if cells[row][column].isEmpty, !text.isEmpty { cells[row][column - 1] = " " }
        if isHead { cells[row][column + 1] = " " }
        cells[row][column] = text
    }

    // MARK: Moving

    mutating func move(columns count: Int) { move(toColumn: column + count) }
    mutating func move(rows count: Int) { move(toRow: row + count) }

    mutating func move(toColumn target: Int) {
        column = min(max(0, target), columns - 1)
        isBehindEnd = false
    }

    mutating func move(toRow target: Int) {
        row = min(max(0, target), rows - 1)
        isBehindEnd = false
    }

    /// Goes down a row.
    ///
    /// - Returns: whether everything had to move up for it.
    mutating func lineFeed() -> Bool {
        isBehindEnd = false
        guard row == rows - 1 else {
            row += 1
            return false
        }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
        return true
    }

    mutating func resize(columns: Int, rows: Int) {
        cells = (0..<rows).map { row in
            (0..<columns).map { column in row < self.rows && column < self.columns ? cells[row][column] : " " }
        }
        (self.columns, self.rows) = (columns, rows)
        move(columns: 0)
        move(rows: 0)
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
