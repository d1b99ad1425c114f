import ScreenKit
import Terminal

/// An event of a trace as it is shown: its sign on the lifelines, and its text.
nonisolated struct MessageRow {
    let event: TraceEvent
    /// The number of the event, counted from 1.
    let number: Int
    /// The call that the event ends; `nil` for an event that ends none, and where the call is not known.
    let call: TraceEvent?

    /// The columns of an arrow with an end that no object is known for.
    private static let openColumns = 3

    /// Creates the row of an event of a trace.
    init(_ place: Int, of trace: Trace) {
        (event, number, call) = (trace[place], place + 1, trace.call(endedBy: place))
    }

    /// Draws the row over the lifelines that are there already.
    func draw(
        on canvas: inout Canvas, row: Int, _ lifelines: Lifelines, band: TextStyle? = nil, _ texts: Texts
    ) {
        let number = String(number)
        canvas.write(
            number, at: GridPoint(column: lifelines.numberEnd - number.count, row: row), style: .quiet)
        drawSign(on: &canvas, row: row, lifelines)
        let start = GridPoint(column: lifelines.textColumn, row: row)
        if let band {
            canvas.fill(GridRect(canvas.size).row(row).inset(left: start.column), with: Cell(" ", style: band))
            canvas.write("▸", at: start, style: band)
        }
        let (text, places) = (text(on: lifelines, texts), shownPlaces)
        let columns = canvas.size.columns - start.column - 1
        var shown = text + places
        if DisplayWidth.of(shown) > columns {
            // A text that is cut keeps away from the edge, and its end gives way to the records where much of it is left.
            let ending = 5 * places.count <= columns ? places : ""
            shown = DisplayWidth.truncated(text, to: columns - 1 - ending.count) + ending
        }
        let style = band ?? (event.text.isEmpty && event.kind == .return ? TextStyle.quiet : event.sign.style)
        canvas.write(shown, at: start.offset(columns: 1), style: style)
    }

    /// Returns the row as a picture of its own, as wide as it needs, below the names of the objects that come with it.
    func picture(on lifelines: Lifelines, _ texts: Texts) -> Canvas {
        let heads = lifelines.heads
        let end = lifelines.textColumn + 1 + DisplayWidth.of(text(texts))
        let columns = heads.reduce(end) { max($0, $1.column + DisplayWidth.of($1.label) + 2) }
        var canvas = Canvas(size: GridSize(columns: columns, rows: heads.count + 1))
        for (name, column) in lifelines.lines {
            let top = heads.first { $0.label == name }?.row ?? 0
            canvas.fill(
                GridRect(column: column, row: top, columns: 1, rows: canvas.size.rows - top), with: .verticalLine)
        }
        let plate = TextStyle(foreground: .onKey, background: .key, bold: true)
        for (label, column, row) in heads {
            canvas.write(" \(label) ", at: GridPoint(column: column, row: row), style: plate)
        }
        draw(on: &canvas, row: heads.count, lifelines, texts)
        return canvas
    }

    /// The whole text of the row.
    func text(_ texts: Texts) -> String { text(on: nil, texts) + shownPlaces }

    /// Only the call that wrote records names them: its callers stand above it.
    private var shownPlaces: String { event.hasReturned && event.difference == nil ? event.places : "" }

    /// The text of the row, which names objects that have no lifelines.
    private func text(on lifelines: Lifelines?, _ texts: Texts) -> String {
        let isDrawn = lifelines.map { lines in event.objects.allSatisfy { lines[$0] != nil } } ?? true
        let text = textWithObject(texts)
        return isDrawn ? text : event.sentence(text)
    }

    /// The words of the event, with the type of the object that they are about, where a lifeline alone would not tell it.
    private func textWithObject(_ texts: Texts) -> String {
        let words = words(texts)
        if event.difference != nil { return words }
        return switch event.kind {
        case .start: "\(event.sender ?? "") \(words)"
        case .injection: (event.receiver ?? "").withoutNumber + "." + words
        case .release: "× \((event.sender ?? "").withoutNumber) \(words)"
        case .unheard: texts(.traceNobody, words)
        case .message, .navigation, .call, .return, .failure: words
        }
    }

    /// The words beside the names of the objects.
    private func words(_ texts: Texts) -> String {
        if event.difference != nil { return event.markedText(texts) }
        if event.kind == .start { return texts(.startOnStack) }
        if event.kind == .release { return texts(.traceReleased) }
        guard event.text.isEmpty, let call else { return event.text }
        return texts(.returnOf, Call(call.text).method)
    }

    // MARK: The detail

    /// Returns the objects with the sign of the event between them, as the row names them where it is shown whole.
    var objects: String {
        switch event.figure {
        case .mark(let object): "\(event.sign.mark ?? "") \(object)"
        case .arrow(let sender, let receiver):
            [sender ?? "●", event.sign.arrow(), receiver].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Draws the whole event into some rows, the objects first.
    func drawDetail(on canvas: inout Canvas, in area: GridRect, indent: Int, _ texts: Texts) {
        let plain = TextStyle(foreground: .onPanel, background: .panel)
        canvas.fill(area, with: Cell(" ", style: plain))
        var quiet = plain
        quiet.foreground = .muted
        let number = String(number)
        canvas.write(number, at: area.origin.offset(columns: indent - number.count), style: quiet)
        let start = area.origin.offset(columns: indent + 1)
        let room = area.size.columns - indent - 2
        let text = [words(texts) + event.places, event.source?.description].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " ")
        let lines = DisplayWidth.wrapped(
            text.isEmpty ? objects : objects + ": " + text, to: room, rows: area.size.rows)
        for (index, line) in lines.enumerated() { canvas.write(line, at: start.offset(rows: index), style: plain) }
        var strong = event.sign.style
        (strong.background, strong.bold) = (.panel, true)
        if strong.foreground == .default { strong.foreground = .onPanel }
        canvas.write(objects, at: start, style: strong, limit: DisplayWidth.of(lines[0]))
    }

    // MARK: The sign

    /// Draws the sign of the event where there is a line for each of its objects.
    private func drawSign(on canvas: inout Canvas, row: Int, _ lifelines: Lifelines) {
        let sign = event.sign
        func put(_ text: String, _ column: Int) {
            canvas.write(text, at: GridPoint(column: column, row: row), style: sign.style)
        }
        func drawArrow(from: Int, to: Int) {
            let columns = GridRect(column: min(from, to) + 1, row: row, columns: abs(to - from) - 1, rows: 1)
            canvas.fill(columns, with: Cell(sign.line.rawValue, style: sign.style))
            put(String(sign.tail(isRightward: from < to)), from)
            put(String(sign.headCell(isRightward: from < to)), to)
        }
        switch event.figure {
        case .mark(let object): lifelines[object].map { put(sign.mark ?? "", $0) }
        case .arrow(let sender, let receiver):
            let ends = (sender.flatMap { lifelines[$0] }, receiver.flatMap { lifelines[$0] })
            switch ends {
            case (let line?, _) where sender == receiver: put("├╴", line)
            case (let from?, let to?): drawArrow(from: from, to: to)
            // No object receives a message that is not heard, and the one that a call returns to may not be known.
            case (let line?, nil) where event.receiver == nil:
                drawArrow(from: line, to: line + (receiver == nil ? -1 : 1) * Self.openColumns)
            case (nil, let line?) where sender == nil: drawArrow(from: line - Self.openColumns, to: line)
            default: break
            }
        }
    }
}
