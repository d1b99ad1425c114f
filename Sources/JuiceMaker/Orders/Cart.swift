import Core

/// A cart: the juices that a customer has chosen and not ordered yet.
///
/// A juice whose count went down to 0 keeps its line until the order, so that the lines below it stay where they are.
public struct Cart: Hashable, Sendable {
    /// The juices in the order in which they were chosen, each once, with a count from 0.
    public private(set) var lines: [Quantity<Juice>] = []

    /// Creates an empty cart.
    public init() {}

    /// The number of juices.
    public var count: Int { lines.reduce(0) { $0 + $1.count } }

    /// The order of everything in the cart; `nil` if there is no juice in it.
    public var order: Order? { try? Order(lines.filter { $0.count > 0 }) }

    /// Returns the count of a juice.
    public subscript(juice: Juice) -> Int { lines.first { $0.item == juice }?.count ?? 0 }

    /// Adds to the count of a juice, or with a negative number takes away from it, down to 0. Returns `false`, and
    /// changes nothing, if there would be more juices than an order can have.
    @discardableResult
    public mutating func add(_ number: Int, of juice: Juice) -> Bool {
        let (sum, overflow) = self[juice].addingReportingOverflow(number)
        let target = overflow ? (number < 0 ? 0 : Int.max) : max(0, sum)
        guard target - self[juice] <= Order.counts.upperBound - count else { return false }
        if let index = lines.firstIndex(where: { $0.item == juice }) {
            lines[index].count = target
        } else if target > 0 {
            lines.append(Quantity(item: juice, count: target))
        }
        return true
    }

    /// Puts the juices of another menu in the place of those with the same ids, and takes out those that the menu does not have.
    mutating func follow(_ menu: Menu) {
        lines = lines.compactMap { line in
            menu.juices.first { $0.id == line.item.id }.map { Quantity(item: $0, count: line.count) }
        }
    }

    /// Takes everything out.
    public mutating func removeAll() { lines = [] }
}
