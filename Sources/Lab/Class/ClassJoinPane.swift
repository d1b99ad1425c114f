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
        var rest = GridRect(part.size)
        let columns = rest.size.columns
        let (needed, sentRows) = rows(columns: columns)
        func write(_ text: String, _ style: TextStyle) {
            let lines = DisplayWidth.wrapped(text, to: columns)
            part.write(lines, in: rest.cut(.top, lines.count), style: style)
        }
        rest.cut(.top, 1)
        write(heading, .title)
        rest.cut(.top, 1)
        write(how, .plain)
        rest.cut(.top, 1)
        let lines = DisplayWidth.wrapped(line, to: columns - 4)
        // In a very low part the paper goes on below it, so that the line is there.
        let paper = rest.withRows(lines.count + 2)
        rest.cut(.top, paper.size.rows)
        let inside = part.drawPaper(in: paper)
        var strong = part.paper
        strong.bold = true
        part.write(lines, in: inside, style: strong)
        rest.cut(.top, 1)
        write(addressHeading, .quiet)
        if part.size.rows >= needed + Self.addressRows, drawAddress(at: rest.origin, on: &part) {
            rest.cut(.top, Self.addressRows)
        } else {
            write(address, .title)
        }
        if sentRows <= rest.size.rows {
            rest.cut(.top, 1)
            write(sent, .quiet)
        }
    }

    /// Draws an address of numbers in large digits, and returns whether it has room and is one. The points in the gaps of large digits are
    /// too small for one.
    private func drawAddress(at start: GridPoint, on part: inout PagePart) -> Bool {
        let groups = address.split(separator: ".").compactMap { LargeDigits(String($0), .small) }
        let columns = groups.reduce(3 * (groups.count - 1)) { $0 + $1.columns }
        guard part.showsBlocks, groups.count == 4, columns <= part.size.columns else { return false }
        var point = start
        for (index, group) in groups.enumerated() {
            if index > 0 {
                part.write("▄", at: point.offset(columns: 1, rows: 2), style: .value)
                point.column += 3
            }
            part.write(group, at: point, style: .value)
            point.column += group.columns
        }
        return true
    }
}
