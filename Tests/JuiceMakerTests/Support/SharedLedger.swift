import Core
import JuiceMaker
import Synchronization

/// A ledger that others write into as well: what they have done is in the books after the next look that succeeds.
final class SharedLedger: Ledger {
    /// As the others see it.
    let others: InMemoryLedger
    private let state: Mutex<(books: Books, fault: LedgerFault?)>

    init(menu: Menu) {
        others = InMemoryLedger(menu: menu)
        state = Mutex((others.books, nil))
    }

    /// Makes every further look fail, or succeed again.
    func breakDown(_ fault: LedgerFault?) {
        state.withLock { $0.fault = fault }
    }

    var books: Books { state.withLock { $0.books } }
    var lastSequence: Int { others.lastSequence }

    func refresh() throws(LedgerFault) {
        let books = others.books
        try state.withLock { state throws(LedgerFault) in
            if let fault = state.fault { throw fault }
            state.books = books
        }
    }

    func sell(_ requests: [SaleRequest]) throws(LedgerFault) -> [SaleOutcome] {
        defer { try? refresh() }
        return others.sell(requests)
    }

    func change(_ change: StockChange) throws(LedgerError) {
        defer { try? refresh() }
        try others.change(change)
    }

    func forEachRecord(_ body: (LedgerRecord) -> Void) { others.forEachRecord(body) }

    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) {
        others.forEachRecord(since: time, body)
    }
}
