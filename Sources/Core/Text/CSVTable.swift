/// A table in CSV (RFC 4180) for a spreadsheet: columns, each with a name and the value of a row.
///
/// A row ends with CR LF; each line here has the CR, and whatever writes it adds the LF.
package struct CSVTable<Row> {
    private var columns: [(name: String, field: (Row) -> String)] = []

    /// Creates a table without columns.
    package init() {}

    /// Adds a column of texts from outside the program.
    package mutating func add(_ name: String, _ text: @escaping (Row) -> String) {
        columns.append((name, { Self.field(text($0)) }))
    }

    /// Adds a column of numbers, empty where there is none.
    package mutating func add(_ name: String, number: @escaping (Row) -> Int?) {
        columns.append((name, { number($0).map { String($0) } ?? "" }))
    }

    /// The names of the columns.
    package var header: String { columns.map { Self.field($0.name) }.joined(separator: ",") + "\r" }

    /// Returns the line of a row.
    package func line(_ row: Row) -> String { columns.map { $0.field(row) }.joined(separator: ",") + "\r" }

    /// Returns the names of the columns, and the line of each row.
    package func lines(_ rows: some Sequence<Row>) -> [String] { [header] + rows.map(line) }

    /// Returns a text as a field.
    ///
    /// A spreadsheet runs a field that begins with one of these signs as a formula, so that the id of a request could attack
    /// the machine that opens the table. A leading quote makes the field a text.
    private static func field(_ text: String) -> String {
        // Scalars, since a character can be more: a quote with a mark on it is a quote to a spreadsheet.
        let isFormula = text.unicodeScalars.first { $0 != " " }.map("=+-@".unicodeScalars.contains) ?? false
        let scalars = ((isFormula ? "'" : "") + text).unicodeScalars
        guard scalars.contains(where: ",\"\r\n".unicodeScalars.contains) else { return String(scalars) }
        return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
