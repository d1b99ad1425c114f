import Core
import Testing
import TestSupport

@testable import JuiceMaker

/// Whatever has happened, and wherever the time is cut.
struct LedgerReportPropertyTests {
    private static let fruits = ["a", "b", "c", "d"]
    private static let times: ClosedRange<Int64> = -50...50

    /// Records at random times in no order, as if the clock were set at random.
    private func chronicle(using generator: inout SeededGenerator) throws -> Chronicle {
        var chronicle = Chronicle()
        for _ in 0..<Int.random(in: 0...60, using: &generator) {
            let time = Int64.random(in: Self.times, using: &generator)
            let fruit = Self.fruits[Int.random(in: 0..<Self.fruits.count, using: &generator)]
            guard let stock = chronicle.accounts.fruits[fruit]?.stock else {
                try chronicle.open([fruit: Int.random(in: 0...20, using: &generator)], at: time)
                continue
            }
            if stock > 0, Bool.random(using: &generator) {
                let count = Int.random(in: 1...stock, using: &generator)
                try chronicle.sell(["x", "y"][count % 2], [fruit: count], at: time)
            } else {
                try chronicle.change([fruit: Int.random(in: -stock...20, using: &generator)], at: time)
            }
        }
        return chronicle
    }

    private func bound(using generator: inout SeededGenerator) -> Int64 {
        Int64.random(in: -60...60, using: &generator)
    }

    @Test func `two periods that meet add up to the one that spans both`() throws {
        for seed in 0..<500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let chronicle = try chronicle(using: &generator)
            let bounds = [bound(using: &generator), bound(using: &generator), bound(using: &generator)].sorted()
            let from = Bool.random(using: &generator) ? bounds[0] : nil
            let to = Bool.random(using: &generator) ? bounds[2] : nil
            let whole = chronicle.report(from, to)
            let (first, second) = (chronicle.report(from, bounds[1]), chronicle.report(bounds[1], to))

            let sold = first.sales.sold.juices.merging(second.sales.sold.juices, uniquingKeysWith: +)
            try #require(whole.sales.sold.juices == sold, "seed \(seed)")
            try #require(whole.sales.count == first.sales.count + second.sales.count, "seed \(seed)")
            for fruit in Self.fruits {
                let accounts = [whole, first, second].map { $0.fruits[fruit] ?? FruitAccount() }
                func addsUp(_ count: (FruitAccount) -> Int) -> Bool {
                    count(accounts[0]) == count(accounts[1]) + count(accounts[2])
                }
                try #require(addsUp(\.restocked) && addsUp(\.adjusted) && addsUp(\.used), "seed \(seed)")
                try #require(accounts[0].stock == accounts[2].stock, "seed \(seed): it closes as the second one")
                // What was there for the first time in the second period opens it, and the whole.
                let new = chronicle.opened(fruit, Period(bounds[1], to))
                try #require(accounts[2].opening == accounts[1].stock + new, "seed \(seed)")
                try #require(accounts[0].opening == accounts[1].opening + new, "seed \(seed)")
            }
            try #require(
                whole.imbalance == nil && first.imbalance == nil && second.imbalance == nil, "seed \(seed)")
        }
    }

    @Test func `without bounds a report says what the books say`() throws {
        for seed in 0..<200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let chronicle = try chronicle(using: &generator)
            let report = chronicle.report()
            try #require(report.fruits == chronicle.accounts.fruits, "seed \(seed)")
            try #require(report.sales.sold.juices == chronicle.accounts.sales.sold.juices, "seed \(seed)")
        }
    }
}

extension Chronicle {
    /// How many of a fruit were there for the first time in a period.
    fileprivate func opened(_ fruit: String, _ period: Period) -> Int {
        records.reduce(0) { sum, record in
            guard case .opening(let quantities) = record.entry, period.place(of: record.time) == .within else {
                return sum
            }
            return quantities.reduce(sum) { $1.item == fruit ? $0 + $1.count : $0 }
        }
    }
}
