import ScreenKit
import Terminal

/// An event of a trace as it is shown: its sign on the lifelines, and its text.
struct MessageRow {
    let event: TraceEvent
    /// The number of the event, counted from 1.
    let number: Int
    /// The call that the event ends; `nil` for an event that ends none, and where the call is not known.
    var call: TraceEvent?

    /// The columns of an arrow with an end that no object is known for.
    private static let openColumns = 3

    var style: TextStyle { event.difference != nil ? Theme.standard.bad : event.shownKind.style }

    /// Draws the row over the lifelines that are there already.
    func draw(
        on canvas: inout Canvas, row: Int, _ lifelines: Lifelines, band: TextStyle? = nil, _ texts: Texts
    ) {
        let number = String(number)
        canvas.write(
            number, at: GridPoint(column: lifelines.numberEnd - number.count, row: row), style: Theme.standard.quiet)
        drawSign(on: &canvas, row: row, lifelines)
        let start = GridPoint(column: lifelines.textColumn, row: row)
        if let band {
            canvas.fill(GridRect(canvas.size).row(row).inset(left: start.column), with: Cell(" ", style: band))
            canvas.write("▸", at: start, style: band)
        }
        let text = text(on: lifelines, texts)
        // A text that is cut keeps away from the edge.
        let columns = canvas.size.columns - start.column - 1
        let room = DisplayWidth.of(text) <= columns ? columns : columns - 1
        let style = band ?? (event.text.isEmpty && event.kind == .return ? Theme.standard.quiet : style)
        canvas.write(DisplayWidth.truncated(text, to: room), at: start.offset(columns: 1), style: style)
    }

    /// The text of the row, which names objects that have no lifelines.
    func text(on lifelines: Lifelines? = nil, _ texts: Texts) -> String {
        let names = [event.sender, event.receiver].compactMap(\.self)
        let isDrawn = lifelines.map { lines in names.allSatisfy { lines[$0] != nil } } ?? true
        return isDrawn || event.path.isEmpty ? text(texts) : "\(event.path): \(text(texts))"
    }

    /// The words of the event. Only the call that wrote records names them: its callers stand above it.
    func text(_ texts: Texts) -> String {
        switch event.kind {
        case _ where event.difference != nil: words(texts)
        case .start: "\(event.sender ?? "") \(words(texts))"
        case .injection: (event.receiver ?? "").withoutNumber + "." + event.text
        case .release: "× \((event.sender ?? "").withoutNumber) \(words(texts))"
        case .unheard: texts(.traceNobody, event.text)
        case .message, .navigation, .call, .return, .failure: words(texts) + (event.hasReturned ? event.places : "")
        }
    }

    /// The words beside the names of the objects.
    private func words(_ texts: Texts) -> String {
        switch event.kind {
        case _ where event.difference != nil: event.markedText(texts)
        case .start: texts(.startOnStack)
        case .release: texts(.traceReleased)
        case .return where event.text.isEmpty: call.map { texts(.returnOf, Call($0.text).method) } ?? ""
        case .injection, .unheard, .message, .navigation, .call, .return, .failure: event.text
        }
    }

    // MARK: The detail

    /// Returns the objects with the sign of the event between them, as the row names them where it is shown whole.
    var objects: String {
        let (sender, receiver) = (event.sender ?? "", event.receiver ?? "")
        return switch event.kind {
        case .release where event.difference == .missing: "○ \(sender)"
        case _ where event.difference == .missing: "\(sender) ╌╳ \(receiver)"
        case .start: "○ \(sender)"
        case .release: "× \(sender)"
        case .injection: sender.isEmpty ? "◆ \(receiver)" : "\(sender) ─◆ \(receiver)"
        case .unheard: "\(sender) ╌╳ \(TraceEvent.noObject)"
        case .navigation, .call: "\(sender.isEmpty ? "●" : sender) ─▶ \(receiver)"
        case .message, .return, .failure:
            "\(sender) \(event.kind.line)\(event.kind.head(isRightward: true)) \(receiver)"
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
        var strong = style
        (strong.background, strong.bold) = (.panel, true)
        if strong.foreground == .default { strong.foreground = .onPanel }
        canvas.write(objects, at: start, style: strong, limit: DisplayWidth.of(lines[0]))
    }
}

extension TraceEvent.Kind {
    /// A message to a delegate is yellow, with its return, a new screen blue, and the end of an object or of a message red; another return is
    /// quiet.
    var style: TextStyle {
        switch self {
        case .message: TextStyle(foreground: .warning)
        case .navigation: TextStyle(foreground: .accent)
        case .unheard, .failure, .release: TextStyle(foreground: .bad)
        case .injection: TextStyle(foreground: .good)
        case .return: Theme.standard.quiet
        case .start, .call: .plain
        }
    }

    var line: Character {
        switch self {
        case .message: "━"
        case .unheard, .return, .failure: "╌"
        case .start, .injection, .navigation, .call, .release: "─"
        }
    }

    func head(isRightward: Bool) -> Character {
        switch self {
        case .injection: "◆"
        case .unheard, .failure: "╳"
        case .return: isRightward ? "▷" : "◁"
        case .start, .message, .navigation, .call, .release: isRightward ? "▶" : "◀"
        }
    }
}

// MARK: - Signs

extension MessageRow {
    /// Draws the sign of the event where there is a line for each of its objects.
    private func drawSign(on canvas: inout Canvas, row: Int, _ lifelines: Lifelines) {
        func put(_ text: String, _ column: Int) {
            canvas.write(text, at: GridPoint(column: column, row: row), style: style)
        }
        func drawArrow(from: Int, to: Int) {
            let columns = GridRect(column: min(from, to) + 1, row: row, columns: abs(to - from) - 1, rows: 1)
            // A message that was not sent has a broken arrow.
            let kind = event.difference == .missing ? .unheard : event.kind
            canvas.fill(columns, with: Cell(kind.line, style: style))
            put(event.isReturn ? (from < to ? "├" : "┤") : "●", from)
            put(String(kind.head(isRightward: from < to)), to)
        }
        let ends = (event.sender.flatMap { lifelines[$0] }, event.receiver.flatMap { lifelines[$0] })
        switch ends {
        case (let line?, _) where event.sender == event.receiver: put("├╴", line)
        case (let from?, let to?): drawArrow(from: from, to: to)
        case (let line?, nil) where event.receiver == nil:
            switch event.kind {
            case .start: put("○", line)
            case .release: put(event.difference == .missing ? "○" : "×", line)
            // No object receives a message that is not heard.
            default: drawArrow(from: line, to: line + (event.kind == .unheard ? 1 : -1) * Self.openColumns)
            }
        case (nil, let line?) where event.sender == nil:
            // The object at the beginning is not known.
            if event.kind == .injection { put("◆", line) } else { drawArrow(from: line - Self.openColumns, to: line) }
        default: break
        }
    }
}
