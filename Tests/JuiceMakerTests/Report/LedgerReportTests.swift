import Core
import Synchronization
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

    private func report(_ chronicle: Chronicle, _ from: Int64?, _ to: Int64?) -> LedgerReport {
        var report = LedgerReport(of: Period(from, to), books: chronicle.accounts)
        for record in chronicle.records { report.enter(record) }
        return report
    }

    /// Opening, restocked, adjusted, used and closing, of each fruit.
    private func table(_ report: LedgerReport) -> [String: [Int]] {
        report.fruits.mapValues { [$0.opening, $0.restocked, $0.adjusted, $0.used, $0.stock] }
    }

    @Test func `all time counts everything`() throws {
        let report = report(try shop(), nil, nil)
        #expect(report.sales.sold.juices == ["kiwi": 2, "mango-kiwi": 1])
        #expect(report.sales.count == 3)
        #expect(
            table(report) == ["kiwi": [10, 5, 0, 7, 8], "mango": [10, 20, -2, 2, 26], "plum": [7, 0, -1, 0, 6]])
        #expect(report.imbalance == nil)
    }

    @Test func `a period begins with what there was, and what comes later does not count`() throws {
        let first = report(try shop(), 0, 100)
        #expect(first.sales.sold.juices == ["kiwi": 1, "mango-kiwi": 1])
        #expect(table(first) == ["kiwi": [10, 5, 0, 4, 11], "mango": [10, 0, -2, 2, 6]])
        let second = report(try shop(), 100, 200)
        #expect(second.sales.sold.juices == ["kiwi": 1])
        #expect(
            table(second) == ["kiwi": [11, 0, 0, 3, 8], "mango": [6, 20, 0, 0, 26], "plum": [7, 0, -1, 0, 6]])
        #expect(first.imbalance == nil && second.imbalance == nil)
    }

    @Test func `the first moment belongs to a period, the last bound does not`() throws {
        #expect(report(try shop(), 10, 11).sales.sold.juices == ["kiwi": 1])
        #expect(report(try shop(), 9, 10).sales.sold.juices == [:])
        #expect(report(try shop(), 11, 99).sales.sold.juices == [:])
        #expect(report(try shop(), 99, nil).sales.sold.juices == ["mango-kiwi": 1, "kiwi": 1])
        #expect(report(try shop(), nil, 10).sales.sold.juices == [:])
    }

    @Test func `a period in which nothing happened closes as it opened`() throws {
        let quiet = report(try shop(), 120, 130)
        #expect(table(quiet) == ["kiwi": [8, 0, 0, 0, 8], "mango": [6, 0, 0, 0, 6]])
        #expect(report(try shop(), 150, 150).sales.sold.juices == [:])
        #expect(table(report(try shop(), nil, -1)) == [:])
    }

    @Test func `a record belongs where its own time says, though the clock was set back`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 500)
        try shop.sell("kiwi", ["kiwi": 3], at: 600)
        try shop.sell("kiwi", ["kiwi": 3], at: 550)
        try shop.sell("kiwi", ["kiwi": 3], at: 700)
        let report = report(shop, 500, 600)
        #expect(report.sales.sold.juices == ["kiwi": 1])
        #expect(table(report) == ["kiwi": [10, 0, 0, 3, 7]])
        #expect(report.imbalance == nil)
    }

    // MARK: Balance

    @Test func `records that do not lead to the books do not balance`() throws {
        let shop = try shop()
        var report = LedgerReport(of: Period(), books: shop.accounts)
        for record in shop.records.dropLast() { report.enter(record) }
        #expect(report.imbalance == .books)

        var books = shop.accounts
        books.fruits["kiwi", default: FruitAccount()].opening += 1
        report = LedgerReport(of: Period(100, 200), books: books)
        for record in shop.records { report.enter(record) }
        #expect(report.imbalance == .books)

        books = shop.accounts
        books.sales.sold.juices["kiwi"] = 3
        report = LedgerReport(of: Period(0, 100), books: books)
        for record in shop.records { report.enter(record) }
        #expect(report.imbalance == .books)
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

    @Test func `an empty ledger balances`() {
        let report = LedgerReport(of: Period(), books: Accounts())
        #expect(report.imbalance == nil)
        #expect(report.sales.count == 0)
    }
}

/// A report of a ledger.
struct LedgerReadingTests {
    private final class Clock: Sendable {
        let time = Mutex<Int64>(0)
        func set(_ milliseconds: Int64) { time.withLock { $0 = milliseconds } }
    }

    private let menu: Menu
    private let ledger: InMemoryLedger
    private let clock: Clock

    init() throws {
        let clock = Clock()
        menu = try Menu.standard()
        ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.time.withLock { $0 }) }
        self.clock = clock
    }

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
        clock.time.withLock { $0 = 30 }
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        let report = try ledger.report(before: Timestamp(milliseconds: 20))
        #expect(report.sales.count == 1)
        #expect(report.laterCount == 1)
    }
}
