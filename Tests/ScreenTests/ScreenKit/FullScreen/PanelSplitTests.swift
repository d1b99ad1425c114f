import Terminal
import Testing

@testable import ScreenKit

/// The shares of a page and a panel.
struct PanelSplitTests {
    private func split(_ columns: Int, _ rows: Int, mostRows: Int = .max) -> [Int]? {
        PanelSplit(GridSize(columns: columns, rows: rows), mostRows: mostRows).map { split in
            let (page, panel) = (split.page, split.panel)
            return [page.columns, page.rows, panel.minColumn, panel.minRow, panel.size.columns, panel.size.rows]
        }
    }

    @Test func `below 150 columns the panel stands above the last row, which is that of the page`() {
        #expect(split(80, 24) == [80, 11, 0, 10, 80, 13])
        #expect(split(120, 40) == [120, 20, 0, 19, 120, 20])
        #expect(split(149, 30) == [149, 15, 0, 14, 149, 15])
        #expect(split(60, 20) == [60, 11, 0, 10, 60, 9])
        #expect(split(80, 24, mostRows: 8) == [80, 16, 0, 15, 80, 8])
        #expect(split(80, 24, mostRows: 2) == [80, 17, 0, 16, 80, 7])
    }

    @Test func `from 150 columns on it stands at the right`() {
        #expect(split(150, 40) == [70, 40, 70, 0, 80, 40])
        #expect(split(200, 50, mostRows: 5) == [100, 50, 100, 0, 100, 50])
        #expect(split(300, 50) == [150, 50, 150, 0, 150, 50])
    }

    @Test func `where both have no room, it covers the page between its first row and its last`() {
        #expect(split(80, 17) == [80, 17, 0, 1, 80, 15])
        #expect(split(40, 12) == [40, 12, 0, 1, 40, 10])
        #expect(split(39, 24) == nil)
        #expect(split(80, 11) == nil)
    }

    @Test func `a click on the last row is one on the last row of the page`() throws {
        let split = try #require(PanelSplit(GridSize(columns: 80, rows: 24)))
        func row(ofClickIn row: Int) -> Int? {
            let click = InputEvent.mouse(MouseEvent(.press(.left), at: GridPoint(column: 7, row: row)))
            guard case .mouse(let mouse) = split.onPage(click) else { return nil }
            return mouse.position.row
        }
        #expect(row(ofClickIn: 23) == 10)
        #expect(row(ofClickIn: 9) == 9)
    }
}
