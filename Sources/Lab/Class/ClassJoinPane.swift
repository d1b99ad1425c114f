import ScreenKit

/// The way to join a class: the line to type, the address in it to be read from far away, and what is sent.
nonisolated struct ClassJoinPane: Pane, Equatable {
    let heading, how: String
    let line: String
    let addressHeading, address: String
    /// What is sent to the teacher.
    let sent: String

    private static let addressRows = 3

    private func rows(of text: String, _ columns: Int) -> Int { DisplayWidth.wrapped(text, to: columns).count }

    /// Returns the rows down to the address with the blank one above them, and those of what is sent.
    private func rows(columns: Int) -> (needed: Int, sent: Int) {
        let paper = rows(of: line, columns - 4) + 2
        return (3 + rows(of: how, columns) + 1 + paper + 1 + 1, 1 + rows(of: sent, columns))
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let rows = rows(columns: min(room.columns, 100))
        let ideal = rows.needed + Self.addressRows + rows.sent
        return PaneSize(
            columns: Extent(least: 36, ideal: 60, most: 100),
            rows: Extent(least: rows.needed + 1, ideal: ideal, most: ideal))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, [heading, how, line, addressHeading + ": " + address, sent])]
    }

    func draw(on part: inout PagePart) {
        let columns = part.size.columns
        let (needed, sentRows) = rows(columns: columns)
        var row = 1
        func write(_ text: String, _ style: TextStyle) {
            for line in DisplayWidth.wrapped(text, to: columns) {
                part.write(line, at: GridPoint(column: 0, row: row), style: style)
                row += 1
            }
        }
        write(heading, part.theme.title)
        row += 1
        write(how, .plain)
        let lines = DisplayWidth.wrapped(line, to: columns - 4)
        let inside = part.drawPaper(in: GridRect(column: 0, row: row + 1, columns: columns, rows: lines.count + 2))
        var strong = part.paper
        strong.bold = true
        for (index, line) in lines.enumerated() {
            part.write(line, at: GridPoint(column: inside.minColumn, row: inside.minRow + index), style: strong)
        }
        row = inside.maxRow + 3
        write(addressHeading, part.theme.quiet)
        if part.size.rows >= needed + Self.addressRows, drawAddress(row: row, on: &part) {
            row += Self.addressRows
        } else {
            write(address, part.theme.title)
        }
        row += 1
        if row + sentRows - 1 <= part.size.rows { write(sent, part.theme.quiet) }
    }

    /// Draws an address of numbers in large digits, and returns whether it has room and is one. The points in the gaps of large digits are
    /// too small for one.
    private func drawAddress(row: Int, on part: inout PagePart) -> Bool {
        let groups = address.split(separator: ".").compactMap { LargeDigits(String($0), .small) }
        let columns = groups.reduce(3 * (groups.count - 1)) { $0 + $1.columns }
        guard part.showsBlocks, groups.count == 4, columns <= part.size.columns else { return false }
        var column = 0
        for (index, group) in groups.enumerated() {
            if index > 0 {
                part.write("▄", at: GridPoint(column: column + 1, row: row + 2), style: part.theme.value)
                column += 3
            }
            part.write(group, at: GridPoint(column: column, row: row), style: part.theme.value)
            column += group.columns
        }
        return true
    }
}
