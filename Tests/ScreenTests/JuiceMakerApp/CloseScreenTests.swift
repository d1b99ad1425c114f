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
