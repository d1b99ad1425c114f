import Core

/// Records that can be read from any place on, of a ledger or of a store.
public protocol RecordSource {
    /// The place of the last record that was read or written; 0 before the first one.
    var lastSequence: Int { get }

    /// Returns a place behind which all records of a time and later ones stand, as far as the clocks of the kiosks tell.
    ///
    /// A single record with a wrong time does not mislead it. The place may be found without reading all records.
    ///
    /// - Returns: The place of a record; 0 before the first one.
    /// - Throws: `LedgerError` when the records cannot be read.
    func lastSequence(before time: Timestamp) throws(LedgerError) -> Int

    /// Calls a function with each record after a place, the oldest first. The function may use the ledger. A store calls it with the records
    /// up to the last one that it has read.
    ///
    /// These records may be found without reading all records.
    ///
    /// - Parameters:
    ///   - sequence: The place of a record; 0 for all records.
    ///   - body: The function.
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError)

    /// Returns the menu that was in force at a record; `nil` if none was recorded before it.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu?
}

extension RecordSource {
    /// Returns 0: the records of any time stand behind the beginning.
    public func lastSequence(before time: Timestamp) throws(LedgerError) -> Int { 0 }

    /// Looks for an order among all records.
    public func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        var found: LedgerRecord?
        try forEachRecord(after: 0) { record in
            if case .sale(let sale) = record.entry, sale.number == number { found = record }
        }
        return found
    }

    /// Looks for the last menu among the records up to a place.
    public func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu? {
        var menu: RecordedMenu?
        try forEachRecord(after: 0) { record in
            if case .menu(let new) = record.entry, record.sequence <= sequence { menu = new.menu }
        }
        return menu
    }

    /// Returns the menu that was in force at a record; `nil` if there is none. An older ledger may have got its first menu only later.
    func menu(at sequence: Int) throws(LedgerError) -> Menu? {
        if let menu = try recordedMenu(at: sequence)?.menu { return menu }
        var first: RecordedMenu?
        try forEachRecord(after: sequence) { record in
            if case .menu(let new) = record.entry { first = first ?? new.menu }
        }
        return first?.menu
    }
}

/// A store of records: it keeps lines, and knows no rule.
///
/// A store has read its records up to a place, and its evidence and its sums are those up to there.
public protocol RecordStore: Evidence, Sendable {
    /// The sums of the records that were read.
    var accounts: Accounts { get }

    /// Returns what a person should know about the store, once.
    mutating func takeNotices() -> [LedgerNotice]

    /// Reads the records that were added since.
    ///
    /// - Throws: `LedgerError` when they cannot be read.
    mutating func readOn() throws(LedgerError)

    /// Reads the records that were added since, for a decision. A store that can keep others from writing does so until ``endTurn()``.
    ///
    /// - Throws: `LedgerError` when they cannot be read, or nothing can be written.
    mutating func beginTurn() throws(LedgerError)

    /// Lets others write again. Without a turn, it does nothing.
    mutating func endTurn()

    /// Appends entries as the next records, and makes all records durable. Without entries, it does only the latter.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - sequence: The place after which the records are expected to stand: that of the last record that the decision knew.
    ///   - time: The time of the records.
    /// - Returns: What became of them.
    /// - Throws: `LedgerError` when the entries could not be recorded. Then they are not there.
    mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome

    /// Finds out what became of the last ``append(_:after:at:)``, whose outcome is unknown.
    ///
    /// - Returns: ``AppendOutcome/done(_:)`` or ``AppendOutcome/behind``.
    /// - Throws: `LedgerError` when that cannot be found out.
    mutating func settle() throws(LedgerError) -> AppendOutcome
}

extension RecordStore {
    /// Returns nothing: only a file becomes damaged.
    public mutating func takeNotices() -> [LedgerNotice] { [] }

    /// Does nothing: only lines have digits.
    public mutating func prepareToClose() throws(LedgerError) {}
}

/// What became of entries that were to be appended.
public enum AppendOutcome: Sendable {
    /// They are these records, and durable.
    case done([LedgerRecord])
    /// Another kiosk was faster. None of them is recorded, and the decision has to be made again.
    case behind
    /// They may be recorded or not.
    case unknown
}
