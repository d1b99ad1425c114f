import Core

/// A line of the ledger.
package struct LedgerRecord: Hashable, Sendable {
    /// Its place, from 1 on without gaps.
    package let sequence: Int
    /// When it was written.
    package let time: Timestamp
    /// What has happened.
    package let entry: LedgerEntry

    /// Makes a record.
    package init(sequence: Int, time: Timestamp, entry: LedgerEntry) {
        self.sequence = sequence
        self.time = time
        self.entry = entry
    }
}

/// What a record says has happened; fruits and juices by their ids, for a menu may forget them and a ledger may not.
package enum LedgerEntry: Hashable, Sendable {
    /// Fruits were taken into the stock for the first time, so many of each.
    case opening([Quantity<String>])
    /// A juice was made and sold: its number, and everything that went into it.
    case sale(number: Int, juice: String, used: [Quantity<String>], key: RequestKey?)
    /// So many more, or below zero fewer, of each fruit, by hand.
    case stock([Quantity<String>])
}

extension LedgerEntry {
    /// How many more, or below zero fewer, there are of each fruit after it.
    package var stockChanges: [Quantity<String>] {
        switch self {
        case .opening(let quantities), .stock(let quantities): quantities
        case .sale(_, juice: _, let used, key: _): used.map { Quantity(item: $0.item, count: -$0.count) }
        }
    }
}
