/// Closes the business day. No order before the close can be cancelled afterwards. The store adds the digits to the record.
public struct CloseDay: LedgerCommand {
    /// The day that a person means to close.
    public enum Day: Equatable, Sendable {
        /// Any day whose orders are paid.
        case paid
        /// Any day, with its orders that are not paid.
        case any
        /// The day as a person has seen it, with its orders that are not paid. It is not closed where it has changed since.
        case seen(Accounts)
    }

    /// The money that a person has counted in the drawer, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?
    /// The day.
    public let day: Day

    /// Creates a command from the money that was counted, and the day that is meant.
    public init(counted: Int?, day: Day = .paid) { (self.counted, self.day) = (counted, day) }

    /// Returns whether there is nothing to close. A close of nothing is most likely a mistake, and would use up a number.
    public func isEmpty(in accounts: Accounts) -> Bool { counted == nil && accounts.isDayEmpty }

    /// Checks the closes before and adds up the records since the last one; the decision adds those that others make meanwhile.
    public func prepare(_ evidence: inout some Evidence) throws(LedgerError) { try evidence.prepareToClose() }

    /// Decides the record; there is none if nothing was sold or given back since the last close and no money was counted.
    ///
    /// - Throws: `CloseError` while orders are not paid, or where the day is not the one that was seen.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(CloseError) -> Decision<Closing?> {
        let fruits = books.menu.fruitIDs(with: books.accounts.fruits.keys)
        let closing = Closing(of: books.accounts, counted: counted, fruits: fruits)
        switch day {
        case .paid: guard closing.unpaidNumbers.isEmpty else { throw .unpaid(closing.unpaidNumbers) }
        case .any: break
        case .seen(let seen):
            guard Closing(of: seen, counted: counted, fruits: fruits) == closing else { throw .changed }
        }
        return isEmpty(in: books.accounts)
            ? Decision([], answer: nil) : Decision([.close(closing.close)], answer: closing)
    }
}

/// The close of a day, with the orders that it leaves behind.
public struct Closing: Equatable, Sendable {
    /// The record of the close, without its digits.
    public let close: DayClose
    /// The numbers of the orders that are not paid, the oldest first.
    public let unpaidNumbers: [Int]
    /// The numbers of the orders that leave the kitchen without being handed over, the oldest first.
    public let waitingNumbers: [Int]

    fileprivate init(of accounts: Accounts, counted: Int?, fruits: [String]) {
        close = accounts.close(counted: counted, fruits: fruits)
        (unpaidNumbers, waitingNumbers) = (accounts.unpaidNumbers, accounts.waitingNumbers)
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
}
