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

        fileprivate var words: String { "\(label) \(bar.count)\(mark)" }

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
        let words = (places(columns: room.columns).last?.row ?? 0) + 1
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
        let places = GridRect(size).columns(gauges.count, gap: 1)
        if size.rows >= gauges.count, size.columns >= barColumns {
            drawRows(on: &part)
        } else if size.rows > 1, part.showsFills, places.allSatisfy({ $0.size.columns >= leastColumnColumns }) {
            for (gauge, place) in zip(gauges, places) { draw(gauge, in: place, on: &part) }
        } else {
            drawWords(on: &part)
        }
    }

    private func drawRows(on part: inout PagePart) {
        let area = GridRect(part.size)
        let page = part.page(of: gauges.count, in: area)
        for (index, gauge) in gauges.enumerated() {
            var line = page.line(index, in: area)
            part.write(gauge.label, at: line.cut(.left, labelColumns + Self.gap).origin)
            let count = line.cut(.right, Self.countColumns).inset(left: 1)
            let style = TextStyle(gauge.tone)
            gauge.bar.draw(
                at: line.origin, columns: line.size.columns, page.spacing > 1 ? .filled(rows: 1) : .low,
                otherwise: gauge.bar.isLow ? style : .bar, on: &part)
            let number = DisplayWidth.padded(String(gauge.bar.count), to: 4, alignment: .trailing)
            part.write(number + gauge.mark, at: count.origin, style: style)
        }
    }

    /// The width of a gauge beside others: its name, and below it the bar and a count of two digits.
    private var leastColumnColumns: Int { max(labelColumns, CountBar.shortest + 3) }

    private func draw(_ gauge: Gauge, in place: GridRect, on part: inout PagePart) {
        let style = TextStyle(gauge.tone)
        let count = String(gauge.bar.count)
        part.write(gauge.label, at: place.origin, style: style)
        var line = place.row(place.minRow + 1)
        let end = line.cut(.right, max(2, count.utf8.count) + 1)
        gauge.bar.draw(at: line.origin, columns: line.size.columns, on: &part)
        part.write(count, in: end, .trailing, style: style)
    }

    /// Draws counts as words. A mark tells the number of those that have no room.
    private func drawWords(on part: inout PagePart) {
        let size = part.size
        guard size.rows > 0 else { return }
        var places = places(columns: size.columns)
        if let last = places.last, last.row >= size.rows {
            places = self.places(columns: size.columns - DisplayWidth.of(" ↓ \(gauges.count)"))
            let missing = places.count { $0.row >= size.rows }
            part.drawScrollMark("↓ \(missing)", row: size.rows - 1, in: GridRect(size))
        }
        for (gauge, place) in zip(gauges, places) where place.row < size.rows {
            part.write(gauge.words, at: place, style: TextStyle(gauge.tone))
        }
    }

    private func places(columns: Int) -> [GridPoint] {
        GridPoint.places(ofTexts: gauges.map(\.words), gap: Self.gap, columns: columns)
    }
}
