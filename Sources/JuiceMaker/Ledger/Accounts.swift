import Core

/// The sums of all records: the menu, an account for each fruit, the totals of the sales, the last number, and the last close.
public struct Accounts: Equatable, Sendable {
    /// The menu in force; `nil` before the first one, as in a ledger of an older program.
    public package(set) var menu: RecordedMenu?
    /// The accounts of the fruits, by id.
    public package(set) var fruits: [String: FruitAccount] = [:]
    /// The totals of all orders. Their money is in the currency of the menu, since that came into force.
    public package(set) var sales = SalesSummary()
    /// The numbers of the orders whose money went back after the close of their day.
    public package(set) var refundedNumbers: Set<Int> = []
    /// The number of the last order; 0 before the first one.
    public package(set) var lastNumber = 0
    /// The sums at the last close; those of an empty ledger before the first one.
    public package(set) var closed = ClosedAccounts()
    /// The numbers of the orders since the last close that were cancelled.
    public package(set) var voidedNumbers: Set<Int> = []
    /// The orders since the last close that were not handed over and paid at once, by their numbers, without those that were cancelled.
    public package(set) var openOrders: [Int: OpenOrder] = [:]
    /// The money in the drawer before the first sale since the last close.
    public package(set) var openingFloat = 0
    /// The numbers of the orders that were paid after the close of their day.
    public package(set) var latePayments: Set<Int> = []
    /// What the orders of closed days change in the takings since the last close, by the kind of the payment: what was paid late, and what
    /// went back by another kind than cash, as the totals of the sales take all refunds from the cash.
    public package(set) var earlierTakings: [String: Int] = [:]

    /// Creates empty accounts.
    public init() {}

    /// The number of the latest order since the last close that was not cancelled; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of orders since then that were cancelled.
    public var latestNumber: Int? {
        var number = lastNumber
        while voidedNumbers.contains(number) { number -= 1 }
        return number > closed.lastNumber ? number : nil
    }

    /// The totals of the orders since the last close.
    ///
    /// - Complexity: O(*n*) in the number of kinds of juice.
    public var salesSinceClose: SalesSummary { sales.since(closed.sales) }

    /// A Boolean value that indicates whether nothing was sold or paid late and no money given back since the last close.
    package var isDayEmpty: Bool {
        lastNumber == closed.lastNumber && sales.refunded == closed.sales.refunded && earlierTakings.isEmpty
    }

