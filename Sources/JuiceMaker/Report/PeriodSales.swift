import Core

/// The sales of a period, by juice, by hour and by day, without what was cancelled in it.
public struct PeriodSales: PeriodRecords, Sendable {
    /// The period.
    public let period: Period
    /// The totals of the orders of the period, and of those that were cancelled or refunded in it, whenever they were sold. The money is in
    /// the currency of the last menu, since that came into force; see also ``earlierMoney``.
    public private(set) var sales = SalesSummary()
    /// The money of the period in earlier currencies than that of the last menu, the oldest first.
    public private(set) var earlierMoney: [(currency: Currency, money: Int)] = []
    /// The sales of each hour; none without a function that finds the hour of a time.
    public private(set) var hours = SalesByTime()
    /// The sales of each day, by its number; none without a function that finds the day of a time.
    public private(set) var days = SalesByTime()
    /// The number of records that are dated after the period: a clock was wrong when they were written, or is wrong now.
    public private(set) var laterCount = 0
    /// The place of the last record that was read.
    public var lastSequence = 0

    private var menu: RecordedMenu?
    private let hour, day: (@Sendable (Timestamp) -> Int)?

    /// Creates the sales of a period before any record is read, with functions that return the hour of a time, 0 to 23, and the number of its
    /// day.
    public init(
        of period: Period, hour: (@Sendable (Timestamp) -> Int)? = nil, day: (@Sendable (Timestamp) -> Int)? = nil
    ) {
        self.period = period
        (self.hour, self.day) = (hour, day)
    }

    /// Notes a menu that comes into force, or that is in force before the first record.
    public mutating func begin(under menu: RecordedMenu?) {
        if let old = self.menu?.menu, old.currency != menu?.menu?.currency {
            if let currency = old.currency, sales.money != 0 { earlierMoney.append((currency, sales.money)) }
            sales.forgetMoney()
            hours.forgetMoney()
            days.forgetMoney()
        }
        self.menu = menu
    }

    /// Enters the next record.
    public mutating func enter(_ record: LedgerRecord) {
        if case .menu(let new) = record.entry { begin(under: new.menu) }
        switch period.place(of: record.time) {
        case .before: break
        case .within: add(record)
        case .after: laterCount += 1
        }
    }

    /// Adds a record of the period.
    mutating func add(_ record: LedgerRecord) {
        // Sums that cannot be are left out, or those of the hours would overflow.
        guard sales.add(record.entry), let change = record.entry.saleChange else { return }
        if let hour { hours.add(change.sale, sign: change.sign, in: hour(record.time)) }
        if let day { days.add(change.sale, sign: change.sign, in: day(record.time)) }
    }
}

/// The sales of each hour of the day, or of each day, without the orders that were cancelled in it.
///
/// A cancellation counts in its own hour, as the money goes back then. So an hour can be below zero.
public struct SalesByTime: Hashable, Sendable {
    /// The sales of an hour or a day.
    public struct Element: Hashable, Sendable {
        /// The number of juices.
        public fileprivate(set) var cups = 0
        /// The money, in the smallest unit of the currency.
        public fileprivate(set) var money = 0
    }

    private var elements: [Int: Element] = [:]

    /// Creates hours or days without sales.
    public init() {}

    /// The hours or days from the first to the last one with a sale or a cancellation; `nil` if there is none.
    public var range: ClosedRange<Int>? {
        guard let first = elements.keys.min(), let last = elements.keys.max() else { return nil }
        return first...last
    }

    /// Returns the sales of an hour, 0 to 23, or of a day by its number.
    public subscript(number: Int) -> Element { elements[number] ?? Element() }

    /// Adds an order to an hour or a day, or with the sign −1 takes it away.
    mutating func add(_ sale: SaleRecord, sign: Int, in number: Int) {
        elements[number, default: Element()].cups += sale.count * sign
        elements[number, default: Element()].money += (sale.total ?? 0) * sign
    }

    /// Takes all money away: what follows is in another currency.
    mutating func forgetMoney() {
        for number in elements.keys { elements[number]?.money = 0 }
    }
}
