import Core
import JuiceMaker
import Synchronization

/// A ledger in a file that any number of kiosks can share: one record a line, appended at the end, never changed.
///
/// Each change takes the file's lock, reads what other kiosks have appended, decides, writes all its records at once, and waits
/// until they are durable. Only then does it return. Threads of one process take turns.
package final class FileLedger: Ledger {
    let place: LogPlace
    let now: @Sendable () -> Timestamp
    private let state: Mutex<State>

    /// What changes while the ledger is open.
    struct State {
        var log: SealedLog<RecordLine>
        var books: Books
        /// The file of the mark; `nil` if it cannot be opened.
        var markFile: (any File)?
        /// The mark that this kiosk has read or written last.
        var mark: LogMark?
        /// The reason why nothing can be written.
        var readOnlyReason: FailureReason?
        /// A Boolean value that indicates whether the file's name is durable. The process that created it may have died too early.
        var isNameDurable = false
        /// The reason why the file must be opened again and checked wholly before anything is written.
        var doubt: LedgerError?
        var requests = RequestIndex()
        /// A Boolean value that indicates whether changes become durable together.
        var isBurst = false
        /// The log and the books before the first change of a burst, which keeps the lock.
        var burstStart: (log: SealedLog<RecordLine>, books: Books)?
    }

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
        self.now = now
        place = Self.place(in: directory, files: files, wait: wait)
        state = Mutex(try Self.open(place, menu, access, at: now()))
    }

    /// The place of the ledger in a folder.
    static func place(in directory: String, files: any FileSystem, wait: LockWait = LockWait()) -> LogPlace {
        LogPlace(directory: directory, name: fileName, files: files, wait: wait)
    }

    /// The books as this kiosk last read them.
    package var books: Books { state.withLock { $0.books } }

    /// The place of the last record that this kiosk has read or written; 0 before the first one.
    package var lastSequence: Int { state.withLock { $0.log.sequence ?? 0 } }

    /// The number of bytes of unfinished records that were cut off the end of the file.
    package var cutBytes: Int { state.withLock { $0.log.cutBytes } }
}

// MARK: - Reading

extension FileLedger {
    /// Reads what other kiosks have recorded.
    ///
    /// - Complexity: O(*n*) in the number of new records.
    package func refresh() throws(LedgerError) {
        try state.withLock { state throws(LedgerError) in
            if let doubt = state.doubt { throw doubt }
            // Under the lock of a burst, no other kiosk changes anything.
            if state.burstStart != nil { return }
            try Self.noticing(&state) { state throws(LedgerError) in
                try check(state.log)
                guard try state.log.size() != state.log.end else { return }
                try readAhead(&state)
                try place.holding(.shared, on: state.log.file) { () throws(LedgerError) in
                    try Self.catchUp(&state)
                }
            }
        }
    }

    /// Calls a function, which may use the ledger, with each record. See ``Ledger/forEachRecord(_:)``.
    package func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try refresh()
        // Records never change, so that they can be read again without a lock.
        try state.withLock({ $0.log }).forEachRecord { body($0.record) }
    }

    /// Calls a function, which may use the ledger, with each record from a time on.
    ///
    /// - Complexity: O(*n*) in the number of records since then, and since as long before as the clock was ever set back.
    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try refresh()
        try state.withLock({ $0.log }).forEachRecord(since: time, body)
    }

    /// Returns a watcher that reports when another kiosk may have written into the ledger of a folder.
    package static func watcher(directory: String) throws(SystemError) -> FileWatcher {
        try FileWatcher(file: fileName, in: directory)
    }

    /// Checks that other kiosks still write into the same file.
    private func check(_ log: SealedLog<RecordLine>) throws(LedgerError) {
        guard try place.leads(to: log.file) else { throw .damaged(line: log.nextNumber, .replaced) }
    }

    private func readAhead(_ state: inout State) throws(LedgerError) {
        let sequence = state.log.sequence
        defer { if state.log.sequence != sequence { Self.balance(&state) } }
        try state.log.readAhead(at: place, state.markFile)
    }

    private static func catchUp(_ state: inout State) throws(LedgerError) {
        if try state.log.catchUp() { balance(&state) }
    }

    /// Calls a function, and notes an error after which the whole file must be checked.
    private static func noticing<Value: Sendable>(
        _ state: inout State, _ body: (inout State) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
        do throws(LedgerError) {
            return try body(&state)
        } catch {
            switch error {
            case .damaged, .newerFormat, .notDurable, .unknown: state.doubt = error
            case .busy, .failed: break
            }
            throw error
        }
    }
}

