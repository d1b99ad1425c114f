import Core

/// Changes the stock by hand, wholly or not at all.
public struct ChangeStock: LedgerCommand {
    /// The change.
    public let change: StockChange

    /// Creates a command from a change. Changes of the same fruit are added up.
    public init(_ change: StockChange) {
        self.change = change
    }

    /// Decides the entry, with the fruits in the order of the menu; there is none if nothing changes.
    ///
    /// - Throws: `StockChangeError` when a count would leave 0…capacity.
    /// - Complexity: O(*n*) in the number of fruits on the menu.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(StockChangeError) -> Decision<Void> {
        var stock = books.stock
        do throws(StockError<Fruit>) {
            switch change {
            case .add(let changes): try stock.apply(changes)
            case .set(let fruit, let count):
                let difference = Int(clamping: Int128(count) - Int128(stock[fruit]))
                try stock.apply([Quantity(item: fruit, count: difference)])
            }
        } catch {
            throw .impossible(error)
        }
        let changes = stock.items.map { Quantity(item: $0.id, count: stock[$0] - books.stock[$0]) }
            .filter { $0.count != 0 }
        return Decision(changes.isEmpty ? [] : [.stock(changes)], answer: ())
    }
}

/// A change of the stock by hand.
public enum StockChange: Hashable, Sendable {
    /// Adds these counts to the current stock. A negative count takes fruits away.
    case add([Quantity<Fruit>])
    /// Sets the count of a fruit.
    case set(Fruit, to: Int)
}

/// The reason why the stock could not be changed.
public enum StockChangeError: LedgerFailure, Hashable, Sendable {
    /// The change is not possible.
    case impossible(StockError<Fruit>)
    /// The change could not be recorded.
    case notRecorded(LedgerError)

    /// Creates the error of a change that could not be recorded.
    public init(notRecorded error: LedgerError) { self = .notRecorded(error) }
}
