import Testing
import TestSupport

@testable import Core

struct StockPropertyTests {
    /// Small counts that matter, and now and then one that is absurd.
    private func randomCount(using generator: inout SeededGenerator) -> Int {
        switch Int.random(in: 0..<50, using: &generator) {
        case 0: .max
        case 1: .min
        default: Int.random(in: -6...12, using: &generator)
        }
    }

    private func randomQuantities(using generator: inout SeededGenerator) -> [Quantity<Int>] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Quantity(item: Int.random(in: 0...5, using: &generator), count: randomCount(using: &generator))
        }
    }

    /// Stock plus everything taken minus everything added stays what it was at the start, item by item.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `nothing appears or vanishes over random operations`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let opening = (0..<5).map { Quantity(item: $0, count: 10) }
        var stock = try Stock(opening, capacity: 40)
        var balance = Array(repeating: 10, count: 5)
        var successes = 0
        for _ in 0..<4_000 {
            let quantities = randomQuantities(using: &generator)
            let before = stock
            let sign: Int
            let isServable = stock.servings(of: quantities) >= 1
            do {
                if Bool.random(using: &generator) {
                    sign = -1
                    #expect(isServable == stock.shortfalls(for: quantities).isEmpty, "seed \(seed): \(quantities)")
                    try stock.withdraw(quantities)
                    #expect(isServable, "seed \(seed): \(quantities)")
                } else {
                    sign = 1
                    try stock.apply(quantities)
                }
                successes += 1
                for quantity in quantities where balance.indices.contains(quantity.item) {
                    balance[quantity.item] &+= sign &* quantity.count
                }
            } catch {
                #expect(stock == before, "seed \(seed): \(quantities)")
            }
            let counts = stock.items.map { stock[$0] }
            try #require(counts == balance, "seed \(seed): \(quantities)")
            try #require(counts.allSatisfy { (0...40).contains($0) }, "seed \(seed): \(quantities)")
        }
        #expect(successes > 400, "seed \(seed)")
    }
}
