import Core
import JuiceMaker
import Terminal
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

    private func openSoldOrders() -> Terminalist {
        test.navigator.push(SoldOrdersScreen(bar: test.bar, today: test.today, tools: tools))
        return Terminalist(test)
    }

    private var accounts: Accounts { test.ledger.books.accounts }

    @Test func `the cash is compared with what was counted, behind the money of the morning`() throws {
        try order("mango 2")
        try order("kiwi")
        _ = try test.ledger.perform(TakePayment(1, by: "card"))
        _ = try test.ledger.perform(TakePayment(2, by: "cash"))
        _ = try test.ledger.perform(OpenDay(float: 50_000))
        let person = close()
        #expect(person.sees("54,000 KRW"))
        person.type("42800")
        #expect(person.sees("−11,200 KRW"))
        person.press(.enter)
        person.press(.enter)
        let money = ["Expected in the drawer: 54,000 KRW", "Counted: 42,800 KRW", "Difference: −11,200 KRW"]
        #expect(person.misses("Close the day?", money[0], money[1], money[2]) == [])
        // The default answer loses nothing.
        person.typeSlowly("\n")
        #expect(accounts.closed.number == 0)
        person.typeSlowly("\ny")
        #expect(person.sees("Close Z 1"))
        #expect(accounts.closed.number == 1)
        person.press(.end)
        person.type("t")
        #expect(printed.lines.contains { $0.hasPrefix("Difference") && $0.hasSuffix("−11,200 KRW") })
        #expect(printed.lines.contains { $0.hasPrefix("  Card") && $0.hasSuffix("9,000 KRW") })
        #expect(person.sees("✓ Printed"))
    }

    @Test func `orders that are not paid are named before the close`() throws {
        try order("mango")
        let person = close()
        person.typeSlowly("\n\n")
        #expect(person.misses("Close although orders are not paid?", "Not paid: 1", "Nothing was counted.") == [])
        person.typeSlowly("\n")
        #expect(accounts.closed.number == 0)
        person.typeSlowly("\ny")
        #expect(accounts.closed.number == 1)
    }

    @Test func `a day that has changed behind the question is not closed, and its figures are shown again`() throws {
        test.bar.ordersWait = false
        try order("kiwi")
        let person = close()
        person.typeSlowly("\n\n")
        #expect(person.sees("Close the day?"))
        // Another kiosk cancels the order and sells another one for the same money.
        _ = try test.ledger.reverse(.void, 1, reason: "spilt")
        _ = try test.ledger.sell([SaleRequest(order: Order(parsing: "kiwi", menu: test.books.menu))])
        person.typeSlowly("y")
        #expect(person.sees("Not closed: the day has changed meanwhile."))
        person.typeSlowly("5")
        #expect(!person.sees("Not closed"), "a message goes with the next key")
        person.typeSlowly("⌫")
        #expect(accounts.closed.number == 0)
        person.typeSlowly("\ny")
        #expect(person.sees("Close Z 1"))
    }

    @Test func `an order is cancelled in the open day and refunded once another kiosk has closed it, as the books say`()
        throws
    {
        test.bar.ordersWait = false
        try order("kiwi")
        let person = openSoldOrders()
        person.typeSlowly("\n")
        #expect(person.sees("Cancel order"))
        _ = try test.ledger.close(counted: nil)
        test.bar.refresh()
        person.front.contentHasChanged()
        #expect(person.sees("Refund order"))
        person.typeSlowly("vsour\n")
        #expect(accounts.refundedNumbers == [1])
    }

    @Test(arguments: [
        ("", "\n\n", "There is nothing to close."), ("", "\n\n↑1.5\n\n", "Type an amount such as 13,500."),
        ("", "₩13,500", "! 13,500 KRW"), ("", "１３，５００", "! 13,500 KRW"), ("", "13,500 원", "! 13,500 KRW"),
        ("mango", "4,50\n\n", "Type an amount such as 13,500."),
        ("mango", "13,5\n\n", "Type an amount such as 13,500."),
        ("mango", "1,35,00\n\n", "Type an amount such as 13,500."),
    ])
    func `a day without anything is not closed, and an amount that is none is not taken for another`(
        sold: String, keys: String, seen: String
    ) throws {
        if !sold.isEmpty { try order(sold) }
        let person = close()
        person.typeSlowly(keys)
        #expect(person.sees(seen))
        #expect(accounts.closed.number == 0)
    }

    @Test func `an order that was closed without being paid is paid on its page`() throws {
        try order("mango")
        _ = try test.ledger.perform(CloseDay(counted: nil, day: .any))
        test.bar.refresh()
        openSoldOrders().typeSlowly("\np\n")
        #expect(accounts.latePayments == [1])
    }

    @Test func `a receipt of a ledger that cannot be read says so, and not that there is no such order`() throws {
        let bar = JuiceBar(ledger: StubLedger(books: test.books, fault: .busy))
        let error = PrinterError(test.texts.explain(LedgerError.busy), of: "No. 1")
        #expect(throws: error) { try SoldOrdersScreen.slip(1, bar, tools)(test.texts, SlipPaper()) }
    }

    @Test func `the orders of the day say in which kind an order is going to be paid`() throws {
        test.bar.wishes = OrderWishes(payment: "card")
        try order("mango 2")
        let person = openSoldOrders()
        #expect(person.sees("unpaid (Card)  9,000"))
        person.press(.enter)
        #expect(person.sees("Not paid (Card)"))
    }

    @Test func `an order of the day opens with its receipt, is paid, printed and cancelled there`() throws {
        try order("mango 2")
        let person = openSoldOrders()
        #expect(person.sees("unpaid  9,000"))
        person.press(.enter)
        #expect(person.sees("2026-11-25 21:00"))
        person.typeSlowly("p\n")
        #expect(accounts.takings.payments == ["cash": 9000])
        person.type("t")
        #expect(printed.lines.contains { $0.hasPrefix("Mango juice ×2") })
        printed.fails = true
        person.type("t")
        #expect(person.sees("✗ Not printed (Z): no paper"))
        person.typeSlowly("vwet\n")
        #expect(accounts.voidedNumbers == [1])
        #expect(accounts.takings.payments == [:])
    }

    @Test func `a mouse alone types the money of the morning and of the evening`() throws {
        try order("mango")
        let person = close()
        func click(_ texts: String...) throws {
            for text in texts { person.click(try #require(person.look().find(text)).offset(columns: 1)) }
        }
        try click("✎ Opening float", " 5 ", " 00 ", " 00 ", "✓ Opening float")
        #expect(accounts.openingFloat == 50_000)
        try click(" 9 ", " 4 ", " 7 ", "⌫", " 5 ", " 00 ")
        #expect(person.sees(" 94500 "))
    }
}
