import Core
import JuiceMaker
import Synchronization

/// A ledger in a file that any number of kiosks share: one record a line, added at the end, never changed.
///
/// Every change takes the file's lock, reads what others have added, decides, writes all its records at once and waits for the
/// disk. Only then does it return, and only then is anybody told. Threads take turns before they get to the file.
package final class FileLedger: Ledger {
    private let place: LedgerPlace
    private let now: @Sendable () -> Timestamp
    private let state: Mutex<State>

    private struct State {
        var file: LedgerFile
        var books: Books
        /// Why nothing can be written.
        var readOnlyReason: SystemError?
        /// Whether the name of the file would survive a power cut. Whoever has made it may have died before it did.
        var isNameDurable = false
        /// Why the file has to be opened again, and all of it checked, before anything is written.
        var doubt: LedgerFault?
        var requests = RequestIndex()
    }

    /// What a ledger is opened for.
    package enum Access: Hashable, Sendable {
        /// To look at; a file that is not there is not made.
        case reading
        /// To sell and restock too, if that is possible.
        case writing
    }

    /// The name of the file in its folder.
    package static let fileName = "ledger.jsonl"

    /// Opens the ledger of a folder.
    ///
    /// - Parameters:
    ///   - directory: the folder.
    ///   - menu: what is sold; its fruits that the ledger has never heard of come in with their opening stock.
    ///   - access: what for. To write, both folder and file are made where they are missing.
    ///   - files: where the folder is.
    ///   - patience: how long to wait for another kiosk that has the file locked, perhaps because somebody has stopped it;
    ///     nil is for ever, for a program that can be ended while it waits.
    ///   - now: tells the time.
    /// - Throws: `LedgerFault` when the file cannot be opened, or is not to be trusted; then nothing was changed.
    /// - Complexity: O(1) in the number of records.
    package init(
        directory: String, menu: Menu, for access: Access = .writing, files: any FileSystem = SystemFiles(),
        patience: Duration? = nil, now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerFault) {
        self.now = now
        place = LedgerPlace(directory: directory, files: files, patience: patience)
        state = Mutex(try Self.open(place, menu, access, at: now()))
    }

    package var books: Books { state.withLock { $0.books } }

    package var lastSequence: Int { state.withLock { $0.file.chain.sequence ?? 0 } }

    /// Bytes of an unfinished record that were found at the end of the file and cut off.
    package var cutBytes: Int { state.withLock { $0.file.cutBytes } }
}

// MARK: - Opening

extension FileLedger {
    private static func open(
        _ place: LedgerPlace, _ menu: Menu, _ access: Access, at time: Timestamp
    ) throws(LedgerFault) -> State {
        let (file, readOnlyReason) = try openFile(place, access)
        return try place.holding(readOnlyReason == nil ? .exclusive : .shared, on: file) { () throws(LedgerFault) in
            var state = State(file: try LedgerFile(file), books: Books(menu: menu), readOnlyReason: readOnlyReason)
            if readOnlyReason == nil { try state.file.mendTail() }
            try takeInAccounts(&state, at: time)
            return state
        }
    }

    private static func openFile(
        _ place: LedgerPlace, _ access: Access
    ) throws(LedgerFault) -> (any File, readOnlyReason: SystemError?) {
        do throws(SystemError) {
            switch access {
            case .reading: return (try place.open(.reading), .readOnly)
            case .writing: return (try place.open(.creating), nil)
            }
        } catch {
            // What may not be written may still be looked at.
            guard access == .writing, let file = try? place.open(.reading) else {
                throw .refused(.open, errno: error.code)
            }
            return (file, error)
        }
    }

    /// Opens the file again and checks every line of it.
    private func reopen(_ state: inout State) throws(LedgerFault) {
        let file: any File
        do { file = try place.open(.updating) } catch { throw .refused(.open, errno: error.code) }
        try place.holding(.exclusive, on: file) { () throws(LedgerFault) in
            state.file = try LedgerFile(file, fromBeginning: true)
            try Self.takeInAccounts(&state, at: now())
        }
        state.requests = RequestIndex()
        state.isNameDurable = false
        state.doubt = nil
    }

