/// Rows that are made one by one when a front asks for them, so that showing ten of 100,000 costs ten.
package struct LazyRows<Row: Equatable>: Equatable {
    /// How many rows there are.
    package let count: Int
    private let makeRow: (Int) -> Row

    /// Makes rows from a function.
    ///
    /// - Parameters:
    ///   - count: How many rows there are.
    ///   - makeRow: Makes the row at an index below `count`.
    package init(count: Int, makeRow: @escaping (Int) -> Row) {
        self.count = count
        self.makeRow = makeRow
    }

    /// Makes rows from those that are there already.
    package init(_ rows: [Row]) {
        self.init(count: rows.count) { rows[$0] }
    }

    /// The row at an index below ``count``.
    package subscript(index: Int) -> Row { makeRow(index) }

    /// Whether both have the same rows; makes all of them, and is meant for tests.
    package static func == (left: LazyRows, right: LazyRows) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
    }
}
