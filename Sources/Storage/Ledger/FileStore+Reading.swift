import Core
import JuiceMaker
import System

/// The locks of a store, and what it reads without a lock of its own.
extension FileStore {
    mutating func lock(_ lock: FileLock) throws(LogError) {
        try place.lock(log.file, lock)
        holdsLock = true
    }

    /// Opens a store and locks it. Until the lock was there, another file may have got the name; then that one is opened.
    static func locked(_ open: () throws(LogError) -> FileStore) throws(LogError) -> FileStore {
        for _ in 0..<10 {
            var store = try open()
            try store.lock(.exclusive)
            if try store.place.leads(to: store.log.file) { return store }
        }
        throw .busy
    }

    /// Takes the lock for a reading if it is free, and returns the place up to which the log can be read; `nil` for its end.
    mutating func lockToRead() throws(LogError) -> Int? {
        defer { holdsLock = true }
        return try place.lockToRead(log.file) { [marks] in marks.mark }
    }

    /// Returns what a person should know, once.
    package mutating func takeNotices() -> [LedgerNotice] {
        defer { notices = [] }
        return notices + unshown.takeNotices()
    }

    /// Calls a function with each record after a place.
    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        guard sequence < lastSequence else { return }
        try log.read(try start(ofRecordsAfter: sequence)..<log.end) { if $0.sequence > sequence { body($0.record) } }
    }

    /// Calls a function with each line after a place in the ledger, with its line feed and its place, until it returns `false`.
    func forEachLine(after sequence: Int, _ body: (Int, [UInt8]) -> Bool) throws(LedgerError) {
        guard sequence < lastSequence else { return }
        let range = try start(ofRecordsAfter: sequence)..<log.end
        try LineScanner(file: log.file).forEachLine(in: range) { line, _ in
            guard let number = RecordLine.sequence(ofSealed: line) else { return false }
            return number <= sequence || body(number, Array(line) + [SealedLine.lineFeed])
        }
    }

    private func start(ofRecordsAfter sequence: Int) throws(LogError) -> Int {
        if let known = places.last(where: { $0.sequence <= sequence }) { return known.end }
        return try log.start(ofRecordsAfter: sequence)
    }

    /// Returns the record of an order; `nil` if there is none.
    package mutating func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        try noticing { store throws(LogError) in try store.log.sale(number: number) }
    }

    /// Returns the sale that was made for a key; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of records for the first question about a request, and later in that of the new ones.
    package mutating func sale(for key: RequestKey) throws(LedgerError) -> SaleRecord? {
        try noticing { store throws(LogError) in try store.requests.sale(for: key, in: store.log) }
    }

    /// Returns a place behind which all records of a time and later ones stand.
    package func lastSequence(before time: Timestamp) throws(LedgerError) -> Int {
        try log.lastSequence(before: time)
    }

    /// Returns the menu that was in force at a record; `nil` if none was recorded before it.
    package func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu? {
        try log.menu(at: sequence)
    }

    /// Returns a store of the ledger that an upgrade has put in the place of this older one; `nil` if there is none, or if
    /// it is not the same but for its first line.
    func upgraded() throws(LogError) -> FileStore? {
        guard try !place.leads(to: log.file), try LedgerUpgrade.isOld(log.file) else { return nil }
        let upgraded = try FileStore.open(place, for: .reading)
        let last = LogMark(sequence: lastSequence, end: log.end, sum: log.lastSum)
        let isSame = try upgraded.log.contains(last)
        return isSame || lastSequence < 2 ? upgraded : nil
    }
}
