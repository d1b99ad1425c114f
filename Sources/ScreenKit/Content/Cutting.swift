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
        let (rows, columns) = (min(max(0, count), size.rows), min(max(0, count), size.columns))
        let strip: GridRect
        switch edge {
        case .top: (strip, self) = (withRows(rows), droppingRows(rows))
        case .bottom: (strip, self) = (droppingRows(size.rows - rows), withRows(size.rows - rows))
        case .left: (strip, self) = (withColumns(columns), inset(left: columns))
        case .right: (strip, self) = (inset(left: size.columns - columns), withColumns(size.columns - columns))
        }
        return strip
    }

    /// Returns the rectangle with another width.
    public func withColumns(_ columns: Int) -> GridRect {
        GridRect(origin: origin, size: GridSize(columns: columns, rows: size.rows))
    }

    /// Returns the rectangle with another height.
    public func withRows(_ rows: Int) -> GridRect {
        GridRect(origin: origin, size: GridSize(columns: size.columns, rows: rows))
    }

    /// Returns the columns in the middle, as many as are asked for.
    public func centered(columns: Int) -> GridRect {
        inset(left: (size.columns - columns) / 2).withColumns(columns)
    }

    /// Returns equally wide columns with a gap between two of them. What does not divide evenly is left over at the end.
    public func columns(_ count: Int, gap: Int) -> [GridRect] {
        let pitch = (size.columns + gap) / max(1, count)
        return (0..<count).map { inset(left: $0 * pitch).withColumns(pitch - gap) }
    }
}

extension Sequence {
    /// Returns the width of the widest of some texts, and 0 where there are none.
    public func widest(_ text: (Element) -> String) -> Int { map { DisplayWidth.of(text($0)) }.max() ?? 0 }
}

extension GridPoint {
    /// Returns the places of texts one behind the other, with a gap between them, in as many rows as they need.
    public static func places(ofTexts texts: [String], gap: Int, columns: Int) -> [GridPoint] {
        var place = GridPoint(column: 0, row: 0)
        return texts.map { text in
            let width = DisplayWidth.of(text)
            if place.column > 0, place.column + width > columns { place = GridPoint(column: 0, row: place.row + 1) }
            defer { place.column += width + gap }
            return place
        }
    }
}
