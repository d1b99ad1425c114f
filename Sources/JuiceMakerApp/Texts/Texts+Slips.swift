import Core
import JuiceMaker
import ScreenKit

/// The printable lines of receipts, cancelled orders and closes, and the sums of sales in a line.
extension Texts {
    /// Returns the receipt of an order on a paper, with the local date and time of the order, such as `2026-11-22 14:02`. It may have been
    /// paid under a later menu.
    nonisolated package func slip(
        of order: SoldOrder, at time: String, paidUnder later: Menu? = nil, on paper: SlipPaper = SlipPaper()
    ) -> Slip {
        let (sale, menu) = (order.sale, order.menu)
        let number = String(sale.number)
        var slip = Slip(on: paper, named: self(.numberOfOrder, number))
        if let shop = menu.shop { add(shop, to: &slip) }
        slip.addTitle(self(.receipt))
        slip.addNumber(self(.receiptNumber), number, large: self(.numberOfOrder, number))
        slip.add(self(.receiptTime), time)
        if let service = sale.wishes.service { slip.add(self(.receiptService), name(of: service, in: menu.services)) }
        slip.addRule()
        let prices = order.prices
        for (index, juice) in sale.juices.enumerated() {
            slip.add(
                self(.juiceCount, name(ofJuice: juice.item, in: menu), String(juice.count)),
                money(prices?[index], in: menu))
        }
        slip.addRule()
        add(order.taxed, to: &slip, in: menu)
        slip.add(self(.receiptCount, String(sale.count)), money(sale.total, menu.currency), .bold)
        if case .paid(let kind) = order.payment {
            slip.add(self(.receiptPaidBy), name(ofPayment: kind, in: later ?? menu, earlier: [menu]))
        }
        if order.payment == .unpaid { slip.addTitle(unpaid(self(.receiptUnpaid), order.intendedPayment, in: menu)) }
        if order.isVoided { slip.addTitle(self(.receiptVoided)) }
        if order.isRefunded { slip.addTitle(self(.receiptRefunded)) }
        return slip
    }

    /// Returns the name of a figure; that of a payment is in a menu.
    nonisolated package func name(of figure: Figure, in menu: Menu? = nil, earlier: [Menu] = []) -> String {
        switch figure {
        case .orders: self(.closeOrders)
        case .voids: self(.closeVoids)
        case .refunds: self(.closeRefunds)
        case .cups: self(.tileCups)
        case .voidedMoney: self(.closeVoidedMoney)
        case .refundedMoney: self(.closeRefundedMoney)
        case .money: self(.closeMoney)
        case .net: self(.netPrice)
        case .tax: self(.valueAddedTax)
        case .payment(let kind): name(of: kind, in: ((menu.map { [$0] } ?? []) + earlier).flatMap(\.payments))
        case .unpaid: self(.receiptUnpaid)
        case .otherDays: self(.reportOtherDays)
        case .late: self(.closeLate)
        case .float: self(.closeFloat)
        case .drawer: self(.closeDrawer)
        case .counted: self(.closeCounted)
        case .difference: self(.closeDifference)
        }
    }

    /// Returns the rows of those of some figures that a slip or a page shows, with the amounts as a function writes money.
    nonisolated package func rows(
        of figures: Figures, _ list: [Figure], in menu: Menu, earlier: [Menu] = [], money: (Int) -> String
    ) -> [(figure: Figure, label: String, value: String)] {
        figures.shown(list).map { figure, amount in
            let label = (figure.isPart ? "  " : "") + name(of: figure, in: menu, earlier: earlier)
            return (figure, label, figure.isMoney ? money(amount) : amount.printed)
        }
    }

    /// Adds those of some figures that a slip shows.
    nonisolated func add(_ figures: Figures, _ list: [Figure], to slip: inout Slip, in menu: Menu, earlier: [Menu]) {
        for row in rows(of: figures, list, in: menu, earlier: earlier, money: { money($0, menu.currency) }) {
            slip.add(row.label, row.value, row.figure == .money ? .bold : .none)
        }
    }

    /// Returns what the menu says about the shop, a line for each fact.
    nonisolated package func lines(of shop: ShopDetails) -> [String] {
        let labelled = [(JuiceMakerText.shopRegistration, shop.registration), (.shopTelephone, shop.telephone)]
        return [shop.name] + [shop.address].compactMap(\.self)
            + labelled.compactMap { key, text in text.map { self(key) + ": " + $0 } }
    }

