/// The position of a character cell; column 0, row 0 is the top left cell.
public struct GridPoint: Hashable, Sendable {
    /// The number of cells between this one and the left edge.
    public var column: Int
    /// The number of lines above this cell.
    public var row: Int

    /// Creates a position from its column and its row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Returns the point that lies the given number of columns to the right and of rows below.
    public func offset(columns: Int = 0, rows: Int = 0) -> GridPoint {
        GridPoint(column: column + columns, row: row + rows)
    }
}

/// A number of columns and rows.
public struct GridSize: Hashable, Sendable {
    /// The width in character cells.
    public var columns: Int
    /// The height in lines.
    public var rows: Int

    /// Creates a size from its width and its height.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of character cells.
public struct GridRect: Hashable, Sendable {
    /// The top left cell.
    public var origin: GridPoint
    /// The width and the height.
    public var size: GridSize

    /// Creates a rectangle from its top left cell and its size; a negative width or height counts as zero.
    public init(origin: GridPoint, size: GridSize) {
        self.origin = origin
        self.size = GridSize(columns: max(0, size.columns), rows: max(0, size.rows))
    }

    /// Creates a rectangle from its left column, its top row, its width and its height; a negative extent counts as zero.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(origin: GridPoint(column: column, row: row), size: GridSize(columns: columns, rows: rows))
    }

    /// Creates a rectangle of the given size whose top left cell is column 0, row 0.
    public init(_ size: GridSize) {
        self.init(origin: GridPoint(column: 0, row: 0), size: size)
    }

    /// The first column.
    public var minColumn: Int { origin.column }
    /// The last column; one less than `minColumn` in a rectangle without columns.
    public var maxColumn: Int { origin.column + size.columns - 1 }
    /// The first row.
    public var minRow: Int { origin.row }
    /// The last row; one less than `minRow` in a rectangle without rows.
    public var maxRow: Int { origin.row + size.rows - 1 }

    /// A Boolean value that indicates whether the rectangle contains no cell.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// Returns a Boolean value that indicates whether a cell lies inside the rectangle.
    public func contains(_ point: GridPoint) -> Bool {
        point.column >= minColumn && point.column <= maxColumn && point.row >= minRow && point.row <= maxRow
    }

    /// Returns the cells that both rectangles contain; an empty rectangle when there are none.
    public func intersection(_ other: GridRect) -> GridRect {
        let left = max(minColumn, other.minColumn)
        let top = max(minRow, other.minRow)
        let right = min(maxColumn, other.maxColumn)
        let bottom = min(maxRow, other.maxRow)
        return GridRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
    }

    /// Returns the rectangle without its first rows.
    public func droppingRows(_ rows: Int) -> GridRect {
        GridRect(column: minColumn, row: minRow + rows, columns: size.columns, rows: size.rows - rows)
    }
}
