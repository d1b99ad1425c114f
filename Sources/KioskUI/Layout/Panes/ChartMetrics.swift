import Terminal

/// How a chart shares out its width.
struct ChartMetrics {
    /// For the labels.
    let labelColumns: Int
    /// For a column: its bars and its counts.
    let columnColumns: Int
    /// For a bar; none where it would be too short to say anything.
    let barColumns: Int

    private static var gap: Int { 2 }
    private static var shortestBar: Int { 3 }

    init(for chart: ChartPane, columns: Int) {
        let columnCount = max(1, chart.columns.count)
        let longestLabel = (chart.rows.map(\.label) + [chart.heading]).reduce(0) { max($0, DisplayWidth.of($1)) }
        let countColumns = chart.columns.indices.reduce(3) { max($0, String(chart.total(ofColumn: $1)).count) }
        labelColumns = min(longestLabel, columns * 2 / 5)
        columnColumns = (columns - labelColumns) / columnCount - Self.gap
        let barColumns = columnColumns - countColumns - 1
        self.barColumns = barColumns < Self.shortestBar ? 0 : barColumns
    }

    /// Where a column begins, from the beginning of the labels.
    func start(ofColumn column: Int) -> Int { labelColumns + Self.gap + column * (columnColumns + Self.gap) }
}
