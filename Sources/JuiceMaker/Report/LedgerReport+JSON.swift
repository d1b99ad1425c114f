import Core

extension LedgerReport: Encodable {
    /// Encodes the report with the keys of `kiosk report --json`. Juices and fruits without records are left out.
    public func encode(to encoder: any Encoder) throws { try json(for: nil).encode(to: encoder) }

    /// Returns the report as JSON with ids instead of names. It always has the same keys.
    ///
    /// - Parameter menu: The menu, whose juices and fruits come first, in its order, even those without records.
    /// - Complexity: O(*n* log *n*) in the number of fruits and juices.
    /// - Returns: `{"from": …, "to": …, "sold": …, "orders": …, "voids": …, "money": …, "net": …, "vat": …, "unpaid": …, "payments": {…}, "later": …, "hours": {…}, "juices": {…}, "juiceMoney": {…}, "fruits": {…}, "open": {…}, "balances": …}`
    package func json(for menu: Menu?) -> JSONText {
        let juiceIDs = menu?.juiceIDs(with: juices) ?? juices.sorted()
        let taxed = (menus.last ?? menu)?.taxed(sales.money)
        let fruitIDs = menu?.fruitIDs(with: fruits.keys) ?? fruits.keys.sorted()
        return .object([
            ("from", Self.json(period.from)), ("to", Self.json(period.to)), ("sold", .number(sales.count)),
            ("orders", .number(sales.sold.orders)), ("voids", .number(sales.voided.orders)),
            ("money", .number(sales.money)),
            ("refunds", .number(sales.refunded.orders)), ("refundedMoney", .number(sales.refunded.money)),
            ("currency", (menus.last ?? menu)?.currency.map { .string($0.code) } ?? .null),
            ("net", Self.json(taxed?.net)), ("vat", Self.json(taxed?.tax)), ("unpaid", .number(unpaid)),
            ("payments", Self.json(payments, (menu?.payments ?? []).map(\.id))),
            ("later", .number(laterCount)), ("hours", Self.json(hours)),
            ("juices", .object(juiceIDs.map { ($0, .number(sales.count(ofJuice: $0))) })),
            ("juiceMoney", Self.json(juiceMoney, juiceIDs)),
            ("fruits", .object(fruitIDs.map { ($0, Self.json(fruits[$0] ?? FruitAccount())) })),
            ("open", Self.openDay(books)), ("balances", .boolean(imbalance == nil)),
        ])
    }

    private static func json(_ amount: Int?) -> JSONText { amount.map { .number($0) } ?? .null }

    /// Some sums of money by id, the known ids first.
    private static func json(_ sums: [String: Int], _ known: [String]) -> JSONText {
        let ids = known + Set(sums.keys).subtracting(known).sorted()
        return .object(ids.map { ($0, .number(sums[$0] ?? 0)) })
    }

    private static func json(_ account: FruitAccount) -> JSONText {
        .object([
            ("opening", .number(account.opening)), ("restocked", .number(account.restocked)),
            ("adjusted", .number(account.adjusted)), ("counted", .number(account.counted)),
            ("spoiled", .number(account.spoiled)), ("used", .number(account.used)),
            ("returned", .number(account.returned)), ("closing", .number(account.stock)),
        ])
    }

    /// The hours from the first to the last one with a sale.
    private static func json(_ hours: SalesByTime) -> JSONText {
        .object(
            (hours.range.map { Array($0) } ?? []).map { hour in
                (String(hour), .object([("cups", .number(hours[hour].cups)), ("money", .number(hours[hour].money))]))
            })
    }

    /// The sales since the last close, whose number is 0 before the first one.
    private static func openDay(_ books: Accounts) -> JSONText {
        let sales = books.salesSinceClose
        return .object([
            ("after", .number(books.closed.number)), ("orders", .number(sales.sold.orders)),
            ("voids", .number(sales.voided.orders)), ("cups", .number(sales.count)),
            ("money", .number(sales.money)), ("refunds", .number(sales.refunded.orders)),
        ])
    }

    private static func json(_ time: Timestamp?) -> JSONText { time.map { .string($0.description) } ?? .null }
}
