import Core

/// The money of a period by juice and by kind of payment.
///
/// A sale has one total. What each of its juices has cost is in the menu of its time, so that the menus are entered too, from the first
/// record on. Older ledgers have sales without a menu; their money is that of no juice.
public struct MoneyBreakdown: Sendable {
    /// The money of each juice by its id, without the orders that were cancelled in the period. There is none of 0.
    public private(set) var juices: [String: Int] = [:]
    /// The money that came in the period by the kind of its payment, without what was given back in it. There is none of 0.
    public private(set) var payments: [String: Int] = [:]
    /// The money of the orders of the period that are not paid yet, or were never paid.
    public private(set) var unpaid = 0

    /// The prices by the id of the juice, each with the number of the last order before they came into force.
    private var menus: [(lastNumber: Int, prices: [String: Int])] = []
    /// The orders of the period that are not paid.
    private var unpaidNumbers: Set<Int> = []

    /// Creates a breakdown of no records.
    public init() {}

    /// The money of all juices.
    public var juicesTotal: Int { juices.values.reduce(0, +) }

    /// Enters the next record, behind that of the order with the last number. An order that waited is cancelled with its payment.
    mutating func enter(_ entry: LedgerEntry, after lastNumber: Int, cancelling cancelled: OpenOrder?, isWithin: Bool) {
        switch entry {
        case .menu(let record):
            guard let menu = record.menu.menu else { return }
            let prices = menu.juices.compactMap { juice in juice.price.map { (juice.id, $0) } }
            menus.append((lastNumber, Dictionary(prices) { first, _ in first }))
        case .sale(let sale):
            guard isWithin, let total = sale.total, total > 0 else { return }
            addJuices(of: sale, sign: 1)
            guard sale.waits else { return payments.add(total, of: PaymentKind.cash) }
            unpaid += total
            unpaidNumbers.insert(sale.number)
        case .payment(let payment):
            if unpaidNumbers.remove(payment.number) != nil { unpaid -= payment.amount }
            if isWithin { payments.add(payment.amount, of: payment.kind) }
        case .void(let void):
            let sale = void.sale
            let total = sale.total ?? 0
            if unpaidNumbers.remove(sale.number) != nil { unpaid -= total }
            guard isWithin else { return }
            addJuices(of: sale, sign: -1)
            // What waits and is not paid gives nothing back.
            if let kind = cancelled == nil ? PaymentKind.cash : cancelled?.payment { payments.add(-total, of: kind) }
        case .refund(let refund):
            if isWithin { payments.add(-(refund.sale.total ?? 0), of: refund.kind ?? PaymentKind.cash) }
        case .opening, .stock, .step, .float, .close, .accepted, .lost: break
        }
    }

    /// Takes all money away: what follows is in another currency.
    mutating func forgetMoney() { (juices, payments, unpaid, unpaidNumbers) = ([:], [:], 0, []) }

    private mutating func addJuices(of sale: SaleRecord, sign: Int) {
        guard let prices = menus.last(where: { $0.lastNumber < sale.number })?.prices else { return }
        let shares = sale.juices.compactMap { juice in prices[juice.item].map { (juice.item, $0 * juice.count) } }
        guard shares.count == sale.juices.count, shares.reduce(0, { $0 + $1.1 }) == sale.total else { return }
        for (id, money) in shares { juices.add(money * sign, of: id) }
    }
}
