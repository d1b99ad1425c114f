import Core

/// A report on a period of a ledger: the sales of each juice, and an account for each fruit.
///
/// A report reads all records, the oldest first, and adds up those before, within and after the period on its own, so that
/// it can be compared with the books. The time of a record alone decides where it belongs: a clock may have been set back,
/// and then the records are not in the order of their times.
public struct LedgerReport: Sendable {
    /// The period.
    public let period: Period
    /// The money of each juice by its id, without the orders that were cancelled in the period. There is none of 0.
    ///
    /// A sale has one total. What each of its juices has cost is in the menu of its time. Older ledgers have sales without a menu; their
    /// money is that of no juice.
    public private(set) var juiceMoney: [String: Int] = [:]
    /// The money that came in the period by the kind of its payment, without what was given back in it. There is none of 0.
    public private(set) var payments: [String: Int] = [:]
    /// The menus up to the end of the period, the oldest first: they name what was sold in it, cancelled, or in stock.
    package private(set) var menus: [Menu] = []
    /// The accounts of the fruits that were known before the end of the period, by id. The opening stock is the stock at the
    /// beginning of the period, or the first stock of a fruit that was new in it.
    public private(set) var fruits: [String: FruitAccount] = [:]

    /// The number of records that are dated at the limit or after it. Their sales, cancellations and changes are not in the period.
    public private(set) var laterCount = 0

    /// The sums of all records.
    public let books: Accounts

    private let limit: Timestamp?
    private let lastSequence: Int
    private var totals: PeriodSales
    private var accounts = Accounts()
    private var changesAfter: [String: Int] = [:]
    private var contradiction: Imbalance?
    /// The prices by the id of the juice, each with the number of the last order before they came into force.
    private var prices: [(lastNumber: Int, prices: [String: Int])] = []
    /// The prices of the orders of the period that are not paid, by their numbers.
    private var unpaidOrders: [Int: Int] = [:]

    /// Creates a report without records, to be compared with the sums of all records up to a place. Records beyond it are left out.
    ///
    /// Records that are dated at the limit or after it are outside every period: the limit is the end of today, and a clock was
    /// wrong when they were written.
    public init(
        of period: Period, before limit: Timestamp? = nil, books: Accounts, upTo lastSequence: Int = .max,
        hour: (@Sendable (Timestamp) -> Int)? = nil
    ) {
        self.lastSequence = lastSequence
        self.period = period
        self.limit = limit
        self.books = books
        totals = PeriodSales(of: period, hour: hour)
    }

    /// The totals of the orders of the period, and of those that were cancelled or refunded in it, whenever they were sold. The money is in
    /// the currency of the last menu, as all other money; see also ``earlierMoney``.
    public var sales: SalesSummary { totals.sales }
    /// The money of the period in earlier currencies than that of the last menu, the oldest first.
    public var earlierMoney: [(currency: Currency, money: Int)] { totals.earlierMoney }
    /// The sales of each hour; none if the report was not told how to find the hour of a time.
    public var hours: SalesByTime { totals.hours }
    /// The money of the orders of the period that are not paid yet, or were never paid.
    public var unpaid: Int { unpaidOrders.values.reduce(0, +) }

    /// The ids of the juices that were sold or cancelled in the period.
    public var juices: Set<String> { Set(sales.sold.juices.keys).union(sales.voided.juices.keys) }

    /// The reason why the ledger does not balance; `nil` if it balances.
    ///
    /// A ledger balances if no record contradicts those before it, the sums of all records are the books, and for each fruit
    /// the closing stock of the period plus all later changes is the stock in the books.
    ///
    /// - Complexity: O(*n*) in the number of fruits.
    public var imbalance: Imbalance? {
        if let contradiction { return contradiction }
        let ids = Set(fruits.keys).union(changesAfter.keys).union(books.fruits.keys)
        let isBalanced =
            accounts == books
            && ids.allSatisfy { id in
                (fruits[id]?.stock ?? 0) + changesAfter[id, default: 0] == books.fruits[id]?.stock
            }
        return isBalanced ? nil : .books
    }

