import TestSupport
import Testing

@testable import Core

struct StockTests {
    private func needs(_ pairs: KeyValuePairs<String, Int>) -> [Quantity<String>] {
        pairs.map { Quantity(item: $0.key, count: $0.value) }
    }

    private func openingStock() throws -> Stock<String> {
        try Stock(needs(["strawberry": 10, "banana": 10, "kiwi": 0]), capacity: 100)
    }

    @Test func `a stock keeps its items in the order given, with their counts from none up to the capacity`() throws {
        let full = try Stock(needs(["kiwi": 0, "mango": 100]), capacity: 100)
        #expect(full.items.map { full[$0] } == [0, 100])
        let stock = try openingStock()
        #expect(stock.items == ["strawberry", "banana", "kiwi"])
        #expect(stock.items.map { stock[$0] } == [10, 10, 0])
        #expect(stock["durian"] == 0)
    }

    @Test(
        arguments: [
            (["kiwi": -1], 100, .negative("kiwi", -1)),
            (["kiwi": 101], 100, .aboveCapacity("kiwi", 101, capacity: 100)),
            (["kiwi": 1, "kiwi": 1], 100, .duplicate("kiwi")),
            (["kiwi": 0], -1, .aboveCapacity("kiwi", 0, capacity: -1)),
        ] as [(KeyValuePairs<String, Int>, Int, StockError<String>)])
    func `a stock refuses to open with an impossible count`(
        counts: KeyValuePairs<String, Int>, capacity: Int, error: StockError<String>
    ) {
        #expect(throws: error) { try Stock(needs(counts), capacity: capacity) }
    }

    @Test(
        arguments: [
            (["strawberry": 10, "banana": 1], [0, 9, 0]), (["kiwi": 0, "durian": 0], [10, 10, 0]), ([:], [10, 10, 0]),
            (["banana": 6, "banana": 4], [10, 0, 0]),
        ] as [(KeyValuePairs<String, Int>, [Int])])
    func `a withdrawal takes what is needed and no more`(used: KeyValuePairs<String, Int>, left: [Int]) throws {
        var stock = try openingStock()
        try stock.withdraw(needs(used))
        #expect(stock.items.map { stock[$0] } == left)
    }

    @Test(
        arguments: [
            (["banana": 2, "kiwi": 3, "durian": 1, "strawberry": 16], ["kiwi": 3, "durian": 1, "strawberry": 6]),
            // Needs that list an item twice are summed.
            (["banana": 6, "kiwi": 1, "banana": 5], ["banana": 1, "kiwi": 1]),
            // A negative need is refused, even beside one that makes up for it.
            (["banana": -1], ["banana": -1]), (["banana": -10], ["banana": -10]), (["banana": .min], ["banana": .min]),
            (["banana": 5, "banana": -1], ["banana": -1]), (["banana": 5, "banana": -10], ["banana": -10]),
            (["banana": 5, "banana": .min], ["banana": .min]),
            // Needs of absurd size are short of almost as much.
            (["banana": .max], ["banana": .max - 10]), (["banana": .max, "banana": .max], ["banana": .max]),
        ] as [(KeyValuePairs<String, Int>, KeyValuePairs<String, Int>)])
    func `a shortage names every shortfall in the order of the needs and takes nothing`(
        used: KeyValuePairs<String, Int>, missing: KeyValuePairs<String, Int>
    ) throws {
        var stock = try openingStock()
        let before = stock
        #expect(stock.shortfalls(for: needs(used)) == needs(missing))
        #expect(throws: Shortage(shortfalls: needs(missing))) { try stock.withdraw(needs(used)) }
        #expect(stock == before)
    }

    @Test(
        arguments: [
            (["strawberry": 3, "banana": 4], 2), (["strawberry": 16], 0), (["durian": 1], 0), (["kiwi": 0], .max),
            ([:], .max), (["banana": -1], 0), (["banana": 2, "strawberry": 1, "banana": 1], 3),
        ] as [(KeyValuePairs<String, Int>, Int)])
    func `servings are as many as the scarcest item allows`(used: KeyValuePairs<String, Int>, count: Int) throws {
        #expect(try openingStock().servings(of: needs(used)) == count)
    }

    @Test(
        arguments: [
            (["kiwi": 100, "banana": -10, "strawberry": 5, "strawberry": -7], [8, 0, 100]),
            (["kiwi": .max, "banana": -20, "kiwi": -.max, "banana": 15], [10, 5, 0]),
        ] as [(KeyValuePairs<String, Int>, [Int])])
    func `changes add and remove, and are summed before they are judged`(
        changes: KeyValuePairs<String, Int>, counts: [Int]
    ) throws {
        var stock = try openingStock()
        try stock.apply(needs(changes))
        #expect(stock.items.map { stock[$0] } == counts)
    }

    @Test func `a count above a smaller capacity stays or goes down, and never goes up`() throws {
        var stock = try Stock(holding: needs(["kiwi": 12, "mango": 3]), capacity: 10)
        try stock.apply(needs(["kiwi": 0, "mango": 7]))
        #expect(stock.items.map { stock[$0] } == [12, 10])
        #expect(throws: StockError.aboveCapacity("kiwi", 13, capacity: 10)) { try stock.apply(needs(["kiwi": 1])) }
        try stock.apply(needs(["kiwi": -1]))
        #expect(throws: StockError.aboveCapacity("kiwi", 12, capacity: 10)) { try stock.apply(needs(["kiwi": 1])) }
        #expect(stock["kiwi"] == 11)
    }

    @Test(
        arguments: [
            (["banana": 1, "kiwi": -1], StockError.negative("kiwi", -1)),
            (["banana": 1, "kiwi": 101], .aboveCapacity("kiwi", 101, capacity: 100)),
            (["banana": 1, "durian": 1], .unknown("durian")),
            (["banana": Int.max], .aboveCapacity("banana", .max, capacity: 100)),
            (["banana": Int.min, "kiwi": Int.min], .negative("banana", .min + 10)),
            (["banana": Int.min, "banana": Int.min], .negative("banana", .min)),
        ] as [(KeyValuePairs<String, Int>, StockError<String>)])
    func `one impossible change refuses all`(changes: KeyValuePairs<String, Int>, error: StockError<String>) throws {
        var stock = try openingStock()
        let before = stock
        #expect(throws: error) { try stock.apply(needs(changes)) }
        #expect(stock == before)
    }
}

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
