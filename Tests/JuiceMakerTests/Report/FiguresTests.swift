import Core
import TestSupport
import Testing

@testable import JuiceMaker

struct FiguresTests {
    private let ledger: InMemoryLedger

    init() throws { ledger = InMemoryLedger(menu: try .standard()) }

    private func order(_ text: String, waits: Bool = false) throws {
        let order = try Order(parsing: text, menu: ledger.books.menu)
        _ = try ledger.sell([SaleRequest(order: order, waits: waits)])
    }

    private func figures(counted: Int? = nil) -> Figures {
        let accounts = ledger.books.accounts
        return Figures(of: accounts.salesSinceClose, accounts.takings, counted: counted, in: ledger.books.menu)
    }

    @Test func `a day has its orders, its money by kind, and what should be in the drawer`() throws {
        _ = try ledger.perform(OpenDay(float: 1_000))
        try order("mango 2")
        try order("kiwi", waits: true)
        try order("banana", waits: true)
        _ = try ledger.perform(TakePayment(2, by: "card"))
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        let figures = figures(counted: 900)
        #expect([Figure.orders, .voids, .refunds, .cups].map { figures[$0] } == [3, 1, 0, 2])
        #expect(
            [Figure.money, .voidedMoney, .unpaid, .payment("card")].map { figures[$0] } == [7_500, 9_000, 3_500, 4_000])
        #expect(figures.payments == [.payment("card")] && figures[.payment("cash")] == nil)
        #expect([Figure.float, .drawer, .counted, .difference].map { figures[$0] } == [1_000, 1_000, 900, -100])
    }

    @Test func `what is not there is not shown, and a part only where it is not 0`() throws {
        try order("mango")
        let list: [Figure] = [.orders, .voids, .refunds, .money, .net, .unpaid, .late, .float, .counted]
        #expect(figures().shown(list).map(\.figure) == [.orders, .voids, .money, .float])
        #expect(figures().shown(list).map(\.amount) == [1, 0, 4_500, 0])
    }

    @Test func `without a currency no money is shown`() throws {
        let menu = try Menu(
            parsing: Array(
                #"{"capacity": 9, "fruits": [{"id": "fig", "name": {}, "stock": 4}], "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}"#
                    .utf8))
        #expect(Figures(of: SalesSummary(), in: menu).shown([.orders, .money]).map(\.figure) == [.orders])
    }

    @Test func `the parts of a period come to its money, whatever day they were settled on`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 9], at: 0)
        let sale = SaleRecord(
            number: 1, juices: [Quantity(item: "kiwi", count: 1)], used: [Quantity(item: "kiwi", count: 3)],
            total: 4_000,
            waits: true)
        try shop.add(.sale(sale), at: 1)
        try shop.add(.payment(Payment(number: 1, kind: "card", amount: 4_000)), at: 9)
        let menu = ledger.books.menu
        let (first, second) = (Figures(of: shop.report(0, 5), in: menu), Figures(of: shop.report(5, 10), in: menu))
        #expect(first[.otherDays] == 4_000 && first.payments.isEmpty && first[.float] == nil)
        #expect(second[.otherDays] == -4_000 && second[.payment("card")] == 4_000)
    }
}
