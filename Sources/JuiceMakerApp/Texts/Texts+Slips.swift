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

    /// Returns a cancelled order, the fruits that went back, and where the menu has a currency the money to return.
    nonisolated package func lines(ofCancelled sale: SaleRecord, in menu: Menu) -> [String] {
        let fruits = sale.used.map { "\(name(ofFruit: $0.item, in: menu)) \($0.count)" }
        let money = money(sale.total, menu.currency)
        return [
            self(.voided, String(sale.number), list(sale, in: menu)), self(.voidFruits, fruits.joined(separator: ", ")),
        ] + (money.isEmpty ? [] : [self(.voidMoney, money)])
    }

    /// Returns an order of a closed day whose money goes back, under the menu of its day.
    nonisolated package func lines(ofRefunded sale: SaleRecord, in menu: Menu) -> [String] {
        let money = money(sale.total, menu.currency)
        return [self(.refunded, String(sale.number), list(sale, in: menu))]
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
        slip.add(
            self(.closeNumbers), close.sold.orders == 0 ? "–" : "\(firstNumber)–\(close.lastNumber)")
        slip.addRule()
        for id in menu.juiceIDs(with: close.sold.juices.keys) {
            let count = close.sold.juices[id, default: 0] - close.voided.juices[id, default: 0]
            slip.add(name(ofJuice: id, in: menu, earlier: earlier), String(count))
        }
        slip.add(self(.closeTotal), String(close.sold.count - close.voided.count))
        slip.addRule()
        slip.add(self(.closeOrders), String(close.sold.orders))
        slip.add(self(.closeVoids), String(close.voided.orders))
        let hasRefunds = close.refunded.orders > 0
        if hasRefunds { slip.add(self(.closeRefunds), String(close.refunded.orders)) }
        if menu.currency != nil {
            slip.add(self(.closeVoidedMoney), money(close.voided.money, menu.currency))
            if hasRefunds { slip.add(self(.closeRefundedMoney), money(close.refunded.money, menu.currency)) }
            slip.add(self(.closeMoney), money(close.money, menu.currency))
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

    /// Returns the sales since the last close: what a close would have now.
    nonisolated package func openDay(of accounts: Accounts, in menu: Menu) -> String {
        let number = accounts.closed.number
        return summary(
            of: accounts.soldSinceClose, accounts.voidedSinceClose, accounts.refundedSinceClose, in: menu,
            titled: number == 0 ? self(.notClosedYet) : self(.sinceClose, String(number)))
    }

    /// Returns the orders, the cancelled and the refunded ones, the juices, and where the menu has a currency the money, behind a title.
    nonisolated func summary(
        of sold: SalesTotals, _ voided: SalesTotals, _ refunded: SalesTotals, in menu: Menu, titled title: String
    ) -> String {
        let (orders, voids) = (String(sold.orders), String(voided.orders))
        let cups = String(sold.count - voided.count)
        let refunds = refunded.orders > 0 ? self(.openDayRefunds, String(refunded.orders)) : ""
        guard let currency = menu.currency else { return self(.openDay, title, orders, voids, cups) + refunds }
        let money = money(sold.money - voided.money - refunded.money, currency)
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
