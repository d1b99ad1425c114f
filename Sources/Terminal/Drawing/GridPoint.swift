/// One character cell of the screen; column 0, row 0 is the top left one.
package nonisolated struct GridPoint: Hashable, Sendable {
    package var column: Int
    package var row: Int

    /// Names a cell.
    ///
    /// - Parameters:
    ///   - column: cells from the left edge.
    ///   - row: lines from the top.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The point that lies some columns and rows further.
    package func offset(columns: Int = 0, rows: Int = 0) -> GridPoint {
        GridPoint(column: column + columns, row: row + rows)
    }
}
