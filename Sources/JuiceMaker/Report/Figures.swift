import Core

/// A figure of a day or a period. Each slip, form, page and table has it under the same name.
public enum Figure: Hashable, Sendable {
    /// The numbers of orders, of those that were cancelled, of those whose money went back, and of juices.
    case orders, voids, refunds, cups
    /// The money of the orders that were cancelled, and of those whose money went back.
    case voidedMoney, refundedMoney
    /// The money without what was cancelled and given back, the part of it without the tax, and the tax.
    case money, net, tax
    /// The money that came by a kind of payment, by its id.
    case payment(String)
    /// The money that is not paid; that was paid, or is to be, on other days; and that was paid for orders of closed days.
    case unpaid, otherDays, late
    /// The money in the drawer: before the first sale, as it should be, as it was counted, and by how much that is more.
    case float, drawer, counted, difference

    /// A Boolean value that indicates whether the figure is an amount of money.
    public var isMoney: Bool { ![.orders, .voids, .refunds, .cups].contains(self) }

    /// A Boolean value that indicates whether the figure is a part of ``money``.
    public var isPart: Bool {
        if case .payment = self { true } else { [.unpaid, .otherDays, .late].contains(self) }
    }

    /// A Boolean value that indicates whether a slip or a page has the figure only where it is not 0.
    fileprivate var isLeftOutIfZero: Bool { isPart || [.refunds, .refundedMoney].contains(self) }
}

/// The figures of a day or a period.
public struct Figures: Sendable {
    private var amounts: [Figure: Int]
    /// The kinds by which money came, in the order of the menu.
    public let payments: [Figure]
    private let hasMoney: Bool

    private init(of sales: SalesSummary, _ payments: [String: Int], in menu: Menu) {
        hasMoney = menu.currency != nil
        self.payments = menu.paymentIDs(of: payments).map { .payment($0) }
        amounts = [
            .orders: sales.sold.orders, .voids: sales.voided.orders, .refunds: sales.refunded.orders,
            .cups: sales.count,
            .voidedMoney: sales.voided.money, .refundedMoney: sales.refunded.money, .money: sales.money,
        ]
        let taxed = menu.taxed(sales.money)
        (amounts[.net], amounts[.tax]) = (taxed?.net, taxed?.tax)
        for (kind, money) in payments { amounts[.payment(kind)] = money }
    }

    /// Creates the figures of some sales under a menu.
    public init(of sales: SalesSummary, in menu: Menu) { self.init(of: sales, [:], in: menu) }

    /// Creates the figures of a day, with the money that a person has counted; `nil` if it was not counted.
    public init(of sales: SalesSummary, _ takings: Takings, counted: Int?, in menu: Menu) {
        self.init(of: sales, takings.payments, in: menu)
        (amounts[.unpaid], amounts[.late]) = (takings.unpaid(of: sales), takings.late)
        (amounts[.float], amounts[.drawer]) = (takings.float, takings.drawer)
        (amounts[.counted], amounts[.difference]) = (counted, counted.map { takings.difference(counted: $0) })
    }

    /// Creates the figures of a report under a menu of its period.
    public init(of report: LedgerReport, in menu: Menu) {
        self.init(of: report.sales, report.payments, in: menu)
        amounts[.unpaid] = report.unpaid
        // So that the parts add up to the money: what was ordered within the period and paid or cancelled after it, or the other way round.
        amounts[.otherDays] = report.sales.money - report.payments.values.reduce(report.unpaid, +)
    }

    /// Returns the amount of a figure; `nil` where there is none.
    public subscript(figure: Figure) -> Int? { amounts[figure] }

    /// Returns those of some figures that a slip or a page shows: money only where the menu has a currency, and parts only where they are not 0.
    public func shown(_ figures: [Figure]) -> [(figure: Figure, amount: Int)] {
        figures.compactMap { figure in
            guard hasMoney || !figure.isMoney, let amount = amounts[figure], amount != 0 || !figure.isLeftOutIfZero
            else { return nil }
            return (figure, amount)
        }
    }
}

extension ClosedDay {
    /// The figures of the day.
    public var figures: Figures { Figures(of: close.sales, close.allTakings, counted: close.counted, in: menu) }
}
