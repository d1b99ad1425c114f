import ScreenKit

/// Counts of the same things in several columns, a bar each, such as today's sales and all sales.
/// ```swift
/// ChartPane(heading: "Sold", columns: ["today", "all"], rows: [ChartPane.Row(label: "Tea", counts: [3, 41])])
/// ```
nonisolated struct ChartPane: Pane, Equatable {
    /// One thing that is counted.
    struct Row: Equatable {
        /// The thing that is counted.
        let label: String
        /// The counts, from 0, one for each column.
        let counts: [Int]
    }

    /// The title of the totals.
    let heading: String
    /// The titles of the columns. Every column has a scale of its own, so that the bars of a day can be compared beside a year's.
    let columns: [String]
    /// The things that are counted.
    let rows: [Row]

    private func total(ofColumn column: Int) -> Int { rows.reduce(0) { $0 + $1.counts[column] } }

    private func largest(inColumn column: Int) -> Int { rows.reduce(0) { max($0, $1.counts[column]) } }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let metrics = Metrics(for: self, columns: room.columns)
        // The totals, a blank row, and the rows of the things.
        let rows = Extent(
            least: 2, ideal: rows.count + 2, most: rows.count * PaneSize.rowSpacing(of: rows.count, in: page) + 2)
        return PaneSize(columns: Extent(least: metrics.leastColumns, ideal: metrics.idealColumns), rows: rows)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        func line(_ label: String, _ counts: [Int]) -> String {
            label + ": " + zip(columns, counts).map { "\($0) \($1)" }.joined(separator: ", ")
        }
        let totals = columns.indices.map { total(ofColumn: $0) }
        return [LineSection(.rows, [line(heading, totals)] + rows.map { line($0.label, $0.counts) })]
    }
}

// MARK: - Drawing

nonisolated extension ChartPane {
    /// Draws the totals, and below them a row of bars for each thing. Rows that do not fit can be scrolled to.
    func draw(on part: inout PagePart) {
        guard part.size.rows > 1 else { return }
        let headingRows = part.size.rows > rows.count + 1 ? 2 : 1
        let room = part.size.rows - headingRows
        let spacing = rows.count * 2 <= room ? PaneSize.rowSpacing(of: rows.count, in: part.page) : 1
        let limit = max(0, rows.count - (room + spacing - 1) / spacing)
        part.noteScrolling(limit: limit, page: room)
        let metrics = Metrics(for: self, columns: part.size.columns)
        drawTotals(metrics, on: &part)
        let first = min(part.scroll, limit)
        for index in first..<rows.count {
            let row = headingRows + (index - first) * spacing
            guard row < part.size.rows else { break }
            draw(rows[index], row: row, metrics, on: &part)
        }
        if first > 0 { part.drawMark("↑", row: headingRows) }
        if first < limit { part.drawMark("↓", row: part.size.rows - 1) }
    }

    private func drawTotals(_ metrics: Metrics, on part: inout PagePart) {
        part.write(
            DisplayWidth.truncated(heading, to: metrics.labelColumns), at: GridPoint(column: 0, row: 0),
            style: part.theme.quiet)
        for (index, name) in columns.enumerated() {
            let total = String(total(ofColumn: index))
            let point = GridPoint(column: metrics.start(ofColumn: index), row: 0)
            let room = metrics.columnColumns - DisplayWidth.of(total) - 1
            part.write(DisplayWidth.truncated(name, to: max(0, room)), at: point, style: part.theme.quiet)
            drawCount(total, inColumnAt: point, metrics, style: part.theme.number, on: &part)
        }
    }

    private func draw(_ row: Row, row line: Int, _ metrics: Metrics, on part: inout PagePart) {
        part.write(DisplayWidth.truncated(row.label, to: metrics.labelColumns), at: GridPoint(column: 0, row: line))
        for (index, count) in row.counts.enumerated() {
            let point = GridPoint(column: metrics.start(ofColumn: index), row: line)
            let fullness = Double(count) / Double(max(1, largest(inColumn: index)))
            part.drawBar(fullness, at: point, columns: metrics.barColumns)
            drawCount(String(count), inColumnAt: point, metrics, style: .plain, on: &part)
        }
    }

    private func drawCount(
        _ count: String, inColumnAt start: GridPoint, _ metrics: Metrics, style: TextStyle, on part: inout PagePart
    ) {
        part.write(count, at: start.offset(columns: metrics.columnColumns - DisplayWidth.of(count)), style: style)
    }

    /// The widths of the parts of a chart.
    private struct Metrics {
        let labelColumns: Int
        /// The width of a column: its bars and its counts.
        let columnColumns: Int
        /// The width of a bar; 0 where it would be too short to say anything.
        let barColumns: Int
        /// The width with which counts can be read.
        let leastColumns: Int
        /// The width from which on another pane can stand beside a chart: in narrower columns, the bars say little.
        let idealColumns: Int

        private static let gap = 2
        private static let shortestBar = 3
        /// The width of a column with a bar that is worth the room.
        private static let shownBar = 26

        init(for chart: ChartPane, columns: Int) {
            let columnCount = max(1, chart.columns.count)
            let longestLabel = (chart.rows.map(\.label) + [chart.heading]).reduce(0) { max($0, DisplayWidth.of($1)) }
            let countColumns = chart.columns.indices.reduce(3) { max($0, String(chart.total(ofColumn: $1)).count) }
            labelColumns = min(longestLabel, columns * 2 / 5)
            columnColumns = (columns - labelColumns) / columnCount - Self.gap
            let barColumns = columnColumns - countColumns - 1
            self.barColumns = barColumns < Self.shortestBar ? 0 : barColumns
            leastColumns = min(longestLabel, 14) + columnCount * (Self.gap + countColumns)
            idealColumns = longestLabel + columnCount * (Self.gap + Self.shownBar)
        }

        /// Returns the distance from the beginning of the labels to a column.
        func start(ofColumn column: Int) -> Int { labelColumns + Self.gap + column * (columnColumns + Self.gap) }
    }
}
