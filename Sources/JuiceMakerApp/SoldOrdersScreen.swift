import Core
import JuiceMaker
import ScreenKit

/// The orders of today and of the open day, the newest one first. Each opens with its receipt, and can be paid, cancelled or printed there.
package final class SoldOrdersScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Opens the order with a number.
        case open(Int)
    }

    package let title = Text(.ordersToday)
    private let shop: Shop
    private var orders: TodaysOrders

    /// Creates a screen of the orders of a shop.
    package init(_ shop: Shop) {
        self.shop = shop
        orders = TodaysOrders(today: shop.today, andOpenDay: true)
    }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { orders.read(from: shop.bar) }

    package func handle(_ event: Event) {
        switch event {
        case .open(let number): push(SoldOrderScreen(number, shop))
        }
    }

    private func events(forLine line: String) throws(LineError) -> [Event] {
        guard let number = Int(written: line) else { throw .unknown }
        return [.open(number)]
    }

    package var content: Content<Event> {
        Content.part(list)
        if let error = orders.error { Notice(Text { $0.explain(error) }.asSentence, .bad) }
        OtherLines(read: events(forLine:))
        Help(Text(.soldOrdersHelp))
    }

    private func list(_ texts: Texts) -> List<Event> {
        let day = orders.orders
        let shown = Array(day.orders.reversed())
        return List(ifEmpty: Text(.noSales)) { for order in shown { row(for: order, of: day, texts) } }
            .preview { [books = shop.bar.books, shop] index in
                SlipPane(slip: texts.slip(of: day.soldOrder(shown[index], in: books), shop, paidUnder: books.menu))
            }
    }

    private func row(for order: DayOrders.Element, of day: DayOrders, _ texts: Texts) -> Row<Event> {
        let (sale, isUnpaid) = (order.sale, order.isUnpaid)
        let menu = day.menu(of: order) ?? shop.bar.books.menu
        let isRefunded = shop.bar.books.accounts.refundedNumbers.contains(sale.number)
        let money = (isRefunded ? texts(.receiptRefunded) + "  " : "") + texts.money(sale.total, in: menu)
        let state = isUnpaid ? texts.unpaid(texts(.stateUnpaid), sale.wishes.payment, in: menu) + "  " : ""
        return Row(
            "\(sale.number)", .open(sale.number), detail: Text(texts.list(sale, in: menu)), note: Text(state + money),
            tone: isUnpaid ? .warning : .plain
        )
        .keys()
        .shortNotes(isUnpaid ? ["\(Text(.stateUnpaid))  \(money)", "! \(money)", "!"] : [Text(money), ""])
    }

    /// Returns what reads an order, and lays its receipt out.
    static func slip(_ number: Int, _ shop: Shop) -> Shop.SlipMaker {
        { texts, paper throws(PrinterError) in
            let name = texts(.numberOfOrder, String(number))
            let order: SoldOrder?
            do throws(LedgerError) { order = try shop.bar.ledger.soldOrder(number: number) } catch {
                throw PrinterError(texts.explain(error), of: name)
            }
            guard let order else { throw PrinterError(texts(.voidUnknown, String(number)), of: name) }
            return texts.slip(of: order, shop, paidUnder: shop.bar.books.menu, on: paper)
        }
    }
}

extension Texts {
    /// Returns the receipt of an order.
    fileprivate func slip(
        of order: SoldOrder, _ shop: Shop, paidUnder menu: Menu, on paper: SlipPaper = SlipPaper()
    ) -> Slip {
        slip(of: order, at: shop.text(of: order.time), paidUnder: menu, on: paper)
    }
}

