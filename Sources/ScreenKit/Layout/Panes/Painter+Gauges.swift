import Terminal

nonisolated extension Painter {
    /// Draws counts as bars, or as words where there is no room for bars.
    mutating func draw(_ gauges: GaugesPane, in area: GridRect) {
        guard area.size.rows >= gauges.gauges.count, area.size.columns >= gauges.leastColumns else {
            return drawWords(of: gauges, in: area)
        }
        let labelColumns = gauges.labelColumns
        let barColumns = area.size.columns - labelColumns - GaugesPane.gap - GaugesPane.countColumns
        let count = gauges.gauges.count
        let spacing = count * 2 <= area.size.rows ? RowSpacing.of(count, in: canvas.size) : 1
        for (index, gauge) in gauges.gauges.enumerated() {
            var point = GridPoint(column: area.minColumn, row: area.minRow + index * spacing)
            canvas.write(gauge.label, at: point)
            point.column += labelColumns + GaugesPane.gap
            let style = gauge.tone == .plain ? Theme.bar : Theme.style(gauge.tone)
            drawBar(Double(gauge.count) / Double(gauges.fullCount), at: point, columns: barColumns, style: style)
            point.column += barColumns + 1
            let count = DisplayWidth.padded(String(gauge.count), to: 4, alignment: .trailing)
            canvas.write(count + gauge.mark, at: point, style: Theme.style(gauge.tone))
        }
    }

    /// Draws a bar. Every count but 0 shows at least one block, so that an empty bar means none.
    mutating func drawBar(_ fullness: Double, at point: GridPoint, columns: Int, style: TextStyle = Theme.bar) {
        guard columns > 0 else { return }
        let filled = min(columns, fullness > 0 ? max(1, Int(fullness * Double(columns))) : 0)
        canvas.write(String(repeating: "█", count: filled), at: point, style: style)
        canvas.write(
            String(repeating: "░", count: columns - filled), at: point.offset(columns: filled), style: Theme.emptyBar)
    }

    /// Draws counts as words. A mark tells the number of those that have no room.
    private mutating func drawWords(of gauges: GaugesPane, in area: GridRect) {
        guard area.size.rows > 0 else { return }
        var words = gauges.words(columns: area.size.columns)
        if let last = words.last, last.place.row >= area.size.rows {
            let markColumns = DisplayWidth.of(" ↓ \(words.count)")
            words = gauges.words(columns: area.size.columns - markColumns)
            let missing = words.count { $0.place.row >= area.size.rows }
            drawScrollMark("↓ \(missing)", row: area.maxRow, in: area)
        }
        for word in words where word.place.row < area.size.rows {
            let point = area.origin.offset(columns: word.place.column, rows: word.place.row)
            canvas.write(
                word.text, at: point, style: Theme.style(word.gauge.tone),
                limit: area.maxColumn + 1 - point.column)
        }
    }
}

nonisolated extension GaugesPane {
    /// The columns between a label and its bar.
    static var gap: Int { 2 }
    private static var shortestBar: Int { 4 }
    /// The columns of a count and its mark, with the blank before them.
    static var countColumns: Int { 8 }

    var labelColumns: Int { gauges.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    var leastColumns: Int { labelColumns + Self.gap + Self.shortestBar + Self.countColumns }

    /// Returns the number of rows of the counts, as bars where there is room for all of them, and otherwise as words.
    func rows(in size: GridSize) -> Int {
        size.rows >= gauges.count && size.columns >= leastColumns
            ? gauges.count * RowSpacing.of(gauges.count, in: size)
            : wordRows(columns: size.columns)
    }

    func wordRows(columns: Int) -> Int { (words(columns: columns).last?.place.row ?? 0) + 1 }

    /// Returns the counts as words, with the place of each when they flow over rows.
    func words(columns: Int) -> [(gauge: Gauge, text: String, place: GridPoint)] {
        var place = GridPoint(column: 0, row: 0)
        return gauges.map { gauge in
            let text = "\(gauge.label) \(gauge.count)\(gauge.mark)"
            let width = DisplayWidth.of(text)
            if place.column > 0, place.column + width > columns { place = GridPoint(column: 0, row: place.row + 1) }
            defer { place.column += width + Self.gap }
            return (gauge, text, place)
        }
    }
}

nonisolated extension GaugesPane.Gauge {
    /// The mark of a count that is too low, for terminals without colours.
    var mark: String { tone == .plain ? "" : " !" }
}
