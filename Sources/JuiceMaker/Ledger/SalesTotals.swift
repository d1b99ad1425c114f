import Core

/// The totals of some orders.
public struct SalesTotals: Codable, Hashable, Sendable {
    /// The number of orders.
    public package(set) var orders = 0
    /// The money, in the smallest unit of the currency.
    public package(set) var money = 0
    /// The numbers of juices, by id. No number is 0.
    public package(set) var juices: [String: Int] = [:]

    /// Creates totals of no orders.
    public init() {}

    /// The number of juices.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var count: Int { juices.values.reduce(0, +) }

    /// Adds an order.
    ///
    /// - Returns: `false`, and changes nothing, if the order cannot have been made, or the sum would be too great.
    package mutating func add(_ sale: SaleRecord) -> Bool {
        let (sum, overflow) = money.addingReportingOverflow(sale.total ?? 0)
        guard !overflow, sum >= money, sum <= Self.mostMoney else { return false }
        for juice in sale.juices where !Self.counts.contains(juice.count) { return false }
        orders += 1
        money = sum
        for juice in sale.juices { juices[juice.item, default: 0] += juice.count }
        return true
    }

    /// The greatest sum of money, which every reader of JSON has exactly.
    package static let mostMoney = 1 << 53

    /// The allowed counts of a juice, far more than an order has. Their sums cannot overflow.
    package static let counts = 1...1 << 20

    /// A Boolean value that indicates whether orders can come to these totals: nothing is negative, and no sum too great. Each number is at
    /// most ``mostMoney``.
    package var isPossible: Bool {
        orders >= 0 && money >= 0
            && juices.values.reduce(0) { $0 < 0 || $1 < 0 || $0 + $1 > Self.mostMoney ? -1 : $0 + $1 } >= 0
    }

    /// Returns these totals without earlier ones, which are a part of them.
    func since(_ earlier: SalesTotals) -> SalesTotals {
        var totals = self
        totals.orders -= earlier.orders
        totals.money -= earlier.money
        for (id, count) in earlier.juices {
            let rest = totals.juices[id, default: 0] - count
            totals.juices[id] = rest == 0 ? nil : rest
        }
        return totals
    }
}
