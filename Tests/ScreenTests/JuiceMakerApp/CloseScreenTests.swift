import Core
import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The evening of a shop: the orders of the day one by one, and the close with the money in the drawer.
struct CloseScreenTests {
    private let test: TestKiosk
    private let printed = Printed()

    /// What was printed.
    private final class Printed {
        var lines: [String] = []
        var fails = false
    }

    init() throws {
        test = try TestKiosk(.english)
        test.bar.ordersWait = true
    }

    private var tools: ShopTools {
        let (clock, printed) = (test.clock, printed)
        return ShopTools(
            now: { clock.now }, text: { _ in "2026-11-25 21:00" },
            print: { slip throws(PrinterError) in
                if printed.fails { throw PrinterError("no paper", of: "Z") }
                printed.lines = try slip(Texts(.english), SlipPaper()).lines
                return true
            })
    }

    private func order(_ text: String) throws {
        _ = test.bar.handle(.order(try Order(parsing: text, menu: test.books.menu)))
    }

    private func close() -> Terminalist {
        test.navigator.push(CloseScreen(bar: test.bar, tools: tools))
        return Terminalist(test)
    }

    @Test func `the cash is compared with what was counted, behind the money of the morning`() throws {
        try order("mango 2")
        try order("kiwi")
        _ = try test.ledger.perform(TakePayment(1, by: "card"))
        _ = try test.ledger.perform(TakePayment(2, by: "cash"))
        _ = try test.ledger.perform(OpenDay(float: 50_000))
        let person = close()
        #expect(person.look().find("54,000 KRW") != nil)
        person.type("42800")
        #expect(person.look().find("−11,200 KRW") != nil)
        person.press(.enter)
        person.press(.enter)
        let question = person.look()
        for words in [
            "Close the day?", "Expected in the drawer: 54,000 KRW", "Counted: 42,800 KRW", "Difference: −11,200 KRW",
        ] {
            #expect(question.find(words) != nil, "\(words)")
        }
        // The default answer loses nothing.
        person.press(.enter)
        #expect(test.ledger.books.accounts.closed.number == 0)
        person.look()
        person.press(.enter)
        person.look()
        person.type("y")
        let slip = person.look()
        #expect(slip.find("Close Z 1") != nil)
        let closed = test.ledger.books.accounts.closed
        #expect(closed.number == 1)
        person.press(.end)
        person.type("t")
        #expect(printed.lines.contains { $0.hasPrefix("Difference") && $0.hasSuffix("−11,200 KRW") })
        #expect(printed.lines.contains { $0.hasPrefix("  Card") && $0.hasSuffix("9,000 KRW") })
        #expect(person.look().find("✓ Printed") != nil)
    }

    @Test func `orders that are not paid are named before the close`() throws {
        try order("mango")
        let person = close()
        person.press(.enter)
        person.look()
        person.press(.enter)
        #expect(person.look().find("Close although orders are not paid?") != nil)
        #expect(person.look().find("Not paid: 1") != nil)
        #expect(person.look().find("Nothing was counted.") != nil)
        person.press(.enter)
        #expect(test.ledger.books.accounts.closed.number == 0)
        person.look()
        person.press(.enter)
        person.look()
        person.type("y")
        #expect(test.ledger.books.accounts.closed.number == 1)
    }

    @Test func `a day that has changed behind the question is not closed, and its figures are shown again`() throws {
        test.bar.ordersWait = false
        try order("kiwi")
        let person = close()
        person.press(.enter)
        person.look()
        person.press(.enter)
        #expect(person.look().find("Close the day?") != nil)
        // Another kiosk cancels the order and sells another one for the same money.
        _ = try test.ledger.reverse(.void, 1, reason: "spilt")
        _ = try test.ledger.sell([SaleRequest(order: Order(parsing: "kiwi", menu: test.books.menu))])
        person.type("y")
        #expect(person.look().find("Not closed: the day has changed meanwhile.") != nil)
        #expect(test.ledger.books.accounts.closed.number == 0)
        person.press(.enter)
        person.look()
        person.type("y")
        #expect(person.look().find("Close Z 1") != nil)
    }

    @Test func `an order is cancelled in the open day and refunded once another kiosk has closed it, as the books say`()
        throws
    {
        test.bar.ordersWait = false
        try order("kiwi")
        test.navigator.push(SoldOrdersScreen(bar: test.bar, today: test.today, tools: tools))
        let person = Terminalist(test)
        person.look()
        person.press(.enter)
        #expect(person.look().find("Cancel order") != nil)
        _ = try test.ledger.close(counted: nil)
        test.bar.refresh()
        person.front.contentHasChanged()
        #expect(person.look().find("Refund order") != nil)
        person.type("v")
        person.look()
        person.type("sour")
        person.look()
        person.press(.enter)
        #expect(test.ledger.books.accounts.refundedNumbers == [1])
    }

