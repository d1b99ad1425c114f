import Core
import JuiceMaker
import ScreenKit

// MARK: The delegate of the stock screen

extension OrderScreen: StockScreenDelegate {
    /// Opens the stock screen: the stock, and what an order is short of, go forward through `init`.
    private func openStock() {
        let screen = StockScreen(
            stock: bar.books.stock, shortage: bar.machine.shortage, menu: bar.books.menu,
            draft: shop.leftBehind.takeDraft(), calculators: shop.calculators)
        screen.delegate = self
        push(screen)
    }

    /// Changes the stock, and then the bar tries the order again that was short. The changes have come back from the stock screen.
    package func stockScreen(
        _ screen: StockScreen, save changes: [Quantity<Fruit>], reason: StockReason
    ) throws(StockChangeError) {
        let announcements = try bar.restock(.add(changes), reason: reason)
        desk.stockWasSaved(changes, announcements)
        takeSales()
    }

    /// Keeps the changes for the next person of staff, who is asked whether to go on with them.
    package func stockScreen(_ screen: StockScreen, didLeave draft: StockDraft) { shop.leftBehind.draft = draft }
}

// MARK: The delegate of the check screen

extension OrderScreen: CheckScreenDelegate {
    package func checkScreen(_ screen: CheckScreen, didSell sales: [Sale]) { call(sales) }

    package func checkScreenDidAskForStock(_ screen: CheckScreen) { openStock() }
}

// MARK: - The screen

/// The counter of staff: the menu, the cart, the number that is ready, the stock, and today's orders.
package final class OrderScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Changes the count of a juice in the cart.
        case change(Juice, by: Int)
        /// Takes everything out of the cart.
        case emptyCart
        /// Says what is in the cart.
        case sayCart
        /// Orders what is in the cart.
        case order
        /// Orders juices, or puts them into the cart, as typed on a line. A cart stays as it is.
        case request(Order)
        /// Answers the question of a shortage.
        case answer(ShortageAnswer)
        /// Shows some juices of a long menu.
        case showGroup(Int)
        /// Forgets the changes of the stock that were not saved.
        case discardDraft
        /// Goes on after an order could not be made.
        case stay
        /// Opens another screen.
        case open(Place)
    }

    /// The screens that the counter opens.
    package enum Place {
        case stock, sales, kitchen
        /// The calculator with the number of juices that were sold today.
        case soldCups
        /// The calculator for the change of the last order.
        case change
    }

    package let title = Text(.juiceMaker)
    let shop: Shop
    let desk: StaffDesk
    /// The group of juices that is shown, of a long menu.
    private(set) var group = 0
    /// The orders that were made since the screen was opened.
    private(set) var calls: [Sale] = []
    private(set) var todaysOrders: TodaysOrders

    /// Creates the counter of a shop.
    package init(_ shop: Shop) {
        (self.shop, desk) = (shop, StaffDesk(shop))
        todaysOrders = TodaysOrders(today: shop.today)
    }

    var bar: JuiceBar { shop.bar }

    package func handle(_ event: Event) {
        desk.begin()
        switch event {
        case .change(let juice, let number): desk.change(juice, by: number)
        case .emptyCart: desk.emptyCart()
        case .sayCart: desk.sayCart()
        case .order: if desk.order() { check(desk) }
        case .request(let order): if desk.request(order) { check(desk) }
        case .answer(.restock): openStock()
        case .answer(let answer): desk.answer(answer)
        case .showGroup(let group): self.group = group
        case .discardDraft: shop.leftBehind.draft = nil
        case .stay: break
        case .open(let place): open(place)
        }
        takeSales()
    }

    private func open(_ place: Place) {
        switch place {
        case .stock: openStock()
        case .sales: push(SalesScreen(shop))
        case .kitchen: shop.makeKitchen.map { push($0(shop)) }
        case .soldCups:
            guard let calculators = shop.calculators else { return }
            let cups = todaysOrders.orders.juiceCount
            push(calculators.makeCalculator(showing: Decimal128(cups), of: Text(.soldCups, "\(cups)")))
        case .change:
            guard let calculators = shop.calculators else { return }
            guard let total = lastTotal else { return desk.say(Line(Text(.noOrdersYet))) }
            push(calculators.makeCalculator(for: total))
        }
    }

    package override func willAppear() {
        bar.refresh()
        dataDidChange()
    }

    package override func dataDidChange() {
        todaysOrders.read(from: bar)
        desk.dataDidChange()
    }

    package override func wasShown() { desk.wasShown() }

    private func takeSales() { call(desk.takeSales()) }

    /// Calls out orders that were made.
    private func call(_ sales: [Sale]) {
        guard !sales.isEmpty else { return }
        calls += sales
        todaysOrders.read(from: bar)
    }

    /// The total of the order that was made last; `nil` if there is none, or the menu has no prices.
    private var lastTotal: TotalToPay? {
        guard let total = calls.last?.order.total, let currency = bar.books.menu.currency else { return nil }
        return TotalToPay(amount: total, currency: currency)
    }
}
