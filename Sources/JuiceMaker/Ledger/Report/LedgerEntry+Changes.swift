import Core

extension LedgerEntry {
    /// How many more, or below zero fewer, there are of each fruit after it.
    package var stockChanges: [Quantity<String>] {
        switch self {
        case .opening(let quantities), .stock(let quantities): quantities
        case .sale(_, juice: _, let used, key: _): used.map { Quantity(item: $0.item, count: -$0.count) }
        }
    }
}
