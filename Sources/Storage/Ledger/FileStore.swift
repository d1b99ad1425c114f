import Core
import JuiceMaker
import System

/// The store of a ledger in a file: its log, its mark, and the lock that it holds for a turn.
///
/// A turn takes the file's lock and reads what other kiosks have appended. The records of a decision are written at once, and the
/// store waits until they are durable.
package struct FileStore: RecordStore {
    let place: LogPlace
    var log: LedgerLog
    private(set) var unshown = UnshownRecord()
    var requests = RequestIndex()
    /// The chain of the lines since the last close, as far as it was asked for.
    private var chain: LedgerChain?
    var marks: LedgerMarks
    private var readOnlyReason: FailureReason?
    /// A Boolean value that indicates whether the file's name is durable. The process that created it may have died too early.
    var isNameDurable = false
    /// The reason why the file must be opened again and checked wholly before anything is written.
    private(set) var doubt: LedgerError?
    var holdsLock = false
    /// A Boolean value that indicates whether this is the replica of a shop, whose records are appended elsewhere.
    private var isReplica = false
    var notices: [LedgerNotice] = []
    /// The last places at which a reading ended, from which the next one goes on.
    var places: [(sequence: Int, end: Int)] = []

    private init(_ file: any File, _ place: LogPlace, _ readOnlyReason: FailureReason?) {
        self.place = place
        self.readOnlyReason = readOnlyReason
        log = SealedLog(file)
        marks = LedgerMarks(of: place, for: readOnlyReason == nil ? .updating : .reading)
    }

    /// The sums of the records that were read.
    package var accounts: Accounts { log.fold.accounts ?? Accounts() }

    /// The place of the last record that was read; 0 before the first one.
    package var lastSequence: Int { log.sequence ?? 0 }

    /// A Boolean value that indicates whether this is the ledger of an older program, which gets its menu with the next record.
    var isWithoutMenu: Bool { lastSequence > 0 && accounts.menu == nil }

    var isWritable: Bool { readOnlyReason == nil }
}

// MARK: - Opening

extension FileStore {
    /// Opens a ledger, and repairs its end if it is writable. See ``FileLedger/open(directory:menu:for:state:files:wait:now:)``.
    static func open(
        _ place: LogPlace, for access: FileLedger.Access, isReplica: Bool = false
    ) throws(LogError) -> FileStore {
        for _ in 0..<10 {
            let (file, readOnlyReason) = try openFile(place, access)
            if readOnlyReason == nil, try LedgerUpgrade.upgrade(file, at: place) { continue }
            var store = FileStore(file, place, readOnlyReason)
            store.isReplica = isReplica
            if store.marks.state != .good { try store.readAhead() }
            var limit: Int?
            if store.isWritable { try store.lock(.exclusive) } else { limit = try store.lockToRead() }
            // Another kiosk may have put a newer format in its place meanwhile.
            guard try place.leads(to: file) else { continue }
            if store.isWritable {
                try place.checkLocks()
                try store.checkOwner()
            }
            try store.readLog(upTo: limit)
            if store.isWritable { try store.repair() }
            if access != .oneChange || !store.isWritable { store.endTurn() }
            return store
        }
        throw .busy
    }

    private static func openFile(
        _ place: LogPlace, _ access: FileLedger.Access
    ) throws(LogError) -> (any File, readOnlyReason: FailureReason?) {
        if access == .reading { return (try place.open(.reading), .badDescriptor) }
        do throws(LogError) {
            return (try place.openOrBegin(), nil)
        } catch {
            // A file that cannot be written may still be readable.
            guard let file = try? place.open(.reading) else { throw error }
            return (file, error.reason)
        }
    }

    /// Reads the log under its lock, or up to a limit without it: from its later mark on, or everything if there is no mark that can be used.
    private mutating func readLog(upTo limit: Int? = nil) throws(LogError) {
        // Until the lock was there, another kiosk may have made the marks.
        if marks.state != .good { marks = LedgerMarks(of: place, for: isWritable ? .updating : .reading) }
        let (mark, highMark) = (try readMark(), marks.highMark)
        var (latest, missing) = (mark, LogMark?.none)
        if let highMark {
            if try !log.contains(highMark) {
                missing = highMark
            } else if let mark, mark.end < highMark.end, try log.contains(mark) {
                latest = highMark
            }
        }
        try log.open(after: latest, upTo: limit)
        if let missing { try refuse(.missingRecord(missing.sequence)) }
        switch try marks.notice(of: log) {
        case .missingMark?: try refuse(.missingMark)
        case let notice?: notices.append(notice)
        case nil: break
        }
    }

