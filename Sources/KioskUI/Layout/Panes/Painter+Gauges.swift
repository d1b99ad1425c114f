import Terminal

extension Painter {
    /// Draws counts as bars, or, where there is one row only, as words.
    mutating func draw(_ gauges: GaugesPane, in area: Rect) {
        guard area.size.rows > 1 else { return drawInOneRow(gauges, in: area) }
        let labelColumns = min(gauges.gauges.map { DisplayWidth.of($0.label) }.max() ?? 0, area.size.columns / 2)
        let barColumns = max(0, area.size.columns - labelColumns - 10)
        let count = gauges.gauges.count
        let spacing = count * 2 <= area.size.rows ? RowSpacing.of(count, in: canvas.size) : 1
        for (index, gauge) in gauges.gauges.enumerated() where index * spacing < area.size.rows {
            var point = Point(column: area.minColumn, row: area.minRow + index * spacing)
            canvas.write(DisplayWidth.truncated(gauge.label, to: labelColumns), at: point)
            point.column += labelColumns + 2
            let style = gauge.tone == .plain ? Theme.bar : Theme.style(gauge.tone)
            drawBar(Double(gauge.count) / Double(gauges.fullCount), at: point, columns: barColumns, style: style)
            point.column += barColumns + 1
            let count = DisplayWidth.padded(String(gauge.count), to: 4, alignment: .trailing)
            canvas.write(count + mark(gauge), at: point, style: Theme.style(gauge.tone))
        }
    }

    /// Draws a bar; what is there at all shows at least one block, so that an empty bar means none.
    mutating func drawBar(_ fullness: Double, at point: Point, columns: Int, style: TextStyle = Theme.bar) {
        guard columns > 0 else { return }
        let filled = min(columns, fullness > 0 ? max(1, Int(fullness * Double(columns))) : 0)
        canvas.write(String(repeating: "█", count: filled), at: point, style: style)
        canvas.write(
            String(repeating: "░", count: columns - filled), at: point.offset(columns: filled), style: Theme.emptyBar)
    }

    private mutating func drawInOneRow(_ gauges: GaugesPane, in area: Rect) {
        var point = area.origin
        for gauge in gauges.gauges where point.column < area.maxColumn {
            let text = "\(gauge.label) \(gauge.count)\(mark(gauge))  "
            point.column += canvas.write(
                text, at: point, style: Theme.style(gauge.tone), limit: area.maxColumn - point.column + 1)
        }
    }

    private func mark(_ gauge: GaugesPane.Gauge) -> String {
        gauge.tone == .plain ? "" : " !"
    }
}
