import Core

/// The accounts of a ledger together with its menu, and the stock of its fruits.
///
/// Books are the state of a ledger: they enter its records, and each ``LedgerCommand`` decides in them.
public struct Books: Equatable, Sendable {
    /// The menu in force: that of the ledger, or of this kiosk where the ledger has none yet.
    public private(set) var menu: Menu
    /// The sums of all records.
    public private(set) var accounts: Accounts
    /// The stock of each fruit on the menu, and of those that are left of earlier menus. A fruit that has no account yet has its opening
    /// stock.
    public private(set) var stock: Stock<Fruit>

    /// Creates books from the sums of the records so far, and a menu, which is made only for a ledger that has none yet.
    ///
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public init(menu: @autoclosure () -> Menu, accounts: Accounts = Accounts()) {
        self.menu = accounts.menu?.menu ?? menu()
        self.accounts = accounts
        stock = Self.stock(of: self.menu, accounts)
    }

    /// The entry that brings the menu and the opening stock into a ledger without a menu; `nil` if it has one.
    ///
    /// A ledger enters it before it sells or changes anything.
    ///
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public var openingEntry: LedgerEntry? { accounts.menu == nil ? .menu(record(of: menu)) : nil }

    /// Returns the record with which a menu comes into force. Fruits that are new in the ledger get their opening stock, and those that leave
    /// the menu keep their names while they are in stock or can come back.
    func record(of menu: Menu) -> MenuRecord {
        let new = menu.fruits.filter { accounts.fruits[$0.id] == nil }
        var menu = menu
        // An order of the open day can still be cancelled, which brings its fruits back.
        let mayComeBack = accounts.latestNumber != nil
        menu.formerFruits = (self.menu.fruits + self.menu.formerFruits).filter { fruit in
            (mayComeBack || stock[fruit] > 0) && !menu.fruits.contains { $0.id == fruit.id }
        }
        return MenuRecord(
            RecordedMenu(menu), opening: new.map { Quantity(item: $0.id, count: menu.openingStock[$0]) })
    }

    /// Adds a record that was written here or by another kiosk.
    ///
    /// - Throws: `AccountsError` when the record contradicts the records before it. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
        var accounts = accounts
        try accounts.enter(entry)
        balance(with: accounts)
    }

    /// Takes the sums of the records of a store that has read on.
    mutating func balance(with accounts: Accounts) {
        if accounts.menu != self.accounts.menu { menu = accounts.menu?.menu ?? menu }
        self.accounts = accounts
        stock = Self.stock(of: menu, accounts)
    }

    private static func stock(of menu: Menu, _ accounts: Accounts) -> Stock<Fruit> {
        var quantities = menu.fruits.map {
            // Behind a recorded menu, nothing that the records do not tell is there.
            Quantity(
                item: $0, count: accounts.fruits[$0.id]?.stock ?? (accounts.menu == nil ? menu.openingStock[$0] : 0))
        }
        for fruit in menu.formerFruits {
            guard let count = accounts.fruits[fruit.id]?.stock, count > 0 else { continue }
            quantities.append(Quantity(item: fruit, count: count))
        }
        // A new menu may have a smaller capacity. The fruits that are there stay nevertheless.
        // This cannot fail: a menu has each fruit once, and no account is negative.
        return (try? Stock(holding: quantities, capacity: menu.capacity)) ?? menu.openingStock
    }

    /// Returns the fruit in stock with the given id, or name in any language; `nil` if there is none.
    package func fruit(named text: String) -> Fruit? {
        menu.fruit(named: text)
            ?? stock.items.first { fruit in ([fruit.id] + fruit.name.all).contains { $0 == text.trimmed } }
    }

    // MARK: Queries

    /// Returns the number of times that the stock is enough for a juice; 0 means sold out.
    ///
    /// - Complexity: O(*n*) in the length of the recipe.
    public func servings(of juice: Juice) -> Int { stock.servings(of: juice.needs) }

    /// Returns the number of times that the stock is enough for a juice besides the juices in a cart.
    ///
    /// - Complexity: O(*n*) in the length of the recipe and in the recipes of the cart.
    package func servings(of juice: Juice, besides cart: Cart) -> Int { stock.servings(of: juice, besides: cart) }

    /// The number of all juices that were sold and not cancelled.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var soldCount: Int { accounts.sales.count }
}

extension Stock<Fruit> {
    /// Returns the number of times that the stock is enough for a juice besides the juices in a cart.
    func servings(of juice: Juice, besides cart: Cart) -> Int {
        juice.needs.reduce(servings(of: juice.needs)) { least, need in
            let used = cart.lines.reduce(0) { sum, line in
                sum + (line.item.needs.first { $0.item == need.item }?.count ?? 0) * line.count
            }
            return Swift.min(least, Swift.max(0, self[need.item] - used) / need.count)
        }
    }
}
