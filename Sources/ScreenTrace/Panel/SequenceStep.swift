import ScreenKit
import Terminal

/// One event in a sequence diagram: its arrow, and its words in, beside or above the arrow.
struct SequenceStep {
    private static let lines: Set<String> = ["│", "─", "═", "╌"]

    let event: TraceEvent
    let rows: Int
    private let arrow: SequenceArrow?
    /// The return of a call that returned at once.
    private let answer: SequenceArrow?
    /// The words: in the row of the arrow, or in rows above it.
    private let label: [String]
    private let labelColumn: Int

    /// Lays out an event. The words of the newest one may still grow, and the answer of a call that returned at once is shown only
    /// where there is room for it.
    init(
        _ event: TraceEvent, _ lanes: LaneLayout, columns: Int, labelRows: Int, isNewest: Bool, showsAnswer: Bool,
        _ texts: Texts
    ) {
        self.event = event
        arrow = SequenceArrow(event, lanes, columns: columns)
        answer =
            showsAnswer && event.hasReturned
            ? SequenceArrow(TraceEvent(.return, from: event.receiver, to: event.sender), lanes, columns: columns) : nil
        let answerRows = answer == nil ? 0 : 1
        guard let arrow else {
            let words = [event.path, Self.text(of: event, texts)].filter { !$0.isEmpty }.joined(separator: ": ")
            label = [DisplayWidth.truncated(words, to: columns)]
            labelColumn = 0
            rows = 1 + answerRows
            return
        }
        let text = Self.text(of: event, texts)
        let width = DisplayWidth.of(text)
        if let column = arrow.column(forLabelOf: width, columns: columns, isGrowing: isNewest) {
            label = [text]
            labelColumn = column
            rows = 1 + answerRows
            return
        }
        let lines = DisplayWidth.wrapped(text, to: columns)
        if lines.count > labelRows {
            let rest = lines[(labelRows - 1)...].joined(separator: " ")
            label = lines[..<(labelRows - 1)] + [DisplayWidth.truncated(rest, to: columns)]
        } else {
            label = lines
        }
        let widest = label.reduce(0) { max($0, DisplayWidth.of($1)) }
        labelColumn = min(arrow.left, columns - widest)
        rows = label.count + 1 + answerRows
    }

    /// The words of an event. Only the call that wrote records names them: its callers stand above it.
    private static func text(of event: TraceEvent, _ texts: Texts) -> String {
        if event.isUnexpected { return event.markedText }
        if event.kind == .start { return texts(.startOnStack) }
        if event.kind == .unheard { return texts(.traceNobody, event.text) }
        guard event.hasReturned, let records = event.records else { return event.text }
        return records.count == 1
            ? "\(event.text) #\(records.lowerBound)" : "\(event.text) #\(records.lowerBound)–\(records.upperBound)"
    }

    /// Draws the step over the lifelines that are there already.
    func draw(on canvas: inout Canvas, row: Int, isNewest: Bool) {
        var style = event.isUnexpected ? TextStyle(foreground: .bad, bold: true) : event.kind.style(of: event.call)
        let arrowRow = row + rows - (answer == nil ? 1 : 2)
        arrow?.draw(on: &canvas, row: arrowRow, style: style)
        answer?.draw(on: &canvas, row: arrowRow + 1, style: style)
        if isNewest { style.bold = true }
        for (index, line) in label.enumerated() {
            write(line, at: GridPoint(column: labelColumn, row: row + index), style, on: &canvas)
        }
    }

    /// Neither a lifeline nor the line of an arrow touches the words.
    private func write(_ text: String, at point: GridPoint, _ style: TextStyle, on canvas: inout Canvas) {
        guard !text.isEmpty else { return }
        let columns = canvas.write(text, at: point, style: style)
        for column in [point.column - 1, point.column + columns] {
            let side = GridPoint(column: column, row: point.row)
            if Self.lines.contains(canvas[side].text) { canvas[side] = .blank }
        }
    }
}

