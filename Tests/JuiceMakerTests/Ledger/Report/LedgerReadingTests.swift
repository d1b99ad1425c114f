import Core
import Synchronization
import Testing
import TestSupport

@testable import JuiceMaker

/// A report of a ledger, and what it has sold before a moment.
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
        #expect(report.juices == ["mango-kiwi": 1])
        #expect(report.fruits["kiwi"].map { [$0.opening, $0.restocked, $0.used, $0.stock] } == [7, 24, 1, 30])
        #expect(report.imbalance == nil)
        #expect(try ledger.report().soldCount == 2)
    }

    @Test func `sold before a moment is everything without what was sold from then on`() throws {
        for (juice, time) in [("kiwi", 10), ("banana", 20), ("kiwi", 20), ("kiwi", 30)] as [(String, Int64)] {
            try sell(juice, at: time)
        }
        func sold(before time: Int64) throws -> [String: Int] {
            try ledger.soldCounts(before: Timestamp(milliseconds: time)).filter { $0.value != 0 }
        }
        #expect(try sold(before: 10) == [:])
        #expect(try sold(before: 20) == ["kiwi": 1])
        #expect(try sold(before: 21) == ["kiwi": 2, "banana": 1])
        #expect(try sold(before: 31) == ["kiwi": 3, "banana": 1])
    }
}