    /// Adds the next record.
    ///
    /// - Complexity: O(*n*²) in the number of fruits in the record.
    public mutating func enter(_ record: LedgerRecord) {
        guard contradiction == nil, record.sequence <= lastSequence else { return }
        // Behind the record, a cancelled order is not there any more.
        let kindOfVoided: String? =
            if case .void(let void) = record.entry { accounts.paymentKind(ofOpen: void.sale.number) } else { nil }
        do {
            try accounts.enter(record.entry)
        } catch {
            contradiction = .contradiction(sequence: record.sequence, error)
            return
        }
        if case .menu(let new) = record.entry, let menu = new.menu.menu { follow(menu, new.menu, at: record.time) }
        let isLater = limit.map { record.time >= $0 } ?? false
        if isLater { laterCount += 1 }
        let place = isLater ? .after : period.place(of: record.time)
        enterMoney(of: record.entry, kindOfVoided: kindOfVoided, isWithin: place == .within)
        switch place {
        case .before:
            for change in record.entry.stockChanges {
                fruits[change.item, default: FruitAccount()].opening += change.count
            }
        case .within:
            totals.add(record)
            fruits.add(record.entry)
        case .after:
            for change in record.entry.stockChanges { changesAfter[change.item, default: 0] += change.count }
        }
    }

    private mutating func follow(_ menu: Menu, _ record: RecordedMenu, at time: Timestamp) {
        let prices = menu.juices.compactMap { juice in juice.price.map { (juice.id, $0) } }
        self.prices.append((accounts.lastNumber, Dictionary(prices) { first, _ in first }))
        guard period.place(of: time) != .after else { return }
        // What follows is in another currency.
        if let old = menus.last, old.currency != menu.currency {
            (juiceMoney, payments, unpaidOrders) = ([:], [:], [:])
        }
        totals.begin(under: record)
        menus.append(menu)
    }

    /// Enters the money by juice and by kind of payment.
    private mutating func enterMoney(of entry: LedgerEntry, kindOfVoided: String?, isWithin: Bool) {
        switch entry {
        case .sale(let sale):
            guard isWithin, let total = sale.total, total > 0 else { return }
            addJuices(of: sale, sign: 1)
            guard let kind = sale.kindAtOnce else { return unpaidOrders[sale.number] = total }
            payments.add(total, of: kind)
        case .payment(let payment):
            unpaidOrders[payment.number] = nil
            if isWithin { payments.add(payment.amount, of: payment.kind) }
        case .void(let void):
            unpaidOrders[void.sale.number] = nil
            guard isWithin else { return }
            addJuices(of: void.sale, sign: -1)
            // What waits and is not paid gives nothing back.
            if let kindOfVoided { payments.add(-(void.sale.total ?? 0), of: kindOfVoided) }
        case .refund(let refund):
            if isWithin { payments.add(-(refund.sale.total ?? 0), of: refund.refundKind) }
        case .opening, .menu, .stock, .step, .float, .close, .accepted, .lost: break
        }
    }

    private mutating func addJuices(of sale: SaleRecord, sign: Int) {
        guard let prices = prices.last(where: { $0.lastNumber < sale.number })?.prices else { return }
        let shares = sale.juices.compactMap { juice in prices[juice.item].map { (juice.item, $0 * juice.count) } }
        guard shares.count == sale.juices.count, shares.reduce(0, { $0 + $1.1 }) == sale.total else { return }
        for (id, money) in shares { juiceMoney.add(money * sign, of: id) }
    }
}

/// A period of time. Either end can be open.
public struct Period: Hashable, Sendable {
    /// The first time of the period; `nil` if it begins with the first record.
    public let from: Timestamp?
    /// The first time after the period; `nil` if it has no end.
    public let to: Timestamp?
    /// The day that the period is, or its last one; `nil` where no calendar tells.
    public let date: CivilDate?

    /// Creates a period from its first time, the first time after it, and its day.
    public init(from: Timestamp? = nil, to: Timestamp? = nil, date: CivilDate? = nil) {
        self.from = from
        self.to = to
        self.date = date
    }

    /// Returns a Boolean value that indicates whether a time is in the period.
    public func contains(_ time: Timestamp) -> Bool { place(of: time) == .within }

    enum Place {
        case before, within, after
    }

    func place(of time: Timestamp) -> Place {
        if let from, time < from { return .before }
        if let to, time >= to { return .after }
        return .within
    }
}

/// The reason why a ledger does not balance.
public enum Imbalance: Hashable, Sendable {
    /// A record contradicts the records before it.
    case contradiction(sequence: Int, AccountsError)
    /// The sums of the records are not the books.
    case books
}

extension Ledger {
    /// Returns a report on a period, by default all time, up to the current books and to a limit, such as the end of today.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of all records.
    public func report(
        of period: Period = Period(), before limit: Timestamp? = nil, hour: (@Sendable (Timestamp) -> Int)? = nil
    ) throws(LedgerError) -> LedgerReport {
        try refresh()
        var (books, last) = (books, lastSequence)
        // Another thread may read on between the two.
        while last != lastSequence { (books, last) = (self.books, lastSequence) }
        var report = LedgerReport(of: period, before: limit, books: books.accounts, upTo: last, hour: hour)
        try forEachRecord { report.enter($0) }
        return report
    }
}
