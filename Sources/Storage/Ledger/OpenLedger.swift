import Core
import JuiceMaker

/// A ledger that is open: its log, the books of its records, and what is known of its file.
///
/// A change takes the file's lock, reads what other kiosks have appended, decides, writes all its records at once, and waits until
/// they are durable. In a burst, the first change takes the lock, and all changes become durable at the end.
struct OpenLedger {
    private let place: LogPlace
    private let now: @Sendable () -> Timestamp
    private(set) var log: SealedLog<RecordLine>
    private(set) var books: Books
    /// The sales of the requests that were asked for.
    private var requests = RequestIndex()
    /// The file of the mark; `nil` if it cannot be opened.
    private var markFile: (any File)?
    /// The mark that this kiosk has read or written last.
    private var mark: LogMark?
    /// The reason why nothing can be written.
    private let readOnlyReason: FailureReason?
    /// A Boolean value that indicates whether the file's name is durable. The process that created it may have died too early.
    private var isNameDurable = false
    /// The reason why the file must be opened again and checked wholly before anything is written.
    private var doubt: LedgerError?
    private var burst = Burst.none

    /// Changes that become durable together.
    private enum Burst {
        case none
        /// There is no change yet, and no lock.
        case begun
        /// The lock is kept; this is what was there before the first change.
        case changed(since: (log: SealedLog<RecordLine>, books: Books))
    }

    /// What a change comes to.
    struct Decision<Answer> {
        /// The entries to record. Without any, the answer rests on those in the file, unless this is `nil`.
        let entries: [LedgerEntry]?
        /// The books after them.
        let books: Books
        let answer: Answer
    }
}

// MARK: - Opening

extension OpenLedger {
    /// Opens a ledger. See ``FileLedger/init(directory:menu:for:files:wait:now:)``.
    init(
        _ place: LogPlace, _ menu: Menu, for access: FileLedger.Access, now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) {
        var (file, readOnlyReason) = try Self.openFile(place, access)
        if readOnlyReason == nil, try LedgerUpgrade.upgrade(file, at: place) {
            (file, readOnlyReason) = try Self.openFile(place, access)
        }
        self.init(file, place, menu, readOnlyReason, now)
        markFile = try? place.mark.open(readOnlyReason == nil ? .creating : .reading)
        if LogMark(in: markFile) == nil { try log.readAhead(at: place, markFile) }
        try place.holding(readOnlyReason == nil ? .exclusive : .shared, on: file) { () throws(LedgerError) in
            if readOnlyReason == nil { try place.checkLocks() }
            mark = LogMark(in: markFile)
            try log.open(after: mark)
            try takeInAccounts()
            setMark()
        }
    }

    private init(
        _ file: any File, _ place: LogPlace, _ menu: Menu, _ readOnlyReason: FailureReason?,
        _ now: @escaping @Sendable () -> Timestamp
    ) {
        self.place = place
        self.now = now
        self.readOnlyReason = readOnlyReason
        log = SealedLog(file)
        books = Books(menu: menu)
    }

    private static func openFile(
        _ place: LogPlace, _ access: FileLedger.Access
    ) throws(LedgerError) -> (any File, readOnlyReason: FailureReason?) {
        if access == .reading { return (try place.open(.reading), .badDescriptor) }
        do throws(LedgerError) {
            return (try place.open(.creating), nil)
        } catch {
            // A file that cannot be written may still be readable.
            guard let file = try? place.open(.reading) else { throw error }
            return (file, error.reason)
        }
    }

    /// Accepts a ledger as it is, and records that. See ``FileLedger/accept(directory:menu:files:wait:now:)``.
    static func accept(
        _ place: LogPlace, _ menu: Menu, now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> Int? {
        let file = try place.open(.creating)
        return try place.holding(.exclusive, on: file) { () throws(LedgerError) in
            let markFile = try place.mark.open(.creating)
            guard let mark = LogMark(in: markFile) else { return nil }
            do throws(LedgerError) {
                var log = SealedLog<RecordLine>(file)
                try log.open(after: mark)
                return nil
            } catch .damaged(_, .replaced) {}
            var ledger = OpenLedger(file, place, menu, nil, now)
            ledger.markFile = markFile
            try ledger.log.catchUp()
            try ledger.takeInAccounts()
            try ledger.log.append([.accepted(missing: mark.sequence)], at: now())
            ledger.setMark()
            return mark.sequence
        }
    }

    /// Opens the file again and checks every line.
    private mutating func reopen() throws(LedgerError) {
        let place = place
        let file = try place.open(.updating)
        markFile = try? place.mark.open(.creating)
        var log = SealedLog<RecordLine>(file)
        try log.readAhead(at: place, markFile)
        try place.holding(.exclusive, on: file) { () throws(LedgerError) in
            if let mark = LogMark(in: markFile) ?? mark { try log.catchUp(past: mark) }
            try log.catchUp()
            // This kiosk has seen a longer ledger, and nobody has accepted a shorter one.
            if log.end < self.log.end, log.fold.givenUp ?? 0 < self.log.sequence ?? 0 {
                throw .damaged(line: log.nextNumber, .replaced)
            }
            log.doubtDurability()
            self.log = log
            try takeInAccounts()
            setMark()
        }
        requests = RequestIndex()
        isNameDurable = false
        doubt = nil
    }

    /// Brings the books up to date with the file, repairs its end, and records the opening stock of new fruits.
    private mutating func takeInAccounts() throws(LedgerError) {
        balance()
        guard readOnlyReason == nil else { return }
        try log.mend()
        if let entry = books.openingEntry {
            try log.append([entry], at: now())
            balance()
        }
        try log.makeDurable()
    }

    private mutating func setMark() {
        guard let mark = log.mark, mark != self.mark, let markFile else { return }
        mark.write(to: markFile)
        self.mark = mark
    }

    private mutating func balance() {
        books = Books(menu: books.menu, accounts: log.fold.accounts ?? Accounts())
    }
}

// MARK: - Reading

extension OpenLedger {
    /// Reads what other kiosks have recorded.
    mutating func refresh() throws(LedgerError) {
        if let doubt { throw doubt }
        // Under the lock of a burst, no other kiosk changes anything.
        if case .changed = burst { return }
        try noticing { ledger throws(LedgerError) in
            try ledger.checkName()
            guard try ledger.log.size() != ledger.log.end else { return }
            try ledger.readAhead()
            try ledger.place.holding(.shared, on: ledger.log.file) { () throws(LedgerError) in try ledger.catchUp() }
        }
    }

