import Core
import JuiceMaker
import System

/// The file of a ledger whose records are appended elsewhere: it has the same bytes.
extension FileStore {
    /// Opens the replica in a folder, which is created if it is missing. It has no mark outside: what is lost is read again.
    static func replica(
        in directory: String, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait()
    ) throws(LedgerError) -> FileStore {
        try open(FileLedger.place(in: directory, files: files, wait: wait), for: .writing)
    }

    /// Returns an entry as the next record, and its line with the line feed. Nothing is written.
    ///
    /// - Throws: `LedgerError` when the entry contradicts the records.
    mutating func line(
        of entry: LedgerEntry, at time: Timestamp
    ) throws(LedgerError) -> (record: LedgerRecord, line: [UInt8]) {
        try noticing { store throws(LogError) in
            let record = LedgerRecord(
                sequence: store.lastSequence + 1, time: time, entry: try store.complete(entry, at: time))
            var log = store.log
            try log.addRecords { log throws(LogDamage) in try log.add(record.entry, at: time) }
            return (record, log.pending)
        }
    }

    /// Appends lines that have their place elsewhere already, and makes them durable. Those that another kiosk has appended here
    /// meanwhile are passed over.
    ///
    /// - Parameter lines: Lines with their line feeds, one after another, from a place that is known here or is the next one.
    /// - Throws: `LedgerError.damaged` where a line is no record that can follow. Then nothing has changed.
    mutating func adopt(_ lines: [[UInt8]]) throws(LedgerError) {
        defer { endTurn() }
        try beginTurn()
        try noticing { store throws(LogError) in
            try store.makeNameDurable()
            let next = store.log.nextNumber
            let new = lines.drop { line in
                let sequence = line.dropLast().withUnsafeBytes { RecordLine.sequence(ofSealed: $0) }
                return sequence.map { $0 < next } ?? false
            }
            if new.isEmpty {
                try store.log.makeDurable()
            } else {
                try store.log.append { log throws(LogDamage) in
                    for line in new { try log.add(line: line) }
                }
            }
            store.marks.write(store.log.mark)
        }
    }

    /// Makes everything durable that the answer to a question rests on, without a new record.
    mutating func makeDurable() throws(LedgerError) { try adopt([]) }

    /// Calls a function with each line after a place in the ledger, with its line feed and its place, until it returns `false`.
    ///
    /// - Throws: `LedgerError` when the file cannot be read.
    /// - Complexity: O(*n*) in the number of these lines.
    func forEachLine(after sequence: Int, _ body: (Int, [UInt8]) -> Bool) throws(LedgerError) {
        try log.forEachLine(after: sequence, body)
    }

    /// Returns the line of a record with its line feed; empty if there is none.
    ///
    /// - Throws: `LedgerError` when the file cannot be read.
    /// - Complexity: O(*n*) in the number of records since then.
    func line(_ sequence: Int) throws(LedgerError) -> [UInt8] {
        var found: [UInt8] = []
        try forEachLine(after: sequence - 1) { _, line in
            found = line
            return false
        }
        return found
    }
}
