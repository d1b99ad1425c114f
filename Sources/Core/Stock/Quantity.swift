/// How many of one thing: a line of a recipe, of a change or of a shortfall.
public struct Quantity<Item> {
    /// The thing.
    public var item: Item
    /// How many; what is allowed depends on the use, and only a change may be negative.
    public var count: Int

    /// Makes a quantity.
    ///
    /// - Parameters:
    ///   - item: the thing.
    ///   - count: how many.
    public init(item: Item, count: Int) {
        self.item = item
        self.count = count
    }
}

extension Quantity: Equatable where Item: Equatable {}
extension Quantity: Hashable where Item: Hashable {}
extension Quantity: Sendable where Item: Sendable {}

/// Quantities with those of the same item added up, in the order in which each item is first named.
///
/// The sums are exact: it would take 2^64 quantities to overflow 128 bits.
struct ItemSums<Item: Hashable>: Sequence {
    private var sums: [(item: Item, sum: Int128)] = []

    init(of quantities: [Quantity<Item>]) {
        var positions: [Item: Int] = [:]
        for quantity in quantities {
            if let position = positions[quantity.item] {
                sums[position].sum += Int128(quantity.count)
            } else {
                positions[quantity.item] = sums.count
                sums.append((quantity.item, Int128(quantity.count)))
            }
        }
    }

    func makeIterator() -> IndexingIterator<[(item: Item, sum: Int128)]> {
        sums.makeIterator()
    }
}
