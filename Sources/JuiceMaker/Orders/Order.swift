import Core

/// An order: one or several juices with counts, which are made together or not at all.
public struct Order: Hashable, Sendable {
    /// The numbers of juices that one order can have.
    public static let counts = 1...1_000

    /// The juices, each once, with their counts, at least 1.
    public let lines: [Quantity<Juice>]
    /// The fruits of the whole order, each once, in the order in which the recipes name them.
    public let needs: [Quantity<Fruit>]
    /// The lines and the needs by id, as a ledger records them: the same order is often sold again.
    let juiceIDs, fruitIDs: [Quantity<String>]

    /// Creates an order of juices with counts of at least 1. Counts of the same juice are added up.
    ///
    /// - Throws: `OrderRefusal.invalidCount` if a count is below 1, or all of them together are not one of ``counts``.
    /// - Complexity: O(*n*²) in the number of lines, which are few.
    public init(_ lines: [Quantity<Juice>]) throws(OrderRefusal) {
        var sums: [Quantity<Juice>] = []
        var count = 0
        for line in lines {
            guard Self.counts.contains(line.count) else { throw .invalidCount(line.count) }
            count += line.count
            sums.add(line)
        }
        guard Self.counts.contains(count) else { throw .invalidCount(count) }
        self.init(checked: sums)
    }

    /// Creates an order of one juice.
    public init(_ juice: Juice) { self.init(checked: [Quantity(item: juice, count: 1)]) }

    private init(checked lines: [Quantity<Juice>]) {
        self.lines = lines
        needs = lines.reduce(into: []) { needs, line in
            // A capacity and a count are both far below the root of the greatest `Int`.
            for need in line.item.needs { needs.add(Quantity(item: need.item, count: need.count * line.count)) }
        }
        juiceIDs = lines.map { Quantity(item: $0.item.id, count: $0.count) }
        fruitIDs = needs.map { Quantity(item: $0.item.id, count: $0.count) }
    }

    /// The number of juices.
    public var count: Int { lines.reduce(0) { $0 + $1.count } }

    /// The juices by id, as ``init(parsing:menu:)-(String,_)`` reads them but with spaces, such as `mango:2 banana`.
    package var ids: String { juiceIDs.text }

    /// The price in the smallest unit of the menu's currency; `nil` if the menu has no prices.
    public var total: Int? {
        var total = 0
        for line in lines {
            guard let price = line.item.price else { return nil }
            total += price * line.count
        }
        return total
    }

    /// Returns a Boolean value that indicates whether a menu has all juices of the order, as they are.
    ///
    /// - Complexity: O(*n*) in the number of juices on the menu.
    func isOffered(by menu: Menu) -> Bool { lines.allSatisfy { menu.juices.contains($0.item) } }

    /// Returns the part of the order for which a stock is enough; `nil` if there is none.
    ///
    /// The juices are taken one after another, each as often as possible.
    ///
    /// - Complexity: O(*n*) in the length of the recipes.
    public func part(from stock: Stock<Fruit>) -> Order? {
        var rest = stock
        let lines = lines.compactMap { line -> Quantity<Juice>? in
            let count = min(line.count, rest.servings(of: line.item.needs))
            let needs = line.item.needs.map { Quantity(item: $0.item, count: $0.count * count) }
            guard count > 0, (try? rest.withdraw(needs)) != nil else { return nil }
            return Quantity(item: line.item, count: count)
        }
        return lines.isEmpty ? nil : Order(checked: lines)
    }
}

extension Array {
    /// Adds a quantity to the one of the same item; at the end if there is none.
    fileprivate mutating func add<Item: Equatable>(_ quantity: Quantity<Item>) where Element == Quantity<Item> {
        if let index = firstIndex(where: { $0.item == quantity.item }) {
            self[index].count += quantity.count
        } else {
            append(quantity)
        }
    }
}

/// The reason why an order was not taken.
public enum OrderRefusal: Error, Hashable, Sendable {
    /// The number of juices is outside ``Order/counts``.
    case invalidCount(Int)
    /// The cart has as many juices as one order can have.
    case cartFull(limit: Int)
    /// The queue holds as many orders as it can.
    case queueFull(limit: Int)
}
