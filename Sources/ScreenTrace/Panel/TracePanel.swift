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
    private typealias LegendMark = (text: String, kind: TraceEvent.Kind)
    private static let legend: [LegendMark] = [
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

    /// Returns the newest events that are not scrolled past, as many as a diagram of some rows needs, the newest last; and the newest
    /// message to a delegate before them.
    private func newestEvents(for rows: Int) -> (events: [TraceEvent], messageBefore: TraceEvent?) {
        let count = scroll + max(SequenceDiagram.memory, rows)
        var newest: [TraceEvent] = []
        var first = trace.events.endIndex
        for index in trace.events.indices.reversed() where Self.shows(trace.events[index], isBeside: isBeside) {
            newest.append(trace.events[index])
            first = index
            if newest.count == count { break }
        }
        return (newest.dropFirst(scroll).reversed(), trace.newestMessage(before: first))
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
        canvas.fill(GridRect(column: 0, row: 0, columns: size.columns, rows: 1), with: Theme.standard.horizontalLine)
        // A column of air on each side.
        drawDiagram(
            in: GridRect(column: 1, row: 1, columns: columns - 2, rows: size.rows - 1), on: &canvas,
            scrollMarkEnd: columns)
        guard hasMap else { return }
        var map = GridRect(column: columns + 2, row: 0, columns: Self.mapColumns - 2, rows: size.rows)
        canvas.fill(
            GridRect(column: columns, row: 1, columns: 1, rows: size.rows - 1), with: Theme.standard.verticalLine)
        canvas[GridPoint(column: columns, row: 0)] = Cell("┬", style: Theme.standard.line)
        let legend = legendRows(columns: map.size.columns, gap: 1)
        if self.map.showsProperties(inRows: map.size.rows - 1 - legend.count) {
            map.size.rows -= legend.count
            for (index, marks) in legend.enumerated() {
                draw(marks, at: GridPoint(column: map.minColumn, row: map.maxRow + 1 + index), gap: 1, on: &canvas)
            }
        }
        drawMap(in: map, on: &canvas)
    }

    // MARK: Beside the page

    private func drawBeside(_ canvas: inout Canvas) {
        let size = canvas.size
        let mapRows = min(map.fullRows, size.rows / 3)
        let top = size.rows - mapRows - 2
        canvas.fill(GridRect(column: 0, row: 0, columns: 1, rows: size.rows), with: Theme.standard.verticalLine)
        for row in [1, top] {
            canvas.fill(
                GridRect(column: 0, row: row, columns: size.columns, rows: 1), with: Theme.standard.horizontalLine)
            canvas[GridPoint(column: 0, row: row)] = Cell(row == 1 ? "┼" : "├", style: Theme.standard.line)
        }
        drawDiagram(
            in: GridRect(column: 2, row: 2, columns: size.columns - 3, rows: top - 2), on: &canvas,
            scrollMarkEnd: size.columns)
        drawMap(in: GridRect(column: 2, row: top, columns: size.columns - 2, rows: mapRows + 1), on: &canvas)
        if let marks = legendRows(columns: size.columns - 3, gap: 2).first {
            draw(marks, at: GridPoint(column: 2, row: size.rows - 1), gap: 2, on: &canvas)
        }
    }

    // MARK: In both

    /// Draws the diagram, the names of its lanes in the first row, and how far it is scrolled.
    private func drawDiagram(in area: GridRect, on canvas: inout Canvas, scrollMarkEnd: Int) {
        let (events, messageBefore) = newestEvents(for: canvas.size.rows)
        let diagram = SequenceDiagram(
            of: events, messageBefore: messageBefore, in: trace, size: area.size, isRoomy: isBeside, texts: texts)
        diagram.drawNames(on: &canvas, at: GridPoint(column: area.minColumn, row: 0))
        canvas.draw(diagram.canvas, at: area.origin)
        guard scroll > 0 else { return }
        let mark = " ↓ \(scroll) "
        canvas.write(
            mark, at: GridPoint(column: scrollMarkEnd - DisplayWidth.of(mark) - 1, row: area.minRow - 1),
            style: Theme.standard.key)
    }

    /// Returns the marks of the legend in as many rows as they need.
    private func legendRows(columns: Int, gap: Int) -> [[LegendMark]] {
        var rows: [[LegendMark]] = [[]]
        var room = columns
        for mark in Self.legend {
            let width = DisplayWidth.of(mark.text)
            if room < width, room < columns {
                rows.append([])
                room = columns
            }
            rows[rows.count - 1].append(mark)
            room -= width + gap
        }
        return rows
    }

    private func draw(_ marks: [LegendMark], at point: GridPoint, gap: Int, on canvas: inout Canvas) {
        var point = point
        for mark in marks {
            point.column += canvas.write(mark.text, at: point, style: mark.kind.style()) + gap
        }
    }

    /// Draws the map, with its name in the line above it.
    private func drawMap(in area: GridRect, on canvas: inout Canvas) {
        let title = DisplayWidth.truncated(" \(texts(.traceObjects)) ─▶strong ·▷weak ", to: area.size.columns)
        canvas.write(title, at: area.origin, style: Theme.standard.quiet)
        for (index, line) in map.tree(rows: area.size.rows - 1, texts).enumerated() {
            canvas.write(
                DisplayWidth.truncated(line.text, to: area.size.columns),
                at: GridPoint(column: area.minColumn, row: area.minRow + 1 + index),
                style: Theme.standard.style(line.tone))
        }
    }
}