    @Test func `a day without anything is not closed, and no amount is not taken for nothing`() throws {
        let person = close()
        person.press(.enter)
        person.look()
        person.press(.enter)
        #expect(person.look().find("There is nothing to close.") != nil)
        person.press(.up)
        person.type("1.5")
        person.look()
        person.press(.enter)
        person.look()
        person.press(.enter)
        #expect(person.look().find("Type an amount such as 13,500.") != nil)
        #expect(test.ledger.books.accounts.closed.number == 0)
    }

    @Test(arguments: ["₩13,500", "１３，５００", "13,500 원"])
    func `an amount is typed as it is written elsewhere`(text: String) throws {
        let person = close()
        person.type(text)
        #expect(person.look().find("! 13,500 KRW") != nil)
    }

    @Test(arguments: ["4,50", "13,5", "1,35,00"])
    func `a comma that groups no thousands makes no other amount`(text: String) throws {
        try order("mango")
        let person = close()
        person.type(text)
        person.look()
        person.press(.enter)
        person.look()
        person.press(.enter)
        #expect(person.look().find("Type an amount such as 13,500.") != nil)
        #expect(test.ledger.books.accounts.closed.number == 0)
    }

    @Test func `an order that was closed without being paid is paid on its page`() throws {
        try order("mango")
        _ = try test.ledger.perform(CloseDay(counted: nil, day: .any))
        test.bar.refresh()
        test.navigator.push(SoldOrdersScreen(bar: test.bar, today: test.today, tools: tools))
        let person = Terminalist(test)
        person.look()
        person.press(.enter)
        person.look()
        person.type("p")
        person.look()
        person.press(.enter)
        #expect(test.ledger.books.accounts.latePayments == [1])
    }

    @Test func `a receipt of a ledger that cannot be read says so, and not that there is no such order`() throws {
        let bar = JuiceBar(ledger: StubLedger(books: test.books, fault: .busy))
        let error = PrinterError(test.texts.explain(LedgerError.busy), of: "No. 1")
        #expect(throws: error) { try SoldOrdersScreen.slip(1, bar, tools)(test.texts, SlipPaper()) }
    }

    @Test func `the orders of the day say in which kind an order is going to be paid`() throws {
        test.bar.wishes = OrderWishes(payment: "card")
        try order("mango 2")
        test.navigator.push(SoldOrdersScreen(bar: test.bar, today: test.today, tools: tools))
        let person = Terminalist(test)
        #expect(person.look().find("unpaid (Card)  9,000") != nil)
        person.press(.enter)
        #expect(person.look().find("Not paid (Card)") != nil)
    }

    @Test func `an order of the day opens with its receipt, is paid, printed and cancelled there`() throws {
        try order("mango 2")
        test.navigator.push(SoldOrdersScreen(bar: test.bar, today: test.today, tools: tools))
        let person = Terminalist(test)
        #expect(person.look().find("unpaid  9,000") != nil)
        person.press(.enter)
        #expect(person.look().find("2026-11-25 21:00") != nil)
        person.type("p")
        person.look()
        person.press(.enter)
        #expect(test.ledger.books.accounts.takings.payments == ["cash": 9000])
        person.look()
        person.type("t")
        #expect(printed.lines.contains { $0.hasPrefix("Mango juice ×2") })
        printed.fails = true
        person.type("t")
        #expect(person.look().find("✗ Not printed (Z): no paper") != nil)
        person.type("v")
        person.look()
        person.type("wet")
        person.look()
        person.press(.enter)
        #expect(test.ledger.books.accounts.voidedNumbers == [1])
        #expect(test.ledger.books.accounts.takings.payments == [:])
    }

    @Test func `a mouse alone types the money of the morning and of the evening`() throws {
        try order("mango")
        let person = close()
        func click(_ words: String) throws { person.click(try #require(person.look().find(words)).offset(columns: 1)) }
        for words in ["✎ Opening float", " 5 ", " 00 ", " 00 ", "✓ Opening float"] { try click(words) }
        #expect(test.ledger.books.accounts.openingFloat == 50_000)
        for words in [" 9 ", " 4 ", " 7 ", "⌫", " 5 ", " 00 "] { try click(words) }
        #expect(person.look().find(" 94500 ") != nil)
    }
}
