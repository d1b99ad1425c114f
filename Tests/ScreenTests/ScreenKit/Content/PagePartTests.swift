import Terminal
import Testing

@testable import ScreenKit

/// The part of a page on which a pane draws.
struct PagePartTests {
    /// Something that a pane draws, larger than its part.
    enum Drawing: CaseIterable {
        case text, textAbove, wideText, fill, cell, digits, pane

        func draw(on part: inout PagePart) {
            switch self {
            case .text: part.write(String(repeating: "x", count: 20), at: GridPoint(column: -5, row: 1))
            case .textAbove: part.write("x", at: GridPoint(column: 1, row: -1))
            case .wideText: part.write("딸딸딸딸딸딸딸딸", at: GridPoint(column: -3, row: 0))
            case .fill: part.fill(GridRect(column: -5, row: -5, columns: 30, rows: 30), with: Cell("x"))
            case .cell: part[GridPoint(column: -1, row: 0)] = Cell("x")
            case .digits:
                if let digits = LargeDigits("88888", .pixels(1)) {
                    part.write(digits, at: GridPoint(column: -3, row: -2))
                }
            case .pane: part.draw(Full(), in: GridRect(column: -4, row: -2, columns: 30, rows: 9))
            }
        }
    }

    /// A pane that fills what it gets.
    private struct Full: Pane {
        func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }
        func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
        func draw(on part: inout PagePart) { part.fill(GridRect(part.size), with: Cell("x")) }
    }

    @Test(arguments: Drawing.allCases)
    func `what a pane draws is cut off at all sides of its part`(drawing: Drawing) {
        let size = GridSize(columns: 30, rows: 12)
        let area = GridRect(column: 8, row: 4, columns: 9, rows: 3)
        var part = PagePart(Canvas(size: size), scroll: 0, focus: nil, Texts(.korean))
        part.begin(elements: [], in: area)
        drawing.draw(on: &part)
        let drawn = (0..<size.rows).flatMap { row in (0..<size.columns).map { GridPoint(column: $0, row: row) } }
            .filter { part.canvas[$0] != .blank }
        #expect(drawn.allSatisfy(area.contains), "\(drawn)")
    }

    private func part(_ columns: Int, _ rows: Int, showsSigns: Bool = true) -> PagePart {
        let size = GridSize(columns: columns, rows: rows)
        return PagePart(Canvas(size: size), scroll: 0, focus: nil, Texts(.english, showsSigns: showsSigns))
    }

    @Test func `a text gives way to the amount at the end of its row, and the last row counts what has none`() {
        var part = part(12, 3)
        let rows = [("Strawberry juice", "4,500"), ("Tea", "900"), ("Cola", "1"), ("Milk", "2")]
        part.write(rows, in: GridRect(part.size), style: .plain) { "+\($0)" }
        #expect(part.canvas.text == ["Straw… 4,500", "Tea      900", "+2"])
    }

    @Test(arguments: [
        (8, 3, true, [" ▄█  ▀▀█", "  █  █▀▀", " ▀▀▀ ▀▀▀"]), (6, 3, true, ["  ▜ ▀▜", "  ▐ ▛▀", "  ▐ ▙▄"]),
        (4, 3, true, ["", "  12", ""]), (8, 2, true, ["", "      12"]), (8, 3, false, ["", "      12", ""]),
    ])
    func `a number is as large as it has place, and else a text in the middle row`(
        columns: Int, rows: Int, showsSigns: Bool, expected: [String]
    ) {
        var part = part(columns, rows, showsSigns: showsSigns)
        part.write(number: "12", in: GridRect(part.size), style: .plain)
        #expect(part.canvas.text == expected)
    }

    @Test func `digits are as large as those of a longer number`() {
        let part = part(60, 20)
        let size = GridSize(columns: 60, rows: 12)
        #expect(part.largeDigits("1", .from(pixels: 8), in: size)?.rows == 10)
        #expect(part.largeDigits("1", .from(pixels: 8), in: size, atLeast: 6)?.rows == 5)
        #expect(part.largeDigits("1", .from(pixels: 8), in: size, atLeast: 12)?.rows == 3)
        #expect(part.largeDigits("1", .from(pixels: 8), in: size, atLeast: 40) == nil)
    }
}
