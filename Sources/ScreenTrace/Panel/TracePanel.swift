import ScreenKit
import Terminal

/// The panel: the messages on the lifelines of their objects, with their texts, and the map of the objects.
struct TracePanel {
    let trace: Trace
    let map: ObjectMap
    let state: PanelState
    let place: InspectorPlace
    let texts: Texts
    /// A Boolean value that indicates whether no event follows.
    var isComplete = false
    /// Reads the lines of the source for the message that is shown alone.
    var code: CodeReader = { _, _ in [] }

    /// From this width on, the map has columns of its own below a page.
    static let columnsForObjects = 110
    /// From this height on, the chosen message has two rows.
    private static let rowsForLongDetail = 10
    private static let bar = TextStyle(foreground: .onBar, background: .titleBar)

    private typealias Sign = (arrow: String, word: String, style: TextStyle)
    private static let messageSigns: [Sign] = [
        ("━▶", "delegate", TraceEvent.Kind.message.style), ("─▶", "push", TraceEvent.Kind.navigation.style),
        ("─▶", "call", TextStyle(foreground: .onBar)), ("◁╌", "return", TraceEvent.Kind.return.style),
    ]
    private static let objectSigns: [Sign] = [
        ("━▶", "strong", Theme.standard.warning), ("┄▷", "weak", Theme.standard.value),
    ]

    /// Draws the panel, and returns the messages in view with their rows; `nil` where none are shown.
    func draw() -> (canvas: Canvas, messages: ShownMessages?) {
        var canvas = Canvas(size: place.size)
        if place.isBeside {
            let messages = drawBeside(&canvas)
            return (canvas, messages)
        }
        var area = GridRect(place.size).droppingRows(1)
        if state.showsObjects, !state.showsObjectsAside(in: place) {
            drawBar(texts(.traceObjects), signs: Self.objectSigns, row: 0, on: &canvas)
            drawMap(in: area.inset(left: 1), on: &canvas)
            return (canvas, nil)
        }
        if state.showsObjectsAside(in: place) {
            let columns = area.size.columns * 28 / 100
            let map = GridRect(
                column: area.size.columns - columns, row: 1, columns: columns - 1, rows: area.size.rows)
            area.size.columns -= columns + 1
            drawObjects(in: map, on: &canvas)
        }
        let messages = drawMessages(in: area, on: &canvas)
        return (canvas, messages)
    }

    private func drawBeside(_ canvas: inout Canvas) -> ShownMessages? {
        let size = place.size
        let mapRows = min(map.fullRows, size.rows / 3)
        let line = GridRect(column: 0, row: 1, columns: 1, rows: size.rows - 2)
        canvas.fill(line, with: Theme.standard.verticalLine)
        let bottom = GridRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
        canvas.fill(bottom, with: Cell(" ", style: TextStyle(foreground: .onBar, background: .statusBar)))
        let top = size.rows - mapRows - 2
        drawBar(texts(.traceObjects), signs: Self.objectSigns, row: top, on: &canvas)
        drawMap(in: GridRect(column: 2, row: top + 1, columns: size.columns - 3, rows: mapRows), on: &canvas)
        return drawMessages(in: GridRect(column: 1, row: 1, columns: size.columns - 1, rows: top - 1), on: &canvas)
    }

    // MARK: Messages

