import Core

/// The accounts of a ledger together with a menu, and the stock of the fruits on the menu.
///
/// Books are the state of a ledger: they enter its records, and each ``LedgerCommand`` decides in them.
public struct Books: Equatable, Sendable {
    /// The menu.
    public let menu: Menu
    /// The sums of all records.
    public private(set) var accounts: Accounts
    /// The stock of each fruit on the menu. A fruit that has no account yet has its opening stock.
    public private(set) var stock: Stock<Fruit>

    /// Creates books from a menu and the sums of the records so far.
    ///
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public init(menu: Menu, accounts: Accounts = Accounts()) {
        self.menu = menu
        self.accounts = accounts
        stock = Self.stock(of: menu, accounts)
    }

    /// The entry that opens an account for each new fruit on the menu; `nil` if every fruit has one.
    ///
    /// A ledger enters it before it sells or changes anything.
    ///
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public var openingEntry: LedgerEntry? {
        let new = menu.fruits.filter { accounts.fruits[$0.id] == nil }
        return new.isEmpty ? nil : .opening(new.map { Quantity(item: $0.id, count: menu.openingStock[$0]) })
    }

    /// Adds a record that was written here or by another kiosk.
    ///
    /// - Throws: `AccountsError` when the record contradicts the records before it. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
        try accounts.enter(entry)
        stock = Self.stock(of: menu, accounts)
    }

    private static func stock(of menu: Menu, _ accounts: Accounts) -> Stock<Fruit> {
        let quantities = menu.fruits.map {
            Quantity(item: $0, count: accounts.fruits[$0.id]?.stock ?? menu.openingStock[$0])
        }
        // A new menu may have a smaller capacity. The fruits that are there stay nevertheless.
        // This cannot fail: a menu has each fruit once, and no account is negative.
        return (try? Stock(holding: quantities, capacity: menu.capacity)) ?? menu.openingStock
    }

    // MARK: Queries

    /// Returns the number of times that the stock is enough for a juice; 0 means sold out.
    ///
    /// - Complexity: O(*n*) in the length of the recipe.
    public func servings(of juice: Juice) -> Int {
        stock.servings(of: juice.needs)
    }

    /// Returns the number of juices of a kind that were sold and not cancelled.
    public func soldCount(of juice: Juice) -> Int { accounts.soldCount(ofJuice: juice.id) }

    /// The number of all juices that were sold and not cancelled.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var soldCount: Int { accounts.sold.count - accounts.voided.count }
}
