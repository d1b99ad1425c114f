import Core

/// What the records of a period come to, as far as they are read.
public protocol PeriodRecords {
    /// The period.
    var period: Period { get }
    /// The place of the last record that was read; 0 before the first one.
    var lastSequence: Int { get set }

    /// Returns the number of the oldest order that belongs to these records whatever the calendar says; `nil` where the period decides alone.
    func firstNumber(in accounts: Accounts) -> Int?

    /// Notes the menu that is in force before the first record; `nil` if none was recorded yet.
    mutating func begin(under menu: RecordedMenu?)

    /// Enters the next record.
    mutating func enter(_ record: LedgerRecord)
}

extension PeriodRecords {
    /// Returns nothing: the period decides.
    public func firstNumber(in accounts: Accounts) -> Int? { nil }

    /// Does nothing.
    public mutating func begin(under menu: RecordedMenu?) {}
}

extension Ledger {
    /// Reads the records of a period that were not read yet. Only the first reading looks for a time; each later one goes on from the last
    /// record that was read, whatever the clocks said meanwhile.
    ///
    /// - Throws: `LedgerError` when the records cannot be read. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of new records, if the ledger finds those without reading all.
    public func read(_ records: inout some PeriodRecords) throws(LedgerError) {
        var read = records
        if read.lastSequence == 0, let start = read.period.from {
            read.lastSequence = try lastSequence(before: start)
            if let number = read.firstNumber(in: books.accounts) {
                read.lastSequence = min(read.lastSequence, (try saleRecord(number: number)?.sequence ?? 1) - 1)
            }
            read.begin(under: try recordedMenu(at: read.lastSequence))
        }
        try forEachRecord(after: read.lastSequence) { record in
            read.enter(record)
            read.lastSequence = record.sequence
        }
        records = read
    }
}

/// The orders of a period, such as today's, and perhaps those of the open day, without those that were cancelled.
public struct DayOrders: PeriodRecords, Sendable {
    /// The period.
    public let period: Period
    /// The orders, in the order of their records.
    public private(set) var orders: [SaleRecord] = []
    /// The numbers of those that are not paid, also where their day is closed.
    public private(set) var unpaidNumbers: Set<Int> = []
    /// The times of the orders, and the kinds by which those were paid that are paid on their own, by their numbers.
    private var times: [Int: Timestamp] = [:]
    private var payments: [Int: String] = [:]
    /// The place of the last record that was read.
    public var lastSequence = 0

    /// The menus, the oldest first, each with the number of the last order before it.
    private var menus: [(lastNumber: Int, menu: Menu)] = []
    private var lastNumber = 0
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

    /// The number of juices.
    public var juiceCount: Int { orders.reduce(0) { $0 + $1.count } }

    /// Returns the sum of the orders in a currency; those in another one are left out.
    package func total(in currency: Currency?) -> Int {
        orders.reduce(0) { sum, order in
            menu(of: order)?.currency ?? currency == currency ? sum + (order.total ?? 0) : sum
        }
    }

    /// Returns the menu under which an order was sold; `nil` if none was recorded.
    ///
    /// - Complexity: O(*n*) in the number of menus of the period.
    public func menu(of order: SaleRecord) -> Menu? {
        (menus.last { $0.lastNumber < order.number } ?? menus.first)?.menu
    }

    /// Returns an order as the ledger has it now; `nil` if it is none of these.
    package func order(_ sale: SaleRecord, in books: Books) -> SoldOrder? {
        times[sale.number].map { time in
            SoldOrder(
                sale, at: time, isVoided: false, isRefunded: books.accounts.refundedNumbers.contains(sale.number),
                paidBy: payments[sale.number], under: menu(of: sale) ?? books.menu)
        }
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
            if hasOpenDay || period.contains(record.time) {
                orders.append(sale)
                times[sale.number] = record.time
            }
            if sale.waits, sale.total ?? 0 > 0 { unpaidNumbers.insert(sale.number) }
        case .payment(let payment):
            unpaidNumbers.remove(payment.number)
            if times[payment.number] != nil { payments[payment.number] = payment.kind }
        case .void(let void): orders.removeAll { $0.number == void.sale.number }
        case .menu(let record): begin(under: record.menu)
        case .opening, .stock, .refund, .step, .float, .close, .accepted, .lost: break
        }
    }
}
