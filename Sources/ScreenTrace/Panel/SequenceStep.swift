import ScreenKit
import Terminal

/// One event in a sequence diagram: its arrow, and its words in, beside or above it.
struct SequenceStep {
    /// Where the words stand.
    private enum Place {
        case above(column: Int)
        case inside(column: Int)
    }

    private static let lines: Set<String> = ["│", "─", "═", "╌"]

    let event: TraceEvent
    /// How many rows it takes.
    let rows: Int
    private let arrow: SequenceArrow?
    private let label: [String]
    private let place: Place

    /// Lays an event out.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - lanes: Where everybody stands.
    ///   - columns: How wide the diagram is.
    ///   - labelRows: How many rows the words may take.
    ///   - isNewest: Whether nothing has happened since, so that it may still grow.
    ///   - texts: What to call nobody.
    init(
        _ event: TraceEvent, _ lanes: LaneLayout, columns: Int, labelRows: Int, isNewest: Bool, _ texts: Texts
    ) {
        self.event = event
        arrow = SequenceArrow(event, lanes, columns: columns)
        guard let arrow else {
            label = [DisplayWidth.truncated(event.sentence, to: columns)]
            place = .inside(column: 0)
            rows = 1
            return
        }
        let text = event.kind == .unheard ? texts(.traceNobody, event.text) : event.textWithRecords
        let width = DisplayWidth.of(text)
        if let column = arrow.column(forLabelOf: width, columns: columns, isGrowing: isNewest) {
            label = [text]
            place = .inside(column: column)
            rows = 1
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
        rows = label.count + 1
    }

    /// Draws it, over the lifelines that are there already.
    func draw(on canvas: inout Canvas, row: Int, isNewest: Bool) {
        var style = event.kind.style
        arrow?.draw(on: &canvas, row: row + rows - 1, style: style)
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

    /// Nothing touches the words: neither a lifeline nor the line of an arrow.
    private func write(_ text: String, at point: GridPoint, _ style: TextStyle, on canvas: inout Canvas) {
        let columns = canvas.write(text, at: point, style: style)
        for column in [point.column - 1, point.column + columns] {
            let side = GridPoint(column: column, row: point.row)
            if Self.lines.contains(canvas[side].text) { canvas[side] = .blank }
        }
    }
}
