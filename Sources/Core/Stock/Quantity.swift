/// A number of one item, such as a line of a recipe.
public struct Quantity<Item> {
    /// The item.
    public var item: Item
    /// The number of items. Only the count of a change can be negative.
    public var count: Int

    /// Creates a quantity.
    @inlinable public init(item: Item, count: Int) {
        self.item = item
        self.count = count
    }
}

extension Quantity: Equatable where Item: Equatable {}
extension Quantity: Hashable where Item: Hashable {}
extension Quantity: Sendable where Item: Sendable {}
extension Quantity: Encodable where Item: Encodable {}
extension Quantity: Decodable where Item: Decodable {}

extension Quantity: CustomStringConvertible {
    /// The item and the number as text, such as `banana: 2`.
    public var description: String { "\(item): \(count)" }
}
