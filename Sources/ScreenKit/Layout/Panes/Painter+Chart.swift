import Terminal

nonisolated extension Painter {
    /// Draws the totals, and below them a row of bars for each thing. Rows that do not fit can be scrolled to.
    mutating func draw(_ chart: ChartPane, in area: GridRect) {
        guard area.size.rows > 1 else { return }
        let headingRows = area.size.rows > chart.rows.count + 1 ? 2 : 1
        let room = area.size.rows - headingRows
        let spacing = chart.rows.count * 2 <= room ? RowSpacing.of(chart.rows.count, in: canvas.size) : 1
        let limit = max(0, chart.rows.count - (room + spacing - 1) / spacing)
        noteScrolling(limit: limit, page: room, fromEnd: false)
        let metrics = ChartMetrics(for: chart, columns: area.size.columns)
        drawTotals(of: chart, at: area.origin, metrics)
        let first = min(scroll, limit)
        for index in first..<chart.rows.count {
            let row = area.minRow + headingRows + (index - first) * spacing
            guard row <= area.maxRow else { break }
            draw(chart.rows[index], of: chart, at: GridPoint(column: area.minColumn, row: row), metrics)
        }
        // The marks stand in the margin, which is empty.
        if first > 0 { drawMark("↑", row: area.minRow + headingRows, in: area) }
        if first < limit { drawMark("↓", row: area.maxRow, in: area) }
    }

    private mutating func drawTotals(of chart: ChartPane, at point: GridPoint, _ metrics: ChartMetrics) {
        let heading = DisplayWidth.truncated(chart.heading, to: metrics.labelColumns)
        canvas.write(heading, at: point, style: Theme.crumb)
        for (index, name) in chart.columns.enumerated() {
            let total = String(chart.total(ofColumn: index))
            let column = point.offset(columns: metrics.start(ofColumn: index))
            let room = metrics.columnColumns - DisplayWidth.of(total) - 1
            canvas.write(DisplayWidth.truncated(name, to: max(0, room)), at: column, style: Theme.crumb)
            drawCount(total, inColumnAt: column, metrics, style: Theme.number)
        }
    }

    private mutating func draw(_ row: ChartPane.Row, of chart: ChartPane, at point: GridPoint, _ metrics: ChartMetrics)
    {
        canvas.write(DisplayWidth.truncated(row.label, to: metrics.labelColumns), at: point)
        for (index, count) in row.counts.enumerated() {
            let column = point.offset(columns: metrics.start(ofColumn: index))
            let fullness = Double(count) / Double(max(1, chart.largest(inColumn: index)))
            drawBar(fullness, at: column, columns: metrics.barColumns)
            drawCount(String(count), inColumnAt: column, metrics, style: .plain)
        }
    }

    private mutating func drawCount(
        _ count: String, inColumnAt start: GridPoint, _ metrics: ChartMetrics, style: TextStyle
    ) {
        canvas.write(count, at: start.offset(columns: metrics.columnColumns - DisplayWidth.of(count)), style: style)
    }

    private mutating func drawMark(_ mark: String, row: Int, in area: GridRect) {
        canvas.write(mark, at: GridPoint(column: area.minColumn - 1, row: row), style: Theme.crumb)
    }
}

/// The widths of the parts of a chart.
nonisolated struct ChartMetrics {
    let labelColumns: Int
    /// The width of a column: its bars and its counts.
    let columnColumns: Int
    /// The width of a bar; 0 where it would be too short to say anything.
    let barColumns: Int

    private static var gap: Int { 2 }
    private static var shortestBar: Int { 3 }
    /// The width of a column with a bar that is worth the room.
    private static var shownBar: Int { 26 }

    init(for chart: ChartPane, columns: Int) {
        let columnCount = max(1, chart.columns.count)
        let longestLabel = (chart.rows.map(\.label) + [chart.heading]).reduce(0) { max($0, DisplayWidth.of($1)) }
        let countColumns = chart.columns.indices.reduce(3) { max($0, String(chart.total(ofColumn: $1)).count) }
        labelColumns = min(longestLabel, columns * 2 / 5)
        columnColumns = (columns - labelColumns) / columnCount - Self.gap
        let barColumns = columnColumns - countColumns - 1
        self.barColumns = barColumns < Self.shortestBar ? 0 : barColumns
    }

    /// Returns the width from which on another pane can stand beside a chart: in narrower columns, the bars say little.
    static func leastColumns(of chart: ChartPane) -> Int {
        let labels = (chart.rows.map(\.label) + [chart.heading]).reduce(0) { max($0, DisplayWidth.of($1)) }
        return labels + chart.columns.count * (gap + shownBar)
    }

    /// Returns the distance from the beginning of the labels to a column.
    func start(ofColumn column: Int) -> Int { labelColumns + Self.gap + column * (columnColumns + Self.gap) }
}
