import Core

/// The orders of a period, such as today's, and perhaps those of the open day, without those that were cancelled. Those of the open day are on
/// their way to their customers, first come first served, until the close takes all of them away.
public struct DayOrders: PeriodRecords, Sendable {
    /// An order, with what became of it. One that does not wait is ready when it is ordered.
    public struct Element: Identifiable, Equatable, Sendable {
        /// The record of the order.
        public let sale: SaleRecord
        /// The time at which it was ordered.
        public let time: Timestamp
        /// How far it is.
        public fileprivate(set) var state: OrderState
        /// The time at which it got ready; `nil` before.
        public fileprivate(set) var readyAt: Timestamp?
        /// The kind by which it was paid on its own; `nil` where it was not.
        fileprivate var payment: String?

        fileprivate init(_ sale: SaleRecord, at time: Timestamp) {
            (self.sale, self.time, readyAt) = (sale, time, sale.waits ? nil : time)
            state = sale.waits ? .ordered : .ready
        }

        /// The number of the order.
        public var id: Int { sale.number }

        /// A Boolean value that indicates whether money is missing, also where the day of the order is closed.
        public var isUnpaid: Bool { sale.total ?? 0 > 0 && payment ?? sale.kindAtOnce == nil }
    }

    /// The period.
    public let period: Period
    /// The orders, in the order of their records.
    public private(set) var orders: [Element] = []
    /// The place of the last record that was read.
    public var lastSequence = 0
    /// A Boolean value that indicates whether any order of the open day waits, or has waited.
    public private(set) var hasWaitingOrders = false

    /// The menus, the oldest first, each with the number of the last order before it.
    private var menus: [(lastNumber: Int, menu: Menu)] = []
    private var lastNumber = 0
    /// The number of the last order before the last close.
    private var closedNumber = 0
    private let hasOpenDay: Bool

    /// Creates the orders of a period, and perhaps of the open day, before any record is read.
    public init(of period: Period, andOpenDay hasOpenDay: Bool = false) {
        self.period = period
        self.hasOpenDay = hasOpenDay
    }

    /// Returns the number of the first order of the open day, where that belongs to these orders.
    public func firstNumber(in accounts: Accounts) -> Int? {
        hasOpenDay && accounts.lastNumber > accounts.closed.lastNumber ? accounts.closed.lastNumber + 1 : nil
    }

    /// Notes the menu that is in force before the first record.
    public mutating func begin(under menu: RecordedMenu?) {
        guard let menu = menu?.menu else { return }
        menus.append((lastNumber, menu))
    }

    /// Enters the next record.
    public mutating func enter(_ record: LedgerRecord) {
        switch record.entry {
        case .sale(let sale):
            lastNumber = sale.number
            if hasOpenDay || period.contains(record.time) { orders.append(Element(sale, at: record.time)) }
            if sale.waits { hasWaitingOrders = true }
        case .payment(let payment): change(payment.number) { $0.payment = payment.kind }
        case .step(let step, let number):
            change(number) { order in
                guard let state = step.state(from: order.state) else { return }
                order.state = state
                if step == .ready { order.readyAt = record.time }
            }
        case .void(let void): orders.removeAll { $0.id == void.sale.number }
        case .close(let close): (closedNumber, hasWaitingOrders) = (close.lastNumber, false)
        case .menu(let record): begin(under: record.menu)
        case .opening, .stock, .refund, .float, .accepted, .lost: break
        }
    }

    private mutating func change(_ number: Int, _ change: (inout Element) -> Void) {
        if let index = orders.lastIndex(where: { $0.id == number }) { change(&orders[index]) }
    }
}

// MARK: - What was sold

extension DayOrders {
    /// The number of juices.
    public var juiceCount: Int { orders.reduce(0) { $0 + $1.sale.count } }

    /// Returns the sum of the orders in a currency; those in another one are left out.
    package func total(in currency: Currency?) -> Int {
        orders.reduce(0) { sum, order in
            menu(of: order)?.currency ?? currency == currency ? sum + (order.sale.total ?? 0) : sum
        }
    }

    /// Returns the menu under which an order was sold; `nil` if none was recorded.
    ///
    /// - Complexity: O(*n*) in the number of menus of the period.
    public func menu(of order: Element) -> Menu? {
        (menus.last { $0.lastNumber < order.id } ?? menus.first)?.menu
    }

    /// Returns one of the orders as the ledger has it now.
    package func soldOrder(_ order: Element, in books: Books) -> SoldOrder {
        SoldOrder(
            order.sale, at: order.time, isVoided: false, isRefunded: books.accounts.refundedNumbers.contains(order.id),
            paidBy: order.payment, under: menu(of: order) ?? books.menu)
    }
}

// MARK: - What is on its way

extension DayOrders {
    /// Returns an order of the open day by its number; `nil` if there is none.
    public func openOrder(_ number: Int?) -> Element? { orders.last { $0.id == number && $0.id > closedNumber } }

    /// Returns the orders of the open day that wait in a state, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of orders.
    public func orders(in state: OrderState) -> [Element] {
        orders.filter { $0.state == state && $0.sale.waits && $0.id > closedNumber }
    }

    /// The number of minutes for which an order is called out.
    public static let minutesCalledOut: Int64 = 10

    /// Returns the orders that are called out at a time, the last one first: those that got ready in the minutes before, and are not handed
    /// over. One that is ready at once and dated after the period is not: a clock was wrong.
    ///
    /// - Complexity: O(*n* log *n*) in the number of orders.
    public func ordersCalledOut(at time: Timestamp) -> [Element] {
        let first = time.milliseconds - Self.minutesCalledOut * 60_000
        return orders.filter { order in
            order.id > closedNumber && order.state == .ready && (order.readyAt?.milliseconds ?? first) > first
                && (order.sale.waits || period.place(of: order.time) != .after)
        }
        .sorted { ($0.readyAt?.milliseconds ?? 0, $0.id) > ($1.readyAt?.milliseconds ?? 0, $1.id) }
    }

    /// The number of juices of each kind that wait to be made, by id.
    public var waitingJuices: [String: Int] {
        orders(in: .ordered).reduce(into: [:]) { counts, order in
            for juice in order.sale.juices { counts[juice.item, default: 0] += juice.count }
        }
    }
}
