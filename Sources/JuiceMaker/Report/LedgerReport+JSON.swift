import Core

extension LedgerReport {
    /// Returns the report as one line of JSON, with ids instead of names. It always has the same keys. The juices and
    /// fruits of the menu come first, in its order, even those without records.
    ///
    /// - Complexity: O(*n* log *n*) in the number of fruits and juices.
    /// - Returns: `{"from": …, "to": …, "sold": …, "orders": …, "voids": …, "money": …, "later": …, "hours": {…}, "juices": {…}, "fruits": {…}, "open": {…}, "balances": …}`
    package func json(for menu: Menu) -> String {
        let sales = menu.juiceIDs(with: juices).map { ($0, String(soldCount(ofJuice: $0))) }
        let stock = menu.fruitIDs(with: fruits.keys).map { ($0, Self.json(fruits[$0] ?? FruitAccount())) }
        return Self.object([
            ("from", Self.json(period.from)), ("to", Self.json(period.to)), ("sold", String(soldCount)),
            ("orders", String(sold.orders)), ("voids", String(voided.orders)), ("money", String(money)),
            ("later", String(laterCount)), ("hours", Self.json(hours)),
            ("juices", Self.object(sales)), ("fruits", Self.object(stock)), ("open", Self.openDay(books)),
            ("balances", String(imbalance == nil)),
        ])
    }

    private static func json(_ account: FruitAccount) -> String {
        object([
            ("opening", String(account.opening)), ("restocked", String(account.restocked)),
            ("adjusted", String(account.adjusted)), ("used", String(account.used)),
            ("returned", String(account.returned)), ("closing", String(account.stock)),
        ])
    }

    /// The hours from the first to the last one with a sale.
    private static func json(_ hours: SalesByHour) -> String {
        let hours = hours.range.map { range in range.map { ($0, hours[$0]) } } ?? []
        return object(
            hours.map { hour, sales in
                (String(hour), object([("cups", String(sales.cups)), ("money", String(sales.money))]))
            })
    }

    /// The sales since the last close, whose number is 0 before the first one.
    private static func openDay(_ books: Accounts) -> String {
        let (sold, voided) = (books.soldSinceClose, books.voidedSinceClose)
        return object([
            ("after", String(books.closed.number)), ("orders", String(sold.orders)), ("voids", String(voided.orders)),
            ("cups", String(sold.count - voided.count)), ("money", String(sold.money - voided.money)),
        ])
    }

    private static func json(_ time: Timestamp?) -> String { time.map { "\"\($0)\"" } ?? "null" }

    /// No key needs escapes: ids of a menu are lowercase letters, digits and hyphens, and ids of a ledger contain no `"` or `\`.
    private static func object(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }
}
