import Core

/// The orders of a period that were not handed over at once, first come first served, without those that were cancelled.
public struct OrderQueue: PeriodRecords, Sendable {
    /// An order on its way to its customer.
    public struct Element: Identifiable, Equatable, Sendable {
        /// The record of the order.
        public let sale: SaleRecord
        /// The time at which it was ordered.
        public let orderedAt: Timestamp
        /// How far it is.
        public fileprivate(set) var state = OrderState.ordered
        /// The time at which it got ready; `nil` before.
        public fileprivate(set) var readyAt: Timestamp?
        /// The kind of its payment; `nil` before it is paid.
        public fileprivate(set) var payment: String?

        /// The number of the order.
        public var id: Int { sale.number }
    }

    /// The period.
    public let period: Period
    /// The place of the last record that was read.
    public var lastSequence = 0
    /// The orders, the oldest first.
    public private(set) var orders: [Element] = []
    /// The number of the order that went a step last; `nil` before the first step, and behind one that was taken back.
    public private(set) var lastStep: Int?

    /// Creates the orders of a period before any record is read.
    public init(of period: Period) { self.period = period }

    /// Returns the orders that are in a state, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of orders of the period.
    public func orders(in state: OrderState) -> [Element] { orders.filter { $0.state == state } }

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
            guard sale.waits, period.place(of: record.time) == .within else { return }
            orders.append(Element(sale: sale, orderedAt: record.time))
        case .void(let void): orders.removeAll { $0.id == void.sale.number }
        case .step(let step, let number):
            guard let index = orders.lastIndex(where: { $0.id == number }),
                let state = step.state(from: orders[index].state)
            else { return }
            orders[index].state = state
            if state == .ready, step == .ready { orders[index].readyAt = record.time }
            lastStep = step == .takenBack ? nil : number
        case .payment(let payment):
            guard let index = orders.lastIndex(where: { $0.id == payment.number }) else { return }
            orders[index].payment = payment.kind
        case .opening, .menu, .stock, .refund, .float, .close, .accepted, .lost: break
        }
    }
}
