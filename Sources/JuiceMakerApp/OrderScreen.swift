import Core
import JuiceMaker
import ScreenKit

// MARK: The delegate of the stock screen

extension OrderScreen: StockScreenDelegate {
    /// Opens the stock screen: the stock, and what an order is short of, go forward through `init`.
    private func openStock() {
        let screen = StockScreen(
            stock: bar.books.stock, shortage: bar.machine.shortage, menu: bar.books.menu, draft: tools?.draft,
            calculators: calculators)
        screen.delegate = self
        push(screen)
    }

    /// Changes the stock, and then the bar tries the order again that was short. The changes have come back from the stock screen.
    package func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
        let announcements = try bar.restock(.add(changes), reason: screen.reason)
        desk.stockWasSaved(changes, announcements)
        takeSales()
    }
}

// MARK: The delegate of the check screen

extension OrderScreen: CheckScreenDelegate {
    /// Shows the cart before it is ordered.
    private func check() {
        guard desk.canBeChecked() else { return }
        let screen = CheckScreen(desk: desk)
        screen.delegate = self
        push(screen)
    }

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
    let bar: JuiceBar
    let desk: OrderDesk
    /// The calculators; `nil` where there are none.
    let calculators: (any CalculatorProvider)?
    private let today: () -> Period
    /// The tools of the shop; `nil` where there are none.
    let tools: ShopTools?
    /// The group of juices that is shown, of a long menu.
    private(set) var group = 0
    /// The orders that were made since the screen was opened.
    private(set) var calls: [Sale] = []
    private(set) var todaysOrders: TodaysOrders

    /// Creates the counter of a bar, which outlives the screen.
    package init(
        bar: JuiceBar, calculators: (any CalculatorProvider)? = nil, tools: ShopTools? = nil,
        today: @escaping () -> Period
    ) {
        (self.bar, desk) = (bar, .ofStaff(bar, tools))
        (self.calculators, self.tools, self.today) = (calculators, tools, today)
        todaysOrders = TodaysOrders(today: today)
    }

    package func handle(_ event: Event) {
        desk.begin()
        switch event {
        case .change(let juice, let number): desk.change(juice, by: number)
        case .emptyCart: desk.emptyCart()
        case .sayCart: desk.sayCart()
        case .order: if desk.order() { check() }
        case .request(let order): if desk.request(order) { check() }
        case .answer(.restock): openStock()
        case .answer(let answer): desk.answer(answer)
        case .showGroup(let group): self.group = group
        case .discardDraft: tools?.draft.clear()
        case .stay: break
        case .open(let place): open(place)
        }
        takeSales()
    }

    private func open(_ place: Place) {
        switch place {
        case .stock: openStock()
        case .sales: push(SalesScreen(bar: bar, calculators: calculators, tools: tools, today: today))
        case .kitchen: tools.map { push(KitchenScreen(bar: bar, today: today, now: $0.now)) }
        case .soldCups:
            guard let calculators else { return }
            let cups = todaysOrders.orders.juiceCount
            push(calculators.makeCalculator(showing: Decimal128(cups), of: Text(.soldCups, "\(cups)")))
        case .change:
            guard let calculators else { return }
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