    nonisolated private func add(_ shop: ShopDetails, to slip: inout Slip) {
        slip.addTitle(shop.name)
        if let address = shop.address { slip.addText(address) }
        if let number = shop.registration { slip.add(self(.shopRegistration), number) }
        if let number = shop.telephone { slip.add(self(.shopTelephone), number) }
        slip.addRule()
    }

    nonisolated private func add(_ amount: TaxedAmount?, to slip: inout Slip, in menu: Menu) {
        guard let amount else { return }
        slip.add(self(.netPrice), money(amount.net, menu.currency))
        slip.add(self(.valueAddedTax), money(amount.tax, menu.currency))
    }

    /// Returns an order that was cancelled or refunded, under its menu: of a cancelled one the fruits that went back, and where the menu has a
    /// currency the money to return and its kind, or that none came.
    nonisolated package func lines(of reversal: Reversal) -> [String] {
        let (sale, menu) = (reversal.sale, reversal.menu)
        let isVoid = reversal.kind == .void
        let fruits = sale.used.map { "\(name(ofFruit: $0.item, in: menu)) \($0.count)" }
        let money = reversal.payment.map { payment in
            self(.voidMoney, self.money(payment.amount, menu.currency), name(ofPayment: payment.kind, in: menu))
        }
        return [self(isVoid ? .voided : .refunded, String(sale.number), list(sale, in: menu))]
            + (isVoid ? [self(.voidFruits, fruits.joined(separator: ", "))] : [])
            + (menu.currency == nil ? [] : [money ?? self(.voidNoMoney)])
    }

    /// Returns the close of a day on a paper, with the local times, such as `2026-11-22 14:02`, that a function returns.
    nonisolated package func slip(
        of day: ClosedDay, on paper: SlipPaper = SlipPaper(), time: (Timestamp) -> String
    ) -> Slip {
        let (close, menu, earlier) = (day.close, day.menu, day.earlierMenus)
        let title = self(.closeTitle, String(close.number))
        var slip = Slip(on: paper, named: title)
        if let shop = menu.shop { add(shop, to: &slip) }
        if paper.isOfPrinter { slip.addNumber("", "", large: title) } else { slip.addTitle(title) }
        let start = time(day.start)
        slip.add(self(.closeDate), String(start.prefix { $0 != " " }))
        slip.add(self(.closeStart), start)
        slip.add(self(.receiptTime), time(day.time))
        let sales = close.sales
        slip.add(self(.closeNumbers), sales.sold.orders == 0 ? "–" : "\(day.firstNumber)–\(close.lastNumber)")
        slip.addRule()
        for id in menu.juiceIDs(with: sales.sold.juices.keys) {
            slip.add(name(ofJuice: id, in: menu, earlier: earlier), sales.count(ofJuice: id).printed)
        }
        slip.add(self(.closeTotal), sales.count.printed)
        slip.addRule()
        let figures = day.figures
        // A close of an older ledger does not tell how its money was paid.
        let takings = close.takings == nil ? [] : figures.payments + [.unpaid, .late, .float, .drawer]
        add(
            figures,
            [.orders, .voids, .refunds, .voidedMoney, .refundedMoney, .net, .tax, .money] + takings
                + [.counted, .difference], to: &slip, in: menu, earlier: earlier)
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
        return slip
    }

    /// Returns the lines of a payment, with the change where the customer gave more.
    nonisolated package func lines(of payment: Payment, given: Int?, in menu: Menu) -> [String] {
        let price = money(payment.amount, menu.currency)
        let paid = self(.paidOrder, String(payment.number), price, name(ofPayment: payment.kind, in: menu))
        guard let given, given > payment.amount else { return [paid] }
        return [paid, self(.changeDue, money(given - payment.amount, menu.currency))]
    }

    /// Returns the name of a kind of payment, as that of a juice.
    nonisolated package func name(ofPayment id: String, in menu: Menu, earlier: [Menu] = []) -> String {
        name(of: id, in: menu.payments + earlier.flatMap(\.payments))
    }

    /// Returns the name of a choice of a menu; its id where the menu does not have it any more.
    nonisolated package func name(of id: String, in choices: [MenuChoice]) -> String {
        choices.first { $0.id == id }.map { $0.name(self) } ?? id.printable
    }

    /// Returns that an order is not paid, with the kind in which the customer is going to pay.
    nonisolated func unpaid(_ text: String, _ kind: String?, in menu: Menu) -> String {
        kind.map { "\(text) (\(name(ofPayment: $0, in: menu)))" } ?? text
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
        let cups = sales.count.printed
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
