import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// The board before the counter.
struct BoardScreenTests {
    private let test: TestKiosk

    init() throws { test = try TestKiosk(.english) }

    /// The board of a ledger with sales of some numbers.
    private func opened(_ numbers: [Int]) -> BoardScreen {
        let records = numbers.enumerated().map { index, number in
            let sale = SaleRecord(number: number, juices: [Quantity(item: "kiwi", count: 1)], used: [])
            return LedgerRecord(sequence: index + 1, time: test.clock.now, entry: .sale(sale))
        }
        let ledger = StubLedger(books: test.books, records: records)
        let board = BoardScreen(test.shop.with(JuiceBar(ledger: ledger)))
        board.willAppear()
        return board
    }

    @Test func `an order that was ready right before midnight is still called out after it`() throws {
        test.clock.pass(minutes: 24 * 60 - 5)
        let board = opened([1])
        test.clock.pass(minutes: 6)
        board.dataDidChange()
        let pane = try #require(board.content(test.texts).body.panes.first?.content as? BoardPane)
        #expect(pane.entries.map(\.number) == [1])
    }

    @Test(arguments: [499, 500, 501])
    func `all orders of the day are on it, up to more than any terminal shows`(count: Int) throws {
        let content = opened(Array(1...count)).content(test.texts)
        let pane = try #require(content.body.panes.first?.content as? BoardPane)
        #expect(pane.entries.map(\.number) == Array((max(1, count - 499)...count).reversed()))
    }

    @Test(arguments: [(40, 12), (80, 24), (120, 40), (200, 50), (300, 80), (41, 80), (300, 12)])
    func `at every size the newest number is the largest and nothing is cut`(columns: Int, rows: Int) throws {
        let board = BoardScreen(test.shop)
        for _ in 0..<4 { _ = try test.ledger.sell([SaleRequest(order: Order(test.juice("banana")))]) }
        let canvas = picture(of: board, columns, rows)
        let lines = cells(of: canvas).map { $0.joined() }
        #expect(lines.contains { $0.contains("Banana juice") })
        #expect(lines.contains { $0.contains("SOLD OUT   Strawberry juice") })
        // A 4 has two strokes above its middle.
        let left = lines.compactMap { line in
            let digits = line.prefix(columns * 6 / 10).filter { "█▀▄".contains($0) }
            return digits.isEmpty ? nil : digits.count
        }
        #expect(left.count >= 3)
        #expect(left.first.map { $0 >= 2 && $0 % 2 == 0 } == true)
    }

    @Test(arguments: [(40, 12), (80, 24), (120, 40)])
    func `a number of seven digits stands whole, the newest one and those before it`(columns: Int, rows: Int) throws {
        let numbers = [1_234_567, 1_234_568, 1_234_569]
        let canvas = picture(of: opened(numbers), columns, rows)
        for number in numbers { #expect(isWhole(number, on: canvas), "\(number) is cut") }
    }

    /// Returns whether a number stands on a page as a text, or in large digits of any size.
    private func isWhole(_ number: Int, on page: Canvas) -> Bool {
        let sizes = [LargeDigits.Size.narrow, .small] + (1...8).map { .pixels($0) }
        let pictures = sizes.compactMap { LargeDigits(String(number), $0) }.map { digits in
            let size = GridSize(columns: digits.columns, rows: digits.rows)
            var canvas = Canvas(size: size)
            canvas.write(digits, at: GridPoint(column: 0, row: 0))
            return cells(of: canvas)
        }
        let page = cells(of: page)
        return ([[String(number).map { String($0) }]] + pictures).contains { picture in
            let (height, width) = (picture.count, picture[0].count)
            guard height <= page.count, width <= page[0].count else { return false }
            return (0...page.count - height).contains { row in
                (0...page[0].count - width).contains { column in
                    picture.indices.allSatisfy { picture[$0][...] == page[row + $0][column..<column + width] }
                }
            }
        }
    }

    private func picture(of board: BoardScreen, _ columns: Int, _ rows: Int) -> Canvas {
        let kiosk = Kiosk(root: board, texts: test.texts)
        return ArrangedPage(kiosk, size: GridSize(columns: columns, rows: rows), view: ViewState()).canvas
    }

    private func cells(of canvas: Canvas) -> [[String]] {
        (0..<canvas.size.rows).map { row in
            (0..<canvas.size.columns).map { canvas[GridPoint(column: $0, row: row)].text }
        }
    }
}
