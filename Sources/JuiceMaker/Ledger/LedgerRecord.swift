import Core

/// A record of a ledger.
public struct LedgerRecord: Hashable, Sendable {
    /// The place of the record in the ledger, from 1 without gaps.
    public let sequence: Int
    /// The time at which the record was written.
    public let time: Timestamp
    /// The content of the record.
    public let entry: LedgerEntry

    /// Creates a record from its place, its time and its content.
    public init(sequence: Int, time: Timestamp, entry: LedgerEntry) {
        self.sequence = sequence
        self.time = time
        self.entry = entry
    }
}

/// The content of a record. Fruits and juices are ids: a menu may lose a fruit, but a ledger must not.
public enum LedgerEntry: Hashable, Sendable {
    /// Fruits came into the stock for the first time, with these counts.
    case opening([Quantity<String>])
    /// A juice was sold, with this number, from these fruits.
    case sale(number: Int, juice: String, used: [Quantity<String>], key: RequestKey?)
    /// The stock was changed by hand, by these counts. A negative count took fruits away.
    case stock([Quantity<String>])
    /// A person has accepted a file that did not contain this record, up to which the ledger had been checked before.
    case accepted(missing: Int)
    /// These records of a damaged ledger were lost when it was salvaged; the last of its sales until then had this number.
    case lost(ClosedRange<Int>, lastNumber: Int)

    /// The changes of the stock: how many fruits were added, or with a negative count taken away.
    ///
    /// - Complexity: O(*n*) in the number of fruits.
    package var stockChanges: [Quantity<String>] {
        switch self {
        case .opening(let quantities), .stock(let quantities): quantities
        case .accepted, .lost: []
        case .sale(_, juice: _, let used, key: _): used.map { Quantity(item: $0.item, count: -$0.count) }
        }
    }
}
