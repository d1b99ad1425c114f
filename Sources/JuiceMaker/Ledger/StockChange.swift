import Core

/// A change of the stock by hand.
package enum StockChange: Hashable, Sendable {
    /// So many more, or below zero fewer, of each fruit than there are then.
    case add([Quantity<Fruit>])
    /// So many of a fruit, however many there are.
    case set(Fruit, to: Int)
}
