import Core
import Testing
import TestSupport

@testable import JuiceMaker

/// Orders, answers and edits at random: whatever people do, no fruit appears or disappears.
struct ConservationTests {
    @Test(arguments: 0..<5)
    func `opening stock and changes without what was used is the stock`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let menu = try Menu.standard()
        let bar = JuiceBar(ledger: InMemoryLedger(menu: menu))
        var expected = Dictionary(uniqueKeysWithValues: menu.fruits.map { ($0, menu.openingStock[$0]) })
        var edit = StockEdit(bar.books.stock)
        var (numbers, cups) = (0, 0)

        for step in 0..<3_000 {
            var announcements: [Announcement] = []
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...3: announcements = bar.handle(.order(try randomOrder(menu, using: &generator)))
            case 4: announcements = bar.handle(Bool.random(using: &generator) ? .decline : .acceptPart)
            case 5: announcements = bar.handle(.stockSaved)
            case 6: edit = StockEdit(bar.books.stock)
            case 7, 8: _ = edit.handle(randomEdit(menu, using: &generator))
            default:
                let changes = edit.changes
                guard let made = try? bar.restock(.add(changes)) else { break }
                for change in changes { expected[change.item, default: 0] += change.count }
                edit = StockEdit(bar.books.stock)
                announcements = made
            }
            for case .ready(let sale) in announcements {
                numbers += 1
                cups += sale.order.count
                #expect(sale.number == numbers)
                for line in sale.order.lines {
                    for need in line.item.needs { expected[need.item, default: 0] -= need.count * line.count }
                }
            }
            let stock = Dictionary(uniqueKeysWithValues: menu.fruits.map { ($0, bar.books.stock[$0]) })
            try #require(stock == expected, "seed \(seed), step \(step)")
            try #require(stock.values.allSatisfy((0...menu.capacity).contains), "seed \(seed), step \(step)")
            let steppers = edit.fruits.map { edit[$0] }
            try #require(steppers.allSatisfy((0...menu.capacity).contains), "seed \(seed), step \(step)")
        }
        #expect(numbers > 100, "seed \(seed): something was sold")
        #expect(menu.juices.map { bar.books.accounts.sales.count(ofJuice: $0.id) }.reduce(0, +) == cups)
        try expectWayOut(of: bar, seed: seed)
    }

    /// No state is a dead end: whoever keeps saying no comes to an idle counter.
    private func expectWayOut(of bar: JuiceBar, seed: Int) throws {
        for _ in 0...bar.machine.waiting.count { _ = bar.handle(.decline) }
        #expect(bar.machine == OrderMachine(stock: bar.books.stock), "seed \(seed)")
    }

    private func randomOrder(_ menu: Menu, using generator: inout SeededGenerator) throws -> Order {
        try Order(
            (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                let juice = menu.juices[Int.random(in: 0..<menu.juices.count, using: &generator)]
                return Quantity(item: juice, count: Int.random(in: 1...3, using: &generator))
            })
    }

    private func randomEdit(_ menu: Menu, using generator: inout SeededGenerator) -> StockEdit.Event {
        let fruit = menu.fruits[Int.random(in: 0..<menu.fruits.count, using: &generator)]
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...3: return .step(fruit, by: Int.random(in: -40...60, using: &generator))
        case 4...6: return .type(fruit, digit: Int.random(in: 0...9, using: &generator))
        case 7: return .backspace(fruit)
        case 8: return .set(fruit, count: Int.random(in: -20...120, using: &generator))
        default: return .reset
        }
    }
}
