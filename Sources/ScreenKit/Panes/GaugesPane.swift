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
    /// The heading above bars that stand below each other, and what the marks on them mean; empty texts for none.
    public var heading, note: String

    /// Creates a pane of bars.
    public init(gauges: [Gauge], heading: String = "", note: String = "") {
        (self.gauges, self.heading, self.note) = (gauges, heading, note)
    }

    private static var gap: Int { 2 }
    /// The columns of a count with its mark.
    private static var countColumns: Int { 6 }
    /// The narrowest bar with its count and a gap, beside others.
    private static var leastColumns: Int { 9 }
    /// In a lower page, such as one above a trace, the rows are for other panes.
    private static var leastRowsOfPage: Int { 10 }

    private var labelColumns: Int { gauges.widest(\.label) }
    private var barColumns: Int { labelColumns + Self.gap + CountBar.shortest + Self.countColumns }
    private var headingRows: Int { heading.isEmpty ? 0 : 2 }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let fitsSideBySide =
            room.columns + 1 >= gauges.count * Self.leastColumns && page.rows >= Self.leastRowsOfPage
        return PaneSize(
            columns: Extent(least: min(barColumns, labelColumns + Self.countColumns), ideal: barColumns),
            rows: Extent(least: 1, ideal: fitsSideBySide ? 2 : 1, most: gauges.count + headingRows))
    }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, gauges.map { "\($0.label) \($0.bar.count)" + $0.bar.spokenMark(texts) })]
    }

    /// Draws the bars below each other, or else side by side, or else the counts as words.
    public func draw(on part: inout PagePart) {
        let size = part.size
        if size.rows >= gauges.count, size.columns >= barColumns {
            drawRows(on: &part)
        } else if size.rows > 1, part.showsFills, size.columns + 1 >= gauges.count * Self.leastColumns {
            drawSideBySide(on: &part)
        } else {
            drawWords(on: &part)
        }
    }

    /// Draws a bar in each row. Rows without a gap between them have bars that leave the upper edge free.
    private func drawRows(on part: inout PagePart) {
        var rest = GridRect(part.size)
        if headingRows > 0, rest.size.rows >= gauges.count + headingRows {
            part.write(heading, end: note, in: rest.cut(.top, headingRows), style: .title, endStyle: .quiet)
        }
        for gauge in gauges {
            var line = rest.cut(.top, 1)
            part.write(gauge.label, in: line.cut(.left, labelColumns + Self.gap), .leading)
            let count = line.cut(.right, Self.countColumns)
            gauge.bar.draw(at: line.origin, columns: line.size.columns, .low, on: &part)
            drawCount(of: gauge, in: count.inset(left: 0, right: 2), on: &part)
        }
    }

    /// Draws the names, and below each its bar with the count. What is left over goes to the first names.
    private func drawSideBySide(on part: inout PagePart) {
        let area = GridRect(part.size)
        let (count, columns) = (gauges.count, area.size.columns)
        let countColumns = gauges.reduce(2) { max($0, String($1.bar.count).utf8.count) } + 1
        for (index, gauge) in gauges.enumerated() {
            let start = (index * columns + count - 1) / count
            let next = ((index + 1) * columns + count - 1) / count
            let place = area.inset(left: start)
            part.write(gauge.label, in: place.withColumns(next - start - 1), .leading)
            var line = place.withColumns((columns + 1) / count - 1).droppingRows(1)
            drawCount(of: gauge, in: line.cut(.right, countColumns), on: &part)
            gauge.bar.draw(at: line.origin, columns: line.size.columns, on: &part)
        }
    }

    /// Draws a count at the end of an area, and behind it a sign if it is low.
    private func drawCount(of gauge: Gauge, in area: GridRect, on part: inout PagePart) {
        part.write(String(gauge.bar.count), in: area, .trailing, style: .number)
        if gauge.bar.isLow { part.write("!", at: area.origin.offset(columns: area.size.columns), style: .bad) }
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
