import Core

/// What the records of a period come to, as far as they are read.
public protocol PeriodRecords {
    /// The period.
    var period: Period { get }
    /// The place of the last record that was read; 0 before the first one.
    var lastSequence: Int { get set }

    /// Notes the menu that is in force before the first record; `nil` if none was recorded yet.
    mutating func begin(under menu: RecordedMenu?)

    /// Enters the next record.
    mutating func enter(_ record: LedgerRecord)
}

extension PeriodRecords {
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
            read.begin(under: try recordedMenu(at: read.lastSequence))
        }
        try forEachRecord(after: read.lastSequence) { record in
            read.enter(record)
            read.lastSequence = record.sequence
        }
        records = read
    }
}

/// The orders of a period, such as today's, without those that were cancelled.
public struct DayOrders: PeriodRecords, Sendable {
    /// The period.
    public let period: Period
    /// The orders, in the order of their records.
    public private(set) var orders: [SaleRecord] = []
    /// The place of the last record that was read.
    public var lastSequence = 0

    /// The menus, the oldest first, each with the number of the last order before it.
    private var menus: [(lastNumber: Int, menu: Menu)] = []
    private var lastNumber = 0

    /// Creates the orders of a period before any record is read.
    public init(of period: Period) {
        self.period = period
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
            if period.place(of: record.time) == .within { orders.append(sale) }
        case .void(let void): orders.removeAll { $0.number == void.sale.number }
        case .menu(let record): begin(under: record.menu)
        case .opening, .stock, .refund, .step, .payment, .float, .close, .accepted, .lost: break
        }
    }
}
