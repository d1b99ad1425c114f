/// One line of a canvas while it is being drawn on: the place where the rules for wide glyphs are kept.
nonisolated struct CellLine {
    private let cells: UnsafeMutableBufferPointer<Cell>

    /// - Parameter cells: those of the line, left to right.
    init(_ cells: UnsafeMutableBufferPointer<Cell>) {
        self.cells = cells
    }

    /// Puts a glyph where all of its columns lie between column 0 and an end; of one that lies there in half, a space.
    func place(_ glyph: Glyph, _ style: PackedStyle, at column: Int, before end: Int) {
        let last = column + glyph.width - 1
        if column >= 0, last < end {
            set(Cell(glyph, style), at: column)
            if last > column { set(Cell(.continuation, style), at: last) }
        } else if column >= 0, column < end {
            set(Cell(.blank, style), at: column)
        } else if last >= 0, last < end {
            set(Cell(.blank, style), at: last)
        }
    }

    /// Copies the cells of another line, cut off at both ends of this one.
    func copy(_ source: ArraySlice<Cell>, to start: Int) {
        let end = start + source.count
        if start >= 0, end <= cells.count, !isInsideGlyph(start), !isInsideGlyph(end) {
            // Whole glyphs in the place of whole glyphs are memory in the place of memory.
            for (offset, cell) in source.enumerated() { cells[start + offset] = cell }
            return
        }
        for (offset, cell) in source.enumerated() where !cell.isContinuation {
            place(cell.glyph, cell.packedStyle, at: start + offset, before: cells.count)
        }
    }

    /// Whether a wide glyph lies across the left edge of a column.
    private func isInsideGlyph(_ column: Int) -> Bool {
        column < cells.count && cells[column].isContinuation
    }

    /// Replaces one column, and makes the other half of a wide glyph that stood there a blank.
    private func set(_ cell: Cell, at column: Int) {
        let old = cells[column]
        if old.width == 2 {
            cells[column + 1] = Cell(.blank, old.packedStyle)
        } else if old.isContinuation {
            cells[column - 1] = Cell(.blank, old.packedStyle)
        }
        cells[column] = cell
    }
}
