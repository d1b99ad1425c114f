import JuiceMaker
import ScreenKit

/// The printable lines of receipts, cancelled orders and closes, and the sums of sales in a line.
extension Texts {
    /// Returns the lines of a receipt, at most as wide as ``Slip/columns``, with the local date and time of the order,
    /// such as `2026-11-22 14:02`.
    nonisolated package func lines(of receipt: Receipt, at time: String, menu: Menu) -> [String] {
        var slip = Slip()
        slip.addTitle(self(.receipt))
        slip.add(self(.receiptNumber), String(receipt.number))
        slip.add(self(.receiptTime), time)
        slip.addRule()
        for line in receipt.lines {
            slip.add(
                self(.juiceCount, name(ofJuice: line.juice, in: menu), String(line.count)), money(line.price, in: menu))
        }
        slip.addRule()
        slip.add(self(.receiptCount, String(receipt.count)), money(receipt.total, menu.currency))
        if receipt.isVoided { slip.addTitle(self(.receiptVoided)) }
        if receipt.isRefunded { slip.addTitle(self(.receiptRefunded)) }
        return slip.lines
    }

    /// Returns an order that was cancelled or refunded, under its menu: of a cancelled one the fruits that went back, and where the menu has a
    /// currency the money to return.
    nonisolated package func lines(of kind: ReverseOrder.Kind, _ sale: SaleRecord, in menu: Menu) -> [String] {
        let fruits = sale.used.map { "\(name(ofFruit: $0.item, in: menu)) \($0.count)" }
        let money = money(sale.total, menu.currency)
        return [self(kind == .void ? .voided : .refunded, String(sale.number), list(sale, in: menu))]
            + (kind == .void ? [self(.voidFruits, fruits.joined(separator: ", "))] : [])
            + (money.isEmpty ? [] : [self(.voidMoney, money)])
    }

    /// Returns the lines of the close of a day, at most as wide as ``Slip/columns``, with the local date and time of
    /// the close, and the number of the first order that the day could have. What left the menu before the close has its name in the earlier ones.
    nonisolated package func lines(
        of close: DayClose, at time: String, firstNumber: Int, menu: Menu, earlier: [Menu] = []
    ) -> [String] {
        var slip = Slip()
        slip.addTitle(self(.closeTitle, String(close.number)))
        slip.add(self(.receiptTime), time)
        let sales = close.sales
        slip.add(self(.closeNumbers), sales.sold.orders == 0 ? "–" : "\(firstNumber)–\(close.lastNumber)")
        slip.addRule()
        for id in menu.juiceIDs(with: sales.sold.juices.keys) {
            slip.add(name(ofJuice: id, in: menu, earlier: earlier), String(sales.count(ofJuice: id)))
        }
        slip.add(self(.closeTotal), String(sales.count))
        slip.addRule()
        slip.add(self(.closeOrders), String(sales.sold.orders))
        slip.add(self(.closeVoids), String(sales.voided.orders))
        let hasRefunds = sales.refunded.orders > 0
        if hasRefunds { slip.add(self(.closeRefunds), String(sales.refunded.orders)) }
        if menu.currency != nil {
            slip.add(self(.closeVoidedMoney), money(sales.voided.money, menu.currency))
            if hasRefunds { slip.add(self(.closeRefundedMoney), money(sales.refunded.money, menu.currency)) }
            slip.add(self(.closeMoney), money(sales.money, menu.currency))
            if let takings = close.takings {
                for (kind, amount) in takings.payments.sorted(by: { $0.key < $1.key }) {
                    slip.add("  " + name(ofPayment: kind, in: menu), money(amount, menu.currency))
                }
                slip.add(self(.closeFloat), money(takings.float, menu.currency))
                slip.add(self(.closeDrawer), money(takings.drawer, menu.currency))
            }
            if let counted = close.counted, let difference = close.difference {
                slip.add(self(.closeCounted), money(counted, menu.currency))
                slip.add(self(.closeDifference), money(difference, menu.currency))
            }
        }
        slip.addRule()
        slip.addText(self(.stock))
        for fruit in close.stock {
            slip.add(name(ofFruit: fruit.item, in: menu, earlier: earlier), String(fruit.count))
        }
        if let sum = close.sum {
            slip.addRule()
            slip.addText(self(close.isCovered ? .closeDigits : .closeChain))
            slip.addText(Self.groups(of: sum))
        }
        return slip.lines
    }

    /// Returns the lines of a payment, with the change where the customer gave more.
    nonisolated package func lines(of payment: Payment, given: Int?, in menu: Menu) -> [String] {
        let price = money(payment.amount, menu.currency)
        let paid = self(.paidOrder, String(payment.number), price, name(ofPayment: payment.kind, in: menu))
        guard let given, given > payment.amount else { return [paid] }
        return [paid, self(.changeDue, money(given - payment.amount, menu.currency))]
    }

    /// Returns the name of a kind of payment; its id where the menu has none any more.
    nonisolated package func name(ofPayment id: String, in menu: Menu) -> String {
        menu.payments.first { $0.id == id }?.name[language.rawValue] ?? id.printable
    }

    /// Returns the sales since the last close: what a close would have now.
    nonisolated package func openDay(of accounts: Accounts, in menu: Menu) -> String {
        let number = accounts.closed.number
        return summary(
            of: accounts.salesSinceClose, in: menu,
            titled: number == 0 ? self(.notClosedYet) : self(.sinceClose, String(number)))
    }

    /// Returns the orders, the cancelled and the refunded ones, the juices, and where the menu has a currency the money, behind a title.
    nonisolated func summary(of sales: SalesSummary, in menu: Menu, titled title: String) -> String {
        let (orders, voids) = (String(sales.sold.orders), String(sales.voided.orders))
        let cups = String(sales.count)
        let refunds = sales.refunded.orders > 0 ? self(.openDayRefunds, String(sales.refunded.orders)) : ""
        guard let currency = menu.currency else { return self(.openDay, title, orders, voids, cups) + refunds }
        let money = money(sales.money, currency)
        return self(.openDayWithMoney, title, orders, voids, cups, money) + refunds
    }

    /// Returns an amount in the currency of the menu, without its name; empty if there is none of them.
    nonisolated package func money(_ amount: Int?, in menu: Menu) -> String {
        amount.flatMap { menu.currency?.text($0) } ?? ""
    }

    /// Returns digits in groups of four, so that a person can compare them with others.
    nonisolated private static func groups(of digits: String) -> String {
        stride(from: 0, to: digits.count, by: 4).map { String(digits.dropFirst($0).prefix(4)) }.joined(separator: " ")
    }
}
