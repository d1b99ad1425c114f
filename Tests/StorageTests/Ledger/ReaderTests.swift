import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

/// Readers of a long ledger, and kiosks that change it meanwhile.
struct ReaderTests {
    private let shop: Shop
    private let bytes: [UInt8]
    private static let count = 18_000

    /// The disk after many sales. They are made once, because they take longer than the tests.
    private static let sold = Result {
        let shop = try Shop(stock: 100_000)
        try shop.sell(count, "mango", from: shop.open())
        return (ledger: shop.disk[Shop.path], mark: shop.disk[Shop.markPath])
    }

    init() throws {
        shop = try Shop(stock: 100_000)
        let (ledger, mark) = try Self.sold.get()
        bytes = try #require(ledger)
        try #require(bytes.count > 2_300_000)
        shop.disk[Shop.path] = bytes
        shop.disk[Shop.markPath] = mark
    }

    /// Lets something happen after most of the ledger was read, before its lock is taken for the rest.
    private func whileReading(_ event: @escaping @Sendable () -> Void) {
        let disk = shop.disk
        disk.beforeNextLock { disk.beforeNextLock(event) }
    }

    // MARK: - Sales go on

    @Test(arguments: [true, false]) func `a verification holds the lock for the last part only`(hasMark: Bool) throws {
        if !hasMark { shop.disk[Shop.markPath] = [] }
        #expect(try shop.verify().recordCount == Self.count + 1)
        #expect(shop.disk.bytesReadUnderLock < 1_500_000)
    }

    @Test func `an opening without a mark holds the lock for the last part only`() throws {
        shop.disk[Shop.markPath] = []
        #expect(try shop.open(.reading).books.soldCount == Self.count)
        shop.disk[Shop.markPath] = []
        #expect(try shop.open().books.soldCount == Self.count)
        // Less than half of what is read without a lock.
        #expect(shop.disk.bytesReadUnderLock < 2_300_000)
    }

    @Test func `a kiosk that has slept for long reads before it takes the lock`() throws {
        shop.disk[Shop.path] = Shop.first(1_000, of: bytes)
        shop.disk[Shop.markPath] = []
        let (seller, reader) = (try shop.open(), try shop.open(.reading))
        shop.disk[Shop.path] = bytes
        let before = shop.disk.bytesReadUnderLock
        // The mark, which an older kiosk does not write, is behind.
        try reader.refresh()
        #expect(reader.books.soldCount == Self.count)
        #expect(try shop.sell("mango-kiwi", from: seller)?.number == Self.count + 1)
        #expect(shop.disk.bytesReadUnderLock - before < 2_400_000)
    }

    @Test func `a report is read without the lock`() throws {
        let ledger = try shop.open(.reading)
        let before = shop.disk.bytesReadUnderLock
        #expect(try ledger.report().sales.count == Self.count)
        #expect(shop.disk.bytesReadUnderLock - before < 100_000)
    }

    @Test func `a copy is made without the lock, and does not have what is sold meanwhile`() throws {
        whileReading { [shop] in _ = try? shop.sell("mango-kiwi", from: try shop.open()) }
        #expect(try shop.backUp(to: "/data/copy").count == Self.count + 1)
        #expect(shop.disk["/data/copy"] == bytes)
        #expect(try shop.open().books.soldCount == Self.count + 1)
    }

    // MARK: - The result is right nevertheless

    @Test(arguments: [true, false]) func `sales meanwhile are no damage`(hasMark: Bool) throws {
        if !hasMark { shop.disk[Shop.markPath] = [] }
        whileReading { [shop] in _ = try? shop.sell("mango-kiwi", from: try shop.open()) }
        let verification = try shop.verify()
        #expect(verification.error == nil && verification.recordCount == Self.count + 2)
        #expect(verification.accounts == (try shop.open().books.accounts))
    }

    @Test func `an unfinished line that is cut off meanwhile is no damage`() throws {
        shop.replaceLedger(by: Array(bytes.dropLast(30)))
        whileReading { [shop] in
            for _ in 0..<3 { _ = try? shop.sell("mango-kiwi", from: try shop.open()) }
        }
        let verification = try shop.verify()
        #expect(verification.error == nil && verification.unfinishedBytes == 0)
        #expect(verification.recordCount == Self.count + 3)
    }

    @Test func `a shorter ledger that is accepted meanwhile is verified from its beginning`() throws {
        let shorter = Shop.first(100, of: bytes)
        whileReading { [shop] in
            shop.disk[Shop.path] = shorter
            _ = try? shop.accept()
        }
        let verification = try shop.verify()
        #expect(verification.error == nil && verification.recordCount == 102)
        #expect(verification.accounts.lastNumber == Self.count)
    }

    @Test(arguments: playsAllRounds ? [100, 17_000] : [17_000])
    func `a ledger that became shorter is not good`(count: Int) throws {
        shop.disk[Shop.path] = Shop.first(count, of: bytes)
        #expect(try shop.verify().error == .damaged(line: Self.count + 1, .replaced))
        // After all of it was read.
        shop.disk[Shop.path] = bytes
        let shorter = Shop.first(count, of: bytes)
        whileReading { [shop] in shop.disk[Shop.path] = shorter }
        #expect(try shop.verify().error == .damaged(line: Self.count + 2, .replaced))
    }

    @Test(arguments: playsAllRounds ? [2, 12_000, 18_001] : [12_000])
    func `damage is found in its line`(line: Int) throws {
        var damaged = bytes
        damaged[Shop.first(line - 1, of: bytes).count + 40] ^= 1
        shop.disk[Shop.path] = damaged
        let verification = try shop.verify()
        #expect(verification.error == .damaged(line: line, .checksum) && verification.recordCount == line - 1)
        #expect(verification.goodBytes == Shop.first(line - 1, of: bytes).count)
    }
}
