import Terminal

/// Counts drawn as bars, or as words where there is no room for bars.
/// ```swift
/// GaugesPane(gauges: [GaugesPane.Gauge(label: "Water", bar: CountBar(count: 7, fullCount: 10, lowMark: 2))])
/// ```
public struct GaugesPane: Pane, Equatable {
    /// A bar with its name.
    public struct Gauge: Equatable {
        /// The thing that is counted.
        public var label: String
        /// The count.
        public var bar: CountBar

        /// Creates a bar with its name.
        public init(label: String, bar: CountBar) {
            self.label = label
            self.bar = bar
        }

        fileprivate var mark: String { bar.isLow ? " !" : "" }

        fileprivate var tone: Tone { bar.isLow ? (bar.count == 0 ? .bad : .warning) : .plain }
    }

    /// The bars.
    public var gauges: [Gauge]

    /// Creates a pane of bars.
    public init(gauges: [Gauge]) { self.gauges = gauges }

    private static var gap: Int { 2 }
    /// The columns of a count and its mark, with the blank before them.
    private static var countColumns: Int { 8 }

    private var labelColumns: Int { gauges.widest(\.label) }
    private var barColumns: Int { labelColumns + Self.gap + CountBar.shortest + Self.countColumns }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let words = (words(columns: room.columns).last?.place.row ?? 0) + 1
        let least = min(words, max(1, room.rows / 3))
        let hasBars = room.rows / 3 >= gauges.count && room.columns >= barColumns
        return PaneSize(
            columns: Extent(least: min(barColumns, labelColumns + Self.countColumns), ideal: barColumns),
            rows: Extent(
                least: least, ideal: hasBars ? gauges.count : least,
                most: max(words, gauges.count * PaneSize.rowSpacing(of: gauges.count, in: page))))
    }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, gauges.map { "\($0.label) \($0.bar.count)" + $0.bar.spokenMark(texts) })]
    }

    /// Draws the bars below each other, or else side by side, or else the counts as words.
    public func draw(on part: inout PagePart) {
        let size = part.size
        let pitch = (size.columns + 1) / max(1, gauges.count)
        if size.rows >= gauges.count, size.columns >= barColumns {
            drawRows(on: &part)
        } else if size.rows > 1, part.showsFills, pitch > leastColumnColumns {
            drawColumns(pitch: pitch, on: &part)
        } else {
            drawWords(on: &part)
        }
    }

    private func drawRows(on part: inout PagePart) {
        let area = GridRect(part.size)
        let labelColumns = labelColumns
        let spacing = gauges.count * 2 <= area.size.rows ? PaneSize.rowSpacing(of: gauges.count, in: part.page) : 1
        for (index, gauge) in gauges.enumerated() {
            var line = area.row(index * spacing)
            part.write(gauge.label, at: line.cut(.left, labelColumns + Self.gap).origin)
            let end = line.cut(.right, Self.countColumns)
            let style = gauge.bar.isLow ? part.theme.style(gauge.tone) : part.theme.bar
            gauge.bar.draw(
                at: line.origin, columns: line.size.columns, spacing > 1 ? .filled(rows: 1) : .low, otherwise: style,
                on: &part)
            let count = DisplayWidth.padded(String(gauge.bar.count), to: 4, alignment: .trailing)
            part.write(count + gauge.mark, at: end.inset(left: 1).origin, style: part.theme.style(gauge.tone))
        }
    }

    /// The width of a gauge beside others: its name, and below it the bar and a count of two digits.
    private var leastColumnColumns: Int { max(labelColumns, CountBar.shortest + 3) }

    private func drawColumns(pitch: Int, on part: inout PagePart) {
        for (index, gauge) in gauges.enumerated() {
            let style = part.theme.style(gauge.tone)
            let count = String(gauge.bar.count)
            var line = GridRect(column: index * pitch, row: 1, columns: pitch - 1, rows: 1)
            part.write(gauge.label, at: line.origin.offset(rows: -1), style: style)
            let end = line.cut(.right, max(2, count.utf8.count) + 1)
            gauge.bar.draw(at: line.origin, columns: line.size.columns, on: &part)
            part.write(count, in: end, .trailing, style: style)
        }
    }

    /// Draws counts as words. A mark tells the number of those that have no room.
    private func drawWords(on part: inout PagePart) {
        let size = part.size
        guard size.rows > 0 else { return }
        var words = words(columns: size.columns)
        if let last = words.last, last.place.row >= size.rows {
            words = self.words(columns: size.columns - DisplayWidth.of(" ↓ \(words.count)"))
            let missing = words.count { $0.place.row >= size.rows }
            part.drawScrollMark("↓ \(missing)", row: size.rows - 1, in: GridRect(size))
        }
        for word in words where word.place.row < size.rows {
            part.write(word.text, at: word.place, style: part.theme.style(word.gauge.tone))
        }
    }

    private func words(columns: Int) -> [(gauge: Gauge, text: String, place: GridPoint)] {
        var place = GridPoint(column: 0, row: 0)
        return gauges.map { gauge in
            let text = "\(gauge.label) \(gauge.bar.count)\(gauge.mark)"
            let width = DisplayWidth.of(text)
            if place.column > 0, place.column + width > columns { place = GridPoint(column: 0, row: place.row + 1) }
            defer { place.column += width + Self.gap }
            return (gauge, text, place)
        }
    }
}
