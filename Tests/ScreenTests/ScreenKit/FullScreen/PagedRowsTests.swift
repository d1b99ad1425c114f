import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// Rows that do not all fit on the screen.
struct PagedRowsTests {
    private func person(_ place: (TestKiosk) throws -> Void, columns: Int = 80, rows: Int = 24) throws -> Terminalist {
        let test = try TestKiosk.large()
        try place(test)
        return Terminalist(test, columns: columns, rows: rows)
    }

    private func orders(_ test: TestKiosk) throws { _ = try test.openJuiceMaker() }
    private func stock(_ test: TestKiosk) throws { try test.openJuiceMaker().handle(.open(.stock)) }

    @Test(arguments: [(80, 24), (40, 12), (64, 24)])
    func `the tabs alone bring every juice into view, and a click puts it into the cart`(columns: Int, rows: Int)
        throws
    {
        let person = try person(orders, columns: columns, rows: rows)
        var seen: Set<Int> = []
        for tab in ["1–6", "7–12", "13–18", "19–24", "25–30"] {
            try person.click(tab)
            let rows = person.look().text
            seen.formUnion((1...30).filter { number in rows.contains { ($0 + " ").contains("Juice \(number) ") } })
        }
        #expect(seen == Set(1...30))
        try person.click("Juice 30 ")
        #expect(try person.test.top(OrderScreen.self).cart[person.test.juice("juice-30")] == 1)
    }

    @Test func `page keys turn the groups of juices over, and a digit counts the juices in view`() throws {
        let person = try person(orders)
        for (key, juice) in [("⇞", "Juice 30 "), ("⇟", "Juice 1 ")] {
            person.play(key)
            #expect(person.sees(juice))
        }
        let screen = try person.test.top(OrderScreen.self)
        person.play("4⇟")
        #expect(try screen.cart[person.test.juice("juice-4")] == 1)
        person.look()
        // Six juices are in view.
        person.type("29")
        #expect(try screen.cart[person.test.juice("juice-8")] == 1)
        #expect(screen.cart.count == 2)
    }

    @Test(arguments: [(80, 24), (40, 12)])
    func `every fruit of a large menu can be reached and changed on the stock screen`(columns: Int, rows: Int) throws {
        let person = try person(stock, columns: columns, rows: rows)
        #expect(person.look().text.contains { $0.hasPrefix("↓") })
        for _ in 1..<30 { person.press(.down) }
        #expect(person.markedRow?.contains("Fruit 30 ") == true)
        person.type("77")
        #expect(person.look().find("77") != nil)
        person.press(.home)
        #expect(person.markedRow?.contains("Fruit 1 ") == true)
        #expect(try person.test.top(StockScreen.self).edit.changes.map(\.item.id) == ["fruit-30"])
    }

    @Test func `the marks of more rows stay while the first or the last row in view has the focus`() throws {
        let person = try person(stock)
        func hasMark(_ mark: String) -> Bool { person.look().text.contains { $0.hasPrefix(mark) } }
        var moves = 0
        while !hasMark("↑"), moves < 29 {
            #expect(hasMark("↓"), "\(person.markedRow ?? "")")
            person.press(.down)
            moves += 1
        }
        // The first row of the second page has the focus now.
        let rows = person.look().text
        let first = try #require(rows.firstIndex { $0.hasPrefix("↑") })
        #expect(rows[first].contains("▸Fruit \(moves + 1) "))
        #expect((10...22).contains(moves))
    }

    @Test func `the seventh juice of the usual menu is reached with the mouse at the least size`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english), columns: 40, rows: 12)
        try person.click("7  Mango")
        #expect(try person.test.top(OrderScreen.self).cart[person.test.juice("mango-kiwi")] == 1)
    }

    @Test func `thirty deleted values are turned by the wheel`() throws {
        let person = try Terminalist(.manyDeletedValues, .english)
        // The list opens at its end.
        #expect(person.sees("80,080"))
        for (turn, isAtEnd) in [(MouseEvent.Action.wheelUp, false), (.wheelDown, true)] {
            for _ in 0..<30 { person.mouse(turn, at: GridPoint(column: 10, row: 10)) }
            #expect(person.sees("80,080") == isAtEnd)
        }
    }

    @Test func `a mark says how many counts of the stock are not in view`() throws {
        let person = try person(orders, columns: 40, rows: 12)
        let shown = (1...30).count { number in person.look().find("Fruit \(number) 10") != nil }
        #expect(shown >= 2)
        #expect(person.look().find("↓ \(30 - shown)") != nil)
    }
}
