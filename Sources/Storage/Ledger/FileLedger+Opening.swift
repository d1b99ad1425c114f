import Core
import JuiceMaker

extension FileLedger {
    static func open(
        _ place: LogPlace, _ menu: Menu, _ access: Access, at time: Timestamp
    ) throws(LedgerError) -> State {
        let (file, readOnlyReason) = try openFile(place, access)
        let markFile = try? place.mark.open(readOnlyReason == nil ? .creating : .reading)
        var log = SealedLog<RecordLine>(file)
        if LogMark(in: markFile) == nil { try log.readAhead(at: place, markFile) }
        return try place.holding(readOnlyReason == nil ? .exclusive : .shared, on: file) { () throws(LedgerError) in
            if readOnlyReason == nil { try place.checkLocks() }
            let mark = LogMark(in: markFile)
            try log.open(after: mark)
            var state = State(
                log: log, books: Books(menu: menu), markFile: markFile, mark: mark,
                readOnlyReason: readOnlyReason)
            try takeInAccounts(&state, at: time)
            setMark(&state)
            return state
        }
    }

    /// Accepts the ledger of a folder as it is, although it became shorter or is another one, and records that.
    ///
    /// - Returns: The number of the record up to which the ledger had been checked before; `nil` if the ledger contains it.
    /// - Throws: `LedgerError` when the file cannot be opened or is damaged. Then nothing was accepted.
    package static func accept(
        directory: String, menu: Menu, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait(),
        now: @Sendable () -> Timestamp
    ) throws(LedgerError) -> Int? {
        let place = place(in: directory, files: files, wait: wait)
        let file = try place.open(.creating)
        return try place.holding(.exclusive, on: file) { () throws(LedgerError) in
            let markFile = try place.mark.open(.creating)
            guard let mark = LogMark(in: markFile) else { return nil }
            do throws(LedgerError) {
                var log = SealedLog<RecordLine>(file)
                try log.open(after: mark)
                return nil
            } catch .damaged(_, .replaced) {}
            var state = State(log: SealedLog(file), books: Books(menu: menu), markFile: markFile)
            try state.log.catchUp()
            try takeInAccounts(&state, at: now())
            try state.log.append([.accepted(missing: mark.sequence)], at: now())
            setMark(&state)
            return mark.sequence
        }
    }

    private static func openFile(
        _ place: LogPlace, _ access: Access
    ) throws(LedgerError) -> (any File, readOnlyReason: FailureReason?) {
        if access == .reading { return (try place.open(.reading), .badDescriptor) }
        do throws(LedgerError) {
            return (try place.open(.creating), nil)
        } catch {
            // A file that cannot be written may still be readable.
            guard let file = try? place.open(.reading) else { throw error }
            return (file, error.reason)
        }
    }

    /// Opens the file again and checks every line.
    func reopen(_ state: inout State) throws(LedgerError) {
        let file = try place.open(.updating)
        state.markFile = try? place.mark.open(.creating)
        var log = SealedLog<RecordLine>(file)
        try log.readAhead(at: place, state.markFile)
        try place.holding(.exclusive, on: file) { () throws(LedgerError) in
            if let mark = LogMark(in: state.markFile) ?? state.mark { try log.catchUp(past: mark) }
            try log.catchUp()
            // This kiosk has seen a longer ledger, and nobody has accepted a shorter one.
            if log.end < state.log.end, log.fold.givenUp ?? 0 < state.log.sequence ?? 0 {
                throw .damaged(line: log.nextNumber, .replaced)
            }
            log.doubtDurability()
            state.log = log
            try Self.takeInAccounts(&state, at: now())
            Self.setMark(&state)
        }
        state.requests = RequestIndex()
        state.isNameDurable = false
        state.doubt = nil
    }

    /// Brings the books up to date with the file, repairs its end, and records the opening stock of new fruits.
    static func takeInAccounts(_ state: inout State, at time: Timestamp) throws(LedgerError) {
        balance(&state)
        guard state.readOnlyReason == nil else { return }
        try state.log.mend()
        if let entry = state.books.openingEntry {
            try state.log.append([entry], at: time)
            balance(&state)
        }
        try state.log.makeDurable()
    }

    static func setMark(_ state: inout State) {
        guard let mark = state.log.mark, mark != state.mark, let file = state.markFile else { return }
        mark.write(to: file)
        state.mark = mark
    }

    static func balance(_ state: inout State) {
        state.books = Books(menu: state.books.menu, accounts: state.log.fold.accounts ?? Accounts())
    }
}
