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

    /// Takes the fruits for an order, and gives the sale its number.
    ///
    /// - Parameter request: The request. The ledger knows whether its key was used before.
    /// - Returns: The sale, and its record.
    /// - Throws: `Shortage` with all fruits that the whole order is short of, in the order of the recipes. Then nothing has changed.
    /// - Complexity: O(*n*²) in the length of the recipes, which are short.
    public mutating func sell(_ request: SaleRequest) throws(Shortage<Fruit>) -> (sale: Sale, record: SaleRecord) {
        try stock.withdraw(request.order.needs)
        let record = SaleRecord(
            number: accounts.lastNumber + 1,
            juices: request.order.juiceIDs, used: request.order.fruitIDs, total: request.order.total, key: request.key)
        // This cannot fail: every fruit has an account, and the stock, which equals it, had enough.
        try? accounts.enter(.sale(record))
        return (Sale(number: record.number, order: request.order), record)
    }

    /// Cancels an order that was sold: its fruits and its money go back.
    ///
    /// - Parameters:
    ///   - sale: The record of the order.
    ///   - reason: A valid reason.
    /// - Returns: The entry to record.
    /// - Throws: `VoidError` when the order was closed or cancelled before. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public mutating func void(_ sale: SaleRecord, reason: String) throws(VoidError) -> LedgerEntry {
        try checkVoid(of: sale.number)
        let entry = LedgerEntry.void(VoidRecord(of: sale, reason: reason))
        // A stock that is too great to be counted is the only other reason.
        do { try enter(entry) } catch { throw .unknown(sale.number) }
        return entry
    }

    /// Checks that the order with a number can be cancelled as far as the books know.
    ///
    /// - Throws: `VoidError`.
    public func checkVoid(of number: Int) throws(VoidError) {
        guard number > 0, number <= accounts.lastNumber else { throw .unknown(number) }
        guard number > accounts.closed.lastNumber else { throw .closed(number) }
        guard !accounts.voidedNumbers.contains(number) else { throw .voidedBefore(number) }
    }

    /// Closes the business day.
    ///
    /// - Parameters:
    ///   - counted: The money that a person has counted; `nil` if it was not counted.
    ///   - sum: The sum of the records before.
    /// - Returns: The record; `nil` if no order was sold since the last close and no money was counted. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public mutating func close(counted: Int?, sum: String?) -> DayClose? {
        // A close of nothing is most likely a mistake, and would use up a number.
        if counted == nil, accounts.lastNumber == accounts.closed.lastNumber { return nil }
        let ids = menu.fruitIDs(with: accounts.fruits.keys)
        let close = accounts.close(counted: counted, sum: sum, fruits: ids)
        // This cannot fail: the record has the totals of these accounts.
        try? accounts.enter(.close(close))
        return close
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

    /// Returns the number of juices of a kind that were sold and not cancelled.
    public func soldCount(of juice: Juice) -> Int { accounts.soldCount(ofJuice: juice.id) }

    /// The number of all juices that were sold and not cancelled.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var soldCount: Int { accounts.sold.count - accounts.voided.count }
}
