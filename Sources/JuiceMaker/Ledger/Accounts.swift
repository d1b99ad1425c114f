import Core

/// The sums of all records: what became of each fruit, how many of each juice were sold, and the last order number.
///
/// It knows ids alone and no menu, so that a ledger can be checked whatever is sold today.
package struct Accounts: Equatable, Sendable {
    /// Of each fruit, by its id.
    package var fruits: [String: FruitAccount] = [:]
    /// How many of each juice were sold, by its id.
    package var juices: [String: Int] = [:]
    /// The number of the last sale; 0 before the first.
    package var lastNumber = 0

    /// Accounts of nothing.
    package init() {}

    /// Adds what a record says.
    ///
    /// - Parameter entry: what has happened.
    /// - Throws: `AccountsError` when that cannot have happened after all that did; then nothing was added.
    /// - Complexity: O(*n*²) in the number of fruits it names, which are few.
    package mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
        switch entry {
        case .opening(let quantities):
            for quantity in quantities {
                guard fruits[quantity.item] == nil else { throw .openedTwice(quantity.item) }
                guard Self.counts.contains(quantity.count) else { throw .impossibleStock(quantity.item) }
            }
            for quantity in quantities { fruits[quantity.item, default: FruitAccount()].opening = quantity.count }
        case .sale(let number, let juice, let used, key: _):
            guard number == lastNumber + 1 else { throw .numberOutOfOrder(number) }
            try change(used) { account, count in
                guard count > 0 else { return false }
                account.used += count
                return true
            }
            juices[juice, default: 0] += 1
            lastNumber = number
        case .stock(let changes):
            try change(changes) { account, count in
                if count > 0 { account.restocked += count } else { account.adjusted += count }
                return true
            }
        }
    }

    /// No count needs more, and sums of them cannot overflow.
    private static let counts = 0...1 << 40

    /// Looks at all of it before anything is changed: a copy to fall back on would cost more.
    private mutating func change(
        _ quantities: [Quantity<String>], _ change: (inout FruitAccount, Int) -> Bool
    ) throws(AccountsError) {
        for (position, quantity) in quantities.enumerated() {
            guard var account = fruits[quantity.item] else { throw .unknownFruit(quantity.item) }
            guard Self.counts.contains(abs(quantity.count)), change(&account, quantity.count),
                Self.counts.contains(account.stock),
                !quantities[..<position].contains(where: { $0.item == quantity.item })
            else { throw .impossibleStock(quantity.item) }
        }
        for quantity in quantities { _ = change(&fruits[quantity.item, default: FruitAccount()], quantity.count) }
    }
}

/// Where all that ever was of a fruit has come from, and where it went.
package struct FruitAccount: Hashable, Sendable {
    /// How many there were at first.
    package var opening = 0
    /// How many came in by hand.
    package var restocked = 0
    /// How many were taken out by hand, as a number below zero.
    package var adjusted = 0
    /// How many went into juices.
    package var used = 0

    /// How many there are: what came in and was not used.
    package var stock: Int { opening + restocked + adjusted - used }

    /// An account of a fruit that there never was.
    package init() {}
}

/// Why a record cannot be true after those before it.
package enum AccountsError: Error, Hashable, Sendable {
    /// A fruit was taken into the stock a second time.
    case openedTwice(String)
    /// There is no such fruit.
    case unknownFruit(String)
    /// There would be fewer than none of a fruit, or more than can be counted.
    case impossibleStock(String)
    /// A sale's number does not follow on the last one.
    case numberOutOfOrder(Int)
}
