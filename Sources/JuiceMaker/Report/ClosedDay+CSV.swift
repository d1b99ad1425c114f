import Core

extension [ClosedDay] {
    /// The days as a CSV table (RFC 4180) for a spreadsheet, without line ends: the names of the columns, and a row for each day.
    ///
    /// There is a column for each kind of payment, each juice and each fruit of any of the days. Money is in the smallest unit of the currency,
    /// as in the table of all records.
    package var csv: [String] {
        typealias Column = (name: String, value: (ClosedDay) -> String)
        func number(_ name: String, _ value: @escaping (ClosedDay) -> Int?) -> Column {
            (name, { LedgerCSV.field(value($0)) })
        }
        let kinds = Set(flatMap { $0.close.allTakings.payments.keys } + [PaymentKind.cash])
        let juices = Set(flatMap { $0.close.sales.sold.juices.keys })
        let fruits = Set(flatMap { $0.close.stock.map(\.item) })
        var columns: [Column] = [
            number("close") { $0.close.number }, ("time", { $0.time.description }),
            number("orders") { $0.close.sales.sold.orders }, number("cups") { $0.close.sales.count },
            number("money") { $0.close.sales.money }, ("currency", { $0.menu.currency?.code ?? "" }),
        ]
        columns += kinds.sorted().map { kind in number("paid " + kind) { $0.close.allTakings.payments[kind] ?? 0 } }
        columns += [
            number("unpaid") { $0.close.unpaidMoney }, number("late") { $0.close.allTakings.late },
            number("float") { $0.close.allTakings.float }, number("counted") { $0.close.counted },
            number("difference") { $0.close.difference }, number("last order") { $0.close.lastNumber },
            number("voids") { $0.close.sales.voided.orders }, number("voided money") { $0.close.sales.voided.money },
            number("refunds") { $0.close.sales.refunded.orders },
            number("refunded money") { $0.close.sales.refunded.money },
        ]
        columns += (last?.menu.juiceIDs(with: juices) ?? []).map { id in
            number("cups " + id) { $0.close.sales.count(ofJuice: id) }
        }
        columns += (last?.menu.fruitIDs(with: fruits) ?? []).map { id in
            number("stock " + id) { day in day.close.stock.first { $0.item == id }?.count }
        }
        // A close of an older ledger is covered only by the next one, and has other digits.
        columns += [
            ("digits", { ($0.close.isCovered ? $0.close.sum : nil) ?? "" }),
            ("chain", { ($0.close.isCovered ? nil : $0.close.sum) ?? "" }),
        ]
        return [columns.map { LedgerCSV.field($0.name) }.joined(separator: ",")]
            + map { day in columns.map { $0.value(day) }.joined(separator: ",") }
    }
}
