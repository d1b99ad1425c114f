/// Closes the business day. No order before the close can be cancelled afterwards. The store adds the digits to the record.
public struct CloseDay: LedgerCommand {
    /// The money that a person has counted, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?

    /// Creates a command from the money that was counted.
    public init(counted: Int?) {
        self.counted = counted
    }

    /// Adds up the records since the last close; the decision adds those that others make meanwhile.
    public func prepare(_ evidence: inout some Evidence) throws(LedgerError) { try evidence.prepareToClose() }

    /// Decides the record; there is none if nothing was sold or given back since the last close and no money was counted.
    ///
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(LedgerError) -> Decision<DayClose?> {
        let accounts = books.accounts
        // A close of nothing is most likely a mistake, and would use up a number.
        if counted == nil, accounts.isDayEmpty { return Decision([], answer: nil) }
        let close = accounts.close(counted: counted, fruits: books.menu.fruitIDs(with: accounts.fruits.keys))
        return Decision([.close(close)], answer: close)
    }
}
