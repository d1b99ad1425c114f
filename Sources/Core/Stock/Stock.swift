/// How many there are of each item: never fewer than none, never more than there is room for.
///
/// Every change is all or nothing, and counts of any size are added up without overflow.
public struct Stock<Item: Hashable & Sendable>: Equatable, Sendable {
    /// How many of one item there may be at most.
    public let capacity: Int
    /// The items that the stock keeps, in the order given.
    public let items: [Item]
    private var counts: [Item: Int] = [:]

    /// Fills a stock.
    ///
    /// - Parameters:
    ///   - quantities: each item once, with a count from 0 to `capacity`.
    ///   - capacity: how many of one item there may be at most; below 0, no count is allowed.
    /// - Throws: `StockError` for the first quantity that does not fit.
    public init(_ quantities: [Quantity<Item>], capacity: Int) throws(StockError<Item>) {
        self.capacity = capacity
        items = quantities.map(\.item)
        for quantity in quantities {
            guard counts[quantity.item] == nil else { throw .duplicate(quantity.item) }
            counts[quantity.item] = try allowed(Int128(quantity.count), of: quantity.item)
        }
    }

    /// How many there are of an item; 0 of one that the stock does not keep.
    public subscript(item: Item) -> Int { counts[item] ?? 0 }

    /// Adds and removes items, all of the changes or none.
    ///
    /// - Parameter changes: how many to add, or with a negative count to remove; changes of the same item are summed.
    /// - Throws: `StockError` for the first item of which there would be too few or too many, with the count that it
    ///   would have, or the nearest `Int`; or which the stock does not keep.
    public mutating func apply(_ changes: [Quantity<Item>]) throws(StockError<Item>) {
        var changed = counts
        for change in ItemSums(of: changes) {
            guard let count = counts[change.item] else { throw .unknown(change.item) }
            changed[change.item] = try allowed(Int128(count) + change.sum, of: change.item)
        }
        counts = changed
    }

    private func allowed(_ count: Int128, of item: Item) throws(StockError<Item>) -> Int {
        guard count >= 0 else { throw .negative(item, Int(clamping: count)) }
        guard count <= capacity else { throw .aboveCapacity(item, Int(clamping: count), capacity: capacity) }
        return Int(clamping: count)
    }
}

extension Stock {
    /// What is missing to serve the needs once; nothing when they can be served.
    ///
    /// - Parameter needs: how many of each item; needs of the same item are summed. Negative ones are never served:
    ///   when there are any, they alone are returned, with their own counts.
    /// - Returns: how many of each item are missing, in the order in which the needs first name them.
    public func shortfalls(for needs: [Quantity<Item>]) -> [Quantity<Item>] {
        let impossible = needs.filter { $0.count < 0 }
        guard impossible.isEmpty else { return impossible }
        return ItemSums(of: needs).compactMap { need in
            let missing = need.sum - Int128(self[need.item])
            return missing > 0 ? Quantity(item: need.item, count: Int(clamping: missing)) : nil
        }
    }

    /// How many times the needs could be served, one time after another.
    ///
    /// - Parameter needs: as for `shortfalls(for:)`.
    /// - Returns: from 0 up; `Int.max` when the needs take nothing.
    public func servings(of needs: [Quantity<Item>]) -> Int {
        guard shortfalls(for: needs).isEmpty else { return 0 }
        let possible = ItemSums(of: needs).lazy.filter { $0.sum > 0 }.map { Int128(self[$0.item]) / $0.sum }
        return possible.min().map(Int.init(clamping:)) ?? .max
    }

    /// Takes out what is needed, all of it or nothing.
    ///
    /// - Parameter needs: as for `shortfalls(for:)`.
    /// - Throws: `Shortage` with everything that is missing.
    public mutating func withdraw(_ needs: [Quantity<Item>]) throws(Shortage<Item>) {
        let shortfalls = shortfalls(for: needs)
        guard shortfalls.isEmpty else { throw Shortage(shortfalls: shortfalls) }
        for need in needs where need.count > 0 {
            counts[need.item, default: 0] -= need.count
        }
    }
}

/// Why a stock cannot be what somebody wants it to be.
public enum StockError<Item: Hashable & Sendable>: Error, Hashable {
    /// There would be less than none of an item.
    case negative(Item, Int)
    /// There would be more of an item than the stock has room for.
    case aboveCapacity(Item, Int, capacity: Int)
    /// The stock does not keep this item.
    case unknown(Item)
    /// The stock was given the same item twice.
    case duplicate(Item)
}

/// Why nothing was withdrawn: everything that is short, in the order of the needs.
public struct Shortage<Item: Hashable & Sendable>: Error, Hashable {
    /// How many of each item are missing.
    public let shortfalls: [Quantity<Item>]

    /// Makes a shortage.
    ///
    /// - Parameter shortfalls: how many of each item are missing.
    public init(shortfalls: [Quantity<Item>]) {
        self.shortfalls = shortfalls
    }
}