// MARK: - Writing

extension FileLedger {
    /// Sells juices from the current stock. See ``Ledger/sell(_:)``.
    ///
    /// - Precondition: Each key is writable. Any other one would damage the ledger.
    /// - Complexity: O(*n*) in the number of requests; for the first use of a key also in the number of records.
    package func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        precondition(requests.allSatisfy { $0.key?.isWritable ?? true }, "a ledger cannot write this key")
        return try underLock { state throws(LedgerError) in
            var sales = SalePlan(books: state.books)
            for request in requests { try sales.add(request, &state.requests, state.log) }
            return (sales.entries.isEmpty && !sales.repeatsOlder ? nil : sales.entries, sales.books, sales.outcomes)
        }
    }

    /// Changes the stock by hand. See ``Ledger/change(_:)``.
    package func change(_ change: StockChange) throws(StockChangeError) {
        var refusal: StockError<Fruit>?
        do throws(LedgerError) {
            try underLock { state throws(LedgerError) in
                var books = state.books
                do throws(StockError<Fruit>) {
                    let entry = try books.change(change)
                    return (entry.map { [$0] } ?? [], books, ())
                } catch {
                    refusal = error
                    return (nil, books, ())
                }
            }
        } catch {
            throw .notRecorded(error)
        }
        if let refusal { throw .impossible(refusal) }
    }

    /// Calls a function that sells and changes the stock, and makes all of it durable together. See ``Ledger/recordTogether(_:)``.
    package func recordTogether(_ body: () -> Void) throws(LedgerError) {
        state.withLock { $0.isBurst = true }
        body()
        try state.withLock { state throws(LedgerError) in
            state.isBurst = false
            guard let start = state.burstStart else { return }
            state.burstStart = nil
            defer { state.log.file.unlock() }
            try Self.noticing(&state) { state throws(LedgerError) in
                do throws(LedgerError) {
                    try state.log.flush(isDurable: true, orGoBackTo: start.log)
                } catch {
                    state.books = start.books
                    throw error
                }
                Self.setMark(&state)
            }
        }
    }

    /// Calls a function under the lock, and records the entries that it returns. An answer without new entries rests on those in
    /// the file, unless there are none at all. After an error, nothing was written.
    private func underLock<Answer: Sendable>(
        _ decide: (inout State) throws(LedgerError) -> (entries: [LedgerEntry]?, books: Books, answer: Answer)
    ) throws(LedgerError) -> Answer {
        try state.withLock { state throws(LedgerError) in
            if let reason = state.readOnlyReason { throw .failed(.write, reason) }
            return try Self.noticing(&state) { state throws(LedgerError) in
                if state.burstStart != nil {
                    if let doubt = state.doubt { throw doubt }
                    return try record(&state, decide)
                }
                if state.doubt != nil { try reopen(&state) }
                try readAhead(&state)
                return try place.holding(.exclusive, on: state.log.file, keepsLock: state.isBurst) {
                    () throws(LedgerError) in
                    try prepare(&state)
                    let start = (state.log, state.books)
                    let answer = try record(&state, decide)
                    if state.isBurst { state.burstStart = start }
                    return answer
                }
            }
        }
    }

    /// Brings the log up to date under the lock.
    private func prepare(_ state: inout State) throws(LedgerError) {
        try check(state.log)
        try Self.catchUp(&state)
        if state.markFile == nil { state.markFile = try? place.mark.open(.creating) }
        let mark = LogMark(in: state.markFile)
        // The records that this kiosk has not read may be gone.
        if let mark, mark.sequence >= state.log.nextNumber { throw .damaged(line: state.log.nextNumber, .replaced) }
        // What another kiosk wrote may have been read before, to show it.
        if state.log.durableEnd < state.log.end { state.log.noteDurable(upTo: mark) }
        try state.log.mend()
    }

    private func record<Answer>(
        _ state: inout State,
        _ decide: (inout State) throws(LedgerError) -> (entries: [LedgerEntry]?, books: Books, answer: Answer)
    ) throws(LedgerError) -> Answer {
        let (entries, books, answer) = try decide(&state)
        guard let entries else { return answer }
        // The first sale is the first promise.
        if !state.isNameDurable { try place.syncNames(isNew: state.books.soldCount == 0) }
        state.isNameDurable = true
        if !entries.isEmpty {
            try state.log.append(entries, at: now(), isDurable: !state.isBurst)
            state.books = books
        } else if !state.isBurst {
            // Another kiosk may have written them, and died before they were durable.
            try state.log.makeDurable()
        }
        Self.setMark(&state)
        return answer
    }
}
