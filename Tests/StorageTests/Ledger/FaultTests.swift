import Core
import JuiceMaker
import System
import Testing

@testable import Storage

/// A kiosk whose disk fails, and then loses its power.
struct FaultTests {
    @Test func `a full disk leaves the stock as it was, and selling goes on when there is room`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger)
        let (books, bytes) = (ledger.books, shop.disk[Shop.path])
        // Lock, two looks at the file, and then the write.
        for call in 1...8 { shop.disk.fail(call: shop.disk.calls + call, with: .noSpace) }
        #expect(throws: LedgerError.self) { try shop.sell("mango", from: ledger) }
        #expect(ledger.books == books)
        #expect(shop.disk[Shop.path] == bytes)
        shop.disk.crash()
        #expect(try shop.sell("mango", from: ledger)?.number == 2)
    }

    @Test(arguments: [true, false])
    func `what is recorded already is durable before that is said`(isOpen: Bool) throws {
        for index in 0..<3 {
            let shop = try Shop()
            let (mine, other) = (try shop.open(), try shop.open())
            _ = try shop.sell("mango", from: other)
            let request = SaleRequest(order: Order(try shop.juice("mango")), key: RequestKey(id: "r", part: 0))
            let commands: [any LedgerCommand] = [
                Sell([request]), ChangeStock(.set(try shop.fruit("kiwi"), to: 7)), CloseDay(counted: nil),
            ]
            // The sync fails, and to take the record back fails too.
            shop.disk.failing(.sync, .truncate) {
                let error = #expect(throws: (any Error).self, "\(index)") { try other.performAny(commands[index]) }
                // Each command has an error type of its own around it.
                let text = error.map { String(describing: $0) } ?? ""
                #expect(text.contains("unknown(Core.FailureReason.deviceError)"), "\(index)")
            }
            let lines = shop.lines
            try #require(lines.count == 3)
            #expect(try (isOpen ? mine : shop.open()).performAny(commands[index]) == 0, "\(index)")
            shop.disk.crash()
            #expect(shop.lines == lines, "\(index)")
        }
    }

    @Test func `the first ledger is durable when a stock is set to what it is`() throws {
        let shop = try Shop()
        try shop.open().change(.set(try shop.fruit("kiwi"), to: 1_000))
        #expect(shop.disk.isDurable(Shop.path))
    }

    @Test(arguments: [true, false])
    func `what another kiosk could not sync is written again after a sync that failed`(isShown: Bool) throws {
        let shop = try Shop()
        let (mine, other) = (try shop.open(), try shop.open())
        // The other kiosk writes, and dies before its sync ends: what it wrote is there, and not durable.
        try shop.disk.failing(.sync, .truncate) {
            _ = try? shop.sell("mango", from: other)
            // Mine reads that to show it, or to sell, and then its sync fails as well.
            if isShown { try mine.refresh() } else { _ = try? shop.sell("mango", from: mine) }
        }
        let number = try #require(try shop.sell("mango-kiwi", from: mine)).number
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()).last == number)
    }

    @Test func `records neither synced nor removed are unknown, and their numbers are not given again`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger)
        shop.disk.fail(.sync, .truncate, with: EIO)
        #expect(throws: LedgerError.unknown(.deviceError)) { try shop.sell("mango", from: ledger) }
        for _ in 0..<2 {
            #expect(throws: LedgerError.failed(.sync, .deviceError)) { try shop.sell("mango", from: ledger) }
            shop.disk.fail(.truncate, with: nil)
        }
        shop.disk.fail(.sync, with: nil)
        #expect(try shop.sell("mango", from: ledger)?.number == 3)
        #expect(try shop.sell("mango", from: try shop.open())?.number == 4)
    }

    @Test func `the folders that were made for a ledger survive the power cut together with it`() throws {
        let shop = try Shop()
        func open() throws -> FileLedger { try shop.open(in: "/home/kim/share/kiosk") }
        #expect(try shop.sell("mango", from: open())?.number == 1)
        shop.disk.crash()
        #expect(try shop.sell("mango", from: open())?.number == 2)
    }

    @Test func `after a failed sync nothing is sold until every line was read again`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        for _ in 0..<2 { _ = try shop.sell("mango", from: ledger) }
        let (books, bytes) = (ledger.books, shop.bytes)

        shop.disk.failing(.sync) {
            #expect(throws: LedgerError.notDurable(.deviceError)) { try shop.sell("mango", from: ledger) }
        }
        #expect(ledger.books == books)
        #expect(shop.disk[Shop.path] == bytes)

        var damaged = bytes
        damaged[10] ^= 1
        shop.disk[Shop.path] = damaged
        #expect(throws: LedgerError.damaged(line: 1, .checksum)) { try shop.sell("mango", from: ledger) }
        shop.disk[Shop.path] = bytes
        #expect(try shop.sell("mango", from: ledger)?.number == 3)
    }
}

extension Ledger {
    /// Performs a command of any kind, and returns how many records it has made.
    fileprivate func performAny(_ command: some LedgerCommand) throws -> Int { try perform(command).records.count }
}
