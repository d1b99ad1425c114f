import Core

/// Changes the stock by hand, wholly or not at all.
public struct ChangeStock: LedgerCommand {
    /// The change.
    public let change: StockChange
    /// The reason.
    public let reason: StockReason

    /// Creates a command from a change and a reason. Changes of the same fruit are added up. Without a reason, added fruits were delivered,
    /// and a count was counted.
    ///
    /// - Precondition: Words for a reason are valid. Any others would damage a ledger. See ``ReversalRecord/isValid(reason:)``.
    public init(_ change: StockChange, reason: StockReason? = nil) {
        precondition(ReversalRecord.isValid(reason: reason?.text ?? "-"), "a ledger cannot write this reason")
        self.change = change
        self.reason = reason ?? change.usualReason
    }

    /// Decides the entry, with the fruits in the order of the menu; there is none if nothing changes.
    ///
    /// - Throws: `StockChangeError` when a count would leave 0…capacity, or the reason does not fit it.
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
        if let change = changes.first(where: { !reason.allows($0.count) }),
            let fruit = stock.items.first(where: { $0.id == change.item })
        {
            throw .unfitReason(reason, fruit)
        }
        return Decision(changes.isEmpty ? [] : [.stock(changes, reason: reason)], answer: ())
    }
}

/// A change of the stock by hand.
public enum StockChange: Hashable, Sendable {
    /// Adds these counts to the current stock. A negative count takes fruits away.
    case add([Quantity<Fruit>])
    /// Sets the count of a fruit.
    case set(Fruit, to: Int)

    fileprivate var usualReason: StockReason {
        switch self {
        case .add(let changes): changes.allSatisfy { $0.count >= 0 } ? .restocked : .counted
        case .set: .counted
        }
    }
}

extension StockReason {
    /// Returns whether the reason fits a change: fruits that go bad are fewer, and those that are delivered more.
    fileprivate func allows(_ change: Int) -> Bool {
        switch self {
        case .restocked: change > 0
        case .spoiled: change < 0
        case .counted, .words: true
        }
    }
}

/// The reason why the stock could not be changed.
public enum StockChangeError: LedgerFailure, Hashable, Sendable {
    /// The change is not possible.
    case impossible(StockError<Fruit>)
    /// The count of the fruit goes the other way than the reason says.
    case unfitReason(StockReason, Fruit)
    /// The change could not be recorded.
    case notRecorded(LedgerError)
}
