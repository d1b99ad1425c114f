import ScreenKit
import Terminal

/// The newest part of a trace as a sequence diagram: a lane for each object that takes part, an arrow for each event.
struct SequenceDiagram {
    private let lanes: LaneLayout
    private let steps: [SequenceStep]
    /// What happened before the first step, as far back as it matters.
    private let eventsBefore: ArraySlice<TraceEvent>
    private let size: GridSize

    /// Lanes are looked for in so many events, so that they do not come and go with every arrow.
    private static let memory = 24
    /// A step may take as much of the height, so that there is always more than one.
    private static let shareOfRows = 3

    /// Lays out as many events as there is room for, and as many lanes, those of the newest events first.
    ///
    /// - Parameters:
    ///   - events: What happened, the newest last.
    ///   - order: Everybody who ever took part, in the order of their first appearance.
    ///   - size: How much room there is.
    ///   - texts: What to call nobody.
    init(of events: ArraySlice<TraceEvent>, order: [String], size: GridSize, texts: Texts) {
        self.size = size
        let remembered = events.suffix(max(Self.memory, size.rows))
        let lanes = LaneLayout(of: remembered, order: order, columns: size.columns)
        let labelRows = max(1, size.rows / Self.shareOfRows)
        var steps: [SequenceStep] = []
        var rows = size.rows
        for event in events.reversed() where rows > 0 {
            let step = SequenceStep(
                event, lanes, columns: size.columns, labelRows: labelRows, isNewest: steps.isEmpty, texts)
            rows -= step.rows
            steps.append(step)
        }
        self.lanes = lanes
        self.steps = steps.reversed()
        eventsBefore = remembered.dropLast(steps.count)
    }

    /// The names of the lanes, each over its own.
    func drawNames(on canvas: inout Canvas, at origin: GridPoint) {
        for (lane, column) in lanes.columns {
            let name = lanes.label(of: lane)
            // Where there is room, a space keeps the name off a line that it stands in.
            canvas.write(
                " \(name) ", at: origin.offset(columns: column - DisplayWidth.of(name) / 2 - 1), style: Theme.title)
        }
    }

    /// The picture. Where there are more events than rows, the newest one stands in the last row.
    var canvas: Canvas {
        var canvas = Canvas(size: size)
        var absent = lanesAbsentAbove
        var row = min(0, size.rows - steps.reduce(0) { $0 + $1.rows })
        for (index, step) in steps.enumerated() {
            drawLifelines(on: &canvas, row: row, rows: step.rows, without: absent)
            if step.event.kind == .injection { absent.remove(step.event.receiver) }
            step.draw(on: &canvas, row: row, isNewest: index == steps.count - 1)
            if step.event.kind == .release { absent.insert(step.event.sender) }
            row += step.rows
        }
        drawLifelines(on: &canvas, row: row, rows: size.rows - row, without: absent)
        return canvas
    }

    /// Those without a line above the first step: they were released before it, or begin in view.
    private var lanesAbsentAbove: Set<String> {
        var absent: Set<String> = []
        for event in eventsBefore {
            if event.kind == .injection { absent.remove(event.receiver) }
            if event.kind == .release { absent.insert(event.sender) }
        }
        var seen: Set<String> = []
        for event in steps.map(\.event) {
            if event.kind == .injection, !seen.contains(event.receiver) { absent.insert(event.receiver) }
            seen.formUnion([event.sender, event.receiver])
        }
        return absent
    }

    private func drawLifelines(on canvas: inout Canvas, row: Int, rows: Int, without absent: Set<String>) {
        for (lane, column) in lanes.columns where !absent.contains(lane) {
            canvas.fill(GridRect(column: column, row: row, columns: 1, rows: rows), with: Theme.verticalLine)
        }
    }
}
