import Core

/// A ledger: the record of all sales and changes of the stock, and the only source of the stock.
///
/// Any number of kiosks can share a ledger. What a method returns is durable.
public protocol Ledger: RecordSource, AnyObject, Sendable {
    /// The books as this kiosk last read them. Another kiosk may have sold since. See ``refresh()``.
    var books: Books { get }

    /// Returns what a person should know about the ledger, once.
    func takeNotices() -> [LedgerNotice]

    /// Reads what other kiosks have recorded.
    ///
    /// - Throws: `LedgerError` when the ledger cannot be read. Then the books stay as they are.
    func refresh() throws(LedgerError)

    /// Decides a command in the current books, and records what follows from it.
    ///
    /// - Returns: The answer, and the records that were made.
    /// - Throws: The failure of the command. Then nothing has changed.
    func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer>

    /// Returns the record of an order; `nil` if there is none with this number.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord?
}

extension Ledger {
    /// Returns nothing: only a file becomes damaged.
    public func takeNotices() -> [LedgerNotice] { [] }

    /// Calls a function with each record, the oldest first.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    public func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) { try forEachRecord(after: 0, body) }

    /// Sells orders, and returns an outcome for each request. See ``Sell``.
    public func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        try perform(Sell(requests)).answer
    }

    /// Changes the stock by hand, for a reason. See ``ChangeStock``.
    public func change(_ change: StockChange, reason: StockReason? = nil) throws(StockChangeError) {
        _ = try perform(ChangeStock(change, reason: reason))
    }

    /// Cancels or refunds an order for a valid reason, and returns what went back. See ``ReverseOrder``.
    public func reverse(
        _ kind: ReverseOrder.Kind, _ number: Int, reason: String, by payment: String? = nil
    ) throws(VoidError) -> Reversal {
        try perform(ReverseOrder(kind, number, reason: reason, by: payment)).answer
    }

    /// Brings a menu into force; returns `false` if it is in force already. See ``SetMenu``.
    public func set(_ menu: Menu) throws(MenuChangeError) -> Bool { try !perform(SetMenu(menu)).records.isEmpty }

    /// Closes the business day, and returns the record; `nil` if there was nothing to close. See ``CloseDay``.
    ///
    /// - Throws: `CloseError` while orders are not paid, or when the close cannot be recorded.
    public func close(counted: Int?) throws(CloseError) -> DayClose? {
        try perform(CloseDay(counted: counted)).answer?.close
    }
}
