import Terminal
import Testing

@testable import ScreenKit

/// The rules by which a layout divides the body of a page.
struct PaneAreasTests {
    /// A pane of a size, without anything to see.
    private struct Box: Pane, Equatable {
        var columns = Extent(least: 10)
        var rows = Extent(least: 2)

        func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(columns: columns, rows: rows) }
        func draw(on part: inout PagePart) {}
        func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
    }

    /// The names of the panes.
    private static let names = ["a", "b", "c", "d"]

    private func panes(_ boxes: [Box]) -> [Page.Part] {
        zip(Self.names, boxes).map { Page.Part(name: $0, pane: $1, elements: 0..<0) }
    }

    private func areas(_ layout: PaneLayout, _ boxes: [Box], columns: Int = 80, rows: Int = 20) -> PaneAreas {
        PaneAreas(of: layout, panes(boxes), in: GridRect(column: 1, row: 2, columns: columns, rows: rows))
    }

    /// Returns the widths of columns; `nil` for one that is left out.
    private func widths(_ layout: PaneLayout, _ extents: Extent..., columns: Int) -> [Int?] {
        areas(layout, extents.map { Box(columns: $0) }, columns: columns).areas.map { $0?.size.columns }
    }

    /// Returns the heights of rows; `nil` for one that is left out.
    private func heights(_ layout: PaneLayout, _ extents: Extent..., rows: Int) -> [Int?] {
        areas(layout, extents.map { Box(rows: $0) }, rows: rows).areas.map { $0?.size.rows }
    }

    private let flexible = Extent(least: 10, ideal: 20, most: 30)

    @Test func `places hold until a pane that may have changed asks for another size`() {
        let old = Box(columns: .exactly(10), rows: .exactly(3))
        let new = Box(columns: .exactly(10), rows: .exactly(4))
        let areas = areas(.rows("a", "b"), [old, old])
        #expect(areas.hold(for: panes([old, old])) { _ in true })
        #expect(!areas.hold(for: panes([old, new])) { $0 == 1 })
        #expect(areas.hold(for: panes([old, new])) { $0 == 0 })
    }

    // MARK: Shares

    @Test(arguments: [
        (23, [10, 10]), (26, [13, 10]), (33, [20, 10]), (40, [20, 17]), (43, [20, 20]), (45, [22, 20]), (53, [30, 20]),
        (60, [30, 27]), (63, [30, 30]), (99, [30, 30]),
    ])
    func `each part gets its least size, then in order its ideal one, and then in order its greatest one`(
        columns: Int, result: [Int]
    ) {
        #expect(widths(.columns("a", "b"), flexible, flexible, columns: columns) == result)
        #expect(heights(.rows("a", "b", hasGaps: false), flexible, flexible, rows: columns - 3) == result)
    }

    @Test(arguments: [(26, [10, 13]), (33, [10, 20]), (43, [20, 20]), (45, [20, 22]), (60, [27, 30])])
    func `a part that grows first gets free columns and rows before the others`(columns: Int, result: [Int]) {
        let b = PaneLayout.pane("b").growingFirst()
        #expect(widths(.columns("a", b), flexible, flexible, columns: columns) == result)
        #expect(heights(.rows("a", b, hasGaps: false), flexible, flexible, rows: columns - 3) == result)
    }

    @Test func `where the least sizes have no room, parts are left out from the end`() {
        #expect(widths(.columns("a", "b", "c"), flexible, flexible, flexible, columns: 36) == [10, 10, 10])
        #expect(widths(.columns("a", "b", "c"), flexible, flexible, flexible, columns: 35) == [20, 12, nil])
        #expect(widths(.columns("a", "b", "c"), flexible, flexible, flexible, columns: 22) == [22, nil, nil])
        #expect(heights(.rows("a", "b"), flexible, flexible, rows: 19) == [19, nil])
        // The last one is cut where it has to be: a page shows something.
        #expect(widths(.columns("a", "b"), flexible, flexible, columns: 7) == [7, nil])
    }

    @Test func `optional parts stand only beside the ideal size of the others, and the last one goes first`() {
        let b = PaneLayout.pane("b").optional()
        let c = PaneLayout.pane("c").optional()
        func widths(_ columns: Int) -> [Int?] {
            self.widths(.columns("a", b, c), flexible, flexible, flexible, columns: columns)
        }
        #expect(widths(46) == [20, 10, 10])
        #expect(widths(45) == [22, 20, nil])
        #expect(widths(33) == [20, 10, nil])
        #expect(widths(32) == [30, nil, nil])
        #expect(widths(15) == [15, nil, nil])
        // A part that is not optional goes after all that are.
        #expect(
            self.widths(.columns(b, "a", "c"), flexible, flexible, flexible, columns: 33) == [20, nil, 10])
        #expect(heights(.rows("a", b, hasGaps: false), flexible, flexible, rows: 29) == [29, nil])
        #expect(heights(.rows("a", b, hasGaps: false), flexible, flexible, rows: 30) == [20, 10])
    }

    @Test func `a screen can say other sizes than those of the pane`() {
        let wide = PaneLayout.pane("b").columns(least: 15, ideal: 25, most: 35)
        #expect(widths(.columns("a", wide), flexible, flexible, columns: 28) == [10, 15])
        #expect(widths(.columns("a", wide), flexible, flexible, columns: 48) == [20, 25])
        #expect(widths(.columns("a", wide), flexible, flexible, columns: 99) == [30, 35])
        let narrow = PaneLayout.pane("b").columns(most: 12)
        #expect(widths(.columns("a", narrow), flexible, flexible, columns: 99) == [30, 12])
        let low = PaneLayout.pane("a").rows(least: 1, ideal: 2, most: 3)
        #expect(heights(.rows(low, "b", hasGaps: false), flexible, flexible, rows: 11) == [1, 10])
        #expect(heights(.rows(low, "b", hasGaps: false), flexible, flexible, rows: 99) == [3, 30])
    }

    @Test func `a name that means no pane takes no room and no gap, and a pane without a name is left out`() {
        #expect(widths(.columns("a", "missing", "b"), flexible, flexible, columns: 63) == [30, 30])
        #expect(widths(.columns("a", .rows("missing"), "b"), flexible, flexible, columns: 23) == [10, 10])
        #expect(heights(.rows("missing", "a", "b"), flexible, flexible, rows: 41) == [20, 20])
        #expect(widths("b", flexible, flexible, columns: 50) == [nil, 50])
    }

    // MARK: Places

    @Test func `what no column wants stays around the columns, and what no row wants below the rows`() {
        let boxes = [Box(columns: .exactly(10), rows: .exactly(2)), Box(columns: .exactly(20), rows: .exactly(3))]
        #expect(
            areas(.columns("a", "b"), boxes).areas == [
                GridRect(column: 24, row: 2, columns: 10, rows: 20),
                GridRect(column: 37, row: 2, columns: 20, rows: 20),
            ])
        #expect(
            areas(.rows("a", "b"), boxes).areas == [
                GridRect(column: 1, row: 2, columns: 80, rows: 2), GridRect(column: 1, row: 5, columns: 80, rows: 3),
            ])
    }

    @Test func `columns can have another gap between them than three`() {
        let boxes = [Box(), Box(), Box()].map { _ in Box(columns: .exactly(10)) }
        #expect(areas(.columns("a", "b", "c"), boxes, columns: 36).areas.map { $0?.minColumn } == [1, 14, 27])
        #expect(areas(.columns("a", "b", "c", gap: 1), boxes, columns: 32).areas.map { $0?.minColumn } == [1, 12, 23])
        #expect(areas(.columns("a", "b", gap: 0), boxes, columns: 20).areas.map { $0?.minColumn } == [1, 11, nil])
    }

    @Test func `rows have a gap between them where there is room for it beside their ideal height`() {
        func starts(_ layout: PaneLayout, _ rows: Int) -> [Int?] {
            let boxes = [Box(), Box(), Box()].map { _ in Box(rows: Extent(least: 2, ideal: 4)) }
            return areas(layout, boxes, rows: rows).areas.map { $0?.minRow }
        }
        #expect(starts(.rows("a", "b", "c"), 14) == [2, 7, 12])
        #expect(starts(.rows("a", "b", "c"), 13) == [2, 7, 11])
        #expect(starts(.rows("a", "b", "c", hasGaps: false), 14) == [2, 8, 12])
    }

    @Test(arguments: [(PaneLayout.Alignment.top, 2, 1), (.upper, 7, 36), (.middle, 10, 36)])
    func `a part in a room that is larger than it wants stands at its place`(
        alignment: PaneLayout.Alignment, row: Int, column: Int
    ) throws {
        let box = Box(columns: .exactly(10), rows: Extent(least: 2, most: 4))
        let area = try #require(areas(.pane("a").aligned(alignment), [box]).areas[0])
        #expect(area.origin == GridPoint(column: column, row: row))
        #expect(area.size.rows == (alignment == .top ? 20 : 4))
        #expect(
            areas(.pane("a").aligned(alignment), [box], columns: 5, rows: 1).areas[0]?.origin
                == GridPoint(column: 1, row: 2))
    }

    @Test func `rows that stand in the middle have their gap and their optional parts too`() {
        let boxes = [Box(columns: .exactly(10), rows: .exactly(2)), Box(columns: .exactly(20), rows: .exactly(4))]
        let gap = areas(.rows("a", "b").aligned(.middle), boxes)
        #expect(gap.areas.map { $0?.minRow } == [8, 11])
        #expect(gap.areas.map { $0?.size.rows } == [2, 4])
        let optional = areas(.rows("a", .pane("b").optional()).aligned(.middle), boxes)
        #expect(optional.areas.map { $0?.minRow } == [8, 11])
        #expect(optional.areas.map { $0?.size } == gap.areas.map { $0?.size })
        let alone = areas(.rows("a", .pane("b").optional()).aligned(.middle), boxes, rows: 5)
        #expect(alone.areas == [GridRect(column: 36, row: 3, columns: 10, rows: 2), nil])
    }

    @Test func `columns that stand in columns have their optional parts where there is room`() {
        let boxes = [Box(), Box(), Box()].map { _ in Box(columns: .exactly(10)) }
        let layout = PaneLayout.columns("a", .columns("b", .pane("c").optional()))
        #expect(areas(layout, boxes, columns: 36).areas.map { $0?.minColumn } == [1, 14, 27])
        #expect(areas(layout, boxes, columns: 35).areas[2] == nil)
    }

    // MARK: The first that fits

    private func isBeside(_ layout: PaneLayout, columns: Int, rows: Int = 20) -> Bool {
        let boxes = [Box(columns: flexible, rows: Extent(least: 3)), Box(columns: flexible, rows: Extent(least: 3))]
        return areas(layout, boxes, columns: columns, rows: rows).areas[1]?.minRow == 2
    }

    @Test func `the first layout is taken for which there is room`() {
        let layout = PaneLayout.firstFitting(.columns("a", "b"), .rows("a", "b"))
        #expect(isBeside(layout, columns: 23))
        #expect(!isBeside(layout, columns: 22))
        #expect(isBeside(layout, columns: 23, rows: 3))
        let low = PaneLayout.firstFitting(.rows("a", "b"), .columns("a", "b"))
        #expect(!isBeside(low, columns: 80, rows: 6))
        #expect(isBeside(low, columns: 80, rows: 5))
        // Without one that fits, the last one is taken.
        #expect(areas(low, [Box(), Box()], columns: 15, rows: 3).areas.map { $0 == nil } == [false, true])
    }

    @Test func `an optional part decides nothing about what fits`() {
        let b = PaneLayout.pane("b").optional()
        #expect(isBeside(.firstFitting(.columns("a", b), .rows("a", "b")), columns: 33))
        #expect(
            areas(.firstFitting(.columns("a", b), .rows("a", "b")), [Box(), Box()], columns: 12).areas[1] == nil)
    }

    @Test func `a layout from a width on is taken only there`() {
        let from = PaneLayout.firstFitting(.columns("a", "b").from(columns: 60), .rows("a", "b"))
        #expect(isBeside(from, columns: 60))
        #expect(!isBeside(from, columns: 59))
    }

    @Test func `across its row or column, the size of a part counts for the whole of it alone`() {
        let tall = Box(columns: .exactly(10), rows: .exactly(3))
        let low = Box(columns: .exactly(20), rows: .exactly(2))
        #expect(areas(.columns("a", "b"), [tall, low]).areas.map { $0?.size.rows } == [20, 20])
        #expect(areas(.columns("a", "b").aligned(.middle), [tall, low]).areas.map { $0?.size.rows } == [3, 3])
        #expect(areas(.rows("a", "b").aligned(.middle), [tall, low]).areas.map { $0?.size.columns } == [20, 20])
        let b = PaneLayout.pane("b").columns(least: 0, ideal: 0, most: 0)
        #expect(areas(.rows("a", b).aligned(.middle), [tall, low]).areas.map { $0?.size.columns } == [10, 10])
    }

    @Test(arguments: [
        (40, 12, GridRect(column: 1, row: 1, columns: 38, rows: 10)),
        (109, 24, GridRect(column: 1, row: 1, columns: 107, rows: 22)),
        (110, 24, GridRect(column: 2, row: 1, columns: 106, rows: 22)),
        (160, 45, GridRect(column: 2, row: 1, columns: 156, rows: 43)),
        (200, 50, GridRect(column: 12, row: 1, columns: 176, rows: 48)),
    ])
    func `the body has a margin, two columns wide from 110 columns on, and is at most 176 columns wide`(
        columns: Int, rows: Int, body: GridRect
    ) {
        #expect(PagePicture([Box()]).arrange(GridSize(columns: columns, rows: rows)).areas.room == body)
    }
}
