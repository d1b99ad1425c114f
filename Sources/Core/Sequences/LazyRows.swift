/// Rows that are made one by one when someone asks for them, so that showing ten of 100,000 costs ten.
public struct LazyRows<Row> {
    /// The number of rows.
    public let count: Int
    @usableFromInline let makeRow: (Int) -> Row

    /// Creates rows from their number and a function that returns the row at an index.
    @inlinable public init(count: Int, makeRow: @escaping (Int) -> Row) {
        self.count = count
        self.makeRow = makeRow
    }

    /// Creates rows from an array of them.
    @inlinable public init(_ rows: [Row]) {
        self.init(count: rows.count) { rows[$0] }
    }

    /// The row at an index below ``count``.
    @inlinable public subscript(index: Int) -> Row { makeRow(index) }
}
