import Core

/// The sales of a period, by juice and by hour, without what was cancelled in it.
package struct PeriodSales: Sendable {
    /// The period.
    package let period: Period
    /// The totals of the orders of the period.
    package private(set) var sold = SalesTotals()
    /// The totals of the orders that were cancelled in the period, whenever they were sold.
    package private(set) var voided = SalesTotals()
    /// The sales of each hour.
    package private(set) var hours = SalesByHour()
    /// The number of juices that are dated after the period: a clock was wrong when they were sold, or is wrong now.
    package private(set) var laterCount = 0
    /// The place of the last record that was read.
    package private(set) var lastSequence = 0

    private let hour: @Sendable (Timestamp) -> Int
    private var lastTime: Timestamp?

    /// Creates the sales of a period before any record is read.
    ///
    /// - Parameters:
    ///   - period: The period.
    ///   - hour: Returns the hour of a time, 0 to 23.
    package init(of period: Period, hour: @escaping @Sendable (Timestamp) -> Int) {
        self.period = period
        self.hour = hour
    }

    /// Returns the number of juices of a kind.
    package func soldCount(ofJuice id: String) -> Int {
        sold.juices[id, default: 0] - voided.juices[id, default: 0]
    }

    /// Enters the next record. One that was entered before is ignored.
    ///
    /// - Complexity: O(*n*) in the number of juices in the record.
    package mutating func enter(_ record: LedgerRecord) {
        guard record.sequence > lastSequence else { return }
        lastSequence = record.sequence
        lastTime = record.time
        guard let change = record.entry.saleChange else { return }
        switch period.place(of: record.time) {
        case .before: break
        case .within:
            if change.sign > 0 { _ = sold.add(change.sale) } else { _ = voided.add(change.sale) }
            hours.add(change.sale, sign: change.sign, in: hour(record.time))
        case .after: laterCount += change.sale.count * change.sign
        }
    }

    /// The time from which on new records have to be read; `nil` for all records.
    fileprivate var nextTime: Timestamp? { lastTime ?? period.from }

    fileprivate var restarted: PeriodSales { PeriodSales(of: period, hour: hour) }
}

extension Ledger {
    /// Reads the records that some sales lack, and returns the sales with them.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records since the last one that was read, or since the beginning of the period, if the
    ///   ledger finds those without reading all.
    package func sales(since sales: PeriodSales) throws(LedgerError) -> PeriodSales {
        var read = sales
        try forEachRecord(from: read.nextTime) { read.enter($0) }
        // A clock that was set back gives new records an earlier time.
        guard read.lastSequence < lastSequence, sales.lastSequence > 0 else { return read }
        read = sales.restarted
        try forEachRecord(from: read.nextTime) { read.enter($0) }
        return read
    }
}
