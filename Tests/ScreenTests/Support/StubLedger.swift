import Core
import JuiceMaker
import Synchronization

/// A ledger that says what a test wants, writes nothing down, and keeps the names of the calls.
nonisolated final class StubLedger: Ledger {
    private let state: Mutex<(books: Books, records: [LedgerRecord], fault: LedgerError?, calls: [String])>

    /// Creates a ledger whose records cannot be read as long as there is a fault.
    init(books: Books, records: [LedgerRecord] = [], fault: LedgerError? = nil) {
        state = Mutex((books, records, fault, []))
    }

    /// The reason why the records cannot be read.
    var fault: LedgerError? {
        get { state.withLock { $0.fault } }
        set { state.withLock { $0.fault = newValue } }
    }

    /// Returns the names of the calls since the last time.
    func takeCalls() -> [String] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }

    var books: Books { note().books }
    var lastSequence: Int { note().records.last?.sequence ?? 0 }
    func refresh() { _ = note() }

    func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        throw .notRecorded(note().fault ?? .busy)
    }

    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        let (_, records, fault) = note()
        if let fault { throw fault }
        records.dropFirst(sequence).forEach(body)
    }

    private func note(
        _ call: String = #function
    ) -> (books: Books, records: [LedgerRecord], fault: LedgerError?) {
        state.withLock { state in
            state.calls.append(call)
            return (state.books, state.records, state.fault)
        }
    }
}
