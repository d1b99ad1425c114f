/// A ledger as a table of CSV (RFC 4180): a row for each record, and for each fruit a column with the change of its stock.
///
/// All records have to be noted before the first row is made, for only then is it known which fruits there are. Their columns
/// are in the order in which the ledger first names them, so that a later table has the same ones, and perhaps more.
package struct LedgerCSV {
    private var fruits: [String] = []
    private var positions: [String: Int] = [:]
    private var lastSequence = 0

    /// A table of nothing.
    package init() {}

    /// Makes room for the fruits of a record.
    package mutating func note(_ record: LedgerRecord) {
        lastSequence = record.sequence
        for change in record.entry.stockChanges where positions[change.item] == nil {
            positions[change.item] = fruits.count
            fruits.append(change.item)
        }
    }

    /// The names of the columns.
    package var header: String {
        line(["sequence", "time", "kind", "number", "juice", "request"] + fruits.map { text($0) })
    }

    /// The row of a record, without its line end; `nil` of one that was written after the last that was noted.
    ///
    /// A request of several juices has a row for each of them, with the same request.
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

    /// The kind, under the name that the file of a ledger has for it, and what only a sale has.
    private func particulars(of entry: LedgerEntry) -> [String] {
        switch entry {
        case .opening: ["open", "", "", ""]
        case .stock: ["stock", "", "", ""]
        case .sale(let number, let juice, used: _, let key):
            ["sale", String(number), text(juice), key.map { text($0.id) } ?? ""]
        }
    }

    private func line(_ fields: [String]) -> String { fields.joined(separator: ",") }

    /// A field with a text that somebody has chosen.
    ///
    /// A spreadsheet takes a field that begins with one of these signs for a formula, and runs it; whoever chose the id of a
    /// request could so have something done on the machine that opens the table. With a quote before it, it is a text.
    private func text(_ text: String) -> String {
        let isFormula = text.first { $0 != " " }.map { "=+-@".contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