    private func drawMessages(in area: GridRect, on canvas: inout Canvas) -> ShownMessages? {
        let detailRows = place.size.rows >= Self.rowsForLongDetail ? 2 : 1
        var list = area.droppingRows(1)
        list.size.rows -= detailRows
        let rows = state.isProjected ? 1 : list.size.rows
        let window = MessageWindow(of: trace, rows: rows, choice: state.choice)
        drawHeading(window, on: &canvas)
        guard let chosen = window.chosen else {
            canvas.write(
                texts(isComplete ? .traceNoObjects : .traceEmpty), at: area.origin.offset(columns: 1),
                style: Theme.standard.quiet)
            return nil
        }
        if state.isProjected {
            ProjectedMessage(row: row(chosen), trace: trace, code: code).draw(on: &canvas, in: area, texts)
            return ShownMessages(window: window, area: area, firstPlace: trace.forgottenCount, count: trace.count)
        }
        let lifelines = Lifelines(of: names(for: window), in: trace, columns: list.size.columns, isComplete: isComplete)
        for (_, label, column) in lifelines.lines {
            let start = area.origin.offset(columns: column - DisplayWidth.of(label) / 2)
            canvas.write(label, at: start, style: Theme.standard.title)
        }
        canvas.draw(picture(of: window, lifelines, size: list.size), at: list.origin)
        var detail = Canvas(size: GridSize(columns: list.size.columns, rows: detailRows))
        row(chosen).drawDetail(on: &detail, in: GridRect(detail.size), indent: lifelines.numberEnd, texts)
        canvas.draw(detail, at: GridPoint(column: list.minColumn, row: list.maxRow + 1))
        return ShownMessages(window: window, area: list, firstPlace: trace.forgottenCount, count: trace.count)
    }

    private func row(_ index: Int) -> MessageRow {
        MessageRow(event: trace.events[index], number: trace.forgottenCount + index + 1)
    }

    /// The names of the objects that get lifelines, those of the newest messages in view first. After them come those of earlier messages that
    /// live, so that lifelines do not come and go with each row.
    private func names(for window: MessageWindow) -> [String] {
        var names: [String] = []
        func add(_ event: TraceEvent) {
            for case let name? in [event.sender, event.receiver] where !names.contains(name) { names.append(name) }
        }
        window.pinned.map { add(trace.events[$0]) }
        trace.events[window.events].reversed().forEach(add)
        var released: Set<String> = []
        for event in trace.events[..<window.events.lowerBound].suffix(Self.memory).reversed() {
            if event.kind == .release, let name = event.sender { released.insert(name) }
            if released.isDisjoint(with: [event.sender, event.receiver].compactMap(\.self)) { add(event) }
        }
        return names
    }

    /// The number of events before those in view whose objects have lifelines.
    private static let memory = 48

    private func isReleased(_ name: String, between first: Int, and end: Int) -> Bool {
        trace.events[first..<end].contains { $0.kind == .release && $0.sender == name }
    }

    private func picture(of window: MessageWindow, _ lifelines: Lifelines, size: GridSize) -> Canvas {
        var canvas = Canvas(size: size)
        let first = window.pinned == nil ? 0 : 1
        for (name, _, column) in lifelines.lines {
            var (start, end) = (first, first + window.events.count)
            if let pinned = window.pinned, isReleased(name, between: pinned, and: window.events.lowerBound) {
                end = first
            }
            for (row, event) in trace.events[window.events].enumerated() {
                if event.kind == .injection, event.receiver == name { start = first + row }
                if event.kind == .release, event.sender == name { end = first + row }
            }
            // Broken lifelines: there are other events between the first row and the next one.
            if start == first, first > 0 {
                canvas[GridPoint(column: column, row: 0)] = Cell("┊", style: Theme.standard.line)
            }
            canvas.fill(
                GridRect(column: column, row: start, columns: 1, rows: end - start), with: Theme.standard.verticalLine)
        }
        let band =
            state.takesArrows
            ? TextStyle(foreground: .onFocus, background: .focus, bold: true)
            : TextStyle(foreground: .onPanel, background: .panel, bold: true)
        for line in 0..<size.rows {
            guard let index = window.event(inRow: line) else { continue }
            row(index).draw(
                on: &canvas, row: line, lifelines, band: index == window.chosen ? band : nil, texts)
        }
        return canvas
    }

    // MARK: Bars

