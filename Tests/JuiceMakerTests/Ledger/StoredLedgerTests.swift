import Core
import Foundation
import Testing
import TestSupport

@testable import JuiceMaker

/// A ledger over a store that no lock protects, and that answers behind and unknown.
struct StoredLedgerTests {
    private let menu: Menu

    init() throws { menu = try Menu.standard() }

    private func request(_ juice: String, _ key: RequestKey? = nil) throws -> SaleRequest {
        SaleRequest(order: Order(try menu.juice(juice)), key: key)
    }

    @Test func `a kiosk that is behind reads on and decides again`() throws {
        let first = InMemoryLedger(menu: menu)
        let moods = Moods(seed: 1, goodShare: 100)
        let second = try MoodyLedger(first.bookkeeper.store, moods: moods, menu: menu) { Timestamp(milliseconds: 0) }
        let kiwi = try request("kiwi")
        // Three kiwis are left when the other kiosk takes them, after the decision and before the record.
        _ = try first.sell([kiwi, kiwi])
        moods.beforeNextAppend { _ = try? first.sell([kiwi]) }
        let recorded = try second.perform(Sell([kiwi]))
        #expect(recorded.answer == [.short(Shortage(shortfalls: [Quantity(item: try menu.fruit("kiwi"), count: 2)]))])
        #expect(recorded.records.isEmpty)
        #expect(second.books.accounts.lastNumber == 3)
    }

    @Test func `the records of a command come back with its answer`() throws {
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: 5) }
        let sold = try ledger.perform(Sell([request("kiwi"), request("strawberry"), request("mango")]))
        #expect(sold.records.map(\.sequence) == [2, 3])
        #expect(sold.records.map(\.time.milliseconds) == [5, 5])
        #expect(try ledger.perform(ChangeStock(.add([]))).records.isEmpty)
        #expect(try ledger.perform(CloseDay(counted: nil)).records.map(\.sequence) == [4])
    }

    @Test func `fruits that are new on a menu are opened with it`() throws {
        let old = try Menu(MenuFile.small)
        let ledger = InMemoryLedger(menu: old)
        let moods = Moods(seed: 1, goodShare: 100)
        let next = Bookkeeper(MoodyStore(ledger.bookkeeper.store, moods: moods), menu: menu) {
            Timestamp(milliseconds: 0)
        }
        #expect(next.books.menu == old)
        _ = try next.perform(SetMenu(menu))
        _ = try next.perform(Sell([request("mango")]))
        #expect(next.books.menu.juices == menu.juices)
        #expect(Set(next.books.accounts.fruits.keys).isSuperset(of: menu.fruits.map(\.id)))
        #expect(next.books.accounts.lastNumber == 1)
    }

    /// With `KIOSK_WORLDS=10000` there are as many seeds.
    @Test func `whatever a store answers, each command is recorded once, and its answer is true`() throws {
        let worlds =
            ProcessInfo.processInfo.environment["KIOSK_WORLDS"].flatMap { Int($0) } ?? (playsAllRounds ? 300 : 60)
        for seed in 1...worlds { try play(UInt64(seed)) }
    }

    private func play(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let clock = SetClock(1_795_000_000_000)
        let memory = clock.ledger(menu)
        let kiosks = try (0..<3).map { number in
            try MoodyLedger(memory.bookkeeper.store, moods: Moods(seed: seed &* 3 &+ UInt64(number)), menu: menu) {
                clock.now
            }
        }
        var (numbers, keys): ([Int], [RequestKey: Int]) = ([], [:])
        var voided = Set<Int>()
        for _ in 0..<40 {
            // The clock of a kiosk jumps.
            clock.set(clock.now.milliseconds + Int64.random(in: -100_000...200_000, using: &generator))
            let kiosk = kiosks[Int.random(in: 0..<3, using: &generator)]
            switch Int.random(in: 0..<10, using: &generator) {
            case 0:
                _ = try? kiosk.change(.add([Quantity(item: menu.fruits[3], count: 9)]))
            case 1:
                let number = Int.random(in: 1...9, using: &generator)
                if (try? kiosk.reverse(.void, number, reason: "spilt")) != nil {
                    try #require(voided.insert(number).inserted, "seed \(seed)")
                }
            case 2: _ = try kiosk.close(counted: nil)
            default:
                let key =
                    Bool.random(using: &generator)
                    ? RequestKey(id: "r", part: Int.random(in: 0..<6, using: &generator)) : nil
                guard case .sold(let sale)? = try kiosk.sell([request("mango-kiwi", key)]).first else { break }
                if let key, let earlier = keys[key] {
                    try #require(earlier == sale.number, "seed \(seed)")
                } else {
                    numbers.append(sale.number)
                    if let key { keys[key] = sale.number }
                }
            }
        }
        try #require(Set(numbers).count == numbers.count, "seed \(seed)")
        var (sums, sold) = (Accounts(), [Int]())
        try memory.forEachRecord { record in
            if case .sale(let sale) = record.entry { sold.append(sale.number) }
            do { try sums.enter(record.entry) } catch { Issue.record("seed \(seed): \(error)") }
        }
        try #require(sold == Array(1..<(numbers.count + 1)), "seed \(seed)")
        try #require(Set(numbers) == Set(sold), "seed \(seed)")
        for kiosk in kiosks {
            try kiosk.refresh()
            try #require(kiosk.books.accounts == sums, "seed \(seed)")
        }
    }
}
