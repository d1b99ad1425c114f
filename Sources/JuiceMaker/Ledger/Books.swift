import Core

/// The accounts as the counter needs them: with the menu, and the stock of what is on it.
///
/// A value, so that what could not be written down has not happened: a ledger goes on with the old one.
package struct Books: Equatable, Sendable {
    /// What is sold.
    package let menu: Menu
    /// All that has happened.
    package private(set) var accounts: Accounts
    /// How many there are of each fruit of the menu; of one that was never in stock, as many as it begins with.
    package private(set) var stock: Stock<Fruit>

    /// Opens the books.
    ///
    /// - Parameters:
    ///   - menu: what is sold.
    ///   - accounts: what has happened so far.
    package init(menu: Menu, accounts: Accounts = Accounts()) {
        self.menu = menu
        self.accounts = accounts
        stock = Self.stock(of: menu, accounts)
    }

    /// The entry that takes the fruits of the menu into the stock that were never in it; `nil` where there are none.
    ///
    /// It has to be entered before anything is sold or changed.
    package var openingEntry: LedgerEntry? {
        let new = menu.fruits.filter { accounts.fruits[$0.id] == nil }
        return new.isEmpty ? nil : .opening(new.map { Quantity(item: $0.id, count: menu.openingStock[$0]) })
    }

    /// Takes in a record that was written, here or elsewhere.
    ///
    /// - Throws: `AccountsError` when it cannot be true; then nothing has changed.
    package mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
        try accounts.enter(entry)
        stock = Self.stock(of: menu, accounts)
    }

    /// Takes in many records at once, which costs less than one after another.
    ///
    /// - Throws: `AccountsError` at the first that cannot be true; then nothing has changed.
    package mutating func enter(_ entries: some Sequence<LedgerEntry>) throws(AccountsError) {
        var changed = accounts
        for entry in entries { try changed.enter(entry) }
        accounts = changed
        stock = Self.stock(of: menu, accounts)
    }

    private static func stock(of menu: Menu, _ accounts: Accounts) -> Stock<Fruit> {
        let quantities = menu.fruits.map {
            Quantity(item: $0, count: accounts.fruits[$0.id]?.stock ?? menu.openingStock[$0])
        }
        // More of a fruit than there is room for, as after a change of the menu, is no reason to throw it away.
        let capacity = max(menu.capacity, quantities.map(\.count).max() ?? 0)
        // A menu has each fruit once, and accounts let no count below zero.
        return (try? Stock(quantities, capacity: capacity)) ?? menu.openingStock
    }
}

// MARK: - What shall happen

extension Books {
    /// Takes the fruits for a juice and numbers the sale.
    ///
    /// - Parameter request: what is wanted; whether its key was used is for the ledger to know.
    /// - Returns: the sale, and the entry that makes it true once it is written down.
    /// - Throws: `Shortage` with every fruit that is short, in the order of the recipe; then nothing was taken.
    /// - Complexity: O(*n*²) in the length of the recipe, which is short.
    package mutating func sell(_ request: SaleRequest) throws(Shortage<Fruit>) -> (sale: Sale, entry: LedgerEntry) {
        try stock.withdraw(request.juice.needs)
        let sale = Sale(number: accounts.lastNumber + 1, juice: request.juice)
        let used = request.juice.needs.map { Quantity(item: $0.item.id, count: $0.count) }
        let entry = LedgerEntry.sale(number: sale.number, juice: sale.juice.id, used: used, key: request.key)
        // Every fruit has its account, and the stock, which says what that says, had enough.
        try? accounts.enter(entry)
        return (sale, entry)
    }

    /// Changes the stock by hand.
    ///
    /// - Returns: the entry that makes it true once it is written down; `nil` where nothing changes.
    /// - Throws: `StockError` when a count would leave 0…capacity; then nothing was changed.
    package mutating func change(_ change: StockChange) throws(StockError<Fruit>) -> LedgerEntry? {
        let changes =
            switch change {
            case .add(let changes): changes.filter { $0.count != 0 }
            case .set(let fruit, let count):
                count == stock[fruit] ? [] : [Quantity(item: fruit, count: count - stock[fruit])]
            }
        guard !changes.isEmpty else { return nil }
        try stock.apply(changes)
        let entry = LedgerEntry.stock(changes.map { Quantity(item: $0.item.id, count: $0.count) })
        // Every fruit has its account, and the stock, which says what that says, has allowed it.
        try? accounts.enter(entry)
        return entry
    }
}

// MARK: - What can be asked

extension Books {
    /// How many of a juice the stock is enough for, if nothing else is made; 0 is sold out.
    package func servings(of juice: Juice) -> Int {
        stock.servings(of: juice.needs)
    }

    /// Whether some juice cannot be made for want of a fruit.
    package func isScarce(_ fruit: Fruit) -> Bool {
        menu.juices.contains { juice in juice.needs.contains { $0.item == fruit && $0.count > stock[fruit] } }
    }

    /// How many of a juice were sold.
    package func soldCount(of juice: Juice) -> Int {
        accounts.juices[juice.id, default: 0]
    }

    /// How many juices were sold altogether.
    package var soldCount: Int { accounts.lastNumber }
}
