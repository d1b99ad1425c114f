import Core
import JuiceMaker
import Synchronization

/// A ledger in a file that any number of kiosks share: one record a line, added at the end, never changed.
///
/// Every change takes the file's lock, reads what others have added, decides, writes all its records at once and waits for the
/// disk. Only then does it return, and only then is anybody told. Threads take turns before they get to the file.
package final class FileLedger: Ledger {
    private let directory: String
    private let path: String
    private let files: any FileSystem
    private let now: @Sendable () -> Timestamp
    private let state: Mutex<State>

    private struct State {
        var file: LedgerFile
        var books: Books
        /// Why the file can only be read.
        var readOnlyReason: Int32?
        /// Whether the name of the file would survive a power cut. Whoever has made it may have died before it did.
        var isNameDurable = false
        /// Why the file has to be opened again, and all of it checked, before anything is written.
        var doubt: LedgerFault?
        var requests = RequestIndex()
    }

    /// The name of the file in its folder.
    package static let fileName = "ledger.jsonl"

    /// Opens the ledger of a folder; makes both where they are missing.
    ///
    /// - Parameters:
    ///   - directory: the folder.
    ///   - menu: what is sold; its fruits that the ledger has never heard of come in with their opening stock.
    ///   - files: where the folder is.
    ///   - now: tells the time.
    /// - Throws: `LedgerFault` when the file cannot be opened, or is not to be trusted; then nothing was changed.
    /// - Complexity: O(1) in the number of records.
    package init(
        directory: String, menu: Menu, files: any FileSystem = SystemFiles(), now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerFault) {
        self.directory = directory
        self.files = files
        self.now = now
        path = directory + "/" + Self.fileName
        state = Mutex(try Self.open(directory: directory, menu: menu, files, at: now()))
    }

    package var books: Books { state.withLock { $0.books } }

    package var lastSequence: Int { state.withLock { $0.file.chain.sequence ?? 0 } }

    /// The folder's file.
    package var filePath: String { path }

    /// Bytes of an unfinished record that were found at the end of the file and cut off.
    package var cutBytes: Int { state.withLock { $0.file.cutBytes } }
}

// MARK: - Opening

extension FileLedger {
    private static func open(
        directory: String, menu: Menu, _ files: any FileSystem, at time: Timestamp
    ) throws(LedgerFault) -> State {
        let (file, readOnlyReason) = try openFile(directory: directory, files)
        try lock(file, readOnlyReason == nil ? .exclusive : .shared)
        defer { file.unlock() }
        var ledgerFile = try LedgerFile(file)
        if readOnlyReason == nil { try ledgerFile.mendTail() }
        var books = Books(menu: menu, accounts: ledgerFile.chain.accounts ?? Accounts())
        if let entry = books.openingEntry {
            if readOnlyReason == nil { try ledgerFile.append([entry], at: time) }
            try enter(entry, &books)
        }
        return State(file: ledgerFile, books: books, readOnlyReason: readOnlyReason)
    }

    private static func openFile(
        directory: String, _ files: any FileSystem
    ) throws(LedgerFault) -> (any File, readOnlyReason: Int32?) {
        let path = directory + "/" + fileName
        let reason: SystemError
        do throws(SystemError) {
            try retrying(try files.makeDirectory(directory))
            return (try retrying(try files.open(path, .creating)), nil)
        } catch {
            reason = error
        }
        // What may not be written may still be looked at.
        guard let file = try? retrying(try files.open(path, .reading)) else {
            throw .refused(.open, errno: reason.code)
        }
        return (file, reason.code)
    }

    private static func lock(_ file: any File, _ lock: FileLock) throws(LedgerFault) {
        do { try retrying(try file.lock(lock)) } catch { throw .refused(.lock, errno: error.code) }
    }

    private static func enter(_ entry: LedgerEntry, _ books: inout Books) throws(LedgerFault) {
        do { try books.enter(entry) } catch { throw .damaged(line: 1, .contradiction(error)) }
    }
}

// MARK: - Reading

extension FileLedger {
    package func refresh() throws(LedgerFault) {
        try state.withLock { state throws(LedgerFault) in
            if let doubt = state.doubt { throw doubt }
            try Self.noticing(&state) { state throws(LedgerFault) in
                try checkIdentity(of: state.file)
                guard try state.file.size() != state.file.chain.end else { return }
                try Self.lock(state.file.file, .shared)
                defer { state.file.file.unlock() }
                try Self.catchUp(&state)
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

    /// A path that leads to another file now, or to none, would have us write where nobody looks.
    private func checkIdentity(of file: LedgerFile) throws(LedgerFault) {
        guard (try? retrying(try files.identity(of: path))) == file.identity else {
            throw .damaged(line: (file.chain.sequence ?? 0) + 1, .replaced)
        }
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
            case .refused: break
            }
            throw error
        }
    }
}

// MARK: - Writing

extension FileLedger {
    package func sell(_ requests: [SaleRequest]) throws(LedgerFault) -> [SaleOutcome] {
        try change { state throws(LedgerFault) in
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
            result = try self.change { state throws(LedgerFault) in
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
    private func change<Answer: Sendable>(
        _ decide: (inout State) throws(LedgerFault) -> (entries: [LedgerEntry], books: Books, answer: Answer)
    ) throws(LedgerFault) -> Answer {
        try state.withLock { state throws(LedgerFault) in
            if let reason = state.readOnlyReason { throw .refused(.write, errno: reason) }
            return try Self.noticing(&state) { state throws(LedgerFault) in
                if state.doubt != nil { try reopen(&state) }
                let file = state.file.file
                try Self.lock(file, .exclusive)
                defer { file.unlock() }
                try checkIdentity(of: state.file)
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

    private func makeNameDurable(_ state: inout State) throws(LedgerFault) {
        if state.isNameDurable { return }
        do { try retrying(try files.syncDirectory(directory)) } catch { throw .refused(.sync, errno: error.code) }
        state.isNameDurable = true
    }

    /// Opens the file again and checks every line of it.
    private func reopen(_ state: inout State) throws(LedgerFault) {
        let file: any File
        do { file = try retrying(try files.open(path, .updating)) } catch {
            throw .refused(.open, errno: error.code)
        }
        try Self.lock(file, .exclusive)
        defer { file.unlock() }
        state.file = try LedgerFile(file, fromBeginning: true)
        state.books = Books(menu: state.books.menu, accounts: state.file.chain.accounts ?? Accounts())
        state.requests = RequestIndex()
        state.isNameDurable = false
        state.doubt = nil
    }
}
