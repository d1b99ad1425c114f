import Core

/// The sums of all records: an account for each fruit, the sales of each juice, and the last number.
///
/// Accounts contain ids alone and no menu, so that a ledger can be checked whatever is sold today.
public struct Accounts: Equatable, Sendable {
    /// The accounts of the fruits, by id.
    public package(set) var fruits: [String: FruitAccount] = [:]
    /// The numbers of juices sold, by id.
    public package(set) var juices: [String: Int] = [:]
    /// The number of the last sale; 0 before the first one.
    public package(set) var lastNumber = 0

    /// Creates empty accounts.
    public init() {}

    /// Adds a record.
    ///
    /// - Throws: `AccountsError` when the record contradicts the records before it. Then nothing has changed.
    /// - Complexity: O(*n*²) in the number of fruits in the record, which is small.
    public mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
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
        case .accepted: break
        case .lost(_, let number):
            guard number >= lastNumber else { throw .numberOutOfOrder(number) }
            lastNumber = number
        case .stock(let changes):
            try change(changes) { account, count in
                if count > 0 { account.restocked += count } else { account.adjusted += count }
                return true
            }
        }
    }

    /// The allowed counts. Their sums cannot overflow.
    private static let counts = 0...1 << 40

    /// Checks all quantities before it changes the first one: a copy to restore would cost more.
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

/// The account of a fruit.
public struct FruitAccount: Hashable, Sendable {
    /// The count of the opening stock.
    public package(set) var opening = 0
    /// The number of fruits added by hand.
    public package(set) var restocked = 0
    /// The number of fruits taken away by hand, zero or negative.
    public package(set) var adjusted = 0
    /// The number of fruits used for juices.
    public package(set) var used = 0

    /// The number of fruits in stock.
    public var stock: Int { opening + restocked + adjusted - used }

    /// Creates an empty account.
    package init() {}
}

/// The reason why a record contradicts the records before it.
public enum AccountsError: Error, Hashable, Sendable {
    /// The fruit has an opening stock already.
    case openedTwice(String)
    /// The fruit has no opening stock.
    case unknownFruit(String)
    /// The count of the fruit would become negative, or too large, or the record names the fruit twice.
    case impossibleStock(String)
    /// The number of the sale does not follow the number of the last sale.
    case numberOutOfOrder(Int)
}
