import ScreenKit

/// Counts of things with a bar each, such as today's sales; line mode also says others, such as all sales.
/// ```swift
/// ChartPane(heading: "Sold", columns: ["today", "all"], rows: [ChartPane.Row(label: "Tea", counts: [3, 41])])
/// ```
nonisolated struct ChartPane: Pane, Equatable {
    /// One thing that is counted.
    struct Row: Equatable {
        let label: String
        /// The counts, from 0, one for each column.
        let counts: [Int]
        /// The colours of the bar, each for an equal part of it.
        var colors: [ThingColor] = []
    }

    let heading: String
    /// The titles of the columns. The first one is drawn; line mode says them all.
    let columns: [String]
    let rows: [Row]
    /// The title that is drawn; `nil` for that of the totals.
    var title: String?
    /// The unit of the counts.
    var unit = ""

    private func total(ofColumn column: Int) -> Int { rows.reduce(0) { $0 + $1.counts[column] } }

    private var labelColumns: Int {
        rows.reduce(DisplayWidth.of(title ?? heading)) { max($0, DisplayWidth.of($1.label)) }
    }

    /// The columns of a count with the blank before it.
    private var countColumns: Int { rows.reduce(3) { max($0, String($1.counts.first ?? 0).utf8.count) } + 1 }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(
                least: min(labelColumns, 14) + countColumns, ideal: labelColumns + countColumns + 11),
            rows: Extent(
                least: min(rows.count, max(2, room.rows - 3)), ideal: rows.count + 1,
                most: rows.count * PaneSize.rowSpacing(of: rows.count, in: page) + 2))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        func line(_ label: String, _ counts: [Int]) -> String {
            label + ": " + zip(columns, counts).map { "\($0) \($1.printed)" }.joined(separator: ", ")
        }
        let totals = columns.indices.map { total(ofColumn: $0) }
        return [LineSection(.rows, [line(heading, totals)] + rows.map { line($0.label, $0.counts) })]
    }
}

// MARK: - Drawing

nonisolated extension ChartPane {
    /// Draws the title, and below it a row for each thing, the largest count first. Rows that do not fit can be scrolled to.
    func draw(on part: inout PagePart) {
        let size = part.size
        guard size.rows > 1, !columns.isEmpty else { return }
        // Where the last row would be missing, the title is.
        let titleRows = size.rows == rows.count ? 0 : 1
        if titleRows > 0 {
            part.write(title ?? heading, end: unit, in: GridRect(size), style: .title, endStyle: .quiet)
        }
        let room = size.rows - titleRows
        let spacing = rows.count * 2 <= room ? PaneSize.rowSpacing(of: rows.count, in: part.page) : 1
        let limit = max(0, rows.count - (room + spacing - 1) / spacing)
        part.noteScrolling(limit: limit, page: room)
        let first = min(part.scroll, limit)
        let largest = rows.reduce(1) { max($0, $1.counts[0]) }
        let order = rows.indices.sorted { (-rows[$0].counts[0], $0) < (-rows[$1].counts[0], $1) }
        for index in first..<rows.count {
            let line = titleRows * spacing + (index - first) * spacing
            guard line < size.rows else { break }
            draw(rows[order[index]], row: line, largest: largest, on: &part)
        }
        if first > 0 { part.drawMark("↑", row: titleRows * spacing) }
        if first < limit { part.drawMark("↓", row: size.rows - 1) }
    }

    private func draw(_ row: Row, row line: Int, largest: Int, on part: inout PagePart) {
        var bar = GridRect(part.size).row(line)
        part.write(row.counts[0].printed, in: bar.cut(.right, countColumns), .trailing, style: .number)
        part.write(row.label, in: bar.cut(.left, labelColumns), .leading)
        bar.cut(.left, 1)
        guard bar.size.columns > 2, row.counts[0] > 0 else { return }
        var rest = bar.cut(.left, max(1, row.counts[0] * bar.size.columns / largest))
        for (index, color) in row.colors.enumerated() {
            // The first colours take what cannot be divided.
            let left = row.colors.count - index
            let strip = rest.cut(.left, (rest.size.columns + left - 1) / left)
            part.fill(strip, with: Cell("▆", style: TextStyle(foreground: part.color(of: color))))
        }
        part.fill(rest, with: Cell("▆", style: .bar))
    }
}
