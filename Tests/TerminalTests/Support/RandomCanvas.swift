import TestSupport

@testable import Terminal

/// Draws something on a canvas that no screen would, but could.
struct RandomCanvas {
    var generator: SeededGenerator
    /// The colours that it draws with, besides the terminal's own.
    var colors = Color.all

    private static let letters = [
        "a", "B", "7", ",", " ", "─", "│", "█", "÷", "●", "한", "글", "국", "e\u{301}", "中", "🍓",
        "\u{1112}\u{1161}\u{11AB}",
    ]

    mutating func text() -> String {
        let count = Int.random(in: 1...12, using: &generator)
        // Runs of the same letter are what erasing and rewriting are for.
        if Bool.random(using: &generator) { return String(repeating: letter(), count: count) }
        return (0..<count).map { _ in letter() }.joined()
    }

    private mutating func letter() -> String {
        Self.letters.randomElement(using: &generator) ?? " "
    }

    mutating func style() -> TextStyle {
        if Bool.random(using: &generator) { return .plain }
        return TextStyle(
            foreground: color(), background: color(), bold: rarely(), dim: rarely(), underline: rarely(),
            reverse: rarely())
    }

    private mutating func color() -> Color {
        rarely() ? colors.randomElement(using: &generator) ?? .default : .default
    }

    private mutating func rarely() -> Bool {
        Int.random(in: 0..<4, using: &generator) == 0
    }

    mutating func point(in size: GridSize) -> GridPoint {
        GridPoint(
            column: Int.random(in: -3...size.columns, using: &generator),
            row: Int.random(in: -1...size.rows, using: &generator))
    }

    mutating func change(_ canvas: inout Canvas) {
        let start = point(in: canvas.size)
        let area = GridRect(
            origin: start,
            size: GridSize(
                columns: Int.random(in: 0...20, using: &generator), rows: Int.random(in: 0...3, using: &generator)))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: canvas.fill(area, with: Cell(letter().first ?? " ", style: style()))
        case 1: canvas.fill(area)
        case 2: canvas[start] = Cell(letter().first ?? " ", style: style())
        case 3: canvas.cursor = Bool.random(using: &generator) ? start : nil
        default:
            let limit = Bool.random(using: &generator) ? Int.random(in: 0...10, using: &generator) : nil
            canvas.write(text(), at: start, style: style(), limit: limit)
        }
    }
}