    /// Has the books say what the file says, and the file what the menu has brought.
    private static func takeInAccounts(_ state: inout State, at time: Timestamp) throws(LedgerFault) {
        let menu = state.books.menu
        state.books = Books(menu: menu, accounts: state.file.chain.accounts ?? Accounts())
        guard state.readOnlyReason == nil, let entry = state.books.openingEntry else { return }
        try state.file.append([entry], at: time)
        state.books = Books(menu: menu, accounts: state.file.chain.accounts ?? Accounts())
    }
}

// MARK: - Reading

extension FileLedger {
    package func refresh() throws(LedgerFault) {
        try state.withLock { state throws(LedgerFault) in
            if let doubt = state.doubt { throw doubt }
            try Self.noticing(&state) { state throws(LedgerFault) in
                try place.check(state.file)
                guard try state.file.size() != state.file.chain.end else { return }
                try place.holding(.shared, on: state.file.file) { () throws(LedgerFault) in
                    try Self.catchUp(&state)
                }
            }
        }
    }

    package func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerFault) {
        try refresh()
        // What was read once never changes, so no lock is needed to read it again.
        try state.withLock({ $0.file }).forEachRecord(body)
    }

    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerFault) {
        try refresh()
        try state.withLock({ $0.file }).forEachRecord(since: time, body)
    }

    private static func catchUp(_ state: inout State) throws(LedgerFault) {
        guard try state.file.catchUp(), let accounts = state.file.chain.accounts else { return }
        state.books = Books(menu: state.books.menu, accounts: accounts)
    }

    /// Remembers that a file which turned out not to be what it was needs to be looked at as a whole.
    private static func noticing<Value: Sendable>(
        _ state: inout State, _ body: (inout State) throws(LedgerFault) -> Value
    ) throws(LedgerFault) -> Value {
        do throws(LedgerFault) {
            return try body(&state)
        } catch {
            switch error {
            case .damaged, .newerFormat, .unsure: state.doubt = error
            case .busy, .refused: break
            }
            throw error
        }
    }
}

// MARK: - Writing

extension FileLedger {
    package func sell(_ requests: [SaleRequest]) throws(LedgerFault) -> [SaleOutcome] {
        try underLock { state throws(LedgerFault) in
            var sales = SalePlan(books: state.books)
            for request in requests { try sales.add(request, &state.requests, state.file) }
            // Another kiosk may have written a sale that is asked for again, and have died before it was durable.
            if sales.entries.isEmpty, sales.repeatsOlder { try state.file.sync() }
            return (sales.entries, sales.books, sales.outcomes)
        }
    }

    package func change(_ change: StockChange) throws(LedgerError) {
        let result: Result<Void, LedgerError>
        do throws(LedgerFault) {
            result = try underLock { state throws(LedgerFault) in
                var books = state.books
                do throws(StockError<Fruit>) {
                    let entry = try books.change(change)
                    return (entry.map { [$0] } ?? [], books, .success(()))
                } catch {
                    return ([], state.books, .failure(.impossible(error)))
                }
            }
        } catch {
            throw .fault(error)
        }
        try result.get()
    }

    /// Does what has to be decided and written under one lock.
    ///
    /// - Parameter decide: returns what shall be written, the books afterwards, and what to answer.
    /// - Returns: the answer.
    /// - Throws: `LedgerFault`; then nothing was written.
    private func underLock<Answer: Sendable>(
        _ decide: (inout State) throws(LedgerFault) -> (entries: [LedgerEntry], books: Books, answer: Answer)
    ) throws(LedgerFault) -> Answer {
        try state.withLock { state throws(LedgerFault) in
            if let reason = state.readOnlyReason { throw .refused(.write, errno: reason.code) }
            return try Self.noticing(&state) { state throws(LedgerFault) in
                if state.doubt != nil { try reopen(&state) }
                return try place.holding(.exclusive, on: state.file.file) { () throws(LedgerFault) in
                    try place.check(state.file)
                    try Self.catchUp(&state)
                    try state.file.mendTail()
                    let (entries, books, answer) = try decide(&state)
                    if !entries.isEmpty {
                        try makeNameDurable(&state)
                        try state.file.append(entries, at: now())
                        state.books = books
                    }
                    return answer
                }
            }
        }
    }

    private func makeNameDurable(_ state: inout State) throws(LedgerFault) {
        if state.isNameDurable { return }
        try place.syncName()
        state.isNameDurable = true
    }
}
