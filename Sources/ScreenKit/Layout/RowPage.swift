import Terminal

/// A page of rows in view.
nonisolated struct RowPage {
    let rows: Range<Int>
    /// The number of all rows.
    let count: Int
    /// The distance from one row to the next.
    let spacing: Int

    /// Returns the area of a row. A row out of view keeps its place in the column, without a height, so that arrow keys reach it.
    func line(_ index: Int, in area: GridRect) -> GridRect {
        GridRect(
            column: area.minColumn, row: area.minRow + (index - rows.lowerBound) * spacing, columns: area.size.columns,
            rows: rows.contains(index) ? 1 : 0)
    }
}

nonisolated extension Painter {
    /// Returns the page of rows with the focus, and notes the pages if there are several. Rows that need two lines get them where
    /// there is room for that.
    mutating func page(of count: Int, in area: GridRect, needsTwoLines: Bool = false) -> RowPage {
        let wantedSpacing = needsTwoLines ? 2 : RowSpacing.of(count, in: canvas.size)
        let spacing = count * 2 <= area.size.rows ? wantedSpacing : 1
        let rowsInView = max(1, area.size.rows / spacing)
        // Below a question, the focus is on an answer.
        let wanted = isActive ? (focus ?? 0) - arrangement.focusableCount : 0
        let focus = min(max(0, wanted), count - 1)
        let first = focus / rowsInView * rowsInView
        if rowsInView < count { notePages(of: count, rowsInView: rowsInView, in: area) }
        return RowPage(rows: first..<min(count, first + rowsInView), count: count, spacing: spacing)
    }

    /// Marks that there are more rows than are in view, in the margin before the rows, which is empty.
    mutating func drawMarks(of page: RowPage, in area: GridRect) {
        if page.rows.lowerBound > 0 { drawMark("↑", on: page.line(page.rows.lowerBound, in: area)) }
        if page.rows.upperBound < page.count { drawMark("↓", on: page.line(page.rows.upperBound - 1, in: area)) }
    }

    private mutating func drawMark(_ mark: String, on line: GridRect) {
        canvas.write(mark, at: line.origin.offset(columns: -1), style: Theme.crumb)
    }
}

/// The distance between rows: 1, or 2 where there is room for a blank row between them.
nonisolated enum RowSpacing {
    /// The rows of a page without those of the list.
    private static let otherRows = 12

    static func of(_ count: Int, in size: GridSize) -> Int {
        count * 2 + otherRows <= size.rows ? 2 : 1
    }
}
