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
