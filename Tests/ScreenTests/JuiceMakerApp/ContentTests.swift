import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// Content only shows what was read before.
struct ContentTests {
    private let ledger: StubLedger
    private let test: TestKiosk

    init() throws {
        let ledger = StubLedger(books: try TestKiosk().books)
        self.ledger = ledger
        test = try TestKiosk(.english, ledger: { _, _ in ledger })
    }

    private func makeScreens() -> [any Screen] {
        let shop = test.shop
        return [
            OrderScreen(shop), MenuScreen(shop), CheckScreen(desk: CustomerDesk(shop)), makeStockScreen(),
            SalesScreen(shop),
            SoldOrdersScreen(shop), SoldOrderScreen(1, shop), CloseScreen(shop), CancelScreen(latest: 1),
            KitchenScreen(shop), BoardScreen(shop),
        ]
    }

    private func makeStockScreen() -> StockScreen {
        StockScreen(
            stock: test.books.stock, shortage: nil, menu: test.books.menu, calculators: Calculators())
    }

    /// Makes the content of the screen in view, and expects that the ledger is not called.
    private func expectNoCall(from kiosk: Kiosk) {
        _ = ledger.takeCalls()
        _ = kiosk.page
        #expect(ledger.takeCalls() == [], "\(type(of: kiosk.navigator.top))")
    }

    @Test(arguments: Language.allCases)
    func `no screen calls the ledger while its content is made`(language: Language) {
        test.kiosk.perform(.speak(language))
        for screen in makeScreens() {
            test.navigator.push(screen)
            // Whatever has happened outside: another record, and another day.
            for days in 0...1 {
                test.clock.pass(days: Int64(days))
                expectNoCall(from: test.kiosk)
            }
            _ = ledger.takeCalls()
            test.kiosk.dataDidChange()
        }
        #expect(ledger.takeCalls().contains("forEachRecord(after:_:)"))
    }

    @Test(arguments: [KioskCommand.home, .quit])
    func `no screen below calls the ledger when the kiosk looks for one with a question`(command: KioskCommand) throws {
        for screen in makeScreens() { test.navigator.push(screen) }
        let stock = makeStockScreen()
        test.navigator.push(stock)
        stock.handle(.edit(.step(try test.fruit("kiwi"), by: 1)))
        _ = ledger.takeCalls()
        test.kiosk.perform(command)
        #expect(test.navigator.top === stock && stock.isAsking(test.texts))
        #expect(ledger.takeCalls() == [])
    }

    @Test func `no page of a counter calls the ledger while its content is made`() throws {
        let shop = test.shop
        let counter = Counter(
            texts: test.texts, idleLimit: .seconds(60), lock: StaffLock(pinFile: Array("2468".utf8)),
            clock: CounterClock(elapsed: { .zero }, now: { Timestamp(milliseconds: 0) }, text: { _ in "" }),
            makeGuestScreen: { MenuScreen(shop, delegate: $0) },
            makeStaffKiosk: { Kiosk(root: OrderScreen(shop), texts: $0) })
        let start = try #require(counter.kiosk.navigator.top as? StartScreen)
        expectNoCall(from: counter.kiosk)
        counter.startScreenDidAskToOrder(start)
        expectNoCall(from: counter.kiosk)
        counter.kiosk.perform(.back)
        counter.startScreenDidAskForStaff(start)
        expectNoCall(from: counter.kiosk)
        let page = try #require(counter.kiosk.navigator.top as? PINScreen)
        try counter.pinScreen(page, unlockWith: Array("2468".utf8))
        expectNoCall(from: counter.kiosk)
        counter.kioskDidAskToQuit(counter.kiosk)
        expectNoCall(from: counter.kiosk)
        #expect(counter.kiosk.navigator.top is StaffExitScreen)
    }

    @Test func `data that has changed is read by every screen on the stack`() throws {
        let test = try TestKiosk(.english)
        let orders = try test.openJuiceMaker()
        test.navigator.push(SalesScreen(test.shop))
        _ = try test.ledger.make(test.juice("kiwi"))
        #expect(orders.content(test.texts).text?.heading == "Orders today: 0")
        test.readChanges()
        #expect(orders.content(test.texts).text?.heading == "Orders today: 1")
        #expect(try test.top(SalesScreen.self).content(test.texts).chart?.rows[2].counts == [1, 1])
    }
}
