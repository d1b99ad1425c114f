/// A ledger as a CSV table (RFC 4180): a row for each record, and for each fruit a column with the changes of its stock.
///
/// All records are noted before the first row is made, because the header needs all fruits. The columns are in the order in
/// which the ledger first names the fruits, so that a later table begins with the same columns.
package struct LedgerCSV {
    private var fruits: [String] = []
    private var positions: [String: Int] = [:]
    private var lastSequence = 0
    /// The code of the currency in which the money of the next row is.
    private var currency = ""

    /// Creates a table without columns for fruits.
    package init() {}

    /// Adds columns for the fruits of a record.
    package mutating func note(_ record: LedgerRecord) {
        lastSequence = record.sequence
        for change in record.entry.stockChanges where positions[change.item] == nil {
            positions[change.item] = fruits.count
            fruits.append(change.item)
        }
    }

    /// The names of the columns, without a line end.
    package var header: String {
        let names = [
            "sequence", "time", "kind", "number", "juices", "total", "request", "reason", "payment", "currency",
        ]
        return (names + fruits.map { Self.field($0) }).joined(separator: ",")
    }

    /// Returns the row of the next record, without a line end.
    package mutating func row(_ record: LedgerRecord) -> String? {
        guard record.sequence <= lastSequence else { return nil }
        if case .menu(let new) = record.entry { currency = new.menu.menu?.currency?.code ?? "" }
        var changes = [Int](repeating: 0, count: fruits.count)
        for change in record.entry.stockChanges {
            if let position = positions[change.item] { changes[position] += change.count }
        }
        let fields = Self.fields(of: record.entry)
        let isOfMoney = fields.total != nil || fields.kind == "menu"
        let row =
            [String(record.sequence), record.time.description, fields.kind, Self.field(fields.number)]
            + [Self.field(fields.juices), Self.field(fields.total)]
            + [fields.request, fields.reason, fields.payment].map { Self.field($0) } + [isOfMoney ? currency : ""]
        return (row + changes.map { String($0) }).joined(separator: ",")
    }

    /// What a record has besides its place, its time and its fruits. Each field is for one thing, and empty where the record does not name it.
    private struct Fields {
        /// The kind, by its name in the file of a ledger.
        let kind: String
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
    }

    private static func fields(of entry: LedgerEntry) -> Fields {
        switch entry {
        case .opening: Fields(kind: "open")
        case .menu: Fields(kind: "menu")
        case .stock(_, let reason): Fields(kind: "stock", reason: reason?.text ?? "")
        case .accepted: Fields(kind: "accepted")
        case .lost: Fields(kind: "lost")
        case .step(let step, let number): Fields(kind: step.name, number: number)
        case .payment(let payment):
            Fields(kind: "paid", number: payment.number, total: payment.amount, payment: payment.kind)
        case .float(let money): Fields(kind: "float", total: money)
        case .close(let close): Fields(kind: "close", number: close.number, total: close.sales.money)
        case .sale(let sale):
            Fields(
                kind: "sale", number: sale.number, juices: sale.juices.text, total: sale.total,
                request: sale.key?.id ?? "")
        case .void(let void): fields(of: void, "void")
        case .refund(let refund):
            fields(of: refund, "refund", by: refund.sale.total ?? 0 > 0 ? refund.kind ?? PaymentKind.cash : "")
        }
    }

    private static func fields(of reversal: ReversalRecord, _ kind: String, by payment: String = "") -> Fields {
        let sale = reversal.sale
        return Fields(
            kind: kind, number: sale.number, juices: sale.juices.text, total: sale.total.map { -$0 },
            reason: reversal.reason, payment: payment)
    }

    /// Returns a field with a number; an empty one where there is none.
    static func field(_ number: Int?) -> String { number.map { String($0) } ?? "" }

    /// Returns a field with a text from outside the program.
    ///
    /// A spreadsheet runs a field that begins with one of these signs as a formula, so that the id of a request could attack
    /// the machine that opens the table. A leading quote makes the field a text.
    package static func field(_ text: String) -> String {
        let isFormula = text.first { $0 != " " }.map { "=+-@".contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