    /// Returns the record that closes the day now.
    ///
    /// - Parameters:
    ///   - counted: The money that a person has counted; `nil` if it was not counted.
    ///   - ids: The ids of all fruits, and perhaps of others, in the order in which the record names them.
    /// - Returns: The record without its digits, which these accounts accept.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    package func close(counted: Int?, fruits ids: [String]) -> DayClose {
        DayClose(
            number: closed.number + 1, lastNumber: lastNumber, sales: salesSinceClose, counted: counted,
            stock: ids.compactMap { id in fruits[id].map { Quantity(item: id, count: $0.stock) } },
            takings: closingTakings)
    }

    /// The takings as a close has them.
    private var closingTakings: Takings? { takings == salesSinceClose.inCash ? nil : takings }

    /// Adds a record.
    ///
    /// - Throws: `AccountsError` when the record contradicts the records before it. Then nothing has changed.
    /// - Complexity: O(*n*²) in the number of fruits in the record, which is small; for a close, O(*n*) in that of all juices.
    public mutating func enter(_ entry: LedgerEntry) throws(AccountsError) {
        switch entry {
        case .opening: try open(entry)
        case .menu(let record):
            guard let new = record.menu.menu else { throw .impossibleMenu }
            try open(entry)
            // Sums of two currencies mean nothing, and the day that begins with a new one is empty.
            if menu?.menu.map({ $0.currency != new.currency }) ?? false {
                sales.forgetMoney()
                closed.sales.forgetMoney()
                (openingFloat, earlierTakings) = (0, [:])
            }
            menu = record.menu
        case .sale(let sale): try enter(sale, of: entry)
        case .void(let void): try enter(void.sale, cancelledBy: entry)
        case .refund(let refund): try enter(refund: refund)
        case .step(let step, let number):
            guard let state = openOrders[number].flatMap({ step.state(from: $0.state) }) else {
                throw .impossibleStep(number)
            }
            openOrders[number]?.state = state
        case .payment(let payment):
            if payment.number <= closed.lastNumber { return try enter(late: payment) }
            guard let order = openOrders[payment.number], order.isUnpaid, payment.amount == order.total else {
                throw .impossibleStep(payment.number)
            }
            openOrders[payment.number]?.payment = payment.kind
        case .float(let money):
            guard 0...SalesTotals.mostMoney ~= money else { throw .impossibleTotal(lastNumber) }
            openingFloat = money
        case .close(let close): try enter(close)
        case .accepted: break
        case .lost(_, let number):
            guard number >= lastNumber, Self.counts.contains(number) else { throw .numberOutOfOrder(number) }
            lastNumber = number
        case .stock:
            try check(entry)
            fruits.add(entry)
        }
    }

    private mutating func open(_ entry: LedgerEntry) throws(AccountsError) {
        let quantities = entry.fruits
        for (position, quantity) in quantities.enumerated() {
            guard fruits[quantity.item] == nil, !quantities[..<position].contains(where: { $0.item == quantity.item })
            else { throw .openedTwice(quantity.item) }
            guard Self.counts.contains(quantity.count) else { throw .impossibleStock(quantity.item) }
        }
        fruits.add(entry)
    }

    private mutating func enter(_ sale: SaleRecord, of entry: LedgerEntry) throws(AccountsError) {
        guard sale.number == lastNumber + 1 else { throw .numberOutOfOrder(sale.number) }
        try check(entry)
        guard sales.sold.add(sale) else { throw .impossibleTotal(sale.number) }
        fruits.add(entry)
        if sale.waits { openOrders[sale.number] = OpenOrder(total: sale.total ?? 0) }
        lastNumber = sale.number
    }

    private mutating func enter(_ sale: SaleRecord, cancelledBy entry: LedgerEntry) throws(AccountsError) {
        guard sale.number > closed.lastNumber, sale.number <= lastNumber, !voidedNumbers.contains(sale.number) else {
            throw .impossibleVoid(sale.number)
        }
        try check(entry)
        guard sale.juices.allSatisfy({ $0.count <= sales.count(ofJuice: $0.item) }), sales.voided.add(sale) else {
            throw .impossibleTotal(sale.number)
        }
        fruits.add(entry)
        voidedNumbers.insert(sale.number)
        openOrders[sale.number] = nil
    }

    private mutating func enter(refund: ReversalRecord) throws(AccountsError) {
        let sale = refund.sale
        guard sale.number > 0, sale.number <= closed.lastNumber, !refundedNumbers.contains(sale.number) else {
            throw .impossibleVoid(sale.number)
        }
        guard sales.refunded.add(sale) else { throw .impossibleTotal(sale.number) }
        refundedNumbers.insert(sale.number)
        guard let kind = refund.kind, let total = sale.total else { return }
        earlierTakings.add(total, of: PaymentKind.cash)
        earlierTakings.add(-total, of: kind)
    }

    /// Enters the payment of an order of a closed day. Its record tells the price, and the command has looked it up.
    private mutating func enter(late payment: Payment) throws(AccountsError) {
        guard payment.number > 0, !refundedNumbers.contains(payment.number),
            payment.amount > 0,
            earlierTakings.values.reduce(payment.amount, +) <= SalesTotals.mostMoney,
            latePayments.insert(payment.number).inserted
        else { throw .impossibleStep(payment.number) }
        earlierTakings.add(payment.amount, of: payment.kind)
    }

    private mutating func enter(_ close: DayClose) throws(AccountsError) {
        guard close.number == closed.number + 1, close.lastNumber == lastNumber, close.sales == salesSinceClose,
            close.takings == closingTakings,
            close.stock.allSatisfy({ fruits[$0.item]?.stock == $0.count }), close.stock.count == fruits.count
        else { throw .impossibleClose(close.number) }
        closed = ClosedAccounts(number: close.number, lastNumber: lastNumber, sales: sales)
        (voidedNumbers, openOrders, openingFloat, earlierTakings) = ([], [:], 0, [:])
    }

    /// The allowed counts. Their sums cannot overflow.
    private static let counts = 0...1 << 40

    /// Checks all changes of the stock before the first one is made: a copy to restore would cost more.
    private func check(_ entry: LedgerEntry) throws(AccountsError) {
        let quantities = entry.fruits
        let least = if case .stock = entry { -Self.counts.upperBound } else { 1 }
        for (position, quantity) in quantities.enumerated() {
            guard var account = fruits[quantity.item] else { throw .unknownFruit(quantity.item) }
            guard least...Self.counts.upperBound ~= quantity.count else { throw .impossibleStock(quantity.item) }
            account.add(quantity.count, of: entry)
            guard Self.counts.contains(account.stock),
                !quantities[..<position].contains(where: { $0.item == quantity.item })
            else { throw .impossibleStock(quantity.item) }
        }
    }
}

