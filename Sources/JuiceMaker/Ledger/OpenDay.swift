/// Notes the money that is in the drawer before the first sale of a day.
public struct OpenDay: LedgerCommand {
    /// The money, in the smallest unit of the currency.
    public let float: Int

    /// Creates a command from the money in the drawer, from 0.
    public init(float: Int) { self.float = float }

    /// Decides the entry. Before the first sale, a later one takes the place of an earlier one; afterwards, the close would agree with
    /// whatever was taken out of the drawer.
    ///
    /// - Throws: `CloseError` when other money was noted before the first sale.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(CloseError) -> Decision<Void> {
        let accounts = books.accounts
        guard accounts.isDayEmpty || [0, float].contains(accounts.openingFloat) else {
            throw .floatNoted(accounts.openingFloat, books.menu.currency)
        }
        return Decision([.float(float)], answer: ())
    }
}
