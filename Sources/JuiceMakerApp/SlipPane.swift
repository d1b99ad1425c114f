import ScreenKit

/// A slip as it is printed: its lines on paper.
nonisolated struct SlipPane: Pane, Equatable {
    let lines: [String]

    /// The blank columns at the sides of the paper.
    private static let margins = 4

    private var columns: Int { lines.reduce(0) { max($0, DisplayWidth.of($1)) } + Self.margins }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: .exactly(min(room.columns, columns)), rows: Extent(least: 3, ideal: lines.count + 3))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, lines)] }

    func draw(on part: inout PagePart) {
        // A blank row below the last line, where there is room.
        let rows = min(part.size.rows, lines.count + 3)
        // Below or above something wider, the paper stays as wide as a printer's.
        let paper = GridRect(column: 0, row: 0, columns: min(part.size.columns, columns), rows: rows)
        let inside = part.drawPaper(in: paper)
        let limit = max(0, lines.count - inside.size.rows)
        part.noteScrolling(limit: limit, page: inside.size.rows)
        let first = min(part.scroll, limit)
        for (index, line) in lines.dropFirst(first).prefix(inside.size.rows).enumerated() {
            part.write(line, row: inside.minRow + index, in: inside, style: part.paper)
        }
        let mark = first < limit ? "↓ \(limit - first)" : ""
        part.write(
            mark, at: GridPoint(column: inside.maxColumn + 1 - DisplayWidth.of(mark), row: inside.maxRow),
            style: part.quietPaper)
    }
}
