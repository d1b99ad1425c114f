import ScreenKit

/// A slip as it is printed: its lines on paper, which is narrower where there is no room for its columns.
nonisolated struct SlipPane: Pane, Equatable {
    let slip: Slip
    /// A Boolean value that indicates whether the pane may take all rows, because nothing stands below it.
    var isAlone = true

    /// The blank columns at the sides of the paper.
    private static let margins = 4

    private func lines(in columns: Int) -> [String] { slip.narrowed(to: columns - Self.margins).lines }

    private func columns(of lines: [String]) -> Int { lines.widest(\.self) + Self.margins }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let lines = lines(in: room.columns)
        let most = isAlone ? .max : slip.lines.count + 3
        return PaneSize(
            columns: .exactly(min(room.columns, columns(of: lines))),
            rows: Extent(least: 3, ideal: min(lines.count + 3, most), most: most))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, slip.lines)] }

    func draw(on part: inout PagePart) {
        let lines = lines(in: part.size.columns)
        var area = GridRect(part.size)
        // Below or above something wider, the paper stays as wide as a printer's.
        var paper = area.cut(.left, columns(of: lines))
        // A blank row below the last line, where there is room.
        let inside = part.drawPaper(in: paper.cut(.top, lines.count + 3))
        let limit = max(0, lines.count - inside.size.rows)
        part.noteScrolling(limit: limit, page: inside.size.rows)
        let first = min(part.scroll, limit)
        part.write(lines.dropFirst(first), in: inside, style: part.paper)
        let mark = first < limit ? "↓ \(limit - first)" : ""
        part.write(mark, in: inside.row(inside.maxRow), .trailing, style: part.quietPaper)
    }
}
