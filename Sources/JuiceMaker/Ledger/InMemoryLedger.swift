import Core
import Synchronization

/// A ledger in memory, for tests and for a kiosk that keeps nothing. It ends with the process.
public final class InMemoryLedger: StoredLedger {
    /// The bookkeeper of the ledger.
    public let bookkeeper: Bookkeeper<MemoryStore>

    /// Creates a ledger with the opening stock of a menu, and with a function that returns the current time.
    public init(menu: Menu, now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }) {
        bookkeeper = Bookkeeper(MemoryStore(), menu: menu, now: now)
        // Memory refuses nothing.
        try? bookkeeper.open()
    }
}

/// A store in memory. Copies have the same records, and each has read them up to a place of its own.
public struct MemoryStore: RecordStore {
    private final class Memory: Sendable {
        let records = Mutex<[LedgerRecord]>([])
    }

    private let memory = Memory()
    /// The sums of the records that were read.
    public private(set) var accounts = Accounts()
    /// The place of the last record that was read; 0 before the first one.
    public private(set) var lastSequence = 0
    private var sales: [RequestKey: SaleRecord] = [:]

    /// Creates a store without records.
    public init() {}

    /// Reads the records that were added since.
    ///
    /// - Throws: `LedgerError.damaged` where one contradicts those before it.
    public mutating func readOn() throws(LedgerError) {
        let new = memory.records.withLock { $0[lastSequence...] }
        take(new, sums: try sums(with: new))
    }

    /// Reads the records that were added since. Others may write meanwhile.
    public mutating func beginTurn() throws(LedgerError) { try readOn() }

    /// Does nothing.
    public func endTurn() {}

    /// Appends entries, unless others have appended since the last reading.
    public mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        guard sequence == lastSequence else { return .behind }
        let records = entries.enumerated().map { index, entry in
            LedgerRecord(sequence: sequence + index + 1, time: time, entry: entry)
        }
        let sums = try sums(with: records[...])
        let isNext = memory.records.withLock { all in
            guard all.count == sequence else { return false }
            all += records
            return true
        }
        guard isNext else { return .behind }
        take(records[...], sums: sums)
        return .done(records)
    }

    private func sums(with records: ArraySlice<LedgerRecord>) throws(LedgerError) -> Accounts {
        var sums = accounts
        for record in records {
            do { try sums.enter(record.entry) } catch {
                throw .damaged(line: record.sequence, .contradiction(error))
            }
        }
        return sums
    }

    private mutating func take(_ records: ArraySlice<LedgerRecord>, sums: Accounts) {
        accounts = sums
        lastSequence += records.count
        for record in records {
            if case .sale(let sale) = record.entry, let key = sale.key { sales[key] = sale }
        }
    }

    /// Returns `.behind`: the outcome of an append is always known.
    public func settle() -> AppendOutcome { .behind }

    /// Calls a function with each record after a place.
    public func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) {
        records.dropFirst(sequence).forEach(body)
    }

    /// Returns the place before the first record of a time or later.
    public func lastSequence(before time: Timestamp) -> Int {
        records.firstIndex { $0.time >= time } ?? lastSequence
    }

    /// Returns the sale that was made for a key; `nil` if there is none.
    public func sale(for key: RequestKey) -> SaleRecord? { sales[key] }

    private var records: ArraySlice<LedgerRecord> { memory.records.withLock { $0[..<lastSequence] } }
}