extension TraceEvent.Kind {
    /// Data that goes forward is green, data that goes back is yellow, a failure is red; a return looks like its call.
    func style(of call: TraceEvent.Kind? = nil) -> TextStyle {
        switch self {
        case .injection: TextStyle(foreground: .good)
        case .message: TextStyle(foreground: .warning)
        case .unheard, .failure: TextStyle(foreground: .bad, bold: true)
        case .navigation: TextStyle(foreground: .accent)
        case .start, .call: .plain
        case .return: call?.style() ?? .plain
        case .release: TextStyle(foreground: .bad)
        }
    }
}

// MARK: - Arrows

/// An arrow from one lane to another. A call is solid with a filled head, a return is dashed with an open one, also in ASCII.
struct SequenceArrow {
    private let kind: TraceEvent.Kind
    private let from: Int
    private let to: Int
    /// The glyph at the beginning; `nil` where the line begins at a lane.
    private var tail: Character?
    /// The glyph at the end with its column; `nil` for a mark in one lane.
    private var head: (glyph: Character, column: Int)?

    private static let lostColumns = 6
    private static let foundColumns = 3

    /// Creates the arrow of an event; `nil` where a known object has no lane.
    init?(_ event: TraceEvent, _ lanes: LaneLayout, columns: Int) {
        kind = event.kind
        switch (event.sender.flatMap { lanes[$0] }, event.receiver.flatMap { lanes[$0] }) {
        case (let from?, let to?):
            (self.from, self.to) = (from, to)
            head = from < to ? (Self.head(of: kind, isRightward: true), to - 1) : (Self.head(of: kind), to + 1)
        case (let lane?, nil) where event.receiver == nil && (kind == .start || kind == .release):
            (from, to) = (lane, lane)
            tail = kind == .start ? "○" : "✕"
        case (let lane?, nil) where event.receiver == nil:
            // The object at the other end does not exist.
            let isRoomAtRight = kind == .unheard && lane + Self.lostColumns < columns
            (from, to) = (lane, isRoomAtRight ? lane + Self.lostColumns : lane - Self.lostColumns)
            head = (kind == .unheard ? "✕" : Self.head(of: kind), to)
        case (nil, let lane?) where event.sender == nil:
            // The object at the beginning is not known.
            (from, to) = (lane - Self.foundColumns, lane)
            tail = "●"
            head = (Self.head(of: kind, isRightward: true), to - 1)
        default: return nil
        }
    }

    var left: Int { min(from, to) }

    /// Returns the first column for words in the row of the arrow: in the arrow, at its right, or at its left; `nil` where there is
    /// no room. Words that may still grow need a place where they can stay.
    func column(forLabelOf width: Int, columns: Int, isGrowing: Bool) -> Int? {
        let right = max(from, to)
        // A piece of the line, its head and two spaces remain.
        if right - left - 1 >= width + 6 { return left + 4 }
        if right + 2 + width <= columns { return right + 2 }
        return left - 1 - width >= 0 && !isGrowing ? left - 1 - width : nil
    }

    func draw(on canvas: inout Canvas, row: Int, style: TextStyle) {
        func put(_ glyph: Character, _ column: Int) {
            canvas[GridPoint(column: column, row: row)] = Cell(glyph, style: style)
        }
        let area = GridRect(column: left + 1, row: row, columns: abs(to - from) - 1, rows: 1)
        canvas.fill(area, with: Cell(line, style: style))
        put(tail ?? (from < to ? "├" : "┤"), from)
        if let head { put(head.glyph, head.column) }
    }

    private var line: Character {
        switch kind {
        case .injection: "═"
        case .return, .failure: "╌"
        case .start, .message, .unheard, .navigation, .call, .release: "─"
        }
    }

    private static func head(of kind: TraceEvent.Kind, isRightward: Bool = false) -> Character {
        switch kind {
        case .return: isRightward ? "▷" : "◁"
        case .failure: "✕"
        case .start, .injection, .message, .unheard, .navigation, .call, .release: isRightward ? "▶" : "◀"
        }
    }
}
