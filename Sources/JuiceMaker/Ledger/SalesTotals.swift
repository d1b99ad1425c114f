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

/// The totals of orders, of those that were cancelled, and of those whose money went back.
///
/// The money of all three is in one currency.
public struct SalesSummary: Hashable, Sendable {
    /// The totals of all orders.
    public package(set) var sold = SalesTotals()
    /// The totals of the orders that were cancelled.
    public package(set) var voided = SalesTotals()
    /// The totals of the orders whose money went back after the close of their day.
    public package(set) var refunded = SalesTotals()

    /// Creates a summary of no orders.
    public init() {}

    /// The money, without that of the orders that were cancelled, and without what was given back.
    public var money: Int { sold.money - voided.money - refunded.money }

    /// The number of juices that were sold and not cancelled.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var count: Int { sold.count - voided.count }

    /// Returns the number of juices of a kind that were sold and not cancelled.
    public func count(ofJuice id: String) -> Int { sold.juices[id, default: 0] - voided.juices[id, default: 0] }

    /// Adds the order of a sale, a cancellation or a refund. Other entries change nothing.
    ///
    /// - Returns: `false`, and changes nothing, if the order cannot have been made, or the sum would be too great.
    mutating func add(_ entry: LedgerEntry) -> Bool {
        switch entry {
        case .sale(let sale): sold.add(sale)
        case .void(let void): voided.add(void.sale)
        case .refund(let refund): refunded.add(refund.sale)
        case .opening, .menu, .stock, .step, .payment, .float, .close, .accepted, .lost: true
        }
    }

    /// Takes all money away: what follows is in another currency.
    mutating func forgetMoney() { (sold.money, voided.money, refunded.money) = (0, 0, 0) }

    /// Returns this summary without an earlier one, which is a part of it.
    func since(_ earlier: SalesSummary) -> SalesSummary {
        var summary = SalesSummary()
        summary.sold = sold.since(earlier.sold)
        summary.voided = voided.since(earlier.voided)
        summary.refunded = refunded.since(earlier.refunded)
        return summary
    }
}
