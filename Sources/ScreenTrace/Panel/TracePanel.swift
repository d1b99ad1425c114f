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
    /// The least columns of the map then: its legend has room in each language, and so has what most properties lead to.
    private static let leastObjectColumns = 34
    /// From this height on, the chosen message has two rows.
    private static let rowsForLongDetail = 10
    private static let bar = TextStyle(foreground: .onBar, background: .titleBar)
    private static let cap = TextStyle(foreground: .onCap, background: .cap, bold: true)

    private var messageSigns: [StorySign] {
        [
            StorySign(.message, .signDelegate), StorySign(.navigation, .signPush), StorySign(.call, .kindCall),
            StorySign(.return, .kindReturn),
        ]
    }
    private var objectSigns: [StorySign] {
        [StorySign(.strong, .signStrong), StorySign(.weak, .signWeak)]
            + (map.hasUnowned ? [StorySign(.unowned)] : [])
    }

    /// Returns what the signs mean that are not in the legend.
    static func signs(_ texts: Texts) -> [(sign: String, meaning: String)] {
        [
            ("◆", texts(.storyInjection)), ("○", texts(.startOnStack)), ("×", texts(.traceReleased)),
            ("├╴", texts(.signItself)), ("╳", texts(.signNoEnd)), ("┊ ⋮", texts(.signGap)),
            ("╌", texts(.signDashed)), ("!", texts(.traceKept)), ("↺", texts(.signCycle)), ("#", texts(.signRecord)),
        ]
    }

    /// Draws the panel, and returns the messages in view with their rows, and the objects in view; `nil` where none are shown.
    func draw() -> (canvas: Canvas, messages: MessageWindow?, objects: ObjectWindow?) {
        var canvas = Canvas(size: place.size)
        var area = GridRect(place.size).droppingRows(1)
        if place.isBeside {
            area.size.rows -= 1
            canvas.fill(GridRect(column: 0, row: 1, columns: 1, rows: area.size.rows), with: .verticalLine)
            let bottom = GridRect(place.size).row(area.maxRow + 1)
            canvas.fill(bottom, with: Cell(" ", style: TextStyle(foreground: .onBar, background: .statusBar)))
            area = area.inset(left: 1)
        }
        var objects: ObjectWindow?
        if state.showsObjectsAlone(in: place) {
            drawBar(texts(.traceObjects), keys: "", signs: objectSigns, row: 0, on: &canvas)
            objects = drawMap(in: area.inset(left: 1), on: &canvas)
            return (canvas, nil, objects)
        }
        if place.isBeside {
            let rows = min(map.tree(columns: area.size.columns - 2, texts).count, place.size.rows / 3)
            area.size.rows -= rows + 1
            drawBar(texts(.traceObjects), signs: objectSigns, row: area.maxRow + 1, from: 1, on: &canvas)
            objects = drawMap(
                in: GridRect(column: 2, row: area.maxRow + 2, columns: area.size.columns - 2, rows: rows), on: &canvas)
        } else if state.showsBoth(in: place) {
            let columns = max(area.size.columns * 28 / 100, Self.leastObjectColumns)
            area.size.columns -= columns
            objects = drawObjects(
                in: GridRect(column: area.size.columns, row: 1, columns: columns - 1, rows: area.size.rows),
                on: &canvas)
        }
        let messages = drawMessages(in: area, on: &canvas)
        return (canvas, messages, objects)
    }

    // MARK: Messages

    private func drawMessages(in area: GridRect, on canvas: inout Canvas) -> MessageWindow? {
        let detailRows = place.size.rows >= Self.rowsForLongDetail ? 2 : 1
        var list = area.droppingRows(1)
        list.size.rows -= detailRows
        var window = MessageWindow(of: trace, rows: state.isProjected ? 1 : list.size.rows, choice: state.choice)
        let number = window.chosen.map { "\($0 + 1)/\(trace.count)" }
        drawBar(texts(.trace), keys: number, signs: messageSigns, row: 0, on: &canvas)
        guard let chosen = window.chosen else {
            let words = texts(isComplete ? .traceNoObjects : .traceEmpty)
            canvas.write(words, at: area.origin.offset(columns: 1), style: .quiet)
            return nil
        }
        if state.isProjected {
            ProjectedMessage(row: row(chosen), trace: trace, code: code).draw(on: &canvas, in: area, texts)
            window.area = area
            return window
        }
        var lifelines = lifelines(for: window, columns: list.size.columns)
        if lifelines.headRows > 1, list.size.rows > Self.rowsForHeads {
            list = list.droppingRows(1)
            window = MessageWindow(of: trace, rows: list.size.rows, choice: state.choice)
            lifelines = self.lifelines(for: window, columns: list.size.columns)
        }
        for (label, column, row) in lifelines.heads where row <= list.minRow - area.minRow - 1 {
            canvas.write(label, at: area.origin.offset(columns: column, rows: row), style: .title)
        }
        canvas.draw(picture(of: window, lifelines, size: list.size), at: list.origin)
        var detail = Canvas(size: GridSize(columns: list.size.columns, rows: detailRows))
        row(chosen).drawDetail(on: &detail, in: GridRect(detail.size), indent: lifelines.numberEnd, texts)
        canvas.draw(detail, at: GridPoint(column: list.minColumn, row: list.maxRow + 1))
        window.area = list
        return window
    }

    /// From more rows of messages on, names that would be cut have two rows.
    private static let rowsForHeads = 5

    private func lifelines(for window: MessageWindow, columns: Int) -> Lifelines {
        let rows = (window.pinned.map { [$0] } ?? []) + window.events
        let text = rows.reduce(0) { max($0, DisplayWidth.of(row($1).text(texts))) }
        return Lifelines(
            of: names(for: window), in: trace, columns: columns, textColumns: text, isComplete: isComplete)
    }

    private func row(_ place: Int) -> MessageRow { MessageRow(place, of: trace) }

    /// The names of the objects that get lifelines, those of the newest messages in view first. After them come those of earlier messages that
    /// live, so that lifelines do not come and go with each row.
    private func names(for window: MessageWindow) -> [String] {
        var names: [String] = []
        func add(_ event: TraceEvent) {
            for name in event.objects where !names.contains(name) { names.append(name) }
        }
        window.pinned.map { add(trace[$0]) }
        trace[window.events].reversed().forEach(add)
        var released: Set<String> = []
        for event in trace[trace.places.lowerBound..<window.events.lowerBound].suffix(Self.memory).reversed() {
            if event.kind == .release, let name = event.sender { released.insert(name) }
            if released.isDisjoint(with: event.objects) { add(event) }
        }
        return names
    }

    /// The number of events before those in view whose objects have lifelines.
    private static let memory = 48

    private func isReleased(_ name: String, between first: Int, and end: Int) -> Bool {
        trace[first..<end].contains { $0.kind == .release && $0.sender == name }
    }

    private func picture(of window: MessageWindow, _ lifelines: Lifelines, size: GridSize) -> Canvas {
        var canvas = Canvas(size: size)
        let first = window.pinned == nil ? 0 : 2
        for (name, column) in lifelines.lines {
            var (start, end) = (first, first + window.events.count)
            if let pinned = window.pinned, isReleased(name, between: pinned, and: window.events.lowerBound) {
                end = first
            }
            for (row, event) in trace[window.events].enumerated() {
                if event.kind == .injection, event.receiver == name { start = first + row }
                if event.kind == .release, event.sender == name { end = first + row }
            }
            // Broken lifelines: there are other events between the first row and the next one.
            if start == first, first > 0 {
                let cells = GridRect(column: column, row: 0, columns: 1, rows: first)
                canvas.fill(cells, with: Cell("┊", style: .line))
            }
            canvas.fill(
                GridRect(column: column, row: start, columns: 1, rows: end - start), with: .verticalLine)
        }
        if let pinned = window.pinned {
            let text = "⋮ \(pinned + 2)–\(window.events.lowerBound)"
            let point = GridPoint(column: lifelines.textColumn + 1, row: 1)
            canvas.write(text, at: point, style: .quiet)
            canvas.write("⋮", at: GridPoint(column: lifelines.numberEnd - 1, row: 1), style: .quiet)
        }
        let band =
            state.arrows == .messages
            ? TextStyle(foreground: .onFocus, background: .focus, bold: true)
            : TextStyle(foreground: .onPanel, background: .panel, bold: true)
        for line in 0..<size.rows {
            guard let place = window.event(inRow: line) else { continue }
            row(place).draw(
                on: &canvas, row: line, lifelines, band: place == window.chosen ? band : nil, texts)
        }
        return canvas
    }

    // MARK: Bars

    /// Draws the row above the messages or the objects: how far the chosen message is, the keys that choose one, and the legend.
    private func drawBar(
        _ title: String, keys number: String? = nil, signs: [StorySign], row: Int, from first: Int = 0,
        on canvas: inout Canvas
    ) {
        let columns = canvas.size.columns
        canvas.fill(GridRect(canvas.size).row(row).inset(left: first), with: Cell(" ", style: Self.bar))
        var style = Self.bar
        style.bold = true
        var point = GridPoint(column: first + 1, row: row)
        point.column += canvas.write(title, at: point, style: style) + 2
        if let number {
            if !number.isEmpty { point.column += canvas.write(number, at: point, style: quiet) + 2 }
            if state.arrows == .messages { point.column += canvas.write(" ↑ ↓ ", at: point, style: Self.cap) + 2 }
        }
        drawLegend(signs, from: point, to: columns - 1, on: &canvas)
    }

    private var quiet: TextStyle { TextStyle(foreground: .muted, background: .titleBar) }

    /// Draws as many signs as there is room for, so that they end at a column.
    private func drawLegend(_ signs: [StorySign], from start: GridPoint, to end: Int, on canvas: inout Canvas) {
        func columns(_ signs: ArraySlice<StorySign>) -> Int {
            signs.reduce(-2) { $0 + DisplayWidth.of($1.meaning(texts)) + 5 }
        }
        var shown = signs[...]
        while columns(shown) > end - start.column { shown = shown.dropLast() }
        var point = GridPoint(column: end - columns(shown), row: start.row)
        for sign in shown {
            var style = sign.style
            style.background = .titleBar
            if style.foreground == .default { style.foreground = .onBar }
            point.column += canvas.write(sign.cells, at: point, style: style) + 1
            point.column += canvas.write(sign.meaning(texts), at: point, style: quiet) + 2
        }
    }

    // MARK: Objects

    /// Draws the map beside the messages, with a line before it, and its name and its legend above it.
    private func drawObjects(in area: GridRect, on canvas: inout Canvas) -> ObjectWindow {
        canvas.fill(
            GridRect(column: area.minColumn, row: area.minRow, columns: 1, rows: area.size.rows),
            with: .verticalLine)
        let inner = area.inset(left: 2)
        var point = inner.origin
        point.column += canvas.write(texts(.traceObjects), at: point, style: .title) + 2
        for sign in objectSigns {
            let word = sign.meaning(texts)
            guard point.column + DisplayWidth.of(word) + 3 <= inner.maxColumn + 1 else { continue }
            point.column += canvas.write(sign.cells, at: point, style: sign.style) + 1
            point.column += canvas.write(word, at: point, style: .quiet) + 1
        }
        return drawMap(in: inner.droppingRows(1), on: &canvas)
    }

    /// Draws the map, as far as it is scrolled. What has no room is counted.
    private func drawMap(in area: GridRect, on canvas: inout Canvas) -> ObjectWindow {
        let lines = map.tree(columns: area.size.columns, texts)
        let first = max(0, min(state.firstObject, lines.count - area.size.rows))
        for (index, line) in lines[first...].prefix(max(0, area.size.rows)).enumerated() {
            canvas.write(line, at: area.origin.offset(rows: index), columns: area.size.columns)
        }
        let rest = lines.count - first - area.size.rows
        for (sign, count, row) in [("↑", first, area.minRow), ("↓", rest, area.maxRow)] where count > 0 {
            let text = " \(sign) \(count) "
            let point = GridPoint(column: area.maxColumn + 1 - text.count, row: row)
            canvas.write(text, at: point, style: state.arrows == .objects ? Self.cap : .quiet)
        }
        return ObjectWindow(area: area, first: first)
    }
}
