import JuiceMaker
import KioskAssets
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The changes of other kiosks while this one is in use.
struct SharedBooksTests {
    private let ledger: SharedLedger
    private let test: TestKiosk

    init() throws {
        let ledger = SharedLedger(menu: try Menu(parsing: Asset.menu.content))
        self.ledger = ledger
        test = try TestKiosk(ledger: { _, _ in ledger })
    }

    private func sellElsewhere(_ juice: String, count: Int = 1) throws {
        for _ in 0..<count { _ = try ledger.others.make(try test.juice(juice)) }
    }

    private func counts(_ screen: OrderScreen) throws -> [Int] {
        try #require(screen.content(test.texts).gauges).gauges.map(\.bar.count)
    }

    @Test func `opening the juice maker reads what other kiosks have sold`() throws {
        try sellElsewhere("banana", count: 3)
        let screen = try test.openJuiceMaker()
        #expect(try counts(screen) == [10, 4, 10, 10, 10])
        #expect(screen.content(test.texts).hints.contains { $0.label == "오늘 3잔" })
    }

    @Test func `coming back to it looks again`() throws {
        let screen = try test.openJuiceMaker()
        screen.handle(.calculateSales)
        try sellElsewhere("banana")
        test.kiosk.perform(.back)
        #expect(try counts(screen) == [10, 8, 10, 10, 10])
    }

    @Test func `their sales are drawn when the front is told of them, and the focus stays where it is`() throws {
        _ = try test.openJuiceMaker()
        let person = Terminalist(test)
        person.press(.tab)
        let row = try #require(person.look().find("바나나쥬스")).row
        #expect(person.look().text(row: row).contains("5잔 │"))
        #expect(person.markedRow?.contains("바나나쥬스") == true)
        try sellElsewhere("banana", count: 2)
        #expect(test.bar.refresh())
        person.front.contentHasChanged()
        #expect(person.look().text(row: row).contains("3잔 │"))
        #expect(person.markedRow?.contains("바나나쥬스") == true)
    }

    @Test func `a key that is lit stays lit while other kiosks sell`() throws {
        _ = try test.openCalculator()
        let person = Terminalist(test)
        person.type("7")
        person.look()
        person.front.timeHasPassed()
        let seven = try #require(person.place(ofKey: "7"))
        #expect(person.look()[seven].style.reverse)
        person.front.contentHasChanged()
        #expect(person.look()[seven].style.reverse)
    }

    @Test func `what cannot be read is the message of the screen, which goes on`() throws {
        let screen = try test.openJuiceMaker()
        ledger.breakDown(.damaged(line: 7, .checksum))
        try sellElsewhere("banana")
        #expect(test.bar.refresh())
        #expect(screen.message(test.texts)?.tone == .bad)
        #expect(screen.message(test.texts)?.text.contains("7") == true)
        #expect(try counts(screen) == [10, 10, 10, 10, 10])
        screen.handle(.add(try test.juice("banana")))
        #expect(screen.message(test.texts) != nil, "it is still so")
        ledger.breakDown(nil)
        #expect(test.bar.refresh())
        #expect(screen.message(test.texts) == nil)
        #expect(try counts(screen) == [10, 8, 10, 10, 10])
    }

    @Test func `the stock screen keeps its own counts, and the sales of other kiosks stand`() throws {
        try test.openJuiceMaker().handle(.editStock)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.step(try test.fruit("banana"), by: 5)))
        try sellElsewhere("banana", count: 2)
        #expect(test.bar.refresh())
        #expect(stock.content(test.texts).steppers.map(\.value) == ["10", "15", "10", "10", "10"])
        #expect(stock.message(test.texts) == nil)
        stock.handle(.save)
        #expect(try counts(try test.top(OrderScreen.self)) == [10, 11, 10, 10, 10])
    }

    @Test func `a question stays until it is answered, even if another kiosk has restocked`() throws {
        let screen = try test.openShortage()
        try ledger.others.change(.set(try test.fruit("strawberry"), to: 20))
        #expect(test.bar.refresh())
        #expect(screen.content(test.texts).alert?.lines == ["딸기쥬스: 딸기 6개 부족"])
        try screen.choose("예", test.texts)
        try test.top(StockScreen.self).handle(.save)
        #expect(screen.content(test.texts).alert == nil)
        #expect(try counts(screen) == [4, 10, 10, 10, 10])
    }
}
