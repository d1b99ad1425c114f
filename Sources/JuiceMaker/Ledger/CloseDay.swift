/// Closes the business day. No order before the close can be cancelled afterwards. The store adds the digits to the record.
public struct CloseDay: LedgerCommand {
    /// The money that a person has counted in the drawer, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?
    /// Whether orders that are not paid are closed too.
    public let takesUnpaid: Bool
    /// The day that a person has seen before they agreed; `nil` for any.
    private let seen: Accounts?

    /// Creates a command from the money that was counted.
    public init(counted: Int?, takesUnpaid: Bool = false) {
        (self.counted, self.takesUnpaid, seen) = (counted, takesUnpaid, nil)
    }

    /// Creates a command from the money that was counted and the day as a person has seen it, with its orders that are not paid. The day is not
    /// closed where it has changed since.
    public init(counted: Int?, seen: Accounts) {
        (self.counted, takesUnpaid, self.seen) = (counted, true, seen)
    }

    /// Returns whether there is nothing to close. A close of nothing is most likely a mistake, and would use up a number.
    public func isEmpty(in accounts: Accounts) -> Bool { counted == nil && accounts.isDayEmpty }

    /// Checks the closes before and adds up the records since the last one; the decision adds those that others make meanwhile.
    public func prepare(_ evidence: inout some Evidence) throws(LedgerError) { try evidence.prepareToClose() }

    /// Decides the record; there is none if nothing was sold or given back since the last close and no money was counted.
    ///
    /// - Throws: `CloseError` while orders are not paid, or where the day is not the one that was seen.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(CloseError) -> Decision<DayClose?> {
        let accounts = books.accounts
        let unpaid = accounts.unpaidNumbers
        if let seen {
            guard seen.closed.number == accounts.closed.number, seen.takings == accounts.takings,
                seen.unpaidNumbers == unpaid, seen.waitingNumbers == accounts.waitingNumbers
            else { throw .changed }
        }
        if isEmpty(in: accounts) { return Decision([], answer: nil) }
        guard takesUnpaid || unpaid.isEmpty else { throw .unpaid(unpaid) }
        let close = accounts.close(counted: counted, fruits: books.menu.fruitIDs(with: accounts.fruits.keys))
        return Decision([.close(close)], answer: close)
    }
}

/// The reason why a day could not be opened or closed.
public enum CloseError: LedgerFailure, Hashable, Sendable {
    /// The orders with these numbers are not paid, the oldest first.
    case unpaid([Int])
    /// The day is no longer the one that a person has seen.
    case changed
    /// This money was noted as that of the morning, and there are sales, late payments or refunds since.
    case floatNoted(Int, Currency?)
    /// The day is closed with this number, and its close cannot be read again.
    case notShown(Int, LedgerError)
    /// The close could not be recorded.
    case notRecorded(LedgerError)

    /// Creates the error of a close that could not be recorded.
    public init(notRecorded error: LedgerError) { self = .notRecorded(error) }
}
