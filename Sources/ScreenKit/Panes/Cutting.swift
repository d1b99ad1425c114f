import Terminal

// Rectangles are cut from others, so that no place is computed twice.

extension GridRect {
    /// An edge of a rectangle.
    public enum Edge: Sendable {
        /// The first row.
        case top
        /// The last row.
        case bottom
        /// The first column.
        case left
        /// The last column.
        case right
    }

    /// Cuts rows or columns off at an edge, at most those that there are, and returns them.
    @discardableResult
    public mutating func cut(_ edge: Edge, _ count: Int) -> GridRect {
        let strip: GridRect
        switch edge {
        case .top: (strip, self) = split(row: count)
        case .bottom: (self, strip) = split(row: size.rows - count)
        case .left: (strip, self) = split(column: count)
        case .right: (self, strip) = split(column: size.columns - count)
        }
        return strip
    }

    private func split(row: Int) -> (GridRect, GridRect) {
        let first = GridRect(origin: origin, size: GridSize(columns: size.columns, rows: min(row, size.rows)))
        return (first, droppingRows(first.size.rows))
    }

    private func split(column: Int) -> (GridRect, GridRect) {
        let first = withColumns(min(column, size.columns))
        return (first, inset(left: first.size.columns))
    }

    /// Returns the rectangle with another width.
    func withColumns(_ columns: Int) -> GridRect {
        GridRect(origin: origin, size: GridSize(columns: columns, rows: size.rows))
    }
}

extension Sequence {
    /// Returns the width of the widest of some texts, and 0 where there are none.
    public func widest(_ text: (Element) -> String) -> Int { map { DisplayWidth.of(text($0)) }.max() ?? 0 }
}
