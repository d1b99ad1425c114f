import Terminal

nonisolated extension Painter {
    /// Draws counts as bars, or, where there is no room for one each, as words.
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

    /// Draws a bar; what is there at all shows at least one block, so that an empty bar means none.
    mutating func drawBar(_ fullness: Double, at point: GridPoint, columns: Int, style: TextStyle = Theme.bar) {
        guard columns > 0 else { return }
        let filled = min(columns, fullness > 0 ? max(1, Int(fullness * Double(columns))) : 0)
        canvas.write(String(repeating: "█", count: filled), at: point, style: style)
        canvas.write(
            String(repeating: "░", count: columns - filled), at: point.offset(columns: filled), style: Theme.emptyBar)
    }

    /// Draws counts as words; where not even these have room, a mark says how many are missing.
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
    /// Between a label and its bar, and for a bar to say anything.
    static var gap: Int { 2 }
    private static var shortestBar: Int { 4 }
    /// For a count and its mark, with the blank before them.
    static var countColumns: Int { 8 }

    /// How wide the longest label is.
    var labelColumns: Int { gauges.reduce(0) { max($0, DisplayWidth.of($1.label)) } }

    /// How narrow bars can be.
    var leastColumns: Int { labelColumns + Self.gap + Self.shortestBar + Self.countColumns }

    /// How many rows the counts would like: a bar each where there is room for all of them, else they are words.
    func rows(in size: GridSize) -> Int {
        size.rows >= gauges.count && size.columns >= leastColumns
            ? gauges.count * RowSpacing.of(gauges.count, in: size)
            : wordRows(columns: size.columns)
    }

    /// How many rows the counts take as words.
    func wordRows(columns: Int) -> Int { (words(columns: columns).last?.place.row ?? 0) + 1 }

    /// The counts as words, and where each of them stands when they flow over rows.
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
    /// Says without a colour that there is not enough.
    var mark: String { tone == .plain ? "" : " !" }
}
