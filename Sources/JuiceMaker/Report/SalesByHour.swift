/// The sales of each hour of the day, without the orders that were cancelled in it.
///
/// A cancellation counts in its own hour, as the money goes back then. So an hour can be below zero.
public struct SalesByHour: Hashable, Sendable {
    /// The sales of an hour.
    public struct Hour: Hashable, Sendable {
        /// The number of juices.
        public fileprivate(set) var cups = 0
        /// The money, in the smallest unit of the currency.
        public fileprivate(set) var money = 0

        /// Creates an hour without sales.
        public init() {}
    }

    private var hours: [Int: Hour] = [:]

    /// Creates hours without sales.
    public init() {}

    /// The hours from the first to the last one with a sale or a cancellation; `nil` if there is none.
    public var range: ClosedRange<Int>? {
        guard let first = hours.keys.min(), let last = hours.keys.max() else { return nil }
        return first...last
    }

    /// Returns the sales of an hour, 0 to 23.
    public subscript(hour: Int) -> Hour { hours[hour] ?? Hour() }

    /// Adds an order to an hour, or with the sign −1 takes it away.
    mutating func add(_ sale: SaleRecord, sign: Int, in hour: Int) {
        hours[hour, default: Hour()].cups += sale.count * sign
        hours[hour, default: Hour()].money += (sale.total ?? 0) * sign
    }

    /// Takes all money away: what follows is in another currency.
    mutating func forgetMoney() {
        for hour in hours.keys { hours[hour]?.money = 0 }
    }
}