extension Accounts {
    /// A Boolean value that indicates whether records can come to these sums, as far as that shows without the records: no number is below
    /// zero or too great, and those that belong together agree. Sums that are possible and wrong show where all records are read.
    ///
    /// - Complexity: O(*n*) in the number of fruits and juices, of orders since the last close, and of all refunds.
    package var isPossible: Bool {
        guard Self.counts.contains(lastNumber), 0...lastNumber ~= closed.lastNumber,
            Self.counts.contains(closed.number), sales.sold.orders <= lastNumber,
            0...SalesTotals.mostMoney ~= openingFloat
        else { return false }
        let (earlier, today) = (1..<closed.lastNumber + 1, closed.lastNumber + 1..<lastNumber + 1)
        let day = salesSinceClose
        // Sums of many great numbers are greater than an `Int`.
        let waiting = openOrders.values.reduce(Int128(0)) { $0 + Int128($1.total) }
        let takings = earlierTakings.values.reduce(Int128(0)) { $0 + Int128($1.magnitude) }
        guard day.sold.isPossible, day.voided.isPossible, day.refunded.isPossible,
            voidedNumbers.count == day.voided.orders, voidedNumbers.allSatisfy(today.contains),
            refundedNumbers.count == sales.refunded.orders, refundedNumbers.allSatisfy(earlier.contains),
            latePayments.allSatisfy(earlier.contains), waiting <= SalesTotals.mostMoney,
            takings <= 4 * SalesTotals.mostMoney,
            openOrders.allSatisfy({ today.contains($0) && !voidedNumbers.contains($0) && $1.total >= 0 }),
            fruits.values.allSatisfy({ Self.counts.contains($0.stock) && min($0.opening, $0.used, $0.returned) >= 0 })
        else { return false }
        guard let menu else { return true }
        return menu.menu?.fruits.allSatisfy { fruits[$0.id] != nil } ?? false
    }
}

/// The account of a fruit.
public struct FruitAccount: Hashable, Sendable {
    /// The count of the opening stock.
    public package(set) var opening = 0
    /// The number of fruits that were delivered.
    public package(set) var restocked = 0
    /// The number of fruits that a person has added or taken away for a reason in words; in an older ledger, that were taken away.
    public package(set) var adjusted = 0
    /// The number of fruits by which the counted stock differed, up or down.
    public package(set) var counted = 0
    /// The number of fruits that went bad, zero or negative.
    public package(set) var spoiled = 0
    /// The number of fruits used for juices.
    public package(set) var used = 0
    /// The number of fruits that came back from cancelled orders.
    public package(set) var returned = 0

    /// The number of fruits in stock.
    public var stock: Int { opening + restocked + adjusted + counted + spoiled - used + returned }

    /// Creates an empty account.
    package init() {}

    /// Adds a count of an entry. Without a reason, more fruits were delivered.
    fileprivate mutating func add(_ count: Int, of entry: LedgerEntry) {
        switch entry {
        case .opening, .menu: opening += count
        case .sale: used += count
        case .void: returned += count
        case .stock(_, .restocked): restocked += count
        case .stock(_, .counted): counted += count
        case .stock(_, .spoiled): spoiled += count
        case .stock(_, .words): adjusted += count
        case .stock(_, nil): if count > 0 { restocked += count } else { adjusted += count }
        case .refund, .step, .payment, .float, .accepted, .lost, .close: break
        }
    }
}

extension [String: FruitAccount] {
    /// Adds the fruits of an entry.
    mutating func add(_ entry: LedgerEntry) {
        for fruit in entry.fruits { self[fruit.item, default: FruitAccount()].add(fruit.count, of: entry) }
    }
}

/// The sums at the close of a day.
public struct ClosedAccounts: Hashable, Sendable {
    /// The number of the close; 0 before the first one.
    public package(set) var number = 0
    /// The number of the last order before it.
    public package(set) var lastNumber = 0
    /// The totals of the orders, the cancellations and the refunds before it.
    public package(set) var sales = SalesSummary()
}

/// The reason why a record contradicts the records before it.
public enum AccountsError: Error, Hashable, Sendable {
    /// The fruit has an opening stock already.
    case openedTwice(String)
    /// The fruit has no opening stock.
    case unknownFruit(String)
    /// The count of the fruit would become negative, or too large, or the record names the fruit twice.
    case impossibleStock(String)
    /// The number of the sale does not follow the number of the last sale.
    case numberOutOfOrder(Int)
    /// The money or the juices of the order with this number make a sum that cannot be.
    case impossibleTotal(Int)
    /// The order with this number was not sold since the last close, or was cancelled before; or its money cannot go back, or did.
    case impossibleVoid(Int)
    /// The order with this number does not wait for this step, or for this payment.
    case impossibleStep(Int)
    /// The menu is none.
    case impossibleMenu
    /// The close with this number does not follow the last one, or its totals are not those of the records.
    case impossibleClose(Int)
}
