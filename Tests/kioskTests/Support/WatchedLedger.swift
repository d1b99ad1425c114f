import Core
import JuiceMaker
import Synchronization

/// A ledger that writes down how often it was asked to sell, and that breaks when it is told to.
nonisolated final class WatchedLedger: Ledger {
    private let ledger: InMemoryLedger
    private let sizes = Mutex<[Int]>([])
    private let breaksAfter: Int

    /// - Parameters:
    ///   - menu: what is sold.
    ///   - breaksAfter: how many times selling goes well.
    init(menu: Menu, breaksAfter: Int = .max) {
        ledger = InMemoryLedger(menu: menu)
        self.breaksAfter = breaksAfter
    }

    /// How many juices were asked for, each time.
    var batches: [Int] { sizes.withLock { $0 } }

    var books: Books { ledger.books }
    var lastSequence: Int { ledger.lastSequence }

    func refresh() {}

    func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        let times = sizes.withLock { sizes in
            sizes.append((command as? Sell)?.requests.count ?? 0)
            return sizes.count
        }
        guard times <= breaksAfter else { throw .notRecorded(.newerFormat(9)) }
        return try ledger.perform(command)
    }

    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try ledger.forEachRecord(after: sequence, body)
    }
}
