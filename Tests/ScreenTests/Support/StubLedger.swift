import Core
import JuiceMaker

/// A ledger that says what a test wants, and writes nothing down.
nonisolated final class StubLedger: Ledger {
    let books: Books
    let lastSequence: Int
    private let records: [LedgerRecord]
    private let fault: LedgerError?

    /// Creates a ledger. The last record that the books have is by default the last one of all.
    init(
        books: Books, records: [LedgerRecord] = [], lastSequence: Int? = nil, fault: LedgerError? = nil
    ) {
        self.books = books
        self.lastSequence = lastSequence ?? records.last?.sequence ?? 0
        self.records = records
        self.fault = fault
    }

    func refresh() {}
    func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] { [] }
    func change(_ change: StockChange) {}
    func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord { throw .unknown(number) }
    func close(counted: Int?) throws(LedgerError) -> DayClose? { throw fault ?? .busy }

    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) {
        if let fault { throw fault }
        records.forEach(body)
    }

    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try forEachRecord { if $0.time >= time { body($0) } }
    }
}