    /// Checks that other kiosks still write into the same file.
    private func checkName() throws(LedgerError) {
        guard try place.leads(to: log.file) else { throw .damaged(line: log.nextNumber, .replaced) }
    }

    private mutating func readAhead() throws(LedgerError) {
        let sequence = log.sequence
        defer { if log.sequence != sequence { balance() } }
        try log.readAhead(at: place, markFile)
    }

    private mutating func catchUp() throws(LedgerError) {
        if try log.catchUp() { balance() }
    }

    /// Calls a function, and notes an error after which the whole file must be checked.
    private mutating func noticing<Value>(
        _ body: (inout Self) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value {
        do throws(LedgerError) {
            return try body(&self)
        } catch {
            switch error {
            case .damaged, .newerFormat, .notDurable, .unknown: doubt = error
            case .busy, .failed: break
            }
            throw error
        }
    }
}

// MARK: - Changing

extension OpenLedger {
    /// Calls a function under the lock, and records the entries that it returns.
    ///
    /// - Parameter decide: The function. It gets the books, and can ask for the sales of earlier requests.
    /// - Returns: The answer of the function.
    /// - Throws: `LedgerError` when the change could not be recorded. Then nothing was written.
    mutating func change<Answer>(
        _ decide: (Books, inout RequestIndex, SealedLog<RecordLine>) throws(LedgerError) -> Decision<Answer>
    ) throws(LedgerError) -> Answer {
        if let readOnlyReason { throw .failed(.write, readOnlyReason) }
        return try noticing { ledger throws(LedgerError) in
            if case .changed = ledger.burst {
                if let doubt = ledger.doubt { throw doubt }
                return try ledger.record(decide)
            }
            if ledger.doubt != nil { try ledger.reopen() }
            try ledger.readAhead()
            return try ledger.place.holding(.exclusive, on: ledger.log.file, keepsLock: ledger.isInBurst) {
                () throws(LedgerError) in
                try ledger.prepare()
                let start = (ledger.log, ledger.books)
                let answer = try ledger.record(decide)
                if ledger.isInBurst { ledger.burst = .changed(since: start) }
                return answer
            }
        }
    }

    private var isInBurst: Bool {
        if case .none = burst { false } else { true }
    }

    /// Brings the log up to date under the lock.
    private mutating func prepare() throws(LedgerError) {
        try checkName()
        try catchUp()
        if markFile == nil { markFile = try? place.mark.open(.creating) }
        let mark = LogMark(in: markFile)
        // The records that this kiosk has not read may be gone.
        if let mark, mark.sequence >= log.nextNumber { throw .damaged(line: log.nextNumber, .replaced) }
        // What another kiosk wrote may have been read before, to show it.
        if log.durableEnd < log.end { log.noteDurable(upTo: mark) }
        try log.mend()
    }

    private mutating func record<Answer>(
        _ decide: (Books, inout RequestIndex, SealedLog<RecordLine>) throws(LedgerError) -> Decision<Answer>
    ) throws(LedgerError) -> Answer {
        let decision = try decide(books, &requests, log)
        guard let entries = decision.entries else { return decision.answer }
        // The first sale is the first promise.
        if !isNameDurable { try place.syncNames(isNew: books.accounts.lastNumber == 0) }
        isNameDurable = true
        if !entries.isEmpty {
            try log.append(entries, at: now(), isDurable: !isInBurst)
            books = decision.books
        } else if !isInBurst {
            // Another kiosk may have written them, and died before they were durable.
            try log.makeDurable()
        }
        setMark()
        return decision.answer
    }

    /// Begins a burst.
    mutating func beginBurst() { burst = .begun }

    /// Ends a burst, and makes its changes durable. After an error, none of them was made.
    mutating func endBurst() throws(LedgerError) {
        defer { burst = .none }
        guard case .changed(let start) = burst else { return }
        defer { log.file.unlock() }
        try noticing { ledger throws(LedgerError) in
            do throws(LedgerError) {
                try ledger.log.flush(isDurable: true, orGoBackTo: start.log)
            } catch {
                ledger.books = start.books
                throw error
            }
            ledger.setMark()
        }
    }
}
