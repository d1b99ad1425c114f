import Core

/// The payment of an order, as a ledger records it.
public struct Payment: Hashable, Sendable {
    /// The number of the order.
    public let number: Int
    /// The kind of the payment by its id in the menu, such as `cash` or `card`.
    public let kind: String
    /// The money, in the smallest unit of the currency.
    public let amount: Int

    /// Creates a payment.
    public init(number: Int, kind: String, amount: Int) {
        (self.number, self.kind, self.amount) = (number, kind, amount)
    }
}

/// Takes the payment of an order.
public struct TakePayment: LedgerCommand {
    /// The number of the order.
    public let number: Int
    /// The kind of the payment by its id in the menu.
    public let kind: String
    /// The money that the customer gave, in the smallest unit of the currency; `nil` for the exact price.
    public let given: Int?

    /// Creates a command from the number of an order, the kind of payment, and the money that the customer gave.
    public init(_ number: Int, by kind: String, given: Int? = nil) {
        (self.number, self.kind, self.given) = (number, kind, given)
    }

    /// Decides the entry, and answers with the payment.
    ///
    /// - Throws: `OrderStepError` when the order cannot be paid in this way.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(OrderStepError) -> Decision<Payment> {
        let isOpen = number <= 0 || books.accounts.reversal(of: number) == .void
        let order = try isOpen ? books.accounts.openOrder(number) : closedOrder(in: books, &evidence)
        let payments = books.menu.payments
        if let payment = order.payment {
            throw .paidBefore(number, payments.first { $0.id == payment } ?? MenuChoice(checked: payment, nil))
        }
        guard order.total > 0 else { throw .costsNothing(number) }
        guard let choice = payments.first(where: { $0.id == kind }) else { throw .unknownPayment(kind) }
        guard kind == PaymentKind.cash || given == nil || given == order.total else { throw .changeIsCash(choice) }
        if let given, given < order.total {
            throw .tooLittle(number, given: given, total: order.total, books.menu.currency)
        }
        let payment = Payment(number: number, kind: kind, amount: order.total)
        return Decision([.payment(payment)], answer: payment)
    }

    /// Returns an order of a closed day, which may have been closed without being paid.
    private func closedOrder(in books: Books, _ evidence: inout some Evidence) throws(OrderStepError) -> OpenOrder {
        let found = try evidence.soldOrder(number, in: books, orElse: OrderStepError.unknown(number))
        guard !found.isVoided else { throw .cancelled(number) }
        guard found.sale.waits else { throw .made(number) }
        // Sums of two currencies mean nothing.
        if let currency = found.menu.currency, currency != books.menu.currency {
            throw .otherCurrency(number, currency)
        }
        return OpenOrder(state: .handedOver, total: found.sale.total ?? 0, payment: found.paymentKind)
    }
}

/// The money of a day by the kind of its payment.
public struct Takings: Hashable, Sendable {
    /// The money in the drawer before the first sale.
    public var float = 0
    /// The money of each kind, by its id, without what was given back. There is none of 0.
    public var payments: [String: Int] = [:]
    /// The part of this money that was paid for orders of closed days.
    public var late = 0

    /// Creates the takings of a day.
    public init(float: Int = 0, payments: [String: Int] = [:], late: Int = 0) {
        (self.float, self.payments, self.late) = (float, payments, late)
    }

    /// Returns by how much the money that was counted is more than it should be.
    public func difference(counted: Int) -> Int { counted - drawer }

    /// Returns the money of a day's sales that is not paid.
    package func unpaid(of sales: SalesSummary) -> Int { sales.money - payments.values.reduce(-late, +) }

    /// The money that should be in the drawer.
    public var drawer: Int { float + payments[PaymentKind.cash, default: 0] }
}

extension Accounts {
    /// The money since the last close by the kind of its payment.
    ///
    /// - Complexity: O(*n*) in the number of open orders.
    public var takings: Takings {
        // What was not paid on its own was paid at once.
        var atOnce = salesSinceClose.money
        var takings = Takings(float: openingFloat)
        for order in openOrders.values {
            atOnce -= order.total
            if let payment = order.payment { takings.payments[payment, default: 0] += order.total }
        }
        takings.payments[PaymentKind.atOnce, default: 0] += atOnce
        takings.payments.merge(earlierTakings, uniquingKeysWith: +)
        takings.payments = takings.payments.filter { $0.value != 0 }
        // What only went back by another kind than cash is in there twice, with both signs.
        takings.late = earlierTakings.values.reduce(0, +)
        return takings
    }

    /// Returns the kind by which an order of the open day was paid; `nil` if it is not paid.
    func paymentKind(ofOpen number: Int) -> String? {
        openOrders[number].map(\.payment) ?? PaymentKind.atOnce
    }

    /// The numbers of the orders that are not paid, the oldest first.
    public var unpaidNumbers: [Int] { openOrders.filter { $0.value.isUnpaid }.keys.sorted() }

    /// The numbers of the orders that are not handed over, the oldest first. They leave the kitchen at the close.
    public var waitingNumbers: [Int] { openOrders.filter { $0.value.state < .handedOver }.keys.sorted() }
}

extension SaleRecord {
    /// The kind by which the order was paid at once; `nil` for one that waits, and for one that costs nothing.
    var kindAtOnce: String? { waits || total ?? 0 == 0 ? nil : PaymentKind.atOnce }
}

extension SalesSummary {
    /// The takings of a day whose money was all paid in cash.
    var inCash: Takings { Takings(payments: [PaymentKind.atOnce: money].filter { $0.value != 0 }) }
}

extension DayClose {
    /// The takings of the day, also where its record has none because all of it was paid in cash.
    public var allTakings: Takings { takings ?? sales.inCash }

    /// The money of the orders that were closed without being paid.
    public var unpaidMoney: Int { allTakings.unpaid(of: sales) }
}

extension [String: Int] {
    /// Adds money to the sum of a kind. A sum of 0 is left out.
    mutating func add(_ money: Int, of kind: String) {
        let sum = self[kind, default: 0] + money
        self[kind] = sum == 0 ? nil : sum
    }
}

extension Menu {
    /// Returns the ids of the menu's kinds of payment in its order, followed by the others of some payments, sorted. Only those with money
    /// are there.
    package func paymentIDs(of payments: [String: Int]) -> [String] {
        let known = self.payments.map(\.id)
        return known.filter { payments[$0] != nil } + Set(payments.keys).subtracting(known).sorted()
    }
}
