import ScreenKit
import Terminal

/// An arrow from one lane to another, drawn so that its kind is told without colours, and in ASCII too.
struct SequenceArrow {
    private enum Shape {
        case arrow(from: Int, to: Int)
        /// It leads nowhere.
        case stub(from: Int, to: Int)
        case cross(Int)
    }

    private let shape: Shape
    private let kind: TraceEvent.Kind

    private static let stubColumns = 6

    /// The arrow of an event; `nil` where not everybody has a lane.
    init?(_ event: TraceEvent, _ lanes: LaneLayout, columns: Int) {
        guard let from = lanes[event.sender] else { return nil }
        kind = event.kind
        switch event.kind {
        case .release: shape = .cross(from)
        case .unheard:
            let isRoomAtRight = from + Self.stubColumns < columns
            shape = .stub(from: from, to: from + (isRoomAtRight ? Self.stubColumns : -Self.stubColumns))
        case .injection, .message, .navigation, .machine, .record:
            guard let to = lanes[event.receiver] else { return nil }
            shape = .arrow(from: from, to: to)
        }
    }

    /// Its leftmost and its rightmost column.
    private var ends: (left: Int, right: Int) {
        switch shape {
        case .arrow(let from, let to), .stub(let from, let to): (min(from, to), max(from, to))
        case .cross(let column): (column, column)
        }
    }

    /// Its leftmost column.
    var left: Int { ends.left }

    /// Where words of some columns find room in its row: in the arrow, at its right, or at its left.
    ///
    /// - Parameters:
    ///   - width: The columns of the words.
    ///   - columns: The columns of the diagram.
    ///   - isGrowing: Whether more words may come, so that they begin where they can stay.
    /// - Returns: Their first column; `nil` where there is no room.
    func column(forLabelOf width: Int, columns: Int, isGrowing: Bool) -> Int? {
        let (left, right) = ends
        // A piece of the line, its head and two spaces remain.
        if right - left - 1 >= width + 6 { return left + 4 }
        if right + 2 + width <= columns { return right + 2 }
        return left - 1 - width >= 0 && !isGrowing ? left - 1 - width : nil
    }

    /// Draws it.
    func draw(on canvas: inout Canvas, row: Int, style: TextStyle) {
        func put(_ glyph: Character, _ column: Int) {
            canvas[GridPoint(column: column, row: row)] = Cell(glyph, style: style)
        }
        switch shape {
        case .cross(let column): put("✕", column)
        case .stub(let from, let to):
            drawLine(from: from, to: to, put)
            put("✕", to)
        case .arrow(let from, let to):
            drawLine(from: from, to: to, put)
            put(head(isRightward: from < to), from < to ? to - 1 : to + 1)
        }
    }

    private func drawLine(from: Int, to: Int, _ put: (Character, Int) -> Void) {
        let step = from < to ? 1 : -1
        for column in stride(from: from + step, to: to, by: step) { put(line, column) }
        put(tail(isRightward: from < to), from)
    }

    private var line: Character {
        switch kind {
        case .injection: "═"
        case .message, .unheard: "╌"
        case .navigation, .machine, .record, .release: "─"
        }
    }

    private func tail(isRightward: Bool) -> Character {
        switch kind {
        case .injection: isRightward ? "╞" : "╡"
        case .navigation: "◇"
        case .message, .unheard, .machine, .record, .release: isRightward ? "├" : "┤"
        }
    }

    private func head(isRightward: Bool) -> Character {
        switch kind {
        case .injection, .machine, .record, .unheard, .release: isRightward ? "▶" : "◀"
        case .message, .navigation: isRightward ? "▷" : "◁"
        }
    }
}
