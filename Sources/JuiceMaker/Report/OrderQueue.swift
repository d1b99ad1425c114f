import Core

/// The orders on their way to their customers, first come first served, without those that were cancelled.
///
/// An order that waits is there whatever the calendar says. The period holds the orders that were ready at once. The close of the day takes
/// all of them away.
public struct OrderQueue: PeriodRecords, Sendable {
    /// An order on its way to its customer. One that does not wait is ready when it is ordered.
    public struct Element: Identifiable, Equatable, Sendable {
        /// The record of the order.
        public let sale: SaleRecord
        /// The time at which it was ordered.
        public let orderedAt: Timestamp
        /// How far it is.
        public fileprivate(set) var state: OrderState
        /// The time at which it got ready; `nil` before.
        public fileprivate(set) var readyAt: Timestamp?

        fileprivate init(_ sale: SaleRecord, at time: Timestamp) {
            (self.sale, orderedAt, readyAt) = (sale, time, sale.waits ? nil : time)
            state = sale.waits ? .ordered : .ready
        }

        /// The number of the order.
        public var id: Int { sale.number }
    }

    /// The period.
    public let period: Period
    /// The place of the last record that was read.
    public var lastSequence = 0
    /// The orders, the oldest first.
    public private(set) var orders: [Element] = []

    /// Creates the orders of a period before any record is read.
    public init(of period: Period) { self.period = period }

    /// Returns the number of the oldest order of the open day that waits, or has waited.
    public func firstNumber(in accounts: Accounts) -> Int? { accounts.openOrders.keys.min() }

    /// A Boolean value that indicates whether any order of the open day waits, or has waited.
    public private(set) var hasWaitingOrders = false

    /// Returns the orders that wait in a state, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of orders of the period.
    public func orders(in state: OrderState) -> [Element] { orders.filter { $0.state == state && $0.sale.waits } }

    /// The number of minutes for which an order is called out.
    public static let minutesCalledOut: Int64 = 10

    /// Returns the orders that are called out at a time, the last one first: those that got ready in the minutes before, and are not handed
    /// over.
    ///
    /// - Complexity: O(*n* log *n*) in the number of orders of the period.
    public func ordersCalledOut(at time: Timestamp) -> [Element] {
        let first = time.milliseconds - Self.minutesCalledOut * 60_000
        return orders.filter { $0.state == .ready && $0.readyAt.map { $0.milliseconds > first } ?? false }
            .sorted { ($0.readyAt?.milliseconds ?? 0, $0.id) > ($1.readyAt?.milliseconds ?? 0, $1.id) }
    }

    /// The number of juices of each kind that wait to be made, by id.
    public var waitingJuices: [String: Int] {
        orders(in: .ordered).reduce(into: [:]) { counts, order in
            for juice in order.sale.juices { counts[juice.item, default: 0] += juice.count }
        }
    }

    /// Enters the next record.
    public mutating func enter(_ record: LedgerRecord) {
        switch record.entry {
        case .sale(let sale):
            guard sale.waits || period.contains(record.time) else { return }
            orders.append(Element(sale, at: record.time))
            if sale.waits { hasWaitingOrders = true }
        case .void(let void): orders.removeAll { $0.id == void.sale.number }
        case .step(let step, let number):
            guard let index = orders.lastIndex(where: { $0.id == number }),
                let state = step.state(from: orders[index].state)
            else { return }
            orders[index].state = state
            if state == .ready, step == .ready { orders[index].readyAt = record.time }
        case .close:
            orders = []
            hasWaitingOrders = false
        case .opening, .menu, .stock, .refund, .payment, .float, .accepted, .lost: break
        }
    }
}
