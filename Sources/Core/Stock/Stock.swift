/// A count of each item, from 0 to a common capacity.
///
/// Each change is made completely or not at all. Sums of counts do not overflow.
public struct Stock<Item: Hashable & Sendable>: Hashable, Sendable {
    /// The greatest count of each item.
    public let capacity: Int
    /// The items of the stock, in the order of its creation.
    public let items: [Item]
    @usableFromInline var counts: [Item: Int] = [:]

    /// Creates a stock of items, each once, with counts from 0 to the capacity. Below 0, a capacity allows no count.
    ///
    /// - Throws: `StockError` for the first quantity that is not valid.
    /// - Complexity: O(*n*) in the number of quantities.
    public init(_ quantities: [Quantity<Item>], capacity: Int) throws(StockError<Item>) {
        self.capacity = capacity
        items = quantities.map(\.item)
        for quantity in quantities {
            guard counts[quantity.item] == nil else { throw .duplicate(quantity.item) }
            counts[quantity.item] = try allowed(Int128(quantity.count), of: quantity.item)
        }
    }

    /// Creates a stock of what is there already, which may be more than a smaller capacity allows. Such a count can only go down.
    ///
    /// - Throws: `StockError` if an item comes twice, or its count is negative.
    /// - Complexity: O(*n*) in the number of quantities.
    package init(holding quantities: [Quantity<Item>], capacity: Int) throws(StockError<Item>) {
        let allowed = quantities.map { Quantity(item: $0.item, count: Swift.min($0.count, capacity)) }
        try self.init(allowed, capacity: capacity)
        for quantity in quantities { counts[quantity.item] = quantity.count }
    }

    /// The count of an item; 0 for an item that is not in the stock.
    @inlinable public subscript(item: Item) -> Int { counts[item] ?? 0 }

    /// Makes all of the changes, or none if one of them is not valid. A negative change removes, and changes of the
    /// same item are summed.
    ///
    /// - Throws: `StockError` for the first item that is not in the stock, or whose new count would not be valid. The error
    ///   has that count, or the nearest `Int`. A count above the capacity is valid unless it goes up.
    /// - Complexity: O(*n*) in the number of changes and items.
    public mutating func apply(_ changes: [Quantity<Item>]) throws(StockError<Item>) {
        var changed = counts
        for change in Self.sums(of: changes) {
            guard let count = counts[change.item] else { throw .unknown(change.item) }
            changed[change.item] = try allowed(Int128(count) + change.sum, of: change.item)
        }
        counts = changed
    }

    private func allowed(_ count: Int128, of item: Item) throws(StockError<Item>) -> Int {
        guard count >= 0 else { throw .negative(item, Int(clamping: count)) }
        guard count <= capacity || count <= counts[item] ?? .min else {
            throw .aboveCapacity(item, Int(clamping: count), capacity: capacity)
        }
        return Int(clamping: count)
    }
}

extension Stock {
    /// Returns the missing counts, in the order in which the needs name the items; none if nothing is missing. Needs of
    /// the same item are summed. Negative needs cannot be met: if there are any, the result is those needs only.
    ///
    /// - Complexity: O(*n*) in the number of needs.
    @inlinable public func shortfalls(for needs: [Quantity<Item>]) -> [Quantity<Item>] {
        let impossible = needs.filter { $0.count < 0 }
        guard impossible.isEmpty else { return impossible }
        return Self.sums(of: needs).compactMap { need in
            let missing = need.sum - Int128(self[need.item])
            return missing > 0 ? Quantity(item: need.item, count: Int(clamping: missing)) : nil
        }
    }

    /// Returns how many times the needs, which are read as by ``shortfalls(for:)``, can be withdrawn; `Int.max` if they
    /// are empty.
    ///
    /// Inlinable as the others here, because a menu asks it for each juice, and a batch of orders withdraws for each: specialised for the
    /// items, a screen of orders opens in nine tenths of the time.
    ///
    /// - Complexity: O(*n*) in the number of needs.
    @inlinable public func servings(of needs: [Quantity<Item>]) -> Int {
        guard shortfalls(for: needs).isEmpty else { return 0 }
        let possible = Self.sums(of: needs).lazy.filter { $0.sum > 0 }.map { Int128(self[$0.item]) / $0.sum }
        return possible.min().map(Int.init(clamping:)) ?? .max
    }

    /// Removes all of the needs, which are read as by ``shortfalls(for:)``, or nothing if one of them cannot be met.
    ///
    /// - Throws: `Shortage` with all missing counts.
    /// - Complexity: O(*n*) in the number of needs.
    @inlinable public mutating func withdraw(_ needs: [Quantity<Item>]) throws(Shortage<Item>) {
        let shortfalls = shortfalls(for: needs)
        guard shortfalls.isEmpty else { throw Shortage(shortfalls: shortfalls) }
        for need in needs where need.count > 0 {
            counts[need.item, default: 0] -= need.count
        }
    }
}

extension Stock {
    /// Returns the sums of quantities by item, in the order in which each item is first named.
    ///
    /// The sums are exact: only 2^64 quantities could overflow 128 bits.
    @inlinable static func sums(of quantities: [Quantity<Item>]) -> [(item: Item, sum: Int128)] {
        var sums: [(item: Item, sum: Int128)] = []
        var positions: [Item: Int] = [:]
        for quantity in quantities {
            if let position = positions[quantity.item] {
                sums[position].sum += Int128(quantity.count)
            } else {
                positions[quantity.item] = sums.count
                sums.append((quantity.item, Int128(quantity.count)))
            }
        }
        return sums
    }
}

extension Stock: Sequence, CustomStringConvertible {
    /// Returns an iterator over the items with their counts, in the order of ``items``.
    public func makeIterator() -> IndexingIterator<[Quantity<Item>]> {
        items.map { Quantity(item: $0, count: self[$0]) }.makeIterator()
    }

    /// The items and their counts as text, such as `[banana: 10, kiwi: 3]`.
    public var description: String { Array(self).description }
}

extension Stock: Encodable where Item: Identifiable, Item.ID == String {
    /// The JSON of `kiosk stock --json`.
    package var json: JSONText { .object(map { ($0.item.id, .number($0.count)) }) }

    /// Encodes the counts by the ids of the items, as `kiosk stock --json` writes them.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// The reason for which a stock cannot have a count.
public enum StockError<Item: Hashable & Sendable>: Error, Hashable {
    /// The count of an item would be below 0.
    case negative(Item, Int)
    /// The count of an item would be above the capacity.
    case aboveCapacity(Item, Int, capacity: Int)
    /// The item is not in the stock.
    case unknown(Item)
    /// The item is given twice.
    case duplicate(Item)
}

/// The missing counts for which a withdrawal failed, in the order of the needs.
public struct Shortage<Item: Hashable & Sendable>: Error, Hashable {
    /// The missing count of each item.
    public let shortfalls: [Quantity<Item>]

    /// Creates a shortage.
    @inlinable public init(shortfalls: [Quantity<Item>]) {
        self.shortfalls = shortfalls
    }
}
