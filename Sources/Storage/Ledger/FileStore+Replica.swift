import Core
import JuiceMaker
import System

/// The file of a ledger whose records are appended elsewhere: it has the same bytes.
extension FileStore {
    /// Opens the replica in a folder, which is created if it is missing. It has no mark outside: a folder that was removed is read again.
    static func replica(
        in directory: String, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait()
    ) throws(LedgerError) -> FileStore {
        try open(FileLedger.place(in: directory, files: files, wait: wait), for: .writing, isReplica: true)
    }

    /// Returns an entry as the next record, and its line with the line feed. Nothing is written.
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
    /// - Throws: `ShopError.noRecord` where a line is no record that can follow. Then nothing has changed.
    mutating func adopt(_ lines: [[UInt8]], from first: Int) throws(LedgerError) {
        defer { endTurn() }
        try beginTurn()
        var refused: Int?
        try noticing { store throws(LogError) in
            try store.makeNameDurable()
            let new = lines.indices.dropFirst(max(0, store.log.nextNumber - first))
            if new.isEmpty {
                try store.log.makeDurable()
            } else {
                do throws(LogError) {
                    try store.log.append { log throws(LogDamage) in
                        for index in new {
                            refused = index
                            try log.add(line: lines[index])
                        }
                        refused = nil
                    }
                } catch {
                    // The file is as whole as before.
                    if refused == nil { throw error }
                }
            }
            store.marks.write(store.log.mark)
        }
        if let refused { throw .shop(.noRecord(sequence: first + refused, line: lines[refused].lineText)) }
    }

    /// Makes everything durable that the answer to a question rests on, without a new record.
    mutating func makeDurable() throws(LedgerError) { try adopt([], from: 1) }

    /// Returns the line of a record with its line feed; empty if there is none.
    func line(_ sequence: Int) throws(LedgerError) -> [UInt8] {
        var found: [UInt8] = []
        try forEachLine(after: sequence - 1) { _, line in
            found = line
            return false
        }
        return found
    }
}
