/// Why a stock cannot be what somebody wants it to be.
package enum StockError<Item: Hashable & Sendable>: Error, Hashable {
    /// There would be less than none of an item.
    case negative(Item, Int)
    /// There would be more of an item than the stock has room for.
    case aboveCapacity(Item, Int, capacity: Int)
    /// The stock does not keep this item.
    case unknown(Item)
    /// The stock was given the same item twice.
    case duplicate(Item)
}
