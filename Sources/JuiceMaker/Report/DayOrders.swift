import Core

/// The orders of a period, such as today's, without those that were cancelled.
package struct DayOrders: Sendable {
    /// The period.
    package let period: Period
    /// The orders, in the order of their records.
    package private(set) var orders: [SaleRecord] = []
    /// The place of the last record that was read.
    package private(set) var lastSequence = 0
    private var lastTime: Timestamp?

    /// Creates the orders of a period before any record is read.
    package init(of period: Period) {
        self.period = period
    }

    /// The number of juices.
    ///
    /// - Complexity: O(*n*) in the number of orders.
    package var juiceCount: Int { orders.reduce(0) { $0 + $1.count } }

    /// Enters the next record. One that was entered before is ignored.
    ///
    /// - Complexity: O(1); for a cancelled order O(*n*) in the number of orders.
    package mutating func enter(_ record: LedgerRecord) {
        guard record.sequence > lastSequence else { return }
        lastSequence = record.sequence
        lastTime = record.time
        switch record.entry {
        case .sale(let sale): if period.place(of: record.time) == .within { orders.append(sale) }
        case .void(let void): orders.removeAll { $0.number == void.sale.number }
        case .opening, .stock, .close, .accepted, .lost: break
        }
    }

    /// The time from which on new records have to be read; `nil` for all records.
    fileprivate var nextTime: Timestamp? { lastTime ?? period.from }
}

extension Ledger {
    /// Reads the records that some orders lack, and returns the orders with them.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records since the last one that was read, or since the beginning of the period, if the
    ///   ledger finds those without reading all.
    package func orders(since orders: DayOrders) throws(LedgerError) -> DayOrders {
        var read = orders
        try forEachRecord(from: read.nextTime) { read.enter($0) }
        // A clock that was set back gives new records an earlier time.
        guard read.lastSequence < lastSequence, orders.lastSequence > 0 else { return read }
        read = DayOrders(of: orders.period)
        try forEachRecord(from: read.nextTime) { read.enter($0) }
        return read
    }

    /// Calls a function with each record from a time on; with each record at all if there is no time.
    func forEachRecord(
        from time: Timestamp?, _ body: (LedgerRecord) -> Void
    ) throws(LedgerError) {
        if let time { try forEachRecord(since: time, body) } else { try forEachRecord(body) }
    }
}
