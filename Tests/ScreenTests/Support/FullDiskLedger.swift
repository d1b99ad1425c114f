import Core
import JuiceMaker

/// A ledger that nothing can be written to any more.
nonisolated final class FullDiskLedger: Ledger {
    let books: Books
    let lastSequence = 0

    init(menu: Menu) {
        var books = Books(menu: menu)
        if let entry = books.openingEntry { try? books.enter(entry) }
        self.books = books
    }

    func refresh() {}
    func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] { throw .failed(.write, .noSpace) }
    func change(_ change: StockChange) throws(StockChangeError) { throw .notRecorded(.failed(.write, .noSpace)) }
    func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord {
        throw .notRecorded(.failed(.write, .noSpace))
    }
    func close(counted: Int?) throws(LedgerError) -> DayClose? { throw .failed(.write, .noSpace) }
    func forEachRecord(_ body: (LedgerRecord) -> Void) {}
}
