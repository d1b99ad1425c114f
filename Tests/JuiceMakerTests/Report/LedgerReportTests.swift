import Core
import TestSupport
import Testing

@testable import JuiceMaker

struct LedgerReportTests {
    /// Two days of a small shop: the first from 0 to 99, the second from 100 to 199.
    private func shop() throws -> Chronicle {
        var shop = Chronicle()
        try shop.open(["kiwi": 10, "mango": 10], at: 0)
        try shop.sell("kiwi", ["kiwi": 3], at: 10)
        try shop.change(["kiwi": 5, "mango": -2], at: 20)
        try shop.sell("mango-kiwi", ["mango": 2, "kiwi": 1], at: 99)
        try shop.sell("kiwi", ["kiwi": 3], at: 100)
        try shop.open(["plum": 7], at: 150)
        try shop.change(["plum": -1, "mango": 20], at: 160)
        return shop
    }

    /// Opening, restocked, adjusted, used and closing, of each fruit.
    private func table(_ report: LedgerReport) -> [String: [Int]] {
        report.fruits.mapValues { [$0.opening, $0.restocked, $0.adjusted, $0.used, $0.stock] }
    }

    private static let periods: [(Int64?, Int64?, sold: [String: Int], fruits: [String: [Int]])] = [
        // All time counts everything.
        (
            nil, nil, ["kiwi": 2, "mango-kiwi": 1],
            ["kiwi": [10, 5, 0, 7, 8], "mango": [10, 20, -2, 2, 26], "plum": [7, 0, -1, 0, 6]]
        ),
        // A period begins with what there was, and what comes later does not count.
        (0, 100, ["kiwi": 1, "mango-kiwi": 1], ["kiwi": [10, 5, 0, 4, 11], "mango": [10, 0, -2, 2, 6]]),
        (100, 200, ["kiwi": 1], ["kiwi": [11, 0, 0, 3, 8], "mango": [6, 20, 0, 0, 26], "plum": [7, 0, -1, 0, 6]]),
        // One in which nothing happened closes as it opened.
        (120, 130, [:], ["kiwi": [8, 0, 0, 0, 8], "mango": [6, 0, 0, 0, 6]]), (nil, -1, [:], [:]),
    ]

    @Test(arguments: periods)
    func `a period has its sales and its fruits`(
        from: Int64?, to: Int64?, sold: [String: Int], fruits: [String: [Int]]
    ) throws {
        let report = try shop().report(from, to)
        #expect(report.sales.sold.juices == sold && report.sales.count == sold.values.reduce(0, +))
        #expect(table(report) == fruits)
        #expect(report.imbalance == nil)
    }

    @Test func `an empty ledger balances`() {
        let empty = Chronicle().report()
        #expect(empty.imbalance == nil && empty.sales.count == 0)
    }

    @Test(
        arguments: [
            (10, 11, ["kiwi": 1]), (9, 10, [:]), (11, 99, [:]), (99, nil, ["mango-kiwi": 1, "kiwi": 1]),
            (nil, 10, [:]), (150, 150, [:]),
        ] as [(Int64?, Int64?, [String: Int])])
    func `the first moment belongs to a period, the last bound does not`(from: Int64?, to: Int64?, sold: [String: Int])
        throws
    {
        #expect(try shop().report(from, to).sales.sold.juices == sold)
    }

    @Test func `a record belongs where its own time says, though the clock was set back`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 500)
        try shop.sell("kiwi", ["kiwi": 3], at: 600)
        try shop.sell("kiwi", ["kiwi": 3], at: 550)
        try shop.sell("kiwi", ["kiwi": 3], at: 700)
        let report = shop.report(500, 600)
        #expect(report.sales.sold.juices == ["kiwi": 1])
        #expect(table(report) == ["kiwi": [10, 0, 0, 3, 7]])
        #expect(report.imbalance == nil)
    }

    // MARK: Balance

    @Test func `records that do not lead to the books do not balance`() throws {
        let shop = try shop()
        var (fruits, sales) = (shop.accounts, shop.accounts)
        fruits.fruits["kiwi", default: FruitAccount()].opening += 1
        sales.sales.sold.juices["kiwi"] = 3
        let cases: [(Period, Accounts, [LedgerRecord])] = [
            (Period(), shop.accounts, shop.records.dropLast()), (Period(100, 200), fruits, shop.records),
            (Period(0, 100), sales, shop.records),
        ]
        for (index, (period, books, records)) in cases.enumerated() {
            var report = LedgerReport(of: period, books: books)
            for record in records { report.enter(record) }
            #expect(report.imbalance == .books, "\(index)")
        }
    }

    @Test func `a record that contradicts those before it is named, whenever it was written`() throws {
        let shop = try shop()
        var report = LedgerReport(of: Period(0, 1), books: shop.accounts)
        for record in shop.records where record.sequence != 2 { report.enter(record) }
        #expect(report.imbalance == .contradiction(sequence: 4, .numberOutOfOrder(2)))
        #expect(report.fruits["kiwi"]?.stock == 10)
    }

    @Test func `what is sold while the report is made is left out`() throws {
        var shop = try shop()
        let (books, last) = (shop.accounts, shop.records.count)
        try shop.sell("kiwi", ["kiwi": 3], at: 170)
        try shop.change(["kiwi": 9], at: 180)
        var report = LedgerReport(of: Period(), books: books, upTo: last)
        for record in shop.records { report.enter(record) }
        #expect(report.imbalance == nil)
        #expect(report.fruits["kiwi"]?.stock == 8)
        #expect(report.sales.count == 3)
    }
}

