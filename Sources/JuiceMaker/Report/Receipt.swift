import Core

/// The receipt of an order.
public struct Receipt: Codable, Hashable, Sendable {
    /// One kind of juice on a receipt.
    public struct Line: Codable, Hashable, Sendable {
        /// The id of the juice.
        public let juice: String
        /// The number of juices.
        public let count: Int
        /// The price of all of them, in the smallest unit of the currency; `nil` if it is not known any more.
        public let price: Int?
    }

    /// The number of the order.
    public let number: Int
    /// The juices.
    public let lines: [Line]
    /// The price of the order; `nil` if the menu had no prices.
    public let total: Int?
    /// The total as the price and the tax that it contains; `nil` where the menu names no tax.
    public let taxed: TaxedAmount?
    /// Whether the order is paid, and how; `nil` where no payment was recorded because it was paid at once.
    public let payment: PaymentState?
    /// The id of the way in which the order is served; `nil` where the customer did not choose one.
    public let service: String?
    /// The id of the kind in which the customer is going to pay; `nil` where none was chosen, and for an order that is paid.
    public let intendedPayment: String?
    /// A Boolean value that indicates whether the order was cancelled.
    public let isVoided: Bool
    /// A Boolean value that indicates whether the money was given back after the close of the day.
    public let isRefunded: Bool

    /// Creates the receipt of a recorded order under the menu that was in force.
    ///
    /// An older ledger has no menus. Then the prices of the juices are on the receipt if they add up to the recorded total.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public init(
        of sale: SaleRecord, payment: PaymentState? = nil, isVoided: Bool = false, isRefunded: Bool = false, menu: Menu
    ) {
        let prices = sale.juices.map { quantity in
            menu.juice(named: quantity.item).flatMap { $0.id == quantity.item ? $0.price : nil }
                .map { $0 * quantity.count }
        }
        let sum = prices.reduce(Int?.some(0)) { sum, price in sum.flatMap { sum in price.map { sum + $0 } } }
        let areKnown = sale.total != nil && sum == sale.total
        number = sale.number
        lines = zip(sale.juices, prices).map { Line(juice: $0.item, count: $0.count, price: areKnown ? $1 : nil) }
        total = sale.total
        taxed = menu.taxed(sale.total)
        self.payment = payment
        service = sale.wishes.service
        intendedPayment = payment == .unpaid ? sale.wishes.payment : nil
        self.isVoided = isVoided
        self.isRefunded = isRefunded
    }

    /// The number of juices.
    public var count: Int { lines.reduce(0) { $0 + $1.count } }
}

/// Whether an order that waits is paid.
public enum PaymentState: Codable, Hashable, Sendable {
    /// The order is not paid.
    case unpaid
    /// The order was paid in a kind, such as `cash`.
    case paid(kind: String)
}

/// An order as a ledger has it now.
public struct SoldOrder: Equatable, Sendable {
    /// The record of the order.
    public let sale: SaleRecord
    /// The time at which it was sold.
    public let time: Timestamp
    /// A Boolean value that indicates whether the order was cancelled afterwards.
    public let isVoided: Bool
    /// A Boolean value that indicates whether its money was given back after the close of its day.
    public let isRefunded: Bool
    /// Whether the order is paid, and how; `nil` for one that was paid at once, that costs nothing, or that was cancelled before it was paid.
    public let payment: PaymentState?
    /// The menu under which it was sold.
    public let menu: Menu

    /// The receipt of the order.
    public var receipt: Receipt {
        Receipt(of: sale, payment: payment, isVoided: isVoided, isRefunded: isRefunded, menu: menu)
    }

    /// The kind by which money came for the order; `nil` where none came. What does not wait was paid in cash at once.
    public var paymentKind: String? {
        guard sale.total ?? 0 > 0 else { return nil }
        if case .paid(let kind) = payment { return kind }
        return sale.waits ? nil : PaymentKind.cash
    }

    /// Creates an order from its record, its menu, and what became of it since; `nil` if the record is that of no order.
    ///
    /// The books know the payments and the cancellations of the open day alone.
    init?(
        _ record: LedgerRecord, under menu: Menu, in accounts: Accounts, _ evidence: some OrderEvidence
    ) throws(LedgerError) {
        guard case .sale(let sale) = record.entry else { return nil }
        let (number, place) = (sale.number, record.sequence)
        var isVoided = accounts.voidedNumbers.contains(number)
        if !isVoided, number <= accounts.closed.lastNumber {
            isVoided = try evidence.isCancelled(number, after: place)
        }
        var payment: PaymentState?
        if sale.waits, sale.total ?? 0 > 0 {
            let open = accounts.openOrders[number]
            let kind = try open == nil ? evidence.paymentKind(of: number, after: place) : open?.payment
            payment = kind.map { .paid(kind: $0) } ?? (isVoided ? nil : .unpaid)
        }
        (self.sale, self.menu, self.isVoided, self.payment) = (sale, menu, isVoided, payment)
        time = record.time
        isRefunded = accounts.refundedNumbers.contains(number)
    }
}

extension Ledger {
    /// Returns an order by its number; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    public func soldOrder(number: Int) throws(LedgerError) -> SoldOrder? {
        guard let record = try saleRecord(number: number) else { return nil }
        return try SoldOrder(record, under: menu(at: record.sequence), in: books.accounts, self)
    }
}