    /// Refuses to write into the ledger until a person has accepted it as it is. Reading goes on.
    private mutating func refuse(_ notice: LedgerNotice) throws(LogError) {
        guard isWritable else { return notices.append(notice) }
        if case .missingRecord(let number) = notice { throw .damaged(line: number, .replaced) }
        throw .damaged(line: log.nextNumber, .unmarked)
    }

    /// Accepts a ledger as it is. See ``FileLedger/accept(directory:menu:state:files:wait:now:)``.
    ///
    /// - Returns: The store, whose lock is held, and the number of the record that is missing: 0 if it is only the mark, and `nil` if
    ///   nothing is missing.
    static func accept(_ place: LogPlace) throws(LogError) -> (store: FileStore, missing: Int?) {
        // A folder without any of these is mistyped.
        if try place.identity() == nil, try place.mark.identity() == nil, try place.highMark?.identity() == nil {
            throw .failed(.open, .notFound)
        }
        var store = try locked { () throws(LogError) in FileStore(try place.open(.creating), place, nil) }
        store.marks = LedgerMarks(of: place, for: .updating)
        var (known, missing): (LogMark?, Int?)
        for mark in [try store.readMark(), store.marks.highMark].compactMap(\.self) {
            if try !store.log.contains(mark) {
                missing = max(missing ?? 0, mark.sequence)
            } else if mark.end > known?.end ?? -1 {
                known = mark
            }
        }
        try store.log.catchUp(past: known)
        if missing == nil, try store.marks.notice(of: store.log) == .missingMark { missing = 0 }
        try store.mend()
        try store.log.makeDurable()
        // What cannot be marked cannot be accepted.
        try store.marks.create()
        if missing == nil { try store.mark() } else { try store.marks.check() }
        return (store, missing)
    }

    /// Sets the marks to the last record, durably.
    mutating func mark() throws(LogError) { try marks.settle(log.mark ?? .start) }

    /// Opens the file again, checks every line, and keeps the lock.
    private mutating func reopen() throws(LogError) {
        var opened = try Self.locked { () throws(LogError) in
            var opened = FileStore(try place.open(.updating), place, nil)
            (opened.isReplica, opened.unshown) = (isReplica, unshown)
            try opened.readAhead()
            return opened
        }
        try opened.checkOwner()
        try opened.log.catchUp(past: opened.readMark() ?? marks.last)
        try opened.readLog()
        // This kiosk has seen a longer ledger, and no one has accepted a shorter one. The opening is no promise.
        if opened.log.end < log.end, lastSequence > 1, opened.log.fold.givenUp ?? 0 < lastSequence {
            throw .damaged(line: opened.log.nextNumber, .replaced)
        }
        opened.log.doubtDurability(after: nil)
        try opened.repair()
        opened.notices = notices + opened.notices
        self = opened
    }

    private mutating func readAhead() throws(LogError) {
        try log.readAhead(at: place) { [marks] in marks.mark }
    }

    /// Repairs the end of the file, and makes everything durable that was read.
    private mutating func repair() throws(LogError) {
        try mend()
        try log.makeDurable()
        marks.write(log.mark)
    }

    /// Repairs the end of the file: what is unfinished is copied to another file, and cut off. After an error, nothing has changed.
    private mutating func mend() throws(LogError) {
        var mended = log
        if log.unfinishedBytes > 0 {
            let name = try place.keepCopy(of: log.file, from: log.end, as: ".unfinished")
            let records = try log.unfinishedRecords()
            notices.append(.setAside(bytes: log.unfinishedBytes, records: records, file: name))
        }
        mended.mend()
        try mended.flush()
        log = mended
    }
}

// MARK: - Reading

extension FileStore {
    /// Reads what other kiosks have recorded.
    package mutating func readOn() throws(LedgerError) {
        if let doubt { throw doubt }
        // Under the lock of a turn, no other kiosk changes anything.
        if holdsLock { return }
        try noticing { store throws(LogError) in
            defer { store.endTurn() }
            if var upgraded = try store.upgraded() {
                upgraded.readOnlyReason = store.readOnlyReason
                store = upgraded
            }
            try store.checkName()
            guard try store.log.size() != store.log.end + store.log.unfinishedBytes else { return }
            try store.readAhead()
            let limit = try store.lockToRead()
            try store.log.catchUp(past: store.marks.mark, upTo: limit)
        }
    }

    /// Checks that other kiosks still write into the same file.
    private func checkName() throws(LogError) {
        guard try place.leads(to: log.file) else { throw .damaged(line: log.nextNumber, .replaced) }
    }

