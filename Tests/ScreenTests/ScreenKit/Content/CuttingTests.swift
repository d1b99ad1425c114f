import Terminal
import Testing

@testable import ScreenKit

/// Parts that are cut off a rectangle, and of a roll.
struct CuttingTests {
    @Test(
        arguments: [
            (.top, 2, [3, 1, 8, 2], [3, 3, 8, 3]), (.bottom, 2, [3, 4, 8, 2], [3, 1, 8, 3]),
            (.left, 3, [3, 1, 3, 5], [6, 1, 5, 5]), (.right, 3, [8, 1, 3, 5], [3, 1, 5, 5]),
            (.right, 9, [3, 1, 8, 5], [3, 1, 0, 5]), (.top, -1, [3, 1, 8, 0], [3, 1, 8, 5]),
        ] as [(GridRect.Edge, Int, [Int], [Int])])
    func `what is cut off and what is left are the whole, and no more is cut off than there is`(
        edge: GridRect.Edge, count: Int, strip: [Int], rest: [Int]
    ) {
        var area = GridRect(column: 3, row: 1, columns: 8, rows: 5)
        let cut = area.cut(edge, count)
        #expect([cut, area].map { [$0.minColumn, $0.minRow, $0.size.columns, $0.size.rows] } == [strip, rest])
    }

    @Test(
        arguments: [
            (5, 0, 0, 3..<5, [0, 3, 0]), (6, 0, 0, 2..<5, [2, 3, 0]), (3, 0, 0, 4..<5, [0, 4, 0]),
            (3, 0, 1, 2..<4, [1, 3, 1]), (3, 0, 99, 0..<2, [0, 0, 3]), (20, 0, 99, 0..<5, [0, 0, 0]),
            // At the end there is a row more, which a mark has elsewhere.
            (5, 1, 0, 2..<5, [2, 3, 0]), (5, 1, 1, 1..<4, [1, 2, 1]),
        ] as [(Int, Int, Int, Range<Int>, [Int])])
    func `of a roll the newest items are in view, or as far as it is scrolled, and an item above only in part`(
        room: Int, atEnd more: Int, scroll: Int, items: Range<Int>, rowsAboveAndMarks: [Int]
    ) {
        let canvas = Canvas(size: GridSize(columns: 10, rows: room))
        var part = PagePart(canvas, scroll: scroll, focus: nil, Texts(.english))
        let roll = Roll(of: 5, in: room, atEnd: more, on: &part) { [1, 2, 3, 1, 4][$0] }
        #expect(roll.items == items)
        #expect([roll.rowsAbove, roll.above, roll.below] == rowsAboveAndMarks)
    }
}
