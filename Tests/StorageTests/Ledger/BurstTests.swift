import Core
import JuiceMaker
import Testing

@testable import Storage

/// Changes that are made durable together.
struct BurstTests {
    private let shop: Shop
    private let ledger: FileLedger

    init() throws {
        shop = try Shop(stock: 10_000)
        ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger)
    }

    /// Another kiosk, which does not wait.
    private func openOther() throws -> FileLedger {
        try FileLedger(directory: "/data", menu: shop.menu, files: shop.disk, wait: LockWait(limit: .zero)) {
            Timestamp(milliseconds: 0)
        }
    }

    /// Sells juices one by one, and returns their numbers.
    private func sell(_ count: Int) -> [Int] {
        (0..<count).compactMap { _ in try? shop.sell("mango", from: ledger)?.number }
    }

    @Test func `a thousand orders one by one need one sync`() throws {
        let before = shop.disk.syncs
        var numbers: [Int] = []
        try ledger.recordTogether {
            numbers = sell(1_000)
            try? ledger.change(.set(shop.menu.fruits[0], to: 5))
        }
        #expect(numbers == Array(2...1_001))
        #expect(shop.disk.syncs - before == 1)
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()) == Array(1...1_001))
        #expect(try shop.open().books.stock[shop.menu.fruits[0]] == 5)
    }

    @Test func `no other kiosk sells before the end of a burst, and any does after it`() throws {
        let other = try openOther()
        var error: LedgerError?
        try ledger.recordTogether {
            #expect((try? shop.sell("mango", from: other))??.number == 2)
            #expect(sell(2) == [3, 4])
            do throws(LedgerError) {
                _ = try other.sell([SaleRequest(order: Order(shop.menu.juices[0]))])
            } catch let busy {
                error = busy
            }
            #expect(sell(1) == [5])
        }
        #expect(error == .busy)
        #expect(try shop.sell("mango", from: other)?.number == 6)
        #expect(sell(1) == [7])
    }

    @Test func `a burst that cannot be made durable has sold nothing`() throws {
        shop.disk.fail(.sync, with: 5)
        let error = #expect(throws: LedgerError.self) { try ledger.recordTogether { #expect(sell(3) == [2, 3, 4]) } }
        #expect(error == .notDurable(.deviceError))
        #expect(ledger.books.soldCount == 1)
        shop.disk.fail(.sync, with: nil)
        #expect(sell(1) == [2])
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()) == [1, 2])
    }

    @Test func `an order of a burst that cannot be written leaves the others`() throws {
        try ledger.recordTogether {
            #expect(sell(2) == [2, 3])
            shop.disk.fail(.write, with: 28)
            #expect(sell(1) == [])
            shop.disk.fail(.write, with: nil)
            #expect(sell(1) == [4])
        }
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()) == [1, 2, 3, 4])
    }

    @Test func `a burst without a change takes no lock and syncs nothing`() throws {
        let other = try openOther()
        let before = shop.disk.syncs
        try ledger.recordTogether {
            try? ledger.refresh()
            #expect((try? shop.sell("mango", from: other))??.number == 2)
        }
        #expect(shop.disk.syncs - before == 1)
    }
}
