import Core
import Testing

@testable import JuiceMaker

struct OrderWishesTests {
    /// A menu that asks how an order is served and paid.
    static func menu() throws -> Menu {
        try Menu(
            String(decoding: try MenuFile.standard(), as: UTF8.self).replacing(
                "\"fruits\": [",
                with: """
                    "services": [{"id": "here", "name": {"en": "Eat in"}}, {"id": "to-go", "name": {"en": "Take away"}}],
                    "payments": [{"id": "card", "name": {"en": "Card"}}, {"id": "cash", "name": {"en": "Cash"}}],
                    "fruits": [
                    """, maxReplacements: 1))
    }

    @Test func `the first choice stands in the place of each that was not made, or that left the menu`() throws {
        let menu = try Self.menu()
        #expect(menu.completed(OrderWishes()) == OrderWishes(service: "here", payment: "card"))
        #expect(menu.completed(OrderWishes(service: "to-go")) == OrderWishes(service: "to-go", payment: "card"))
        #expect(
            menu.completed(OrderWishes(service: "drone", payment: "cash"))
                == OrderWishes(service: "here", payment: "cash"))
        #expect(try Menu.standard().completed(OrderWishes(service: "to-go", payment: "card")) == OrderWishes())
    }

    @Test func `a sale has the wishes of its request, and a menu without them sells nothing`() throws {
        var counter = try Counter(Self.menu())
        let order = Order(try counter.menu.juice("kiwi"))
        let wishes = OrderWishes(service: "to-go", payment: "cash")
        let decision = try counter.books.perform(Sell([SaleRequest(order: order, waits: true, wishes: wishes)]))
        let sale = try #require(decision.entries.first?.saleChange?.sale)
        #expect(sale.wishes == wishes)
        for wishes in [OrderWishes(service: "drone"), OrderWishes(payment: "gold"), OrderWishes(service: "card")] {
            let decision = try counter.books.decide(Sell([SaleRequest(order: order, wishes: wishes)]))
            #expect(decision.answer == [.menuChanged] && decision.entries.isEmpty)
        }
        #expect(ReversalRecord(of: sale, reason: "spilt").sale.wishes == OrderWishes())
    }

    @Test func `an order of a bar takes the wishes with it, and one that is not made leaves them`() throws {
        let ledger = InMemoryLedger(menu: try Self.menu())
        let bar = JuiceBar(ledger: ledger)
        bar.ordersWait = true
        _ = bar.handle(.choose(OrderWishes(service: "to-go", payment: "card")))
        _ = bar.handle(.order(Order(try bar.books.menu.juice("strawberry"))))
        #expect(bar.machine.wishes.service == "to-go")
        _ = bar.handle(.decline)
        for _ in 0..<2 { _ = bar.handle(.order(Order(try bar.books.menu.juice("kiwi")))) }
        #expect(bar.machine.wishes == OrderWishes())
        let sales = try (1...2).map { try ledger.soldOrder(number: $0) }
        #expect(sales.map { $0?.sale.wishes } == [OrderWishes(service: "to-go", payment: "card"), OrderWishes()])
        #expect(sales.map { $0?.sale.wishes.service } == ["to-go", nil])
        #expect(sales.map { $0?.intendedPayment } == ["card", nil])
        _ = try ledger.perform(TakePayment(1, by: "cash"))
        #expect(try ledger.soldOrder(number: 1)?.intendedPayment == nil)
    }
}
