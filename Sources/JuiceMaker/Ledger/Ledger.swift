import Core

/// Where every sale and every change of the stock is written down, and the only thing that knows how many fruits there are.
///
/// Any number of kiosks may share one. Whatever it returns is kept: nothing is acknowledged that could be lost.
package protocol Ledger: AnyObject, Sendable {
    /// The books as this kiosk last saw them; another one may have sold since. See ``refresh()``.
    var books: Books { get }

    /// The place of the last record that this kiosk has seen or written; 0 before the first.
    var lastSequence: Int { get }

    /// Looks at what others have written since.
    ///
    /// - Throws: `LedgerFault` when that cannot be read; the books stay as they were.
    func refresh() throws(LedgerFault)

    /// Sells juices, first come first served: each of them wholly or not at all, from what is there at that moment.
    ///
    /// - Parameter requests: what is wanted.
    /// - Returns: what came of each request, in the same order.
    /// - Throws: `LedgerFault` when the sales could not be written down; then none was made.
    /// - Complexity: O(*n*) in the number of requests; with keys also in the number of records.
    func sell(_ requests: [SaleRequest]) throws(LedgerFault) -> [SaleOutcome]

    /// Changes the stock by hand, all of the change or nothing.
    ///
    /// - Throws: `LedgerError` when the change is impossible, or could not be written down.
    func change(_ change: StockChange) throws(LedgerError)

    /// Goes through all records, the oldest first.
    ///
    /// - Throws: `LedgerFault` when they cannot be read.
    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerFault)

    /// Goes through the records from a moment on, the oldest first, in less time than all of them would take.
    ///
    /// - Throws: `LedgerFault` when they cannot be read.
    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerFault)
}

/// A change of the stock by hand.
package enum StockChange: Hashable, Sendable {
    /// So many more, or below zero fewer, of each fruit than there are then.
    case add([Quantity<Fruit>])
    /// So many of a fruit, however many there are.
    case set(Fruit, to: Int)
}
