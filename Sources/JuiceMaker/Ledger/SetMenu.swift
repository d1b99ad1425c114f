import Core

/// Brings a menu into force for all kiosks of a ledger.
public struct SetMenu: LedgerCommand {
    /// The menu.
    public let menu: Menu

    /// Creates a command from a menu.
    public init(_ menu: Menu) {
        self.menu = menu
    }

    /// Decides the entry; there is none if the menu is in force already.
    ///
    /// - Throws: `MenuChangeError` when the menu cannot come into force now.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(MenuChangeError) -> Decision<Void> {
        if menu.json().compactText == books.menu.json().compactText { return Decision([], answer: ()) }
        // The sums of a day have one currency.
        guard menu.currency == books.menu.currency || books.accounts.isDayEmpty else { throw .dayHasOrders }
        let record = books.record(of: menu)
        // The closes have a count of each fruit that there ever was.
        let counts = Set(menu.fruits.map(\.id)).union(books.accounts.fruits.keys).map { "\"\($0)\":".utf8.count + 17 }
        guard counts.reduce(record.menu.text.utf8.count, +) <= LedgerRecord.mostBytes else { throw .tooLarge }
        return Decision([.menu(record)], answer: ())
    }
}

/// The reason why a menu could not come into force.
public enum MenuChangeError: LedgerFailure, Hashable, Sendable {
    /// The menu has another currency, and there are orders since the last close.
    case dayHasOrders
    /// The menu, or the counts of all fruits of this one and the earlier ones, would make a record that is longer than a message of a stream
    /// may be.
    case tooLarge
    /// The menu could not be recorded.
    case notRecorded(LedgerError)
}
