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
    func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        throw .notRecorded(.failed(.write, .noSpace))
    }
    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) {}
}
