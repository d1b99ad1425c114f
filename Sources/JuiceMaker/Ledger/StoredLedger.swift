import Core
import Synchronization

/// A ledger over a store, whose bookkeeper does all the work.
public protocol StoredLedger: Ledger {
    /// The store of its records.
    associatedtype Store: RecordStore

    /// The bookkeeper of the ledger.
    var bookkeeper: Bookkeeper<Store> { get }
}

extension StoredLedger {
    /// The books as this kiosk last read them.
    public var books: Books { bookkeeper.books }

    /// The place of the last record that this kiosk has read or written; 0 before the first one.
    public var lastSequence: Int { bookkeeper.store.lastSequence }

    /// Returns what a person should know about the ledger, once.
    public func takeNotices() -> [LedgerNotice] { bookkeeper.takeNotices() }

    /// Reads what other kiosks have recorded. See ``Ledger/refresh()``.
    ///
    /// - Complexity: O(*n*) in the number of new records.
    public func refresh() throws(LedgerError) { try bookkeeper.refresh() }

    /// Decides a command, and records what follows from it. See ``Ledger/perform(_:)``.
    public func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> { try bookkeeper.perform(command) }

    /// Returns the record of an order. See ``Ledger/saleRecord(number:)``.
    public func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        try bookkeeper.refresh()
        var store = bookkeeper.store
        return try store.saleRecord(number: number)
    }

    /// Returns the menu that was in force at a record. See ``RecordSource/recordedMenu(at:)``.
    public func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu? {
        try bookkeeper.refresh()
        return try bookkeeper.store.recordedMenu(at: sequence)
    }

    /// Returns a place behind which all records of a time and later ones stand. See ``RecordSource/lastSequence(before:)``.
    public func lastSequence(before time: Timestamp) throws(LedgerError) -> Int {
        try bookkeeper.refresh()
        return try bookkeeper.store.lastSequence(before: time)
    }

    /// Calls a function with each record after a place. See ``RecordSource/forEachRecord(after:_:)``.
    public func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try bookkeeper.refresh()
        // Records never change, so that they can be read again while other threads use the ledger.
        try bookkeeper.store.forEachRecord(after: sequence, body)
    }
}

/// The bookkeeper of a store: reads on, decides, and appends, again and again until no other kiosk was faster.
///
/// Threads of one process take turns.
public final class Bookkeeper<Store: RecordStore>: Sendable {
    private struct State {
        var store: Store
        var books: Books

        /// Takes the sums of the store into the books.
        mutating func balance() {
            if books.accounts != store.accounts { books.balance(with: store.accounts) }
        }
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> Timestamp

    /// Creates a bookkeeper of a store as far as it was read, with a menu, which is made only for a store without one, and a function that
    /// returns the current time.
    public init(_ store: Store, menu: @autoclosure () -> Menu, now: @escaping @Sendable () -> Timestamp) {
        state = Mutex(State(store: store, books: Books(menu: menu(), accounts: store.accounts)))
        self.now = now
    }

    /// The books as far as the store was read.
    public var books: Books { state.withLock { $0.books } }

    /// The store as it is now.
    public var store: Store { state.withLock { $0.store } }

    /// Returns what a person should know about the store, once.
    public func takeNotices() -> [LedgerNotice] { state.withLock { $0.store.takeNotices() } }

    /// Reads what other kiosks have recorded.
    ///
    /// - Throws: `LedgerError` when the store cannot be read. Then the books stay as they are.
    public func refresh() throws(LedgerError) {
        try state.withLock { state throws(LedgerError) in
            defer { state.balance() }
            try state.store.readOn()
        }
    }

    /// Records the menu and the opening stock in a ledger without a menu. Each command does so as well.
    ///
    /// - Throws: `LedgerError` when that could not be recorded.
    public func open() throws(LedgerError) {
        // A sale of nothing is the least that a command can be.
        if books.openingEntry != nil { _ = try perform(Sell([])) }
    }

    /// Decides a command in the current books, and records what follows from it.
    ///
    /// - Returns: The answer, and the records that were made.
    /// - Throws: The failure of the command. Then nothing has changed.
    public func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        let result: Result<Recorded<Command.Answer>, Command.Failure>
        var command = command
        do throws(LedgerError) {
            result = try state.withLock { state throws(LedgerError) in
                try command.prepare(&state.store)
                while true {
                    if let result = try takeTurn(command, &state) { return result }
                }
            }
        } catch {
            throw .notRecorded(error)
        }
        return try result.get()
    }

    /// Decides and appends; returns `nil` if another kiosk was faster.
    private func takeTurn<Command: LedgerCommand>(
        _ command: Command, _ state: inout State
    ) throws(LedgerError) -> Result<Recorded<Command.Answer>, Command.Failure>? {
        defer {
            state.store.endTurn()
            state.balance()
        }
        try state.store.beginTurn()
        state.balance()
        if let entry = state.books.openingEntry {
            guard try append([entry], to: &state.store) != nil else { return nil }
            state.balance()
        }
        let decision: Decision<Command.Answer>
        do throws(Command.Failure) {
            decision = try command.decide(in: state.books, &state.store)
        } catch {
            return .failure(error)
        }
        return try append(decision.entries, to: &state.store).map {
            .success(Recorded(decision.answer($0), records: $0))
        }
    }

    /// Returns the records of entries; `nil` if another kiosk was faster.
    private func append(_ entries: [LedgerEntry], to store: inout Store) throws(LedgerError) -> [LedgerRecord]? {
        var outcome = try store.append(entries, after: store.lastSequence, at: now())
        while case .unknown = outcome { outcome = try store.settle() }
        if case .done(let records) = outcome { return records }
        return nil
    }
}
