import Terminal

/// The rows of a table that are in view, one for each of the first controls of a pane.
struct RowPage {
    let rows: Range<Int>
    let count: Int
    var spacing: Int

    /// Returns the area of a row. A row out of view keeps its place in the column, without a height, so that arrow keys reach it.
    func line(_ index: Int, in area: GridRect) -> GridRect {
        var line = area.row(area.minRow + (index - rows.lowerBound) * spacing)
        if !rows.contains(index) { line.size.rows = 0 }
        return line
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

    /// Draws rows, with marks where there are more above or below. The buttons of all rows stand behind these among the controls: each row gets
    /// the index of its first one.
    mutating func draw(
        _ page: RowPage, in area: GridRect, buttons: (Int) -> Int,
        _ draw: (_ index: Int, _ line: GridRect, _ firstButton: Int, _ part: inout PagePart) -> Void
    ) {
        var firstButton = page.count
        for index in 0..<page.count {
            draw(index, page.line(index, in: area), firstButton, &self)
            firstButton += buttons(index)
        }
        if page.rows.lowerBound > 0 { drawMark("↑", row: area.minRow) }
        if page.rows.upperBound < page.count {
            drawMark("↓", row: page.line(page.rows.upperBound - 1, in: area).minRow)
        }
    }

    /// Draws the buttons of some controls in a row, a column apart.
    mutating func drawButtons(_ indices: Range<Int>, at start: GridPoint, style: (Int) -> TextStyle? = { _ in nil }) {
        var point = start
        for index in indices { point.column += drawButton(index, at: point, style: style(index)) + 1 }
    }
}

extension PaneSize {
    /// The rows of a page without those of the list.
    private static let otherRows = 6

    /// Returns the distance between the rows of a list on a page: 1, or 2 where there is room for a blank row between them.
    public static func rowSpacing(of count: Int, in page: GridSize) -> Int {
        count * 2 + otherRows <= page.rows ? 2 : 1
    }

    /// Returns the width of buttons in a row, a column apart; −1 where there are none.
    static func columns(ofButtons labels: some Sequence<String>) -> Int {
        labels.reduce(-1) { $0 + DisplayWidth.of($1) + 3 }
    }
}
