import Core
import Foundation
import JuiceMaker
import Synchronization
import TestSupport
import Testing

@testable import Storage
@testable import System

/// What a kiosk does while another one has the file locked, on a real disk.
struct LockTests {
    private let folder: TemporaryFolder
    private let shop: Shop
    /// The other kiosk: somebody has stopped it, and it keeps its lock.
    private let stopped: any File

    init() throws {
        folder = try TemporaryFolder()
        shop = try Shop(stock: 10)
        _ = try FileLedger.open(directory: folder.path, menu: shop.menu) { Timestamp(milliseconds: 0) }
        stopped = try SystemFiles().open(folder.path(of: FileLedger.fileName), .updating)
    }

    private func open(
        _ wait: LockWait = LockWait(limit: .milliseconds(20)), for access: FileLedger.Access = .writing
    ) throws(LedgerError) -> FileLedger {
        try FileLedger.open(directory: folder.path, menu: shop.menu, for: access, wait: wait) {
            Timestamp(milliseconds: 0)
        }
    }

    @Test func `whoever has patience for a while gives up, has sold nothing, and needs no new start`() throws {
        let ledger = try open()
        try stopped.take(.exclusive)
        #expect(throws: LedgerError.busy) { try shop.sell("mango", from: ledger) }
        #expect(throws: StockChangeError.notRecorded(.busy)) { try ledger.change(.set(try shop.fruit("kiwi"), to: 1)) }
        #expect(throws: LedgerError.busy) { try open() }
        #expect(ledger.books.stock == shop.menu.openingStock)
        stopped.unlock()
        #expect(try shop.sell("mango", from: ledger)?.number == 1)
        // A writer waits for a reader, too.
        try stopped.take(.shared)
        #expect(throws: LedgerError.busy) { try shop.sell("mango", from: ledger) }
    }

    @Test func `a reader waits for no other reader`() throws {
        try stopped.take(.shared)
        let ledger = try open(for: .reading)
        #expect(ledger.books.stock == shop.menu.openingStock)
    }

    @Test func `a reader takes what was promised while a writer is stopped, and the rest when it is done`() throws {
        let ledger = try open()
        let mark = folder.path(of: "ledger.jsonl.mark")
        let older = try TextFile.contents(of: mark)
        _ = try shop.sell("mango", from: try open(LockWait(limit: .seconds(30))))
        let newer = try TextFile.contents(of: mark)
        try stopped.take(.exclusive)
        // The record is there, but its mark is not: it may be taken back.
        try TextFile.write(older, to: mark)
        try ledger.refresh()
        #expect(ledger.books.soldCount == 0)
        try TextFile.write(newer, to: mark)
        try ledger.refresh()
        #expect(ledger.books.soldCount == 1)
        stopped.unlock()
        try ledger.refresh()
        #expect(ledger.books.soldCount == 1)
    }

    @Test func `a wait is reported once, with the process that has the lock, and can be cancelled`() throws {
        let holders = Mutex<[LockHolder?]>([])
        let wait = LockWait(report: { holder in holders.withLock { $0.append(holder) } }) {
            holders.withLock { !$0.isEmpty }
        }
        let ledger = try open(wait)
        try stopped.take(.exclusive)
        #expect(throws: LedgerError.busy) { try shop.sell("mango", from: ledger) }
        #expect(holders.withLock { $0.count } == 1)
        #if os(Linux)
            let holder = try #require(holders.withLock { $0.first } ?? nil)
            #expect(holder.process == Int(getpid()) && !holder.command.isEmpty)
            stopped.unlock()
            #expect(LockHolder(of: try stopped.identity()) == nil)
        #endif
    }

    @Test func `a short wait is not reported`() throws {
        let wait = LockWait(limit: .milliseconds(100), report: { _ in Issue.record("reported") })
        let ledger = try open(wait)
        try stopped.take(.exclusive)
        #expect(throws: LedgerError.busy) { try shop.sell("mango", from: ledger) }
    }

    @Test func `whoever comes while the lock is given back gets it`() throws {
        let ledger = try open(LockWait(limit: .seconds(600)))
        let request = SaleRequest(order: Order(try shop.juice("mango")))
        try stopped.take(.exclusive)
        let outcomes = Mutex<[SaleOutcome]?>(nil)
        let ended = DispatchSemaphore(value: 0)
        // A thread of its own: those of the tests may all be busy for longer than any patience.
        Thread.detachNewThread {
            let sold = try? ledger.sell([request])
            outcomes.withLock { $0 = sold }
            ended.signal()
        }
        usleep(20_000)
        stopped.unlock()
        ended.wait()
        #expect(outcomes.withLock { $0 } == [.sold(Sale(number: 1, order: request.order))])
    }
}

extension File {
    /// Takes a lock that is free.
    func take(_ lock: FileLock) throws { try #require(try tryLock(lock)) }
}
