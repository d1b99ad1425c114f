import Core

/// What a record says has happened; fruits and juices by their ids, for a menu may forget them and a ledger may not.
package enum LedgerEntry: Hashable, Sendable {
    /// Fruits were taken into the stock for the first time, so many of each.
    case opening([Quantity<String>])
    /// A juice was made and sold: its number, and everything that went into it.
    case sale(number: Int, juice: String, used: [Quantity<String>], key: RequestKey?)
    /// So many more, or below zero fewer, of each fruit, by hand.
    case stock([Quantity<String>])
}
