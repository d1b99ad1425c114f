import Core
import JuiceMaker
import Synchronization

/// A ledger in a file that any number of kiosks can share: one record a line, appended at the end, never changed.
///
/// Each change is durable before it returns. Threads of one process take turns.
package final class FileLedger: Ledger {
    private let ledger: Mutex<OpenLedger>

    /// The purpose for which a ledger is opened.
    package enum Access: Hashable, Sendable {
        /// For reading. A missing file is not created.
        case reading
        /// For selling and changing the stock, if the file is writable, or else for reading.
        case writing
    }

    static let fileName = "ledger.jsonl"

    /// Opens the ledger of a folder, which is created for writing if it is missing. Fruits of the menu that are new in the ledger
    /// get their opening stock.
    ///
    /// - Throws: `LedgerError` when the file cannot be opened or is damaged. Then nothing has changed.
    /// - Complexity: O(1) in the number of records.
    package init(
        directory: String, menu: Menu, for access: Access = .writing, files: any FileSystem = SystemFiles(),
        wait: LockWait = LockWait(), now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) {
        let place = Self.place(in: directory, files: files, wait: wait)
        ledger = Mutex(try OpenLedger(place, menu, for: access, now: now))
    }

    /// Accepts the ledger of a folder as it is, although it became shorter or is another one, and records that.
    ///
    /// - Returns: The number of the record up to which the ledger had been checked before; `nil` if the ledger contains it.
    /// - Throws: `LedgerError` when the file cannot be opened or is damaged. Then nothing was accepted.
    package static func accept(
        directory: String, menu: Menu, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait(),
        now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> Int? {
        try OpenLedger.accept(place(in: directory, files: files, wait: wait), menu, now: now)
    }

    /// The place of the ledger in a folder.
    static func place(in directory: String, files: any FileSystem, wait: LockWait = LockWait()) -> LogPlace {
        LogPlace(directory: directory, name: fileName, files: files, wait: wait)
    }

    /// Returns a watcher that reports when another kiosk may have written into the ledger of a folder.
    package static func watcher(directory: String) throws(SystemError) -> FileWatcher {
        try FileWatcher(file: fileName, in: directory)
    }

    /// The books as this kiosk last read them.
    package var books: Books { ledger.withLock { $0.books } }

    /// The place of the last record that this kiosk has read or written; 0 before the first one.
    package var lastSequence: Int { ledger.withLock { $0.log.sequence ?? 0 } }

    /// The number of bytes of unfinished records that were cut off the end of the file.
    package var cutBytes: Int { ledger.withLock { $0.log.cutBytes } }

    /// Reads what other kiosks have recorded.
    ///
    /// - Complexity: O(*n*) in the number of new records.
    package func refresh() throws(LedgerError) {
        try ledger.withLock { ledger throws(LedgerError) in try ledger.refresh() }
    }

    /// Calls a function, which may use the ledger, with each record. See ``Ledger/forEachRecord(_:)``.
    package func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try refresh()
        // Records never change, so that they can be read again without a lock.
        try ledger.withLock({ $0.log }).forEachRecord { body($0.record) }
    }

    /// Calls a function, which may use the ledger, with each record after a place. See ``Ledger/forEachRecord(after:_:)``.
    ///
    /// - Complexity: O(*n*) in the number of these records.
    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try refresh()
        try ledger.withLock({ $0.log }).forEachRecord(after: sequence, body)
    }

    /// Calls a function, which may use the ledger, with each record from a time on. See ``Ledger/forEachRecord(since:_:)``.
    ///
    /// - Complexity: O(*n*) in the number of records since then, and since as long before as the clock was ever set back.
    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try refresh()
        try ledger.withLock({ $0.log }).forEachRecord(since: time, body)
    }

    /// Returns the record of an order. See ``Ledger/saleRecord(number:)``.
    ///
    /// - Complexity: O(*n*) in the number of records since then.
    package func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        try refresh()
        return try ledger.withLock({ $0.log }).sale(number: number)
    }

    /// Sells orders from the current stock. See ``Ledger/sell(_:)``.
    ///
    /// - Precondition: Each key is writable. Any other one would damage the ledger.
    /// - Complexity: O(*n*) in the number of requests; for the first use of a key also in the number of records.
    package func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        precondition(requests.allSatisfy { $0.key?.isWritable ?? true }, "a ledger cannot write this key")
        return try ledger.withLock { ledger throws(LedgerError) in
            try ledger.change { books, index, log throws(LedgerError) in
                var sales = SalePlan(books: books)
                for request in requests { try sales.add(request, &index, log) }
                let entries = sales.entries.isEmpty && !sales.repeatsOlder ? nil : sales.entries
                return OpenLedger.Decision(entries: entries, books: sales.books, answer: sales.outcomes)
            }
        }
    }

    /// Changes the stock by hand. See ``Ledger/change(_:)``.
    package func change(_ change: StockChange) throws(StockChangeError) {
        let refusal: StockError<Fruit>?
        do throws(LedgerError) {
            refusal = try ledger.withLock { ledger throws(LedgerError) in
                try ledger.change { books, _, _ throws(LedgerError) in
                    var books = books
                    do throws(StockError<Fruit>) {
                        let entry = try books.change(change)
                        return OpenLedger.Decision(entries: entry.map { [$0] } ?? [], books: books, answer: nil)
                    } catch {
                        return OpenLedger.Decision(entries: nil, books: books, answer: error)
                    }
                }
            }
        } catch {
            throw .notRecorded(error)
        }
        if let refusal { throw .impossible(refusal) }
    }

    /// Cancels an order. See ``Ledger/void(_:reason:)``.
    ///
    /// - Precondition: The reason is valid. Any other one would damage the ledger.
    /// - Complexity: O(*n*) in the number of records since the order.
    package func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord {
        precondition(VoidRecord.isValid(reason: reason), "a ledger cannot write this reason")
        let result: Result<SaleRecord, VoidError>
        do throws(LedgerError) {
            result = try ledger.withLock { ledger throws(LedgerError) in
                try ledger.change { books, _, log throws(LedgerError) in
                    do throws(VoidError) { try books.checkVoid(of: number) } catch {
                        return OpenLedger.Decision(entries: nil, books: books, answer: .failure(error))
                    }
                    guard case .sale(let sale)? = try log.sale(number: number)?.entry else {
                        return OpenLedger.Decision(entries: nil, books: books, answer: .failure(.unknown(number)))
                    }
                    var books = books
                    do throws(VoidError) {
                        let entry = try books.void(sale, reason: reason)
                        return OpenLedger.Decision(entries: [entry], books: books, answer: .success(sale))
                    } catch {
                        return OpenLedger.Decision(entries: nil, books: books, answer: .failure(error))
                    }
                }
            }
        } catch {
            throw .notRecorded(error)
        }
        return try result.get()
    }

    /// Closes the business day. See ``Ledger/close(counted:)``.
    ///
    /// - Complexity: O(*n*) in the number of records since the last close. Other kiosks wait only for the newest of them.
    package func close(counted: Int?) throws(LedgerError) -> DayClose? {
        try refresh()
        let (log, books) = ledger.withLock { ($0.log, $0.books) }
        var chain = try log.chain(afterClose: books.accounts.closed.number)
        try chain.read(log.file, upTo: log.end)
        return try ledger.withLock { ledger throws(LedgerError) in
            try ledger.change { books, _, log throws(LedgerError) in
                // Another kiosk may have sold or closed meanwhile.
                try chain.read(log.file, upTo: log.end)
                var books = books
                let close = books.close(counted: counted, sum: chain.digits)
                return OpenLedger.Decision(entries: close.map { [.close($0)] } ?? [], books: books, answer: close)
            }
        }
    }

    /// Calls a function that sells and changes the stock, and makes all of it durable together. See ``Ledger/recordTogether(_:)``.
    package func recordTogether(_ body: () -> Void) throws(LedgerError) {
        ledger.withLock { $0.beginBurst() }
        body()
        try ledger.withLock { ledger throws(LedgerError) in try ledger.endBurst() }
    }
}
