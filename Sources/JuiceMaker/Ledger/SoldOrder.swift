import Core

/// Whether an order that waits is paid.
public enum PaymentState: Hashable, Sendable {
    /// The order is not paid.
    case unpaid
    /// The order was paid in a kind, such as `cash`.
    case paid(kind: String)
}

/// An order as a ledger has it now, with all that its receipt names.
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

    /// The kind by which money came for the order; `nil` where none came.
    public var paymentKind: String? { if case .paid(let kind) = payment { kind } else { sale.kindAtOnce } }

    /// Creates an order from its record, and what became of it since; `nil` if the record is that of no order.
    init?(_ record: LedgerRecord, in books: Books, _ records: some RecordSource) throws(LedgerError) {
        guard case .sale(let sale) = record.entry else { return nil }
        let (number, accounts) = (sale.number, books.accounts)
        var (isVoided, kind) = (accounts.voidedNumbers.contains(number), accounts.openOrders[number]?.payment)
        // The books know the cancellations of the open day alone, and the payments of its orders that are not cancelled.
        if isVoided || number <= accounts.closed.lastNumber {
            try records.forEachRecord(after: record.sequence) { later in
                if case .void(let void) = later.entry, void.sale.number == number { isVoided = true }
                if case .payment(let payment) = later.entry, payment.number == number { kind = payment.kind }
            }
        }
        self.init(
            sale, at: record.time, isVoided: isVoided, isRefunded: accounts.refundedNumbers.contains(number),
            paidBy: kind, under: try records.menu(at: record.sequence) ?? books.menu)
    }

    /// Creates an order that was paid on its own by a kind; `nil` for none.
    package init(
        _ sale: SaleRecord, at time: Timestamp, isVoided: Bool = false, isRefunded: Bool = false,
        paidBy kind: String? = nil, under menu: Menu
    ) {
        (self.sale, self.time, self.isVoided, self.isRefunded) = (sale, time, isVoided, isRefunded)
        self.menu = menu
        payment =
            sale.waits && sale.total ?? 0 > 0 ? kind.map { .paid(kind: $0) } ?? (isVoided ? nil : .unpaid) : nil
    }

    /// The prices of the juices, all of a kind together, in their order, in the smallest unit of the currency; `nil` where they are not known
    /// any more.
    ///
    /// An older ledger has no menus. Then the prices of the juices are known if they add up to the recorded total.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public var prices: [Int]? {
        let prices = sale.juices.compactMap { quantity in
            menu.juices.first { $0.id == quantity.item }?.price.map { $0 * quantity.count }
        }
        return prices.count == sale.juices.count && prices.reduce(0, +) == sale.total ? prices : nil
    }

    /// The total as the price and the tax that it contains; `nil` where the menu names no tax.
    public var taxed: TaxedAmount? { menu.taxed(sale.total) }

    /// The id of the kind in which the customer is going to pay; `nil` where none was chosen, and for an order that is paid.
    public var intendedPayment: String? { payment == .unpaid ? sale.wishes.payment : nil }
}

extension Ledger {
    /// Returns an order by its number; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: At most O(*n*) in the number of records.
    public func soldOrder(number: Int) throws(LedgerError) -> SoldOrder? {
        guard let record = try saleRecord(number: number) else { return nil }
        return try SoldOrder(record, in: books, self)
    }
}
