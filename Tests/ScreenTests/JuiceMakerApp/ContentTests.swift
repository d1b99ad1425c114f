import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// Content only shows what was read before.
struct ContentTests {
    @Test(arguments: Language.allCases)
    func `no screen calls the ledger while its content is made`(language: Language) throws {
        let books = try TestKiosk().books
        let ledger = StubLedger(books: books)
        let test = try TestKiosk(language, ledger: { _, _ in ledger })
        let screens: [any Screen] = [
            OrderScreen(bar: test.bar, calculators: Calculators(), today: test.today),
            OrderScreen(bar: test.bar, calculators: nil, today: test.today),
            StockScreen(stock: books.stock, shortage: nil, menu: books.menu, calculators: Calculators()),
            SalesScreen(bar: test.bar, calculators: Calculators(), today: test.today),
            BoardScreen(bar: test.bar, today: test.today),
        ]
        for screen in screens {
            test.navigator.push(screen)
            // Whatever has happened outside: another record, and another day.
            for days in 0...1 {
                test.clock.pass(days: Int64(days))
                _ = ledger.takeCalls()
                _ = test.kiosk.shownScreen
                #expect(ledger.takeCalls() == [], "\(type(of: screen))")
            }
            test.kiosk.dataDidChange()
        }
        #expect(ledger.takeCalls().contains("forEachRecord(after:_:)"))
    }

    @Test func `data that has changed is read by every screen on the stack`() throws {
        let test = try TestKiosk(.english)
        let orders = try test.openJuiceMaker()
        test.navigator.push(SalesScreen(bar: test.bar, calculators: Calculators(), today: test.today))
        _ = try test.ledger.make(test.juice("kiwi"))
        #expect(orders.content(test.texts).text?.heading == "Orders today: 0")
        test.readChanges()
        #expect(orders.content(test.texts).text?.heading == "Orders today: 1")
        #expect(try test.top(SalesScreen.self).content(test.texts).chart?.rows[2].counts == [1, 1])
    }
}
