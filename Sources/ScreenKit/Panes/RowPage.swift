import Terminal

struct RowPage {
    let rows: Range<Int>
    let count: Int
    var spacing: Int

    /// Returns the area of a row. A row out of view keeps its place in the column, without a height, so that arrow keys reach it.
    func line(_ index: Int, in area: GridRect) -> GridRect {
        GridRect(
            column: area.minColumn, row: area.minRow + (index - rows.lowerBound) * spacing, columns: area.size.columns,
            rows: rows.contains(index) ? 1 : 0)
    }
}

extension PagePart {
    /// Returns the page of rows, one for each of the first controls, with the focus or else with the row that would have it first. Rows that need
    /// two lines get them where there is room for that, and those that are set apart a blank row below them.
    mutating func page(
        of count: Int, in area: GridRect, needsTwoLines: Bool = false, setsApart: Bool = false
    ) -> RowPage {
        if needsTwoLines, setsApart, count * 3 - 1 <= area.size.rows {
            return RowPage(rows: 0..<count, count: count, spacing: 3)
        }
        let usual = needsTwoLines ? 2 : PaneSize.rowSpacing(of: count, in: page)
        let spacing = count * 2 <= area.size.rows ? usual : 1
        let rowsInView = max(1, area.size.rows / spacing)
        guard rowsInView < count else { return RowPage(rows: 0..<count, count: count, spacing: spacing) }
        let first = min(focusedControl ?? firstControl ?? 0, count - 1) / rowsInView * rowsInView
        notePages(of: 0..<count, rowsInView: rowsInView, in: area)
        return RowPage(rows: first..<min(count, first + rowsInView), count: count, spacing: spacing)
    }

    mutating func drawMarks(of page: RowPage, in area: GridRect) {
        if page.rows.lowerBound > 0 { drawMark("↑", row: page.line(page.rows.lowerBound, in: area).minRow) }
        if page.rows.upperBound < page.count {
            drawMark("↓", row: page.line(page.rows.upperBound - 1, in: area).minRow)
        }
    }
}

extension PaneSize {
    /// The rows of a page without those of the list.
    private static let otherRows = 6

    /// Returns the distance between the rows of a list on a page: 1, or 2 where there is room for a blank row between them.
    public static func rowSpacing(of count: Int, in page: GridSize) -> Int {
        count * 2 + otherRows <= page.rows ? 2 : 1
    }
}
