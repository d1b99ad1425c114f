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

    /// Returns the cells of the rectangle's columns in one row.
    package func row(_ row: Int) -> GridRect { GridRect(column: minColumn, row: row, columns: size.columns, rows: 1) }

    /// Returns the rectangle without its first and its last columns.
    package func inset(left: Int, right: Int = 0) -> GridRect {
        GridRect(column: minColumn + left, row: minRow, columns: size.columns - left - right, rows: size.rows)
    }

    /// Returns the rectangle without its first rows.
    public func droppingRows(_ rows: Int) -> GridRect {
        GridRect(column: minColumn, row: minRow + rows, columns: size.columns, rows: size.rows - rows)
    }
}

/// A direction on the grid.
package enum GridDirection: Sendable {
    case up, down, left, right
}

extension [GridRect] {
    /// Returns the index of the rectangle that is nearest to an area in a direction, or for a move past the end of a column, of the one at
    /// the other end; `nil` where there is none.
    package func nearest(to area: GridRect, _ direction: GridDirection) -> Int? {
        let center = area.center
        var nearest: (index: Int, distance: Int)?
        for index in indices {
            guard let distance = self[index].center.distance(from: center, direction) else { continue }
            if distance < nearest?.distance ?? .max { nearest = (index, distance) }
        }
        return nearest?.index ?? atOtherEnd(direction, ofColumn: center.column)
    }

    private func atOtherEnd(_ direction: GridDirection, ofColumn column: Int) -> Int? {
        let centers = map(\.center)
        let rows = centers.map(\.row)
        guard let row = direction == .up ? rows.max() : direction == .down ? rows.min() : nil else { return nil }
        let distances = centers.map { abs($0.column - column) }
        return indices.filter { rows[$0] == row }.min { distances[$0] < distances[$1] }
    }
}

extension GridRect {
    fileprivate var center: GridPoint {
        GridPoint(column: minColumn + size.columns / 2, row: minRow + size.rows / 2)
    }
}

extension GridPoint {
    /// Returns the distance from another point in a direction; `nil` if it lies elsewhere. Rows count double, because they are read as rows.
    fileprivate func distance(from other: GridPoint, _ direction: GridDirection) -> Int? {
        let columns = column - other.column
        let rows = row - other.row
        return switch direction {
        case .up where rows < 0: -rows * 4 + abs(columns) * 2
        case .down where rows > 0: rows * 4 + abs(columns) * 2
        case .left where columns < 0 && rows == 0: -columns
        case .right where columns > 0 && rows == 0: columns
        case .up, .down, .left, .right: nil
        }
    }
}
