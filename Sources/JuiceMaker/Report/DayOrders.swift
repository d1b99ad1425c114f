import Core

/// The orders of a period, such as today's, without those that were cancelled.
package struct DayOrders: PeriodRecords, Sendable {
    /// The period.
    package let period: Period
    /// The orders, in the order of their records.
    package private(set) var orders: [SaleRecord] = []
    /// The place of the last record that was read.
    package var lastSequence = 0

    /// Creates the orders of a period before any record is read.
    package init(of period: Period) {
        self.period = period
    }

    /// The number of juices.
    package var juiceCount: Int { orders.reduce(0) { $0 + $1.count } }

    /// Enters the next record.
    ///
    /// - Complexity: O(1); for a cancelled order O(*n*) in the number of orders.
    package mutating func enter(_ record: LedgerRecord) {
        switch record.entry {
        case .sale(let sale): if period.place(of: record.time) == .within { orders.append(sale) }
        case .void(let void): orders.removeAll { $0.number == void.sale.number }
        case .opening, .stock, .close, .accepted, .lost: break
        }
    }
}
