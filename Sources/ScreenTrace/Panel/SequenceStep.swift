import ScreenKit
import Terminal

/// One event in a sequence diagram: its arrow, and its words in, beside or above the arrow.
struct SequenceStep {
    private enum LabelPlace {
        case above(column: Int)
        case inside(column: Int)
    }

    private static let lines: Set<String> = ["│", "─", "═", "╌"]

    let event: TraceEvent
    let rows: Int
    private let arrow: SequenceArrow?
    /// The return of a call that returned at once.
    private let answer: SequenceArrow?
    private let label: [String]
    private let place: LabelPlace

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
            place = .inside(column: 0)
            rows = 1 + answerRows
            return
        }
        let text = Self.text(of: event, texts)
        let width = DisplayWidth.of(text)
        if let column = arrow.column(forLabelOf: width, columns: columns, isGrowing: isNewest) {
            label = [text]
            place = .inside(column: column)
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
        place = .above(column: min(arrow.left, columns - widest))
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
        var style = event.isUnexpected ? TextStyle(foreground: .red, bold: true) : event.kind.style(of: event.call)
        let arrowRow = row + rows - (answer == nil ? 1 : 2)
        arrow?.draw(on: &canvas, row: arrowRow, style: style)
        answer?.draw(on: &canvas, row: arrowRow + 1, style: style)
        if isNewest { style.bold = true }
        switch place {
        case .inside(let column):
            write(label[0], at: GridPoint(column: column, row: row), style, on: &canvas)
        case .above(let column):
            for (index, line) in label.enumerated() {
                write(line, at: GridPoint(column: column, row: row + index), style, on: &canvas)
            }
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
        case .injection: TextStyle(foreground: .green)
        case .message: TextStyle(foreground: .yellow)
        case .unheard, .failure: TextStyle(foreground: .red, bold: true)
        case .navigation: TextStyle(foreground: .cyan)
        case .start, .call: .plain
        case .return: call?.style() ?? .plain
        case .release: TextStyle(foreground: .red)
        }
    }
}

// MARK: - Arrows

/// An arrow from one lane to another. A call is solid with a filled head, a return is dashed with an open one, also in ASCII.
struct SequenceArrow {
    private enum Shape {
        case arrow(from: Int, to: Int)
        /// The object at the other end does not exist.
        case lost(from: Int, to: Int)
        /// The object at the beginning is not known.
        case found(from: Int, to: Int)
        case mark(Int)
    }

    private let shape: Shape
    private let kind: TraceEvent.Kind

    private static let lostColumns = 6
    private static let foundColumns = 3

    /// Creates the arrow of an event; `nil` where a known object has no lane.
    init?(_ event: TraceEvent, _ lanes: LaneLayout, columns: Int) {
        kind = event.kind
        let (from, to) = (event.sender.flatMap { lanes[$0] }, event.receiver.flatMap { lanes[$0] })
        switch (from, to) {
        case (let from?, let to?): shape = .arrow(from: from, to: to)
        case (let from?, nil) where event.receiver == nil:
            if kind == .start || kind == .release {
                shape = .mark(from)
            } else {
                let isRoomAtRight = kind == .unheard && from + Self.lostColumns < columns
                shape = .lost(from: from, to: isRoomAtRight ? from + Self.lostColumns : from - Self.lostColumns)
            }
        case (nil, let to?) where event.sender == nil: shape = .found(from: to - Self.foundColumns, to: to)
        default: return nil
        }
    }

    private var ends: (left: Int, right: Int) {
        switch shape {
        case .arrow(let from, let to), .lost(let from, let to), .found(let from, let to): (min(from, to), max(from, to))
        case .mark(let column): (column, column)
        }
    }

    var left: Int { ends.left }

    /// Returns the first column for words in the row of the arrow: in the arrow, at its right, or at its left; `nil` where there is
    /// no room. Words that may still grow need a place where they can stay.
    func column(forLabelOf width: Int, columns: Int, isGrowing: Bool) -> Int? {
        let (left, right) = ends
        // A piece of the line, its head and two spaces remain.
        if right - left - 1 >= width + 6 { return left + 4 }
        if right + 2 + width <= columns { return right + 2 }
        return left - 1 - width >= 0 && !isGrowing ? left - 1 - width : nil
    }

    func draw(on canvas: inout Canvas, row: Int, style: TextStyle) {
        func put(_ glyph: Character, _ column: Int) {
            canvas[GridPoint(column: column, row: row)] = Cell(glyph, style: style)
        }
        func drawLine(from: Int, to: Int) {
            let area = GridRect(column: min(from, to) + 1, row: row, columns: abs(to - from) - 1, rows: 1)
            canvas.fill(area, with: Cell(line, style: style))
            put(from < to ? "├" : "┤", from)
        }
        switch shape {
        case .mark(let column): put(kind == .start ? "○" : "✕", column)
        case .lost(let from, let to):
            drawLine(from: from, to: to)
            put(kind == .unheard ? "✕" : head(isRightward: false), to)
        case .found(let from, let to):
            drawLine(from: from, to: to)
            put("●", from)
            put(head(isRightward: true), to - 1)
        case .arrow(let from, let to):
            drawLine(from: from, to: to)
            put(head(isRightward: from < to), from < to ? to - 1 : to + 1)
        }
    }

    private var line: Character {
        switch kind {
        case .injection: "═"
        case .return, .failure: "╌"
        case .start, .message, .unheard, .navigation, .call, .release: "─"
        }
    }

    private func head(isRightward: Bool) -> Character {
        switch kind {
        case .return: isRightward ? "▷" : "◁"
        case .failure: "✕"
        case .start, .injection, .message, .unheard, .navigation, .call, .release: isRightward ? "▶" : "◀"
        }
    }
}
