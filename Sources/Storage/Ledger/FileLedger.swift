import Core
import JuiceMaker
import System

/// A ledger in a file that any number of kiosks can share: one record a line, appended at the end, never changed.
///
/// Each change is durable before it returns. Threads of one process take turns.
package final class FileLedger: StoredLedger {
    /// The bookkeeper of the ledger.
    package let bookkeeper: Bookkeeper<FileStore>

    /// The purpose for which a ledger is opened.
    package enum Access: Hashable, Sendable {
        /// For reading. A missing file is not created.
        case reading
        /// For selling and changing the stock, if the file is writable, or else for reading.
        case writing
        /// As `writing`, for a change that follows at once: it has the lock of the opening, and other kiosks wait until it is made.
        case oneChange
    }

    /// The name of the file in its folder.
    package static let fileName = "ledger.jsonl"

    private init(_ store: FileStore, _ menu: @autoclosure () -> Menu, _ now: @escaping @Sendable () -> Timestamp) {
        bookkeeper = Bookkeeper(store, menu: menu(), now: now)
    }

    /// Opens the ledger of a folder, which is created for writing if it is missing. The menu is made only for a ledger without one, and its
    /// fruits that are new in the ledger get their opening stock. The state folder of the user, if there is one, tells how long the ledger was.
    ///
    /// - Throws: `LedgerError` when the file cannot be opened or is damaged. Then nothing has changed.
    /// - Complexity: O(1) in the number of records.
    package static func open(
        directory: String, menu: @autoclosure () -> Menu, for access: Access = .writing, state: String? = nil,
        files: any FileSystem = SystemFiles(), wait: LockWait = LockWait(), now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> FileLedger {
        let place = place(in: directory, state: state, files: files, wait: wait)
        var store = try FileStore.open(place, for: access)
        let isOld = store.isWritable && store.isWithoutMenu
        if isOld { store.notices.append(.menuRecorded(menu())) }
        let ledger = FileLedger(store, menu(), now)
        // One change opens the accounts itself, but a person has to know which menu an old ledger gets.
        if isOld || access == .writing && store.isWritable { try ledger.bookkeeper.open() }
        return ledger
    }

    /// Accepts the ledger of a folder as it is, although it became shorter, is another one or has no mark, and records that.
    ///
    /// - Returns: The number of the record up to which the ledger had been checked before, or 0 if only its mark is missing; `nil` if
    ///   nothing is. And what a person should know.
    /// - Throws: `LedgerError` when there is no ledger, or it is damaged, or its mark cannot be written. Then nothing was accepted.
    /// - Complexity: O(*n*) in the number of records.
    package static func accept(
        directory: String, menu: @autoclosure () -> Menu, state: String? = nil, files: any FileSystem = SystemFiles(),
        wait: LockWait = LockWait(), now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> (missing: Int?, notices: [LedgerNotice]) {
        let place = place(in: directory, state: state, files: files, wait: wait)
        let accepted = try FileStore.accept(place)
        var store = accepted.store
        guard let missing = accepted.missing else { return (nil, store.takeNotices()) }
        let last = max(1, store.lastSequence)
        if store.isWithoutMenu { store.notices.append(.menuRecorded(menu())) }
        let ledger = FileLedger(store, menu(), now)
        // The first record is no sale, and a mark that tells of more records than this is none of a ledger.
        let lost = last < missing && missing < 1 << 40 ? last + 1...missing : nil
        _ = try ledger.perform(AcceptLedger(missing: missing, lost: lost))
        store = ledger.bookkeeper.store
        try store.mark()
        return (missing, ledger.takeNotices())
    }

    /// Returns the number of the last record that the marks of a folder tell of its ledger, which is gone; `nil` if
    /// it is there, or if nothing is known of it.
    package static func lastNumberOfGone(
        directory: String, state: String? = nil, files: any FileSystem = SystemFiles()
    ) throws(LedgerError) -> Int? {
        try place(in: directory, state: state, files: files).lastNumberOfGone()
    }

    static func place(
        in directory: String, state: String? = nil, files: any FileSystem, wait: LockWait = LockWait()
    ) -> LogPlace {
        LogPlace(directory: directory, name: fileName, files: files, wait: wait, stateDirectory: state)
    }

    /// Returns a watcher that reports when another kiosk may have written into the ledger of a folder.
    package static func watcher(directory: String) throws(SystemError) -> FileWatcher {
        try FileWatcher(file: fileName, in: directory)
    }

    /// Checks the digits of all closes, so that no digits are printed that prove nothing.
    ///
    /// - Throws: `LedgerError` for the first close whose digits are not those of the lines that it covers.
    /// - Complexity: O(*n*) in the number of bytes.
    package func checkCloses() throws(LedgerError) {
        try bookkeeper.store.log.checkDigits()
    }
}

/// Accepts a ledger that does not contain a record which was checked before.
private struct AcceptLedger: LedgerCommand {
    let missing: Int
    let lost: ClosedRange<Int>?

    func decide(in books: Books, _ evidence: inout some Evidence) throws(LedgerError) -> Decision<Void> {
        // Each of the lost records may have been a sale, whose number a customer has.
        let room = lost.map { LedgerEntry.lost($0, lastNumber: books.accounts.lastNumber + $0.count) }
        return Decision([room, LedgerEntry.accepted(missing: missing)].compactMap(\.self), answer: ())
    }
}
