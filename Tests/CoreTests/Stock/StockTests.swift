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

    @Test func `a stock keeps its items in the order given, with their counts`() throws {
        let stock = try openingStock()
        #expect(stock.items == ["strawberry", "banana", "kiwi"])
        #expect(stock.items.map { stock[$0] } == [10, 10, 0])
        #expect(stock["durian"] == 0)
    }

    @Test func `a stock refuses to open with an impossible count`() {
        #expect(throws: StockError.negative("kiwi", -1)) { try Stock(needs(["kiwi": -1]), capacity: 100) }
        #expect(throws: StockError.aboveCapacity("kiwi", 101, capacity: 100)) {
            try Stock(needs(["kiwi": 101]), capacity: 100)
        }
        #expect(throws: StockError.duplicate("kiwi")) { try Stock(needs(["kiwi": 1, "kiwi": 1]), capacity: 100) }
        #expect(throws: StockError.aboveCapacity("kiwi", 0, capacity: -1)) {
            try Stock(needs(["kiwi": 0]), capacity: -1)
        }
    }

    @Test func `counts from none up to the capacity are allowed`() throws {
        let stock = try Stock(needs(["kiwi": 0, "mango": 100]), capacity: 100)
        #expect(stock["kiwi"] == 0)
        #expect(stock["mango"] == 100)
    }

    @Test func `a withdrawal takes what is needed and no more`() throws {
        var stock = try openingStock()
        try stock.withdraw(needs(["strawberry": 10, "banana": 1]))
        #expect(stock.items.map { stock[$0] } == [0, 9, 0])
    }

    @Test func `a shortage names every shortfall in the order of the needs and takes nothing`() throws {
        var stock = try openingStock()
        let before = stock
        #expect(throws: Shortage(shortfalls: needs(["kiwi": 3, "durian": 1, "strawberry": 6]))) {
            try stock.withdraw(needs(["banana": 2, "kiwi": 3, "durian": 1, "strawberry": 16]))
        }
        #expect(stock == before)
    }

    @Test func `needs that list an item twice are summed`() throws {
        var stock = try openingStock()
        let shortfalls = stock.shortfalls(for: needs(["banana": 6, "kiwi": 1, "banana": 5]))
        #expect(shortfalls == needs(["banana": 1, "kiwi": 1]))
        #expect(stock.servings(of: needs(["banana": 2, "strawberry": 1, "banana": 1])) == 3)
        try stock.withdraw(needs(["banana": 6, "banana": 4]))
        #expect(stock["banana"] == 0)
    }

    @Test func `servings are as many as the scarcest item allows`() throws {
        let stock = try openingStock()
        #expect(stock.servings(of: needs(["strawberry": 3, "banana": 4])) == 2)
        #expect(stock.servings(of: needs(["strawberry": 16])) == 0)
        #expect(stock.servings(of: needs(["durian": 1])) == 0)
        #expect(stock.servings(of: needs(["kiwi": 0])) == .max)
        #expect(stock.servings(of: []) == .max)
        #expect(stock.servings(of: needs(["banana": -1])) == 0)
    }

    @Test func `needing nothing takes nothing`() throws {
        var stock = try openingStock()
        let before = stock
        try stock.withdraw(needs(["kiwi": 0, "durian": 0]))
        try stock.withdraw([])
        #expect(stock == before)
    }

    @Test(arguments: [-1, -10, Int.min])
    func `a negative need is refused, even beside one that makes up for it`(count: Int) throws {
        var stock = try openingStock()
        let before = stock
        #expect(throws: Shortage(shortfalls: needs(["banana": count]))) {
            try stock.withdraw(needs(["banana": count]))
        }
        #expect(throws: Shortage(shortfalls: needs(["banana": count]))) {
            try stock.withdraw(needs(["banana": 5, "banana": count]))
        }
        #expect(stock == before)
    }

    @Test func `needs of absurd size are short of almost as much`() throws {
        var stock = try openingStock()
        #expect(throws: Shortage(shortfalls: needs(["banana": .max - 10]))) {
            try stock.withdraw(needs(["banana": .max]))
        }
        #expect(throws: Shortage(shortfalls: needs(["banana": .max]))) {
            try stock.withdraw(needs(["banana": .max, "banana": .max]))
        }
    }

    @Test func `changes add and remove`() throws {
        var stock = try openingStock()
        try stock.apply(needs(["kiwi": 100, "banana": -10, "strawberry": 5, "strawberry": -7]))
        #expect(stock.items.map { stock[$0] } == [8, 0, 100])
    }

    @Test func `changes are summed before they are judged`() throws {
        var stock = try openingStock()
        try stock.apply(needs(["kiwi": .max, "banana": -20, "kiwi": -.max, "banana": 15]))
        #expect(stock.items.map { stock[$0] } == [10, 5, 0])
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
