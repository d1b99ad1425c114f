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

    private var labelColumns: Int { gauges.reduce(0) { max($0, DisplayWidth.of($1.label)) } }
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

    /// Draws the pane.
    public func draw(on part: inout PagePart) {
        let size = part.size
        guard size.rows >= gauges.count, size.columns >= barColumns else {
            if size.rows > 1, part.showsFills, standsInColumns(size.columns) { return drawColumns(on: &part) }
            return drawWords(on: &part)
        }
        let labelColumns = labelColumns
        let columns = size.columns - labelColumns - Self.gap - Self.countColumns
        let spacing = gauges.count * 2 <= size.rows ? PaneSize.rowSpacing(of: gauges.count, in: part.page) : 1
        for (index, gauge) in gauges.enumerated() {
            var point = GridPoint(column: 0, row: index * spacing)
            part.write(gauge.label, at: point)
            point.column += labelColumns + Self.gap
            let style = gauge.bar.isLow ? part.theme.style(gauge.tone) : part.theme.bar
            gauge.bar.draw(
                at: point, columns: columns, spacing > 1 ? .filled(rows: 1) : .low, otherwise: style, on: &part)
            point.column += columns + 1
            let count = DisplayWidth.padded(String(gauge.bar.count), to: 4, alignment: .trailing)
            part.write(count + gauge.mark, at: point, style: part.theme.style(gauge.tone))
        }
    }

    /// The width of a gauge beside others: its name, and below it the bar and a count of two digits.
    private var leastColumnColumns: Int { max(labelColumns, CountBar.shortest + 3) }

    private func standsInColumns(_ columns: Int) -> Bool {
        !gauges.isEmpty && (columns + 1) / gauges.count > leastColumnColumns
    }

    private func drawColumns(on part: inout PagePart) {
        let pitch = (part.size.columns + 1) / gauges.count
        for (index, gauge) in gauges.enumerated() {
            let point = GridPoint(column: index * pitch, row: 0)
            part.write(gauge.label, at: point, style: part.theme.style(gauge.tone))
            let count = String(gauge.bar.count)
            let columns = pitch - 2 - max(2, count.utf8.count)
            gauge.bar.draw(at: point.offset(rows: 1), columns: columns, on: &part)
            part.write(
                count, at: point.offset(columns: pitch - 1 - count.utf8.count, rows: 1),
                style: part.theme.style(gauge.tone))
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