/// One order with its receipt: it is paid, cancelled or refunded here, and printed.
package final class SoldOrderScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Asks how the order is paid.
        case askForPayment
        /// Records a payment in a kind.
        case pay(kind: String)
        /// Asks for the reason of a cancellation or a refund.
        case takeBack
        /// Prints the receipt.
        case print
    }

    package var title: Text { Text(.numberOfOrder, "\(number)") }
    let number: Int
    private let shop: Shop
    /// The order as it was last read; `nil` where it could not be.
    private var order: SoldOrder?
    /// The reason why the order could not be read the last time; `nil` if it could, or if there is none.
    private var error: LedgerError?

    /// Creates a screen of the order with a number.
    init(_ number: Int, _ shop: Shop) { (self.number, self.shop) = (number, shop) }

    private var bar: JuiceBar { shop.bar }

    package override func willAppear() {
        bar.refresh()
        dataDidChange()
    }

    package override func dataDidChange() {
        do throws(LedgerError) {
            (order, error) = (try bar.ledger.soldOrder(number: number), nil)
        } catch {
            (order, self.error) = (nil, error)
        }
    }

    /// The price that is not paid, also where the day of the order is closed; `nil` where nothing is to be paid.
    private var unpaidTotal: Int? { order?.payment == .unpaid ? order?.sale.total : nil }

    /// How the order can be taken back now.
    private var reversal: ReverseOrder.Kind { bar.books.accounts.reversal(of: number) }

    package func handle(_ event: Event) {
        defer { dataDidChange() }
        switch event {
        case .askForPayment:
            askForPayment(
                of: number, unpaidTotal, proposing: order?.intendedPayment, in: bar.books.menu
            ) { .pay(kind: $0) }
        case .pay(let kind):
            do throws(OrderStepError) {
                let payment = try bar.perform(TakePayment(number, by: kind))
                say(Text { $0.lines(of: payment, given: nil, in: bar.books.menu)[0] })
            } catch {
                fail { $0.explain(error) }
            }
        case .takeBack:
            let screen = CancelScreen(latest: number, reversal)
            screen.delegate = self
            push(screen)
        case .print:
            print(SoldOrdersScreen.slip(number, shop), by: shop.printer)
        }
    }

    package var content: Content<Event> {
        Content.part { [self] in SlipPane(slip: slip($0)) }
        Hint(Text(.takePayment), .askForPayment, key: "p", words: "pay", "결제").enabled(unpaidTotal != nil)
        Hint(
            Text(reversal == .void ? .voidTitle : .refundTitle), .takeBack, key: "v",
            words: "cancel", "void", "refund", "취소", "환불"
        ).enabled(order.map { !$0.isVoided && !$0.isRefunded } ?? false)
        if shop.printer != nil { Hint(Text(.printSlip), .print, key: "t", words: "print", "인쇄") }
        Help(Text(.soldOrderHelp))
    }

    /// Returns the receipt, or in its place the reason why there is none.
    private func slip(_ texts: Texts) -> Slip {
        if let order { return texts.slip(of: order, shop, paidUnder: bar.books.menu) }
        var slip = Slip()
        slip.addText(error.map { texts.explain($0) } ?? texts(.voidUnknown, String(number)))
        return slip
    }
}

extension SoldOrderScreen: CancelScreenDelegate {
    /// Cancels the order, or after the close of its day gives its money back. The number and the reason have come back from the cancel screen.
    package func cancelScreen(_ screen: CancelScreen, cancel number: Int, reason: String) throws(VoidError) {
        let reversal = try bar.takeBack(number, reason: reason)
        say(Text { $0.lines(of: reversal).joined(separator: " / ") })
    }
}

extension ScreenProtocol {
    /// Asks how an order is paid.
    package func askForPayment(
        of number: Int, _ total: Int?, proposing kind: String?, in menu: Menu, paying: (String) -> Event
    ) {
        ask(Text(.askForPayment, "\(number)"), Text { $0.money(total, menu.currency) }) {
            for (index, kind) in menu.payments(proposing: kind).prefix(9).enumerated() {
                let keys = (index == 0 ? [.enter] : []) + [Key].number(index)
                Answer(kind.name.text, paying(kind.id), keys: keys, words: [Text(kind.id)])
            }
            Answer(no: nil)
        }
    }
}
