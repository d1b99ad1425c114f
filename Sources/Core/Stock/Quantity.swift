/// How many of one thing: a line of a recipe, of a change or of a shortfall.
package struct Quantity<Item> {
    /// The thing.
    package var item: Item
    /// How many; what is allowed depends on the use, and only a change may be negative.
    package var count: Int

    /// Makes a quantity.
    ///
    /// - Parameters:
    ///   - item: the thing.
    ///   - count: how many.
    package init(item: Item, count: Int) {
        self.item = item
        self.count = count
    }
}

extension Quantity: Equatable where Item: Equatable {}
extension Quantity: Hashable where Item: Hashable {}
extension Quantity: Sendable where Item: Sendable {}
