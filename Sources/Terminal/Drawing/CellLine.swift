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
