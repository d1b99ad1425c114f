import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The close with the money in the drawer, and the orders of the day: what a story cannot tell (`close-keys`).
struct CloseScreenTests {
    private let test: TestKiosk

    init() throws { test = try TestKiosk(.english) }

    @Test func `a receipt of a ledger that cannot be read says so, and not that there is no such order`() throws {
        let bar = JuiceBar(ledger: StubLedger(books: test.books, fault: .busy))
        let error = PrinterError(test.texts.explain(LedgerError.busy), of: "No. 1")
        #expect(throws: error) { try SoldOrdersScreen.slip(1, Shop(bar: bar))(test.texts, SlipPaper()) }
    }

    @Test func `the orders of the day say in which kind an order is going to be paid`() throws {
        test.bar.ordersWait = true
        _ = test.bar.handle(.choose(OrderWishes(payment: "card")))
        _ = test.bar.handle(.order(try Order(parsing: "mango 2", menu: test.books.menu)))
        test.navigator.push(SoldOrdersScreen(test.shop))
        let person = Terminalist(test)
        #expect(person.sees("unpaid (Card)  9,000"))
        person.press(.enter)
        #expect(person.sees("Not paid (Card)"))
    }

    @Test func `an order of a closed day is refunded once`() throws {
        _ = try test.ledger.make(test.juice("mango"))
        _ = try test.bar.perform(CloseDay(counted: nil, day: .any))
        test.navigator.push(SoldOrderScreen(1, test.shop))
        let order = Opened<SoldOrderScreen>(try test.top(), test)
        try order.choose("Refund order")
        try order.next(CancelScreen.self).handle(.editReason(.insert("wet")), .cancel)
        #expect(order.isOnTop)
        #expect(order.content.hints.first { order.test.texts($0.label) == "Refund order" }?.isEnabled == false)
    }

    @Test func `an opening float that was typed and not entered is part of the close`() throws {
        _ = try test.ledger.make(test.juice("mango"))
        test.navigator.push(CloseScreen(test.shop))
        let close = Opened<CloseScreen>(try test.top(), test)
        close.handle(.editFloat(.insert("50000")), .close)
        try close.choose("Yes")
        #expect(test.ledger.books.accounts.salesSinceClose.count == 0)
        let slip = close.content.body.panes.flatMap { $0.content.lines(test.texts, firstNumber: 1).flatMap(\.all) }
        #expect(slip.contains { $0.contains("50,000") })
    }

    @Test func `a mouse alone types the money of the morning and of the evening`() throws {
        test.navigator.push(CloseScreen(test.shop))
        let person = Terminalist(test)
        func click(_ texts: String...) throws {
            for text in texts { person.click(try #require(person.look().find(text)).offset(columns: 1)) }
        }
        try click("✎ Opening float", " 5 ", " 00 ", " 00 ", "✓ Opening float")
        #expect(test.ledger.books.accounts.openingFloat == 50_000)
        try click(" 9 ", " 4 ", " 7 ", "⌫", " 5 ", " 00 ")
        #expect(person.sees(" 94500 "))
    }
}
