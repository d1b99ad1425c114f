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

    func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        let times = sizes.withLock { sizes in
            sizes.append(requests.count)
            return sizes.count
        }
        guard times <= breaksAfter else { throw .newerFormat(9) }
        return ledger.sell(requests)
    }

    func change(_ change: StockChange) throws(StockChangeError) { try ledger.change(change) }
    func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord {
        try ledger.void(number, reason: reason)
    }
    func close(counted: Int?) -> DayClose? { ledger.close(counted: counted) }

    func forEachRecord(_ body: (LedgerRecord) -> Void) { ledger.forEachRecord(body) }
}
