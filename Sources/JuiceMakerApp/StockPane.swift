import ScreenKit

/// The stock as bars of fruit below the menu: side by side where there are few rows, and otherwise below each other.
nonisolated struct StockPane: Pane {
    /// The counts with their names; also how they are said, and drawn where there is no room for bars.
    let gauges: GaugesPane

    /// The narrowest bar with its count and a gap.
    private static let leastColumns = 9
    /// In a lower page, such as one above a trace, the rows are for the menu.
    private static let leastRowsOfPage = 10
    /// The columns of a count with its mark.
    private static let countColumns = 6

    /// The columns of a count behind a short bar, with the gap before it.
    private var countColumnsInShort: Int { gauges.gauges.reduce(2) { max($0, String($1.bar.count).count) } + 1 }

    private var count: Int { max(1, gauges.gauges.count) }
    private var labelColumns: Int { gauges.gauges.widest(\.label) }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let fitsSideBySide = room.columns + 1 >= count * Self.leastColumns && page.rows >= Self.leastRowsOfPage
        return PaneSize(rows: Extent(least: 1, ideal: fitsSideBySide ? 2 : 1, most: count + 2))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { gauges.lines(texts, firstNumber: firstNumber) }

    func draw(on part: inout PagePart) {
        let size = part.size
        let pitch = (size.columns + 1) / count
        if size.rows >= count + 2 {
            drawHeading(on: &part)
            for (index, gauge) in gauges.gauges.enumerated() { draw(gauge, row: 2 + index, on: &part) }
        } else if size.rows == 2, pitch >= Self.leastColumns, part.showsFills {
            for (index, gauge) in gauges.gauges.enumerated() {
                // What is left over goes to the first names.
                let start = (index * size.columns + count - 1) / count
                let next = ((index + 1) * size.columns + count - 1) / count
                draw(gauge, column: start, labelColumns: next - start - 1, columns: pitch - 1, on: &part)
            }
        } else {
            gauges.draw(on: &part)
        }
    }

    private func drawHeading(on part: inout PagePart) {
        part.write(part.texts(.stock), at: GridPoint(column: 0, row: 0), style: .title)
        part.write("┃ " + part.texts(.oneCup), in: GridRect(part.size), .trailing, style: .quiet)
    }

    /// Draws a bar in one row. Rows without a gap between them have bars that leave the upper edge free.
    private func draw(_ gauge: GaugesPane.Gauge, row: Int, on part: inout PagePart) {
        var bar = GridRect(part.size).row(row)
        let label = bar.cut(.left, labelColumns + 2)
        bar.cut(.right, Self.countColumns)
        guard !bar.isEmpty else { return }
        part.write(gauge.label, at: label.origin)
        gauge.bar.draw(at: bar.origin, columns: bar.size.columns, .low, on: &part)
        drawCount(gauge, end: part.size.columns - 2, row: row, on: &part)
    }

    /// Draws a name, and below it a bar with its count.
    private func draw(_ gauge: GaugesPane.Gauge, column: Int, labelColumns: Int, columns: Int, on part: inout PagePart)
    {
        part.write(DisplayWidth.truncated(gauge.label, to: labelColumns), at: GridPoint(column: column, row: 0))
        let width = columns - countColumnsInShort
        gauge.bar.draw(at: GridPoint(column: column, row: 1), columns: width, on: &part)
        drawCount(gauge, end: column + columns, row: 1, on: &part)
    }

    /// Draws a count that ends before a column, with a sign at that column if it is low.
    private func drawCount(_ gauge: GaugesPane.Gauge, end: Int, row: Int, on part: inout PagePart) {
        let text = String(gauge.bar.count)
        part.write(text, at: GridPoint(column: end - text.count, row: row), style: .number)
        if gauge.bar.isLow { part.write("!", at: GridPoint(column: end, row: row), style: .bad) }
    }
}