    /// Checks under the lock that the file is still a ledger of its own: it may have become the replica of a shop, which has its lines.
    private func checkOwner() throws(LogError) {
        let shop = ShopFile.place(in: place.directory, files: place.files)
        if !isReplica, try shop.identity() != nil { throw .shop(.becameReplica) }
    }

    /// Returns the mark beside the ledger, under the lock. It tells of a shop, too, whose file a person may have removed.
    private mutating func readMark() throws(LogError) -> LogMark? {
        let mark = marks.read()
        if marks.isOfShop, !isReplica, isWritable { throw .shop(.becameReplica) }
        return mark
    }

    /// Calls a function, and notes how far the log is read then, or the error after which the whole file must be checked.
    mutating func noticing<Value>(
        _ body: (inout Self) throws(LogError) -> Value
    ) throws(LedgerError) -> Value {
        do throws(LedgerError) {
            let value = try body(&self)
            notePlace()
            return value
        } catch {
            switch error {
            case .damaged, .newerFormat, .notDurable, .unknown: doubt = error
            case .busy, .failed, .shop: break
            }
            throw error
        }
    }

    private mutating func notePlace() {
        guard places.last?.sequence != log.sequence else { return }
        if places.count == 64 { places.removeFirst() }
        places.append((lastSequence, log.end))
    }

    /// Checks the digits of the closes, and adds up the lines since the last one.
    package mutating func prepareToClose() throws(LedgerError) {
        _ = try noticing { store throws(LogError) in
            try store.log.checkDigits()
            return try store.currentChain()
        }
    }

    private mutating func currentChain() throws(LogError) -> LedgerChain {
        var current: LedgerChain
        if let chain { current = chain } else { current = try log.chain(afterClose: accounts.closed.number) }
        try current.read(log.file, upTo: log.end)
        chain = current
        return current
    }

    /// Returns an entry as the next record has it: a close has its digits.
    mutating func complete(_ entry: LedgerEntry, at time: Timestamp) throws(LogError) -> LedgerEntry {
        guard case .close(var close) = entry else { return entry }
        let record = LedgerRecord(sequence: lastSequence + 1, time: time, entry: entry)
        close.sum = try currentChain().digits(of: record)
        return .close(close)
    }
}

// MARK: - Writing

extension FileStore {
    /// Takes the lock, reads what other kiosks have recorded, and repairs the end of the file.
    package mutating func beginTurn() throws(LedgerError) {
        if let readOnlyReason { throw .failed(.write, readOnlyReason) }
        if holdsLock { return }
        try noticing { store throws(LogError) in
            if store.doubt != nil { return try store.reopen() }
            try store.readAhead()
            try store.lock(.exclusive)
            try store.checkName()
            try store.checkOwner()
            let mark = try store.readMark()
            // The records that this kiosk has not read may be gone.
            try store.log.catchUp(past: mark)
            if let highMark = store.marks.highMark, highMark.sequence > store.lastSequence {
                throw .damaged(line: highMark.sequence, .replaced)
            }
            // What another kiosk wrote may have been read before, to show it.
            if store.log.durability != .durable { store.log.doubtDurability(after: mark) }
            try store.mend()
        }
    }

    /// Gives the lock back.
    package mutating func endTurn() {
        if holdsLock { log.file.unlock() }
        holdsLock = false
    }

    /// Appends entries under the lock of the turn, and makes all records durable.
    package mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        guard sequence == lastSequence else { return .behind }
        return try noticing { store throws(LogError) in
            try store.makeNameDurable()
            let entries = try entries.map { entry throws(LogError) in try store.complete(entry, at: time) }
            if entries.isEmpty {
                // Another kiosk may have written what the answer rests on, and died before it was durable.
                try store.log.makeDurable()
            } else {
                try store.log.append(entries, at: time, noting: store.unshown.note)
            }
            store.marks.write(store.log.mark)
            return .done(
                entries.enumerated().map { LedgerRecord(sequence: sequence + $0 + 1, time: time, entry: $1) })
        }
    }

    /// Makes the names of the ledger and of its mark durable, once.
    mutating func makeNameDurable() throws(LogError) {
        if isNameDurable { return }
        try marks.create()
        // The first sale is the first promise.
        try place.syncNames(isNew: accounts.lastNumber == 0)
        isNameDurable = true
    }

    /// Returns `.behind`: the outcome of an append is always known, or an error says that it is not.
    package func settle() -> AppendOutcome { .behind }
}
