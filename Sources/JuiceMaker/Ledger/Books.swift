import Core

/// The accounts of a ledger together with a menu, and the stock of the fruits on the menu.
///
/// Books are a value, so that a ledger can go back to the old ones when a change could not be recorded.
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

    /// Adds several records, which is faster than one after another.
    ///
    /// - Throws: `AccountsError` for the first record that contradicts those before it. Then nothing has changed.
    /// - Complexity: O(*n* + *m*) in the number of records and the number of fruits on the menu.
    public mutating func enter(_ entries: some Sequence<LedgerEntry>) throws(AccountsError) {
        var changed = accounts
        for entry in entries { try changed.enter(entry) }
        accounts = changed
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

    // MARK: Changes

    /// Takes the fruits for a juice, and gives the sale its number.
    ///
    /// - Parameter request: The request. The ledger knows whether its key was used before.
    /// - Returns: The sale, and the entry to record.
    /// - Throws: `Shortage` with all fruits that are short, in the order of the recipe. Then nothing has changed.
    /// - Complexity: O(*n*²) in the length of the recipe, which is short.
    public mutating func sell(_ request: SaleRequest) throws(Shortage<Fruit>) -> (sale: Sale, entry: LedgerEntry) {
        try stock.withdraw(request.juice.needs)
        let sale = Sale(number: accounts.lastNumber + 1, juice: request.juice)
        let used = request.juice.needs.map { Quantity(item: $0.item.id, count: $0.count) }
        let entry = LedgerEntry.sale(number: sale.number, juice: sale.juice.id, used: used, key: request.key)
        // This cannot fail: every fruit has an account, and the stock, which equals it, had enough.
        try? accounts.enter(entry)
        return (sale, entry)
    }

    /// Changes the stock by hand.
    ///
    /// - Parameter change: The change. Changes of the same fruit are added up.
    /// - Returns: The entry to record, with the fruits in the order of the menu; `nil` if nothing changes.
    /// - Throws: `StockError` when a count would leave 0…capacity. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public mutating func change(_ change: StockChange) throws(StockError<Fruit>) -> LedgerEntry? {
        let before = stock
        switch change {
        case .add(let changes): try stock.apply(changes)
        case .set(let fruit, let count):
            let difference = Int(clamping: Int128(count) - Int128(stock[fruit]))
            try stock.apply([Quantity(item: fruit, count: difference)])
        }
        let changes = menu.fruits.map { Quantity(item: $0.id, count: stock[$0] - before[$0]) }.filter { $0.count != 0 }
        guard !changes.isEmpty else { return nil }
        let entry = LedgerEntry.stock(changes)
        // This cannot fail: every fruit has an account, and the stock, which equals it, allowed the change.
        try? accounts.enter(entry)
        return entry
    }

    // MARK: Queries

    /// Returns the number of times that the stock is enough for a juice; 0 means sold out.
    ///
    /// - Complexity: O(*n*) in the length of the recipe.
    public func servings(of juice: Juice) -> Int {
        stock.servings(of: juice.needs)
    }

    /// The fruits that are short for at least one juice.
    ///
    /// - Complexity: O(*n*) in the length of all recipes.
    public var scarceFruits: Set<Fruit> {
        Set(menu.juices.flatMap { $0.needs.filter { $0.count > stock[$0.item] }.map(\.item) })
    }

    /// Returns the number of juices of a kind that were sold.
    public func soldCount(of juice: Juice) -> Int {
        accounts.juices[juice.id, default: 0]
    }

    /// The number of all juices that were sold.
    public var soldCount: Int { accounts.lastNumber }
}
