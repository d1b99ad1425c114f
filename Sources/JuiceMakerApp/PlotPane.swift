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
        let head = area.cut(.top, 1)
        part.write(heading, at: head.origin, style: .title)
        part.write(note, in: head, .trailing, style: .bar)
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
        let axis = area.minColumn - 1
        for row in 0..<area.size.rows {
            part.write("▕", at: GridPoint(column: axis, row: area.minRow + row), style: .line)
        }
        let line = String(repeating: "▔", count: area.size.columns)
        for tick in scale.ticks {
            let row = area.minRow + area.size.rows - tick * area.size.rows / scale.top
            let label = String(tick)
            part.write(
                label, at: GridPoint(column: max(0, axis - 1 - label.utf8.count), row: row), style: .quiet)
            part.write(line, at: GridPoint(column: area.minColumn, row: row), style: .line)
        }
    }

    private func drawColumns(_ scale: Scale, in area: GridRect, on part: inout PagePart) {
        let pitch = max(1, area.size.columns / columns.count)
        let width = max(1, min(Self.widestColumn, pitch - 1))
        let peak = columns.firstIndex { $0.count == largest }
        // Labels stand at equal distances, without touching each other.
        let labelColumns = columns.widest(\.label) + 1
        let labelStep = (labelColumns + pitch - 1) / pitch
        for (index, column) in columns.enumerated() {
            let start = area.minColumn + index * pitch
            let style = index == peak && part.showsFills ? TextStyle(foreground: .primary) : TextStyle.bar
            let eighths = column.count > 0 ? max(1, column.count * area.size.rows * 8 / scale.top) : 0
            for row in 0..<(eighths + 7) / 8 {
                let block = Self.blocks[min(8, eighths - row * 8) - 1]
                part.write(
                    String(repeating: block, count: width), at: GridPoint(column: start, row: area.maxRow - row),
                    style: style)
            }
            part.place(index, in: GridRect(column: start, row: area.minRow, columns: pitch, rows: area.size.rows + 2))
            guard index % labelStep == 0 else { continue }
            part.write(column.label, at: GridPoint(column: start, row: area.maxRow + 2), style: .quiet)
        }
    }

    private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The scale of a plot, with ticks at round steps.
    private struct Scale {
        let top: Int
        let ticks: [Int]

        /// Creates a scale with a tick in about every third row.
        init(largest: Int, rows: Int) {
            let most = max(1, rows / 3)
            var step = 1
            var factors = [2, 5, 10]
            var decade = 1
            while (max(1, largest) + step - 1) / step > most {
                if factors.isEmpty {
                    factors = [2, 5, 10]
                    decade *= 10
                }
                step = factors.removeFirst() * decade
            }
            top = (max(1, largest) + step - 1) / step * step
            ticks = Array(stride(from: 0, through: top, by: step))
        }
    }
}
