/// Closes the business day. No order before the close can be cancelled afterwards.
public struct CloseDay: LedgerCommand {
    /// The money that a person has counted, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?

    /// Creates a command from the money that was counted.
    public init(counted: Int?) {
        self.counted = counted
    }

    /// Adds up the records since the last close; the decision adds those that others make meanwhile.
    public func prepare(_ evidence: inout some Evidence) throws(LedgerError) { _ = try evidence.chainDigits() }

    /// Decides the record; there is none if no order was sold since the last close and no money was counted.
    ///
    /// - Complexity: O(*n*) in the number of fruits and juices, and that of the evidence.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(LedgerError) -> Decision<DayClose?> {
        let accounts = books.accounts
        // A close of nothing is most likely a mistake, and would use up a number.
        if counted == nil, accounts.lastNumber == accounts.closed.lastNumber { return Decision([], answer: nil) }
        let close = accounts.close(
            counted: counted, sum: try evidence.chainDigits(), fruits: books.menu.fruitIDs(with: accounts.fruits.keys))
        return Decision([.close(close)], answer: close)
    }
}
