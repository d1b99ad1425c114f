import Core

/// The closes of a period as a CSV table (RFC 4180) for a spreadsheet: a row for each.
///
/// Money is in the smallest unit of the currency, as in the table of all records.
package struct ClosesCSV {
    private let period: Period
    private var currency = ""
    private var closes: [(close: DayClose, time: Timestamp, currency: String)] = []

    /// Creates a table of the closes of a period, before any record is entered.
    package init(of period: Period) { self.period = period }

    /// Enters the next record, from the first one on: a menu tells the currency of the closes behind it.
    package mutating func enter(_ record: LedgerRecord) {
        switch record.entry {
        case .menu(let new): currency = new.menu.menu?.currency?.code ?? ""
        case .close(let close): if period.contains(record.time) { closes.append((close, record.time, currency)) }
        case .opening, .sale, .stock, .void, .refund, .step, .payment, .float, .accepted, .lost: break
        }
    }

    /// The rows without line ends, the names of the columns first. There is a column for each kind of payment.
    package var rows: [String] {
        let kinds = Set(closes.flatMap { $0.close.allTakings.payments.keys } + [PaymentKind.cash]).sorted()
        let header =
            ["close", "time", "orders", "cups", "money", "currency"] + kinds.map { LedgerCSV.field("paid " + $0) }
            + ["unpaid", "float", "counted", "difference"]
        return [header.joined(separator: ",")]
            + closes.map { close, time, currency in
                let (sales, takings) = (close.sales, close.allTakings)
                let figures: [Int?] =
                    kinds.map { takings.payments[$0] ?? 0 }
                    + [close.unpaidMoney, takings.float, close.counted, close.difference]
                return
                    ([String(close.number), time.description]
                    + [sales.sold.orders, sales.count, sales.money].map { String($0) } + [currency]
                    + figures.map { $0.map { String($0) } ?? "" }).joined(separator: ",")
            }
    }
}
