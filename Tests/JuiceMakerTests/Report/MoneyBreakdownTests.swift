import Core
import Testing

@testable import JuiceMaker

struct MoneyBreakdownTests {
    /// The menu of the house: mango 4,500, kiwi 4,000, banana 3,500.
    private let ledger: InMemoryLedger

    init() throws { ledger = InMemoryLedger(menu: try .standard()) }

    private func order(_ text: String, waits: Bool) throws {
        let order = try Order(parsing: text, menu: ledger.books.menu)
        _ = try ledger.sell([SaleRequest(order: order, waits: waits)])
    }

    @Test func `money is told by juice and by kind of payment, and what is not paid apart`() throws {
        try order("mango 2, kiwi", waits: false)
        try order("mango", waits: true)
        try order("banana", waits: true)
        _ = try ledger.perform(TakePayment(2, by: "card"))
        let money = try ledger.report().breakdown
        #expect(money.juices == ["mango": 13_500, "kiwi": 4_000, "banana": 3_500] && money.juicesTotal == 21_000)
        #expect(money.payments == ["cash": 13_000, "card": 4_500])
        #expect(money.unpaid == 3_500)
    }

    @Test func `a cancelled order takes its money away from its juices and from the kind in which it was paid`() throws
    {
        for waits in [false, true, true] { try order("mango", waits: waits) }
        _ = try ledger.perform(TakePayment(2, by: "card"))
        for number in 1...3 { _ = try ledger.reverse(.void, number, reason: "spilt") }
        let money = try ledger.report().breakdown
        #expect(money.juices == [:] && money.payments == [:] && money.unpaid == 0)
    }

    @Test func `a refund comes out of the drawer, and what was closed unpaid stays unpaid`() throws {
        try order("mango", waits: false)
        try order("kiwi", waits: true)
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        _ = try ledger.reverse(.refund, 1, reason: "sour")
        let money = try ledger.report().breakdown
        #expect(money.juices == ["mango": 4_500, "kiwi": 4_000])
        #expect(money.payments == [:] && money.unpaid == 4_000)
    }

    @Test func `a juice has cost what the menu of its time says`() throws {
        try order("mango", waits: false)
        let text = String(decoding: try MenuFile.standard(), as: UTF8.self).replacing("4500", with: "5000")
        _ = try ledger.set(Menu(text))
        try order("mango", waits: false)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        let money = try ledger.report().breakdown
        #expect(money.juices == ["mango": 5_000])
        #expect(money.payments == ["cash": 5_000])
    }

    @Test func `a sale of an older ledger without a menu has money, and no juice has it`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 9], at: 0)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 1)
        let report = shop.report()
        #expect(report.breakdown.juices == [:] && report.breakdown.payments == ["cash": 4_000])
    }

    @Test func `only what happened in the period counts`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 99], at: 0)
        for time: Int64 in 1...2 {
            let sale = SaleRecord(
                number: Int(time), juices: [Quantity(item: "kiwi", count: 1)], used: [Quantity(item: "kiwi", count: 3)],
                total: 4_000, waits: true)
            try shop.add(.sale(sale), at: time * 100)
        }
        try shop.add(.payment(Payment(number: 1, kind: "card", amount: 4_000)), at: 250)
        let report = shop.report(200, 300)
        // The first order is of the day before, and was paid in this one; the second one is not paid.
        #expect(report.breakdown.payments == ["card": 4_000] && report.breakdown.unpaid == 4_000)
    }
}
