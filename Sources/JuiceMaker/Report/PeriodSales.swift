import Core

/// The sales of a period, by juice and by hour, without what was cancelled in it.
public struct PeriodSales: PeriodRecords, Sendable {
    /// The period.
    public let period: Period
    /// The totals of the orders of the period.
    public private(set) var sold = SalesTotals()
    /// The totals of the orders that were cancelled in the period, whenever they were sold.
    public private(set) var voided = SalesTotals()
    /// The totals of the orders whose money went back in the period, after the close of their day.
    public private(set) var refunded = SalesTotals()
    /// The sales of each hour.
    public private(set) var hours = SalesByHour()
    /// The number of juices that are dated after the period: a clock was wrong when they were sold, or is wrong now.
    public private(set) var laterCount = 0
    /// The place of the last record that was read.
    public var lastSequence = 0

    private var menu: RecordedMenu?
    private let hour: @Sendable (Timestamp) -> Int

    /// Creates the sales of a period before any record is read, with a function that returns the hour of a time, 0 to
    /// 23.
    public init(of period: Period, hour: @escaping @Sendable (Timestamp) -> Int) {
        self.period = period
        self.hour = hour
    }

    /// Returns the number of juices of a kind.
    public func soldCount(ofJuice id: String) -> Int {
        sold.juices[id, default: 0] - voided.juices[id, default: 0]
    }

    /// The money of the period, without that of the orders that were cancelled in it, and without what was given back. It is in the
    /// currency of the last menu, since that came into force.
    public var money: Int { sold.money - voided.money - refunded.money }

    /// Notes the menu that is in force before the first record.
    public mutating func begin(under menu: RecordedMenu?) { self.menu = menu }

    /// Enters the next record.
    public mutating func enter(_ record: LedgerRecord) {
        if case .menu(let new) = record.entry {
            if let menu, menu.menu?.currency != new.menu.menu?.currency {
                (sold.money, voided.money, refunded.money) = (0, 0, 0)
                hours.forgetMoney()
            }
            menu = new.menu
        }
        if case .refund(let refund) = record.entry, period.place(of: record.time) == .within {
            _ = refunded.add(refund.sale)
        }
        guard let change = record.entry.saleChange else { return }
        switch period.place(of: record.time) {
        case .before: break
        case .within:
            // Sums that cannot be are left out, or those of the hours would overflow.
            guard change.sign > 0 ? sold.add(change.sale) : voided.add(change.sale) else { return }
            hours.add(change.sale, sign: change.sign, in: hour(record.time))
        case .after: laterCount += change.sale.count * change.sign
        }
    }
}