/// A report of a ledger.
struct LedgerReadingTests {
    private let ledger: InMemoryLedger
    private let clock = SetClock()
    private var menu: Menu { ledger.books.menu }

    init() throws { ledger = clock.ledger(try .standard()) }

    private func sell(_ juice: String, at time: Int64) throws {
        clock.set(time)
        _ = try ledger.make(menu.juice(juice))
    }

    @Test func `a ledger is reported on up to its last record`() throws {
        try sell("kiwi", at: 10)
        try sell("mango-kiwi", at: 20)
        try ledger.change(.set(menu.fruit("kiwi"), to: 30))
        let report = try ledger.report(of: Period(20, nil))
        #expect(report.sales.sold.juices == ["mango-kiwi": 1])
        #expect(report.fruits["kiwi"].map { [$0.opening, $0.counted, $0.used, $0.stock] } == [7, 24, 1, 30])
        #expect(report.imbalance == nil)
        #expect(try ledger.report().sales.count == 2)
    }

    @Test func `what is dated after a day is not sold on it`() throws {
        for (juice, time) in [("kiwi", 10), ("banana", 20), ("kiwi", 30), ("kiwi", 20)] as [(String, Int64)] {
            try sell(juice, at: time)
        }
        let report = try ledger.report(before: Timestamp(milliseconds: 30))
        #expect(report.sales.sold.juices == ["kiwi": 2, "banana": 1])
        #expect(report.laterCount == 1)
        #expect(report.imbalance == nil)
        #expect(try ledger.report(of: Period(nil, 20), before: Timestamp(milliseconds: 30)).laterCount == 1)
        #expect(try ledger.report().laterCount == 0)
    }

    @Test func `a cancellation that is dated after a day is counted among what is left out`() throws {
        try sell("kiwi", at: 10)
        clock.set(30)
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        let report = try ledger.report(before: Timestamp(milliseconds: 20))
        #expect(report.sales.count == 1)
        #expect(report.laterCount == 1)
    }
}

/// The money of a report by juice and by kind of payment.
struct LedgerReportMoneyTests {
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
        let money = try ledger.report()
        #expect(money.juiceMoney == ["mango": 13_500, "kiwi": 4_000, "banana": 3_500] && money.sales.money == 21_000)
        #expect(money.payments == ["cash": 13_000, "card": 4_500])
        #expect(money.unpaid == 3_500)
    }

    @Test func `a cancelled order takes its money away from its juices and from the kind in which it was paid`() throws
    {
        for waits in [false, true, true] { try order("mango", waits: waits) }
        _ = try ledger.perform(TakePayment(2, by: "card"))
        for number in 1...3 { _ = try ledger.reverse(.void, number, reason: "spilt") }
        let money = try ledger.report()
        #expect(money.juiceMoney == [:] && money.payments == [:] && money.unpaid == 0)
    }

    @Test func `a refund comes out of the drawer, and what was closed unpaid stays unpaid`() throws {
        try order("mango", waits: false)
        try order("kiwi", waits: true)
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        _ = try ledger.reverse(.refund, 1, reason: "sour")
        let money = try ledger.report()
        #expect(money.juiceMoney == ["mango": 4_500, "kiwi": 4_000])
        #expect(money.payments == [:] && money.unpaid == 4_000)
    }

    @Test func `a juice has cost what the menu of its time says`() throws {
        try order("mango", waits: false)
        let text = String(decoding: try MenuFile.standard(), as: UTF8.self).replacing("4500", with: "5000")
        _ = try ledger.set(Menu(text))
        try order("mango", waits: false)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        let money = try ledger.report()
        #expect(money.juiceMoney == ["mango": 5_000])
        #expect(money.payments == ["cash": 5_000])
    }

    @Test func `a sale of an older ledger without a menu has money, and no juice has it`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 9], at: 0)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 1)
        let report = shop.report()
        #expect(report.juiceMoney == [:] && report.payments == ["cash": 4_000])
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
        #expect(report.payments == ["card": 4_000] && report.unpaid == 4_000)
    }
}
