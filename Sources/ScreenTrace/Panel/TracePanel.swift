import ScreenKit
import Terminal

/// The panel: the sequence diagram, and the map of the objects beside it or below it.
struct TracePanel {
    private let trace: Trace
    private let map: ObjectMap
    /// The number of newest events that are left out.
    let scroll: Int
    private let isBeside: Bool
    private let texts: Texts

    private static let mapColumns = 28
    /// From this width on, the map has a place of its own.
    private static let mapFromColumns = 72
    private static let legend: [(mark: String, kind: TraceEvent.Kind)] = [
        ("●═▶ init", .injection), ("─▶ delegate", .message), ("─▶ push", .navigation), ("─▶ call", .call),
        ("◁╌ return", .return),
    ]

    /// Creates a panel. Too great a number of events to scroll past leaves the first event in view.
    init(trace: Trace, map: ObjectMap, scroll: Int, isBeside: Bool, texts: Texts) {
        self.trace = trace
        self.map = map
        self.isBeside = isBeside
        self.texts = texts
        self.scroll =
            scroll == 0 ? 0 : min(scroll, max(0, trace.events.count { Self.shows($0, isBeside: isBeside) } - 1))
    }

    /// Returns whether an event has a row. Below the page a return that tells nothing has none, except that of a delegate's method.
    nonisolated static func shows(_ event: TraceEvent, isBeside: Bool) -> Bool {
        isBeside || event.kind != .return || event.call == .message || !event.text.isEmpty
    }

    /// Returns the newest events that are not scrolled past, as many as a diagram of some rows needs, the newest last.
    private func newestEvents(for rows: Int) -> [TraceEvent] {
        let count = scroll + max(SequenceDiagram.memory, rows)
        var newest: [TraceEvent] = []
        for event in trace.events.reversed() where Self.shows(event, isBeside: isBeside) {
            newest.append(event)
            if newest.count == count { break }
        }
        return newest.dropFirst(scroll).reversed()
    }

    func draw(size: GridSize) -> Canvas {
        var canvas = Canvas(size: size)
        if isBeside { drawBeside(&canvas) } else { drawBelow(&canvas) }
        return canvas
    }

    // MARK: Below the page

    private func drawBelow(_ canvas: inout Canvas) {
        let size = canvas.size
        let hasMap = size.columns >= Self.mapFromColumns
        let columns = hasMap ? size.columns - Self.mapColumns - 1 : size.columns
        canvas.fill(GridRect(column: 0, row: 0, columns: size.columns, rows: 1), with: Theme.horizontalLine)
        // A column of air on each side.
        let diagram = SequenceDiagram(
            of: newestEvents(for: size.rows), in: trace,
            size: GridSize(columns: columns - 2, rows: size.rows - 1), isRoomy: false, texts: texts)
        diagram.drawNames(on: &canvas, at: GridPoint(column: 1, row: 0))
        canvas.draw(diagram.canvas, at: GridPoint(column: 1, row: 1))
        drawScrollMark(on: &canvas, endingAt: columns)
        guard hasMap else { return }
        let map = GridRect(column: columns + 2, row: 0, columns: Self.mapColumns - 2, rows: size.rows)
        canvas.fill(GridRect(column: columns, row: 1, columns: 1, rows: size.rows - 1), with: Theme.verticalLine)
        canvas[GridPoint(column: columns, row: 0)] = Cell("┬", style: Theme.line)
        drawMap(in: map, on: &canvas)
    }

    // MARK: Beside the page

    private func drawBeside(_ canvas: inout Canvas) {
        let size = canvas.size
        let mapRows = min(map.fullRows, size.rows / 3)
        let top = size.rows - mapRows - 2
        let columns = size.columns - 1
        canvas.fill(GridRect(column: 0, row: 0, columns: 1, rows: size.rows), with: Theme.verticalLine)
        for row in [1, top] {
            canvas.fill(GridRect(column: 0, row: row, columns: size.columns, rows: 1), with: Theme.horizontalLine)
            canvas[GridPoint(column: 0, row: row)] = Cell(row == 1 ? "┼" : "├", style: Theme.line)
        }
        let diagram = SequenceDiagram(
            of: newestEvents(for: size.rows), in: trace,
            size: GridSize(columns: columns - 2, rows: top - 2), isRoomy: true, texts: texts)
        diagram.drawNames(on: &canvas, at: GridPoint(column: 2, row: 0))
        canvas.draw(diagram.canvas, at: GridPoint(column: 2, row: 2))
        drawScrollMark(on: &canvas, endingAt: size.columns)
        drawMap(in: GridRect(column: 2, row: top, columns: columns - 1, rows: mapRows + 1), on: &canvas)
        drawLegend(on: &canvas)
    }

    private func drawLegend(on canvas: inout Canvas) {
        var column = 2
        for (mark, kind) in Self.legend {
            let columns = DisplayWidth.of(mark)
            guard column + columns < canvas.size.columns else { return }
            canvas.write(mark, at: GridPoint(column: column, row: canvas.size.rows - 1), style: kind.style())
            column += columns + 2
        }
    }

    // MARK: In both

    /// Draws the map, with its name in the line above it.
    private func drawMap(in area: GridRect, on canvas: inout Canvas) {
        let title = DisplayWidth.truncated(" \(texts(.traceObjects)) ─▶strong ·▷weak ", to: area.size.columns)
        canvas.write(title, at: area.origin, style: Theme.crumb)
        for (index, line) in map.tree(rows: area.size.rows - 1, texts).enumerated() {
            canvas.write(
                DisplayWidth.truncated(line.text, to: area.size.columns),
                at: GridPoint(column: area.minColumn, row: area.minRow + 1 + index), style: Theme.style(line.tone))
        }
    }

    private func drawScrollMark(on canvas: inout Canvas, endingAt column: Int) {
        guard scroll > 0 else { return }
        let mark = " ↓ \(scroll) "
        let row = isBeside ? 1 : 0
        canvas.write(mark, at: GridPoint(column: column - DisplayWidth.of(mark) - 1, row: row), style: Theme.key)
    }
}
