import ScreenKit

/// Counts over time: columns on a scale, the largest in the colour of what matters most. A click on a column names it.
nonisolated struct PlotPane: Pane, Equatable {
    /// A count of a time.
    struct Column: Equatable {
        /// The time, in a few characters.
        let label: String
        /// The time in a sentence.
        let name: String
        /// The count; one below 0 is drawn as 0.
        let count: Int
    }

    let heading: String
    /// The largest column in words, or the one that was clicked; or an empty text.
    let note: String
    /// The columns, in the order of their times.
    let columns: [Column]
    /// The sentence where there is no count.
    let placeholder: String
    /// What line mode says.
    let spoken: [String]

    /// The columns of the scale.
    private static let scaleColumns = 5
    /// The width of a column where there are only few.
    private static let widestColumn = 6

    var controls: Controls<SalesScreen.Event> {
        Controls(columns.map { Control(Text($0.label), .nameColumn($0.name)) })
    }

    private var largest: Int { columns.reduce(0) { max($0, $1.count) } }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 35, ideal: 65, most: 110), rows: Extent(least: 6, ideal: 12, most: 27))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        spoken.isEmpty ? [] : [LineSection(.rows, spoken)]
    }

    func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        part.write(heading, end: note, in: area.cut(.top, 1), style: .title, endStyle: .bar)
        area.cut(.left, Self.scaleColumns)
        area.cut(.bottom, 2)
        guard area.size.rows > 1, area.size.columns > 0 else { return }
        let scale = Scale(largest: largest, rows: area.size.rows)
        // The steps of the scale are equally high.
        area.cut(.top, area.size.rows % (scale.ticks.count - 1))
        draw(scale, in: area, on: &part)
        guard largest > 0 else {
            let middle = area.row(area.minRow + area.size.rows / 2).inset(left: 1, right: 1)
            return part.writeCentered(placeholder, in: middle, style: .quiet)
        }
        drawColumns(scale, in: area, on: &part)
    }

    private func draw(_ scale: Scale, in area: GridRect, on part: inout PagePart) {
        let axis = area.inset(left: -1).withColumns(1)
        part.fill(axis, with: Cell("▕", style: .line))
        for tick in scale.ticks {
            let row = area.maxRow + 1 - tick * area.size.rows / scale.top
            part.fill(area.row(row), with: Cell("▔", style: .line))
            let label = String(tick)
            let start = max(0, axis.minColumn - 1 - label.utf8.count)
            part.write(label, at: GridPoint(column: start, row: row), style: .quiet)
        }
    }

    private func drawColumns(_ scale: Scale, in area: GridRect, on part: inout PagePart) {
        let pitch = max(1, area.size.columns / columns.count)
        let width = max(1, min(Self.widestColumn, pitch - 1))
        let peak = columns.firstIndex { $0.count == largest }
        // Labels stand at equal distances, without touching each other.
        let labelStep = (columns.widest(\.label) + pitch) / pitch
        var rest = area.withRows(area.size.rows + 2)
        for (index, column) in columns.enumerated() {
            let place = rest.cut(.left, pitch)
            let style = index == peak && part.showsFills ? TextStyle(foreground: .primary) : TextStyle.bar
            let eighths = column.count > 0 ? max(1, column.count * area.size.rows * 8 / scale.top) : 0
            var bar = place.withColumns(width).withRows(area.size.rows)
            for done in stride(from: 0, to: eighths, by: 8) {
                let block = Self.blocks[min(8, eighths - done) - 1]
                part.fill(bar.cut(.bottom, 1), with: Cell(block, style: style))
            }
            part.place(index, in: place)
            if index % labelStep == 0 { part.write(column.label, at: place.row(place.maxRow).origin, style: .quiet) }
        }
    }

    private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The scale of a plot, with ticks at round steps.
    private struct Scale {
        let top: Int
        let ticks: [Int]

        /// Creates a scale with a tick in about every third row.
        init(largest: Int, rows: Int) {
            let (count, most) = (max(1, largest), max(1, rows / 3))
            let steps = sequence(first: 1) { $0 * 10 }.lazy.flatMap { [$0, $0 * 2, $0 * 5] }
            let step = steps.first { (count + $0 - 1) / $0 <= most } ?? count
            top = (count + step - 1) / step * step
            ticks = Array(stride(from: 0, through: top, by: step))
        }
    }
}