    /// Draws the row above the messages: how far the chosen one is, the keys that choose one, and the legend.
    private func drawHeading(_ window: MessageWindow, on canvas: inout Canvas) {
        let number = window.chosen.map { "\(trace.forgottenCount + $0 + 1)/\(trace.count)" }
        drawBar(texts(.trace), number, signs: Self.messageSigns, row: 0, on: &canvas)
    }

    private func drawBar(
        _ title: String, _ number: String? = nil, signs: [Sign], row: Int, on canvas: inout Canvas
    ) {
        let columns = canvas.size.columns
        canvas.fill(GridRect(column: 0, row: row, columns: columns, rows: 1), with: Cell(" ", style: Self.bar))
        var style = Self.bar
        style.bold = true
        var point = GridPoint(column: 1, row: row)
        point.column += canvas.write(title, at: point, style: style) + 2
        if let number {
            point.column += canvas.write(number, at: point, style: quiet) + 2
            if state.takesArrows {
                let cap = TextStyle(foreground: .onCap, background: .cap, bold: true)
                point.column += canvas.write(" ↑ ↓ ", at: point, style: cap) + 2
            }
        }
        drawLegend(signs, from: point, to: columns - 1, on: &canvas)
    }

    private var quiet: TextStyle { TextStyle(foreground: .muted, background: .titleBar) }

    /// Draws as many signs as there is room for, so that they end at a column.
    private func drawLegend(_ signs: [Sign], from start: GridPoint, to end: Int, on canvas: inout Canvas) {
        func columns(_ signs: ArraySlice<Sign>) -> Int { signs.reduce(-2) { $0 + $1.word.count + 5 } }
        var shown = signs[...]
        while columns(shown) > end - start.column { shown = shown.dropLast() }
        var point = GridPoint(column: end - columns(shown), row: start.row)
        for (arrow, word, style) in shown {
            var arrowStyle = style
            arrowStyle.background = .titleBar
            point.column += canvas.write(arrow, at: point, style: arrowStyle) + 1
            point.column += canvas.write(word, at: point, style: quiet) + 2
        }
    }

    // MARK: Objects

    /// Draws the map beside the messages, with a line before it, and its name and its legend above it.
    private func drawObjects(in area: GridRect, on canvas: inout Canvas) {
        canvas.fill(
            GridRect(column: area.minColumn, row: area.minRow, columns: 1, rows: area.size.rows),
            with: Theme.standard.verticalLine)
        let inner = area.inset(left: 2)
        var point = inner.origin
        point.column += canvas.write(texts(.traceObjects), at: point, style: Theme.standard.title) + 2
        for (arrow, word, style) in Self.objectSigns where point.column + word.count + 3 <= inner.maxColumn + 1 {
            point.column += canvas.write(arrow, at: point, style: style) + 1
            point.column += canvas.write(word, at: point, style: Theme.standard.quiet) + 1
        }
        drawMap(in: inner.droppingRows(1), on: &canvas)
    }

    private func drawMap(in area: GridRect, on canvas: inout Canvas) {
        for (index, line) in map.tree(rows: area.size.rows, texts).enumerated() {
            let text = DisplayWidth.truncated(line.text, to: area.size.columns)
            let start = area.origin.offset(rows: index)
            canvas.write(text, at: start, style: Theme.standard.style(line.tone))
            for part in line.parts {
                let before = DisplayWidth.of(String(line.text.prefix(part.characters.lowerBound)))
                let words = String(line.text.prefix(part.characters.upperBound).dropFirst(part.characters.lowerBound))
                canvas.write(
                    words, at: start.offset(columns: before), style: Theme.standard.style(part.tone),
                    limit: DisplayWidth.of(text) - before - (text == line.text ? 0 : 1))
            }
        }
    }
}

extension GridRect {
    fileprivate func inset(left columns: Int) -> GridRect {
        GridRect(column: minColumn + columns, row: minRow, columns: size.columns - columns, rows: size.rows)
    }
}
