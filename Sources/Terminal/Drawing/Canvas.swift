/// A picture of the whole screen, drawn by the application as if the screen were empty.
///
/// It keeps one promise whatever is drawn: a wide glyph has both of its columns, or is not there. Everything outside is
/// cut off silently, so that a screen of any size, even 1×1, can be drawn without looking.
package nonisolated struct Canvas: Equatable, Sendable {
    /// Columns and rows of the screen.
    package let size: GridSize

    /// Where the terminal's own cursor stands, or nil for none.
    ///
    /// Input methods open their window beside it, so it belongs to the field that is being typed into.
    package var cursor: GridPoint?

    /// Row by row, `size.columns` each.
    private(set) var cells: [Cell]

    /// An empty canvas.
    ///
    /// - Parameter size: below zero counts as none.
    package init(size: GridSize) {
        self.size = GridRect(size).size
        cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    /// The cell at a point; a blank outside.
    ///
    /// Setting one replaces whatever glyph stood there as a whole: a wide one takes the next column as well, or becomes a
    /// space in the last column.
    package subscript(point: GridPoint) -> Cell {
        get {
            guard GridRect(size).contains(point) else { return .blank }
            return cells[index(of: point)]
        }
        set {
            guard GridRect(size).contains(point), !newValue.isContinuation else { return }
            let end = size.columns
            withLine(point.row) { line in
                line.place(newValue.glyph, newValue.packedStyle, at: point.column, before: end)
            }
        }
    }

    /// Writes a text into one line.
    ///
    /// - Parameters:
    ///   - text: control characters become U+FFFD (tabs and line ends a space), directional overrides go.
    ///   - start: the cell of its first column; it may lie outside.
    ///   - style: how it looks.
    ///   - limit: columns at most, or nil for up to the edge. A wide glyph that does not fit becomes a space.
    /// - Returns: how many columns it took, from `start` on.
    /// - Complexity: O(*n*)
    @discardableResult
    package mutating func write(_ text: String, at start: GridPoint, style: TextStyle = .plain, limit: Int? = nil)
        -> Int
    {
        let style = PackedStyle(style)
        let room = size.columns - start.column
        let end = start.column + min(room, max(0, limit ?? room))
        guard 0..<size.rows ~= start.row, start.column < end else { return 0 }
        var column = start.column
        withLine(start.row) { line in
            Glyphs.forEach(in: text) { glyph in
                line.place(glyph, style, at: column, before: end)
                column += glyph.width
                return column < end
            }
        }
        return min(column, end) - start.column
    }

    /// Fills a rectangle with one cell; a wide one stands side by side, with a space where half a one would remain.
    ///
    /// - Parameters:
    ///   - area: where.
    ///   - cell: with what.
    package mutating func fill(_ area: GridRect, with cell: Cell = .blank) {
        let area = area.intersection(GridRect(size))
        guard !area.isEmpty, !cell.isContinuation else { return }
        for row in area.minRow...area.maxRow {
            withLine(row) { line in
                for column in stride(from: area.minColumn, through: area.maxColumn, by: cell.width) {
                    line.place(cell.glyph, cell.packedStyle, at: column, before: area.maxColumn + 1)
                }
            }
        }
    }

    /// Copies another picture into this one.
    ///
    /// - Parameters:
    ///   - picture: what to copy; its cursor stays behind.
    ///   - origin: where its top left cell goes; what comes to lie outside is cut off.
    package mutating func draw(_ picture: Canvas, at origin: GridPoint) {
        let columns = picture.size.columns
        for row in 0..<picture.size.rows where 0..<size.rows ~= origin.row + row {
            let source = picture.cells[row * columns..<(row + 1) * columns]
            withLine(origin.row + row) { $0.copy(source, to: origin.column) }
        }
    }

    private func index(of point: GridPoint) -> Int {
        point.row * size.columns + point.column
    }

    private mutating func withLine(_ row: Int, _ draw: (CellLine) -> Void) {
        let range = row * size.columns..<(row + 1) * size.columns
        cells.withUnsafeMutableBufferPointer { draw(CellLine(UnsafeMutableBufferPointer(rebasing: $0[range]))) }
    }
}
