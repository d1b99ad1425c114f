import ScreenKit

/// The stock as bars of fruit below the menu: side by side where there are few rows, and otherwise below each other.
nonisolated struct StockPane: Pane {
    /// The counts with their names; also how they are said, and drawn where there is no room for bars.
    let gauges: GaugesPane
    let heading: String
    /// The name of the mark on a bar.
    let markLabel: String

    /// The narrowest bar with its count and a gap.
    private static let leastColumns = 9
    /// The columns of a count with its mark.
    private static let countColumns = 6

    private static let countColumnsInShort = 3

    private var count: Int { max(1, gauges.gauges.count) }
    private var labelColumns: Int { gauges.gauges.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let fitsSideBySide = room.columns + 1 >= count * Self.leastColumns
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
        part.write(heading, at: GridPoint(column: 0, row: 0), style: part.theme.title)
        let mark = "┃ " + markLabel
        part.write(
            mark, at: GridPoint(column: part.size.columns - DisplayWidth.of(mark), row: 0), style: part.theme.quiet)
    }

    /// Draws a bar in one row. Rows without a gap between them have bars that leave the upper edge free.
    private func draw(_ gauge: GaugesPane.Gauge, row: Int, on part: inout PagePart) {
        let start = labelColumns + 2
        let columns = part.size.columns - start - Self.countColumns
        guard columns > 0 else { return }
        part.write(gauge.label, at: GridPoint(column: 0, row: row))
        let filled = gauge.bar.cells(of: columns, upTo: gauge.bar.count)
        let color = part.theme.bar(color: gauge.bar.color ?? 0)
        part.write(String(repeating: "▆", count: filled), at: GridPoint(column: start, row: row), style: color)
        part.write(
            String(repeating: "▁", count: columns - filled), at: GridPoint(column: start + filled, row: row),
            style: part.theme.emptyBar)
        if let mark = gauge.bar.markCell(of: columns) {
            part.write("┃", at: GridPoint(column: start + mark, row: row), style: TextStyle(foreground: .straw))
        }
        drawCount(gauge, end: part.size.columns - 2, row: row, on: &part)
    }

    /// Draws a name, and below it a bar with its count.
    private func draw(_ gauge: GaugesPane.Gauge, column: Int, labelColumns: Int, columns: Int, on part: inout PagePart)
    {
        part.write(DisplayWidth.truncated(gauge.label, to: labelColumns), at: GridPoint(column: column, row: 0))
        let width = columns - Self.countColumnsInShort
        let color = part.theme.bar(color: gauge.bar.color ?? 0).foreground
        let eighths = gauge.bar.cells(of: 8 * width, upTo: gauge.bar.count)
        let partial = Array(" ▏▎▍▌▋▊▉")
        for cell in 0..<width {
            let fill = min(8, max(0, eighths - 8 * cell))
            let isMark = gauge.bar.markCell(of: width) == cell
            let ground: Color = fill == 8 ? color : .functionKey
            let sign: Character = isMark ? "│" : fill == 8 ? " " : partial[fill]
            let sample = isMark ? (fill == 8 ? Color.ink : .straw) : color
            part[GridPoint(column: column + cell, row: 1)] = Cell(
                sign, style: TextStyle(foreground: sample, background: ground))
        }
        drawCount(gauge, end: column + columns, row: 1, on: &part)
    }

    /// Draws a count that ends before a column, with a sign at that column if it is low.
    private func drawCount(_ gauge: GaugesPane.Gauge, end: Int, row: Int, on part: inout PagePart) {
        let text = String(gauge.bar.count)
        part.write(text, at: GridPoint(column: end - text.count, row: row), style: part.theme.number)
        if gauge.bar.isLow { part.write("!", at: GridPoint(column: end, row: row), style: part.theme.bad) }
    }
}

nonisolated extension CountBar {
    /// Returns the number of cells of a bar up to a count. Every count but 0 shows at least one.
    fileprivate func cells(of columns: Int, upTo count: Int) -> Int {
        guard count > 0 else { return 0 }
        return max(1, min(columns, count * columns / max(1, fullCount)))
    }

    /// Returns the cell of the mark.
    fileprivate func markCell(of columns: Int) -> Int? {
        guard let lowMark, (1...max(1, fullCount)).contains(lowMark) else { return nil }
        return max(0, cells(of: columns, upTo: lowMark) - 1)
    }
}
