import Core

/// The sales of a period, by juice, by hour and by day, without what was cancelled in it.
public struct PeriodSales: PeriodRecords, Sendable {
    /// The period.
    public let period: Period
    /// The totals of the orders of the period, and of those that were cancelled or refunded in it, whenever they were sold. The money is in
    /// the currency of the last menu, since that came into force.
    public private(set) var sales = SalesSummary()
    /// The sales of each hour.
    public private(set) var hours = SalesByHour()
    /// The number of juices of each day, by the number of the day. A cancellation counts in its own day, so that a day can be below zero.
    public private(set) var cupsOfDays: [Int: Int] = [:]
    /// The number of records that are dated after the period: a clock was wrong when they were written, or is wrong now.
    public private(set) var laterCount = 0
    /// The place of the last record that was read.
    public var lastSequence = 0

    private var menu: RecordedMenu?
    private let hour, day: @Sendable (Timestamp) -> Int

    /// Creates the sales of a period before any record is read, with functions that return the hour of a time, 0 to 23, and the number of its
    /// day.
    public init(
        of period: Period, hour: @escaping @Sendable (Timestamp) -> Int,
        day: @escaping @Sendable (Timestamp) -> Int = { _ in 0 }
    ) {
        self.period = period
        (self.hour, self.day) = (hour, day)
    }

    /// Notes the menu that is in force before the first record.
    public mutating func begin(under menu: RecordedMenu?) { self.menu = menu }

    /// Enters the next record.
    public mutating func enter(_ record: LedgerRecord) {
        if case .menu(let new) = record.entry {
            if let menu, menu.menu?.currency != new.menu.menu?.currency {
                sales.forgetMoney()
                hours.forgetMoney()
            }
            menu = new.menu
        }
        switch period.place(of: record.time) {
        case .before: break
        case .within:
            // Sums that cannot be are left out, or those of the hours would overflow.
            guard sales.add(record.entry), let change = record.entry.saleChange else { return }
            hours.add(change.sale, sign: change.sign, in: hour(record.time))
            cupsOfDays[day(record.time), default: 0] += change.sale.count * change.sign
        case .after: laterCount += 1
        }
    }
}
