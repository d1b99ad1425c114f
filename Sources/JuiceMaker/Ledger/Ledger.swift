import Core

/// A ledger: the record of all sales and changes of the stock, and the only source of the stock.
///
/// Any number of kiosks can share a ledger. What a method returns is durable.
public protocol Ledger: AnyObject, Sendable {
    /// The books as this kiosk last read them. Another kiosk may have sold since. See ``refresh()``.
    var books: Books { get }

    /// The place of the last record that this kiosk has read or written; 0 before the first one.
    var lastSequence: Int { get }

    /// Reads what other kiosks have recorded.
    ///
    /// - Throws: `LedgerError` when the ledger cannot be read. Then the books stay as they are.
    func refresh() throws(LedgerError)

    /// Sells orders from the current stock, one after another. Each order is sold wholly or not at all.
    ///
    /// - Returns: An outcome for each request, in the same order.
    /// - Throws: `LedgerError` when the sales could not be recorded. Then nothing was sold.
    func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome]

    /// Changes the stock by hand, wholly or not at all.
    ///
    /// - Throws: `StockChangeError` when the change is not possible, or could not be recorded.
    func change(_ change: StockChange) throws(StockChangeError)

    /// Cancels an order that was sold since the last close. Its fruits and its money go back, once.
    ///
    /// - Parameters:
    ///   - number: The number of the order.
    ///   - reason: A valid reason. See ``VoidRecord/isValid(reason:)``.
    /// - Returns: The record of the order.
    /// - Throws: `VoidError` when the order cannot be cancelled, or that could not be recorded. Then nothing has changed.
    func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord

    /// Closes the business day. No order before the close can be cancelled afterwards.
    ///
    /// - Parameter counted: The money that a person has counted, in the smallest unit of the currency; `nil` if it was not counted.
    /// - Returns: The record; `nil` if no order was sold since the last close and no money was counted. Then nothing has changed.
    /// - Throws: `LedgerError` when the close could not be recorded. Then the day is still open.
    func close(counted: Int?) throws(LedgerError) -> DayClose?

    /// Returns the record of an order; `nil` if there is none with this number.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord?

    /// Calls a function that sells and changes the stock many times, and makes all of it durable together, which is faster.
    ///
    /// What happened in the function may be told only after this method has returned.
    ///
    /// - Throws: `LedgerError` when it could not be made durable. Then nothing was sold or changed, whatever was returned before.
    func recordTogether(_ body: () -> Void) throws(LedgerError)

    /// Calls a function with each record, the oldest first.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError)

    /// Calls a function with each record after a place in the ledger, the oldest first.
    ///
    /// A ledger may find these records without reading all records.
    ///
    /// - Parameters:
    ///   - sequence: The place of a record; 0 for all records.
    ///   - body: The function.
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError)

    /// Calls a function with the first record from a time on, and with each record after it, the oldest first.
    ///
    /// Where the clock was set back, an earlier time may follow. A ledger may find these records without reading all records.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - body: The function.
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError)
}

extension Ledger {
    /// Looks for the order among all records.
    public func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        var found: LedgerRecord?
        try forEachRecord { record in
            if case .sale(let sale) = record.entry, sale.number == number { found = record }
        }
        return found
    }

    /// Finds the records among all records.
    public func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try forEachRecord { if $0.sequence > sequence { body($0) } }
    }

    /// Finds the records among all records.
    public func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        var hasBegun = false
        try forEachRecord { record in
            hasBegun = hasBegun || record.time >= time
            if hasBegun { body(record) }
        }
    }

    /// Calls the function, for a ledger that makes each change durable on its own.
    public func recordTogether(_ body: () -> Void) throws(LedgerError) { body() }
}

/// A change of the stock by hand.
public enum StockChange: Hashable, Sendable {
    /// Adds these counts to the current stock. A negative count takes fruits away.
    case add([Quantity<Fruit>])
    /// Sets the count of a fruit.
    case set(Fruit, to: Int)
}
