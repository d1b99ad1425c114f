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

    /// What was read of the day before others had to wait.
    private var history = DayHistory()

    /// Creates a command from the money that was counted, and the day that is meant.
    public init(counted: Int?, day: Day = .paid) { (self.counted, self.day) = (counted, day) }

    /// Returns whether there is nothing to close. A close of nothing is most likely a mistake, and would use up a number.
    public func isEmpty(in accounts: Accounts) -> Bool { counted == nil && accounts.isDayEmpty }

    /// Checks the closes before, adds up the records since the last one, and reads the days; the decision adds those records that others make
    /// meanwhile.
    public mutating func prepare(_ evidence: inout some Evidence) throws(LedgerError) {
        try evidence.prepareToClose()
        try history.read(evidence)
    }

    /// Decides the record; there is none if nothing was sold or given back since the last close and no money was counted.
    ///
    /// - Throws: `CloseError` while orders are not paid, or where the day is not the one that was seen.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(CloseError) -> Decision<Closing?> {
        let accounts = books.accounts
        let fruits = books.menu.fruitIDs(with: accounts.fruits.keys)
        let close = accounts.close(counted: counted, fruits: fruits)
        let (unpaid, waiting) = (accounts.unpaidNumbers, accounts.waitingNumbers)
        switch day {
        case .paid: guard unpaid.isEmpty else { throw .unpaid(unpaid) }
        case .any: break
        case .seen(let seen):
            guard seen.close(counted: counted, fruits: fruits) == close, seen.unpaidNumbers == unpaid,
                seen.waitingNumbers == waiting
            else { throw .changed }
        }
        if isEmpty(in: accounts) { return Decision([], answer: nil) }
        var history = history
        do throws(LedgerError) { try history.read(evidence) } catch { throw .notRecorded(error) }
        return Decision([.close(close)]) { [history] records in
            guard let record = records.last, case .close(let close) = record.entry else { return nil }
            let day = history.day(of: close, at: record.time, under: books.menu)
            return Closing(day: day, unpaidNumbers: unpaid, waitingNumbers: waiting)
        }
    }
}

/// The close of a day, with all that its slip names, and with the orders that it leaves behind.
public struct Closing: Equatable, Sendable {
    /// The day.
    public let day: ClosedDay
    /// The numbers of the orders that are not paid, the oldest first.
    public let unpaidNumbers: [Int]
    /// The numbers of the orders that leave the kitchen without being handed over, the oldest first.
    public let waitingNumbers: [Int]

    /// The record of the close, with its digits.
    public var close: DayClose { day.close }
}

/// The reason why a day could not be opened or closed.
public enum CloseError: LedgerFailure, Hashable, Sendable {
    /// The orders with these numbers are not paid, the oldest first.
    case unpaid([Int])
    /// The day is no longer the one that a person has seen.
    case changed
    /// This money was noted as that of the morning, and there are sales, late payments or refunds since.
    case floatNoted(Int, Currency?)
    /// The close could not be recorded.
    case notRecorded(LedgerError)
}
