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
            let tone = gauge.shownTone
            draw(
                gauge.bar(fullCount: gauges.fullCount), at: point, columns: barColumns,
                otherwise: tone == .plain ? Theme.bar : Theme.style(tone))
            point.column += barColumns + 1
            let count = DisplayWidth.padded(String(gauge.count), to: 4, alignment: .trailing)
            canvas.write(count + gauge.mark, at: point, style: Theme.style(tone))
        }
    }

    /// Draws a count as a bar, with a mark in the last block of the least count that is enough.
    mutating func draw(_ bar: CountBar, at point: GridPoint, columns: Int, otherwise style: TextStyle = Theme.bar) {
        guard columns > 0 else { return }
        func blocks(_ count: Int) -> Int { Self.blocks(Double(count) / Double(max(1, bar.fullCount)), of: columns) }
        let style = bar.color.map { Theme.bar(color: $0) } ?? style
        // On a block the mark is cut out, which is visible without colours.
        var cutOut = style
        cutOut.reverse = true
        drawBar(Double(bar.count) / Double(max(1, bar.fullCount)), at: point, columns: columns, style: style)
        if bar.count > bar.fullCount {
            canvas.write("+", at: point.offset(columns: columns - 1), style: cutOut)
        } else if let lowMark = bar.lowMark, (1...max(1, bar.fullCount)).contains(lowMark) {
            let place = blocks(lowMark) - 1
            canvas.write(
                "┊", at: point.offset(columns: place), style: place < blocks(bar.count) ? cutOut : Theme.emptyBar)
        }
    }

    /// Draws a bar.
    mutating func drawBar(_ fullness: Double, at point: GridPoint, columns: Int, style: TextStyle = Theme.bar) {
        guard columns > 0 else { return }
        let filled = Self.blocks(fullness, of: columns)
        canvas.write(String(repeating: "█", count: filled), at: point, style: style)
        canvas.write(
            String(repeating: "░", count: columns - filled), at: point.offset(columns: filled), style: Theme.emptyBar)
    }

    /// Returns the number of blocks. Every count but 0 shows at least one, so that an empty bar means none.
    private static func blocks(_ fullness: Double, of columns: Int) -> Int {
        fullness > 0 ? max(1, Int(min(1, fullness) * Double(columns))) : 0
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
                word.text, at: point, style: Theme.style(word.gauge.shownTone),
                limit: area.maxColumn + 1 - point.column)
        }
    }
}

nonisolated extension GaugesPane {
    /// The columns between a label and its bar.
    static var gap: Int { 2 }
    /// The width of the shortest bar that says something.
    static var shortestBar: Int { 4 }
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
    var mark: String { isLow ? " !" : "" }

    /// The meaning of the count, with that of its mark.
    fileprivate var shownTone: Tone { tone == .plain && isLow ? (count == 0 ? .bad : .warning) : tone }
}
