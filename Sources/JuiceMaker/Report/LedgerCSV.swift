/// A ledger as a CSV table (RFC 4180): a row for each record, and for each fruit a column with the changes of its stock.
///
/// All records are noted before the first row is made, because the header needs all fruits. The columns are in the order in
/// which the ledger first names the fruits, so that a later table begins with the same columns.
package struct LedgerCSV {
    private var fruits: [String] = []
    private var positions: [String: Int] = [:]
    private var lastSequence = 0

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
        line(
            ["sequence", "time", "kind", "number", "juices", "total", "request", "reason"]
                + fruits.map { Self.field($0) })
    }

    /// Returns the row of a record, without a line end.
    package func row(_ record: LedgerRecord) -> String? {
        guard record.sequence <= lastSequence else { return nil }
        var changes = [Int](repeating: 0, count: fruits.count)
        for change in record.entry.stockChanges {
            if let position = positions[change.item] { changes[position] += change.count }
        }
        return line(
            [String(record.sequence), record.time.description] + particulars(of: record.entry)
                + changes.map { String($0) })
    }

    /// The fields from the kind, by its name in the file of a ledger, to the reason.
    private func particulars(of entry: LedgerEntry) -> [String] {
        switch entry {
        case .opening: ["open", "", "", "", "", ""]
        // A total is money alone: the words of a record are behind it.
        case .menu(let record): ["menu", "", "", "", "", record.menu.menu?.currency?.code ?? ""]
        case .stock(_, let reason): ["stock", "", "", "", "", reason.map { Self.field($0.text) } ?? ""]
        case .accepted: ["accepted", "", "", "", "", ""]
        case .step(let step, let number): [step.name, String(number), "", "", "", ""]
        case .payment(let payment):
            ["paid", String(payment.number), "", String(payment.amount), "", Self.field(payment.kind)]
        case .float(let money): ["float", "", "", String(money), "", ""]
        case .lost: ["lost", "", "", "", "", ""]
        case .close(let close): ["close", String(close.number), "", String(close.sales.money), "", ""]
        case .sale(let sale):
            [
                "sale", String(sale.number), juices(sale), total(sale.total), sale.key.map { Self.field($0.id) } ?? "",
                "",
            ]
        case .void(let void): ["void"] + particulars(of: void)
        case .refund(let refund): ["refund"] + particulars(of: refund)
        }
    }

    private func particulars(of void: ReversalRecord) -> [String] {
        [
            String(void.sale.number), juices(void.sale), total(void.sale.total.map { -$0 }), "",
            Self.field(void.reason),
        ]
    }

    /// Returns the juices as `kiosk order` takes and prints them, such as `mango:2 banana`.
    private func juices(_ sale: SaleRecord) -> String { Self.field(sale.juicesText) }

    private func total(_ total: Int?) -> String { total.map { String($0) } ?? "" }

    private func line(_ fields: [String]) -> String { fields.joined(separator: ",") }

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
