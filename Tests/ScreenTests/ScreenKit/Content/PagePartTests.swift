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
}
