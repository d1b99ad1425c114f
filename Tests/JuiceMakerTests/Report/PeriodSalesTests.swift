import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct PeriodSalesTests {
    private let ledger: InMemoryLedger
    private let clock = SetClock()
    private var menu: Menu { ledger.books.menu }

    init() throws { ledger = clock.ledger(try .standard()) }

    private func sell(_ order: String, at time: Int64) throws {
        clock.set(time)
        let sold = ledger.books.soldCount
        _ = try ledger.sell([SaleRequest(order: try Order(parsing: order, menu: menu))])
        try #require(ledger.books.soldCount > sold, "\(order) was not sold")
    }

    private func void(_ number: Int, at time: Int64) throws {
        clock.set(time)
        _ = try ledger.reverse(.void, number, reason: "spilled")
    }

    private func sales(_ from: Int64?, _ to: Int64?) throws -> PeriodSales {
        var sales = PeriodSales(of: Period(from, to)) { Int($0.milliseconds) }
        try ledger.read(&sales)
        return sales
    }

    @Test func `a period has its orders, its money and its hours, and nothing from before or after`() throws {
        try sell("kiwi 2", at: 9)
        try sell("kiwi, mango 2", at: 10)
        try sell("banana", at: 19)
        try sell("mango", at: 20)
        let sales = try sales(10, 20)
        #expect([sales.sales.sold.orders, sales.sales.sold.money] == [2, 16_500])
        #expect(sales.sales.sold.juices == ["kiwi": 1, "mango": 2, "banana": 1])
        #expect(sales.hours.range == 10...19)
        #expect([10, 11, 19].map { sales.hours[$0].cups } == [3, 0, 1])
        #expect(sales.laterCount == 1)
        #expect(try self.sales(nil, nil).sales.sold.orders == 4)
    }

    @Test func `a cancellation is taken from the period in which it was made`() throws {
        try sell("kiwi 2", at: 5)
        try sell("mango", at: 12)
        try void(1, at: 15)
        #expect(try sales(nil, 10).sales.count(ofJuice: "kiwi") == 2)
        let second = try sales(10, 20)
        #expect(second.sales.count(ofJuice: "kiwi") == -2)
        #expect(second.sales.voided.orders == 1 && second.sales.voided.money == 8_000)
        #expect(second.hours[15].cups == -2)
        #expect(try sales(nil, nil).sales.count(ofJuice: "kiwi") == 0)
        #expect(try sales(nil, 15).laterCount == 1)
    }

    // The clock was set back in the second case.
    @Test(arguments: [(10, [10, 11], 2), (50, [20, 9, 20], 1)] as [(Int64, [Int64], Int)])
    func `what is new is added, once, however often it is read`(first: Int64, times: [Int64], readings: Int) throws {
        try sell("kiwi", at: first)
        var sales = try sales(10, nil)
        for time in times {
            try sell("mango", at: time)
            for _ in 0..<readings { try ledger.read(&sales) }
        }
        #expect(sales.sales.sold.juices == ["kiwi": 1, "mango": 2])
    }
}

struct SalesByTimeTests {
    private func sale(_ count: Int, total: Int?) -> SaleRecord {
        SaleRecord(number: 1, juices: [Quantity(item: "kiwi", count: count)], used: [], total: total)
    }

    @Test func `an hour has its cups and its money, and a cancellation takes them away in its own hour`() {
        var hours = SalesByTime()
        #expect(hours.range == nil)
        hours.add(sale(2, total: 8_000), sign: 1, in: 14)
        hours.add(sale(1, total: nil), sign: 1, in: 14)
        hours.add(sale(2, total: 8_000), sign: -1, in: 16)
        #expect(hours.range == 14...16)
        #expect((14...16).map { hours[$0].cups } == [3, 0, -2])
        #expect((14...16).map { hours[$0].money } == [8_000, 0, -8_000])
        #expect(hours[0] == SalesByTime.Element())
    }

    @Test func `a report has the hours of its period only, by the clock that it is given`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 0)
        for time: Int64 in [5, 10, 11, 19, 20] { try shop.sell("kiwi", ["kiwi": 1], at: time) }
        let report = shop.report(10, 20) { Int($0.milliseconds) }
        #expect(report.hours.range == 10...19)
        #expect((10...19).reduce(0) { $0 + report.hours[$1].cups } == 3)
    }
}
