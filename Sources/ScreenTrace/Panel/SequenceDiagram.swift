import ScreenKit
import Terminal

/// The newest part of a trace as a sequence diagram: a lane for each object that takes part, a step for each event. The newest
/// message to a delegate stays in view, above the other steps.
struct SequenceDiagram {
    private let lanes: LaneLayout
    private let steps: [SequenceStep]
    /// The newest message to a delegate, where it is not among the steps that are in view whole.
    private let pinned: SequenceStep?
    /// The events before the first step, as far back as they matter.
    private let eventsBefore: ArraySlice<TraceEvent>
    private let size: GridSize

    /// The number of events whose objects have lanes, so that lanes do not come and go with every arrow.
    static let memory = 24
    /// A label takes at most this share of the height, so that more than one step is shown.
    private static let shareOfRows = 3
    /// From this height on there is room for a message that stays in view.
    private static let rowsForPinned = 6

    /// Lays out the newest events and the newest message to a delegate before them, as many as there is room for, and as many lanes, those
    /// of the newest events first. The trace knows the order of the lanes. In a roomy diagram a return that tells nothing has a row of its
    /// own.
    init(
        of events: [TraceEvent], messageBefore: TraceEvent?, in trace: Trace, size: GridSize, isRoomy: Bool,
        texts: Texts
    ) {
        self.size = size
        let message = events.last { $0.kind == .message || $0.kind == .unheard } ?? messageBefore
        let lanes = LaneLayout(of: events, keeping: message, in: trace, columns: size.columns)
        let labelRows = max(1, size.rows / Self.shareOfRows)
        func step(_ event: TraceEvent, isNewest: Bool = false) -> SequenceStep {
            SequenceStep(
                event, lanes, columns: size.columns, labelRows: labelRows, isNewest: isNewest, showsAnswer: isRoomy,
                texts)
        }
        func newestSteps(in rows: Int) -> [SequenceStep] {
            var steps: [SequenceStep] = []
            var rows = rows
            for event in events.reversed() where rows > 0 {
                steps.append(step(event, isNewest: steps.isEmpty))
                rows -= steps[steps.count - 1].rows
            }
            return steps.reversed()
        }
        let all = newestSteps(in: size.rows)
        let isCut = all.reduce(0) { $0 + $1.rows } > size.rows
        let whole = all.dropFirst(isCut ? 1 : 0)
        let isInView = whole.contains { $0.event.kind == .message || $0.event.kind == .unheard }
        if let message, !isInView, size.rows >= Self.rowsForPinned {
            let pinned = step(message)
            self.pinned = pinned
            let rows = size.rows - pinned.rows
            let newest = newestSteps(in: rows)
            // Half a step below the message would look like a part of it.
            steps = newest.reduce(0) { $0 + $1.rows } > rows ? Array(newest.dropFirst()) : newest
        } else {
            pinned = nil
            steps = all
        }
        self.lanes = lanes
        eventsBefore = events.dropLast(steps.count)
    }

    func drawNames(on canvas: inout Canvas, at origin: GridPoint) {
        for (lane, column) in lanes.columns {
            let name = lanes.label(of: lane)
            // Where there is room, a space keeps the name off a line that it stands in.
            canvas.write(
                " \(name) ", at: origin.offset(columns: column - DisplayWidth.of(name) / 2 - 1),
                style: Theme.standard.title)
        }
    }

    /// The picture. Where there are more events than rows, the newest one stands in the last row.
    var canvas: Canvas {
        guard let pinned else { return canvas(rows: size.rows) }
        var canvas = Canvas(size: size)
        let area = GridRect(column: 0, row: 0, columns: 1, rows: pinned.rows)
        // Broken lifelines: there are other events between this step and the next one.
        for (_, column) in lanes.columns {
            canvas.fill(
                GridRect(origin: GridPoint(column: column, row: 0), size: area.size),
                with: Cell("┊", style: Theme.standard.line)
            )
        }
        pinned.draw(on: &canvas, row: 0, isNewest: true)
        canvas.draw(self.canvas(rows: size.rows - pinned.rows), at: GridPoint(column: 0, row: pinned.rows))
        return canvas
    }

