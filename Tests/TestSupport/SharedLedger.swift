import Core
import JuiceMaker
import Synchronization

/// A ledger that others write into as well: what they have done is in the books after the next look that succeeds.
package final class SharedLedger: Ledger {
    /// As the others see it.
    package let others: InMemoryLedger
    private let state: Mutex<(books: Books, fault: LedgerFault?)>

    /// Opens it with the opening stock of a menu.
    package init(menu: Menu) {
        others = InMemoryLedger(menu: menu)
        state = Mutex((others.books, nil))
    }

    /// Makes every further look fail, or succeed again.
    package func breakDown(_ fault: LedgerFault?) {
        state.withLock { $0.fault = fault }
    }

    package var books: Books { state.withLock { $0.books } }
    package var lastSequence: Int { others.lastSequence }

    package func refresh() throws(LedgerFault) {
        let books = others.books
        try state.withLock { state throws(LedgerFault) in
            if let fault = state.fault { throw fault }
            state.books = books
        }
    }

    package func sell(_ requests: [SaleRequest]) throws(LedgerFault) -> [SaleOutcome] {
        defer { try? refresh() }
        return others.sell(requests)
    }

    package func change(_ change: StockChange) throws(LedgerError) {
        defer { try? refresh() }
        try others.change(change)
    }

    package func forEachRecord(_ body: (LedgerRecord) -> Void) { others.forEachRecord(body) }

    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) {
        others.forEachRecord(since: time, body)
    }
}
