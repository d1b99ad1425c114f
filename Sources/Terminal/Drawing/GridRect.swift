/// A rectangle of character cells.
package nonisolated struct GridRect: Hashable, Sendable {
    package var origin: GridPoint
    package var size: GridSize

    /// Makes a rectangle from its corner and its size.
    ///
    /// - Parameters:
    ///   - origin: the top left cell.
    ///   - size: how many cells across and down; below zero counts as none.
    package init(origin: GridPoint, size: GridSize) {
        self.origin = origin
        self.size = GridSize(columns: max(0, size.columns), rows: max(0, size.rows))
    }

    /// Makes a rectangle from its edges.
    ///
    /// - Parameters:
    ///   - column: the leftmost column.
    ///   - row: the topmost row.
    ///   - columns: the width.
    ///   - rows: the height.
    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(origin: GridPoint(column: column, row: row), size: GridSize(columns: columns, rows: rows))
    }

    /// A rectangle of a size at the top left corner.
    package init(_ size: GridSize) {
        self.init(origin: GridPoint(column: 0, row: 0), size: size)
    }

    /// The first and the last column, and the first and the last row; a `max` below its `min` when there is none.
    package var minColumn: Int { origin.column }
    package var maxColumn: Int { origin.column + size.columns - 1 }
    package var minRow: Int { origin.row }
    package var maxRow: Int { origin.row + size.rows - 1 }

    package var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

    /// Whether a cell lies inside.
    package func contains(_ point: GridPoint) -> Bool {
        point.column >= minColumn && point.column <= maxColumn && point.row >= minRow && point.row <= maxRow
    }

    /// What both rectangles cover; empty when they do not meet.
    package func intersection(_ other: GridRect) -> GridRect {
        let left = max(minColumn, other.minColumn)
        let top = max(minRow, other.minRow)
        let right = min(maxColumn, other.maxColumn)
        let bottom = min(maxRow, other.maxRow)
        return GridRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
    }

    /// A rectangle of a size in the middle of this one, moved left and up by half a cell where it cannot be exact.
    package func centered(_ inner: GridSize) -> GridRect {
        GridRect(
            column: origin.column + (size.columns - inner.columns) / 2,
            row: origin.row + (size.rows - inner.rows) / 2,
            columns: inner.columns,
            rows: inner.rows
        )
    }
}
