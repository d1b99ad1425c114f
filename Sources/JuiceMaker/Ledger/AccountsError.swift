/// Why a record cannot be true after those before it.
package enum AccountsError: Error, Hashable, Sendable {
    /// A fruit was taken into the stock a second time.
    case openedTwice(String)
    /// There is no such fruit.
    case unknownFruit(String)
    /// There would be fewer than none of a fruit, or more than can be counted.
    case impossibleStock(String)
    /// A sale's number does not follow on the last one.
    case numberOutOfOrder(Int)
}