    private func canvas(rows: Int) -> Canvas {
        var canvas = Canvas(size: GridSize(columns: size.columns, rows: rows))
        let rest = rows - steps.reduce(0) { $0 + $1.rows }
        let top = pinned == nil ? min(0, rest) : rest
        drawLifelines(on: &canvas, from: top)
        var row = top
        for (index, step) in steps.enumerated() {
            step.draw(on: &canvas, row: row, isNewest: index == steps.count - 1)
            row += step.rows
        }
        return canvas
    }

    /// Draws a line for each lane while its object lives, up to the step where an object is created or released in one piece.
    private func drawLifelines(on canvas: inout Canvas, from top: Int) {
        var absent = lanesAbsentAbove
        var (start, row) = (min(0, top), top)
        func drawPiece() {
            for (lane, column) in lanes.columns where !absent.contains(lane) {
                canvas.fill(
                    GridRect(column: column, row: start, columns: 1, rows: row - start),
                    with: Theme.standard.verticalLine)
            }
            start = row
        }
        for step in steps {
            row += step.rows
            if step.event.kind == .injection, let lane = step.event.receiver {
                drawPiece()
                absent.remove(lane)
            } else if step.event.kind == .release, let lane = step.event.sender {
                drawPiece()
                absent.insert(lane)
            }
        }
        row = canvas.size.rows
        drawPiece()
    }

    /// The lanes without a line above the first step: their objects were released before it, or are created in view.
    private var lanesAbsentAbove: Set<String> {
        let released = eventsBefore.filter { $0.kind == .release }.compactMap(\.sender)
        let created = steps.map(\.event).filter { $0.kind == .injection }.compactMap(\.receiver)
        return Set(released + created)
    }
}

// MARK: - Lanes

/// The lanes of a diagram with their columns.
nonisolated struct LaneLayout {
    /// The names of the lanes and their middle columns, from left to right.
    let columns: [(lane: String, column: Int)]
    private let pitch: Int
    private let screens: Set<String>

    /// Names are still told apart with so many columns.
    private static let leastPitch = 7
    private static let largestPitch = 20

    /// Gives lanes to the objects of some events, as many as fit, those of one message and then of the newest events first. They
    /// stand in the order of their first appearance, and screens at the left, because most messages go from one screen to another.
    init(of events: [TraceEvent], keeping message: TraceEvent? = nil, in trace: Trace, columns: Int) {
        let limit = max(2, columns / Self.leastPitch)
        var names = [message?.sender, message?.receiver].compactMap(\.self)
        for event in events.reversed() {
            let count = names.count
            for case let name? in [event.sender, event.receiver] where !names.contains(name) { names.append(name) }
            if names.count > limit {
                names.removeLast(names.count - count)
                break
            }
        }
        let present = trace.lanes(named: names)
        let ordered = (present.filter(\.isScreen) + present.filter { !$0.isScreen }).map(\.name)
        screens = Set(present.filter(\.isScreen).map(\.name))
        let pitch = min(Self.largestPitch, columns / max(1, ordered.count))
        self.pitch = pitch
        let margin = (columns - pitch * ordered.count) / 2
        self.columns = ordered.enumerated().map { ($1, margin + pitch / 2 + $0 * pitch) }
    }

    /// The middle column of a lane; `nil` where there was no room for it.
    subscript(lane: String) -> Int? { columns.first { $0.lane == lane }?.column }

    /// Returns as much of the name of a lane as there is room for: a screen without the word `Screen`, and of other types the last
    /// word, which tells most.
    func label(of lane: String) -> String {
        let room = pitch - 1
        if DisplayWidth.of(lane) < room { return lane }
        let end = lane.utf8.firstIndex(of: UInt8(ascii: "#")) ?? lane.endIndex
        let (type, number) = (lane[..<end], lane[end...])
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let lastWord = type.utf8.lastIndex(where: capitals.contains) ?? type.startIndex
        let short =
            screens.contains(lane) && type.hasSuffix("Screen") ? type.dropLast("Screen".count) : type[lastWord...]
        return DisplayWidth.truncated(String(short), to: room - number.count, mark: ".") + number
    }
}
