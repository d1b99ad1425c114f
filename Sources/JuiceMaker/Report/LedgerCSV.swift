import Core

/// A ledger as a CSV table: a row for each record, and for each fruit a column with the changes of its stock.
///
/// All records are noted before the first row is made, because the header needs all fruits. The columns are in the order in
/// which the ledger first names the fruits, so that a later table begins with the same columns.
package struct LedgerCSV {
    private var table = CSVTable<Row>()
    private var fruits: [String: Int] = [:]
    private var lastSequence = 0
    /// The code of the currency in which the money of the next row is.
    private var currency = ""

    /// Creates a table without columns for fruits.
    package init() {
        table.add("sequence", number: \.record.sequence)
        table.add("time", \.record.time.description)
        table.add("kind", \.kind)
        table.add("number", number: \.number)
        table.add("juices", \.juices)
        table.add("total", number: \.total)
        table.add("request", \.request)
        table.add("reason", \.reason)
        table.add("payment", \.payment)
        table.add("currency", \.currency)
    }

    /// Adds columns for the fruits of a record.
    package mutating func note(_ record: LedgerRecord) {
        lastSequence = record.sequence
        for change in record.entry.stockChanges where fruits[change.item] == nil {
            let position = fruits.count
            fruits[change.item] = position
            table.add(change.item, number: { $0.changes[position] })
        }
    }

    /// The names of the columns.
    package var header: String { table.header }

    /// Returns the row of the next record; `nil` if it was not noted.
    package mutating func row(_ record: LedgerRecord) -> String? {
        guard record.sequence <= lastSequence else { return nil }
        if case .menu(let new) = record.entry { currency = new.menu.menu?.currency?.code ?? "" }
        var row = Row(record, changes: [Int](repeating: 0, count: fruits.count))
        for change in record.entry.stockChanges {
            if let position = fruits[change.item] { row.changes[position] += change.count }
        }
        if row.total != nil || row.kind == "menu" { row.currency = currency }
        return table.line(row)
    }

    /// What a record has. Each field is for one thing, and empty where the record does not name it.
    private struct Row {
        let record: LedgerRecord
        /// The changes of the stock, by the positions of the fruits.
        var changes: [Int]
        /// The kind, by its name in the file of a ledger.
        var kind = ""
        /// The number of the order, or of the close.
        var number: Int?
        /// The juices as `kiosk order` takes and prints them, such as `mango:2 banana`.
        var juices = ""
        /// The money; below zero for an order that was taken back.
        var total: Int?
        var request = ""
        var reason = ""
        /// The kind by which the money came or went back, where the record names it.
        var payment = ""
        var currency = ""

        init(_ record: LedgerRecord, changes: [Int]) {
            (self.record, self.changes) = (record, changes)
            switch record.entry {
            case .opening: kind = "open"
            case .menu: kind = "menu"
            case .stock(_, let reason): (kind, self.reason) = ("stock", reason?.text ?? "")
            case .accepted: kind = "accepted"
            case .lost: kind = "lost"
            case .step(let step, let number): (kind, self.number) = (step.name, number)
            case .payment(let payment):
                (kind, number, total, self.payment) = ("paid", payment.number, payment.amount, payment.kind)
            case .float(let money): (kind, total) = ("float", money)
            case .close(let close): (kind, number, total) = ("close", close.number, close.sales.money)
            case .sale(let sale): set("sale", sale, sale.total, request: sale.key?.id ?? "")
            case .void(let void): set("void", void.sale, void.sale.total.map { -$0 }, reason: void.reason)
            case .refund(let refund):
                set("refund", refund.sale, refund.sale.total.map { -$0 }, reason: refund.reason)
                if refund.sale.total ?? 0 > 0 { payment = refund.refundKind }
            }
        }

        private mutating func set(
            _ kind: String, _ sale: SaleRecord, _ total: Int?, request: String = "", reason: String = ""
        ) {
            (self.kind, number, juices, self.total) = (kind, sale.number, sale.juices.text, total)
            (self.request, self.reason) = (request, reason)
        }
    }
}
