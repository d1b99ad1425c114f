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

extension SoldOrder {
    /// The receipt of the order.
    public var receipt: Receipt {
        Receipt(of: sale, payment: payment, isVoided: isVoided, isRefunded: isRefunded, menu: menu)
    }
}
