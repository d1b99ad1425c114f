import Core
import JuiceMaker
import Testing

@testable import Storage

/// A day at a kiosk whose disk fails at each of its calls in turn, and then loses its power.
struct FaultTests {
    /// What was acknowledged.
    private struct Acknowledged {
        var numbers: [Int] = []
        var kiwis = 0
        var wasOpened = false
    }

    private static let day = ["mango", "batch", "mango-kiwi", "kiwi", "refresh", "mango", "request", "request", "kiwi"]

    /// Does all of a day's work, whatever fails.
    private func work(in shop: Shop) throws -> Acknowledged {
        var acknowledged = Acknowledged()
        // Whoever cannot open it starts the kiosk once more.
        guard let ledger = (try? shop.open()) ?? (try? shop.open()) else { return acknowledged }
        acknowledged.wasOpened = true
        for task in Self.day {
            let books = ledger.books
            do {
                switch task {
                case "batch":
                    let requests = try ["mango", "mango-kiwi", "mango"].map {
                        SaleRequest(order: Order(try shop.juice($0)))
                    }
                    for case .sold(let sale) in try ledger.sell(requests) { acknowledged.numbers.append(sale.number) }
                case "kiwi":
                    try ledger.change(.add([Quantity(item: try shop.fruit("kiwi"), count: 5)]))
                    acknowledged.kiwis += 5
                case "refresh": try ledger.refresh()
                case "request":
                    let sale = try #require(try shop.sell("mango", from: ledger, key: RequestKey(id: "r", part: 0)))
                    if !acknowledged.numbers.contains(sale.number) { acknowledged.numbers.append(sale.number) }
                default: acknowledged.numbers.append(try #require(try shop.sell(task, from: ledger)).number)
                }
            } catch {
                try #require(error is LedgerError || error is StockChangeError)
                try #require(ledger.books.accounts.lastNumber >= books.accounts.lastNumber)
            }
        }
        return acknowledged
    }

    private func calls() throws -> Int {
        let shop = try Shop()
        _ = try work(in: shop)
        return shop.disk.calls
    }

    @Test(arguments: SimulatedDisk.Fault.allCases, [0, 30, 60, 100])
    func `whatever call fails, what was acknowledged survives the power cut, once`(
        fault: SimulatedDisk.Fault, percent: Int
    ) throws {
        for call in 1...(try calls()) {
            let shop = try Shop()
            shop.disk.fail(call: call, with: fault)
            let acknowledged = try work(in: shop)
            shop.disk.crash(keeping: percent, seed: UInt64(call))
            let numbers = Shop.numbers(try shop.checkedRecords())
            try #require(numbers == Array(1..<(numbers.count + 1)), "call \(call)")
            try #require(Set(acknowledged.numbers).isSubset(of: numbers), "call \(call)")
            try #require(Set(acknowledged.numbers).count == acknowledged.numbers.count, "call \(call)")
            let kiwis = try shop.open().books.accounts.fruits["kiwi"]?.restocked ?? 0
            try #require(kiwis >= acknowledged.kiwis && kiwis <= 10, "call \(call)")
        }
    }

    @Test func `an interrupted call is repeated, and nobody notices`() throws {
        for call in 1...(try calls()) {
            let shop = try Shop()
            shop.disk.fail(call: call, with: .interrupted)
            let acknowledged = try work(in: shop)
            try #require(acknowledged.numbers == Array(1...7), "call \(call)")
        }
    }

    @Test func `two calls that fail, one after another, lose nothing either`() throws {
        let count = try calls()
        for first in 1...count {
            for second in (first + 1)...(count + 4) where (first + second).isMultiple(of: 3) {
                let shop = try Shop()
                shop.disk.fail(call: first, with: .inputOutputError)
                shop.disk.fail(call: second, with: .noSpace)
                let acknowledged = try work(in: shop)
                shop.disk.crash()
                let numbers = Shop.numbers(try shop.checkedRecords())
                try #require(Set(acknowledged.numbers).isSubset(of: numbers), "calls \(first) and \(second)")
                try #require(numbers == Array(1..<(numbers.count + 1)), "calls \(first) and \(second)")
            }
        }
    }

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

    @Test func `a repeated sale is durable before its number is told, though the kiosk that made it could not say`()
        throws
    {
        let shop = try Shop()
        let key = RequestKey(id: "r", part: 0)
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger, key: RequestKey(id: "q", part: 0))
        _ = try shop.sell("mango", from: ledger, key: RequestKey(id: "q", part: 1))
        // The sync fails, and to take the record back fails too.
        for operation in [.sync, .truncate] as [SimulatedDisk.Operation] { shop.disk.fail(operation, with: 5) }
        #expect(throws: LedgerError.unknown(.deviceError)) { try shop.sell("mango", from: ledger, key: key) }
        for operation in [.sync, .truncate] as [SimulatedDisk.Operation] { shop.disk.fail(operation, with: nil) }

        #expect(try shop.sell("mango", from: shop.open(), key: key)?.number == 3)
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()) == [1, 2, 3])
    }

    @Test func `a stock that is already as it is to be set is durable before that is said`() throws {
        let shop = try Shop()
        let other = try shop.open()
        for operation in [.sync, .truncate] as [SimulatedDisk.Operation] { shop.disk.fail(operation, with: 5) }
        #expect(throws: StockChangeError.self) { try other.change(.set(try shop.fruit("kiwi"), to: 7)) }
        for operation in [.sync, .truncate] as [SimulatedDisk.Operation] { shop.disk.fail(operation, with: nil) }

        try shop.open().change(.set(try shop.fruit("kiwi"), to: 7))
        shop.disk.crash()
        #expect(try shop.open().books.accounts.fruits["kiwi"]?.stock == 7)
    }

    @Test func `the first ledger is durable when a stock is set to what it is`() throws {
        let shop = try Shop()
        try shop.open().change(.set(try shop.fruit("kiwi"), to: 1_000))
        #expect(shop.disk.isDurable(Shop.path))
    }

    @Test(arguments: [true, false])
    func `what another kiosk wrote and could not sync is written again after a sync that failed`(
        isShown: Bool
    ) throws {
        let shop = try Shop()
        let (mine, other) = (try shop.open(), try shop.open())
        // The other kiosk writes, and dies before its sync ends: what it wrote is there, and not durable.
        shop.disk.fail(.truncate, with: 5)
        shop.disk.fail(.sync, with: 5)
        _ = try? shop.sell("mango", from: other)
        // Mine reads that to show it, or to sell, and then its sync fails as well.
        if isShown { try mine.refresh() } else { _ = try? shop.sell("mango", from: mine) }
        shop.disk.fail(.truncate, with: nil)
        shop.disk.fail(.sync, with: nil)
        let number = try #require(try shop.sell("mango-kiwi", from: mine)).number
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()).last == number)
    }

    @Test func `that a day is closed already is said only when the close of the other kiosk is durable`() throws {
        let shop = try Shop()
        let (mine, other) = (try shop.open(), try shop.open())
        _ = try shop.sell("mango", from: mine)
        // The other kiosk writes its close, and dies before its sync ends: the close is there, and not durable.
        shop.disk.fail(.truncate, with: 5)
        shop.disk.fail(.sync, with: 5)
        #expect(throws: CloseError.self) { try other.close(counted: nil) }
        shop.disk.fail(.truncate, with: nil)
        shop.disk.fail(.sync, with: nil)
        #expect(try mine.close(counted: nil) == nil)
        shop.disk.crash()
        #expect(try shop.open().books.accounts.closed.number == 1)
    }

    @Test func `records that can be neither synced nor removed are unknown, and their numbers are not given again`()
        throws
    {
        let shop = try Shop()
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger)
        shop.disk.fail(.truncate, with: 5)
        shop.disk.fail(.sync, with: 5)
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
        func open() throws -> FileLedger {
            try FileLedger.open(directory: "/home/kim/share/kiosk", menu: shop.menu, files: shop.disk) {
                Timestamp(milliseconds: 0)
            }
        }
        #expect(try shop.sell("mango", from: open())?.number == 1)
        shop.disk.crash()
        #expect(try shop.sell("mango", from: open())?.number == 2)
    }

    @Test func `after a failed sync nothing is sold until every line was read again`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        for _ in 0..<2 { _ = try shop.sell("mango", from: ledger) }
        let (books, bytes) = (ledger.books, try #require(shop.disk[Shop.path]))

        shop.disk.fail(.sync, with: 5)
        #expect(throws: LedgerError.notDurable(.deviceError)) { try shop.sell("mango", from: ledger) }
        shop.disk.fail(.sync, with: nil)
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
