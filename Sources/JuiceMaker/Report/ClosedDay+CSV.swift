import Core

extension [ClosedDay] {
    /// The days as a CSV table: the names of the columns, and a line for each day.
    ///
    /// There is a column for each kind of payment, each juice and each fruit of any of the days. Money is in the smallest unit of the currency,
    /// as in the table of all records.
    package var csv: [String] {
        var table = CSVTable<ClosedDay>()
        func add(_ columns: [(name: String, figure: Figure)]) {
            for (name, figure) in columns { table.add(name) { $0.figures[figure] } }
        }
        let kinds = Set(flatMap { $0.close.allTakings.payments.keys } + [PaymentKind.cash])
        table.add("close", number: \.close.number)
        table.add("time", \.time.description)
        add([("orders", .orders), ("cups", .cups), ("money", .money)])
        table.add("currency") { $0.menu.currency?.code ?? "" }
        for kind in kinds.sorted() { table.add("paid " + kind) { $0.figures[.payment(kind)] ?? 0 } }
        add([
            ("unpaid", .unpaid), ("late", .late), ("float", .float), ("counted", .counted), ("difference", .difference),
        ])
        table.add("last order", number: \.close.lastNumber)
        add([
            ("voids", .voids), ("voided money", .voidedMoney), ("refunds", .refunds),
            ("refunded money", .refundedMoney),
        ])
        let (juices, fruits) = (flatMap { $0.close.sales.sold.juices.keys }, flatMap { $0.close.stock.map(\.item) })
        for id in last?.menu.juiceIDs(with: juices) ?? [] {
            table.add("cups " + id) { $0.close.sales.count(ofJuice: id) }
        }
        for id in last?.menu.fruitIDs(with: fruits) ?? [] {
            table.add("stock " + id) { day in day.close.stock.first { $0.item == id }?.count }
        }
        // A close of an older ledger is covered only by the next one, and has other digits.
        table.add("digits") { ($0.close.isCovered ? $0.close.sum : nil) ?? "" }
        table.add("chain") { ($0.close.isCovered ? nil : $0.close.sum) ?? "" }
        return table.lines(self)
    }
}
