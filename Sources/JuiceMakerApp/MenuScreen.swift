import JuiceMaker
import ScreenKit

/// The owner of a customer's menu, who hears how the order ends.
package protocol MenuScreenDelegate: AnyObject {
    /// Tells the delegate that orders were made. The customer reads the number.
    func menuScreen(_ screen: MenuScreen, didSell sales: [Sale])
    /// Tells the delegate that the customer has left the number, and begins another order.
    func menuScreenDidBeginAgain(_ screen: MenuScreen)
}

/// A customer's menu: the juices with what can still be chosen of each, and the cart.
package final class MenuScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Changes the count of a juice in the cart.
        case change(Juice, by: Int)
        /// Orders juices, or puts them into the cart, as typed on a line.
        case request(Order)
        /// Takes everything out of the cart.
        case emptyCart
        /// Says what is in the cart.
        case sayCart
        /// Shows what is in the cart, before it is ordered.
        case check
        /// Orders what is in the cart, as typed on a line.
        case order
        /// Shows some juices of a long menu.
        case showGroup(Int)
        /// Answers the question of a shortage.
        case answer(ShortageAnswer)
        /// Asks before the cart is given up.
        case askToLeave
        /// Gives the cart up.
        case leave
        /// Goes on after an order could not be made.
        case stay
    }

    package let title = Text(.juiceMaker)
    package weak var delegate: (any MenuScreenDelegate)?
    private let desk: OrderDesk
    private var group = 0

    /// Creates a menu for the order of a customer, and tells a delegate what was sold.
    package init(desk: OrderDesk, delegate: (any MenuScreenDelegate)? = nil) {
        (self.desk, self.delegate) = (desk, delegate)
    }

    package var backEvent: Event? { desk.cart.order == nil ? nil : .askToLeave }

    package override func willAppear() {
        desk.bar.refresh()
        dataDidChange()
    }

    package override func dataDidChange() { desk.dataDidChange() }

    package override func wasShown() { desk.wasShown() }

    package func handle(_ event: Event) {
        desk.begin()
        switch event {
        case .change(let juice, let number): desk.change(juice, by: number)
        case .request(let order): if desk.request(order) { check() }
        case .emptyCart: desk.emptyCart()
        case .sayCart: desk.sayCart()
        case .check: check()
        case .order: if desk.order() { check() }
        case .showGroup(let group): self.group = group
        case .answer(let answer): desk.answer(answer)
        case .stay: break
        case .askToLeave:
            let (order, currency) = (desk.cart.order, desk.books.menu.currency)
            confirm(.leave, Text(.askToLeave), Text { $0.summary(of: order, currency) })
        case .leave: pop()
        }
        show(desk.takeSales())
    }

    private func check() {
        guard desk.canBeChecked() else { return }
        let screen = CheckScreen(desk: desk)
        screen.delegate = self
        push(screen)
    }

    private func show(_ sales: [Sale]) {
        guard let sale = sales.last else { return }
        let screen = NumberScreen(
            Ticket(sale: sale, waits: desk.bar.ordersWait, currency: desk.books.menu.currency), desk: desk)
        screen.delegate = self
        push(screen)
        delegate?.menuScreen(self, didSell: sales)
    }

    package var content: Content<Event> {
        let groups = JuiceGroup.groups(of: desk.books.menu, isStaff: false)
        if groups.count > 1 { GroupTabs(groups: groups, selected: group, show: Event.showGroup).named("groups") }
        JuiceList(
            desk: desk, scale: StockScale(of: desk.books), group: group, orders: nil, change: Event.change,
            showGroup: Event.showGroup
        ).named("menu")
        Content.part(bar).named("cart")
        Layout(groups.count > 1 ? .rows("groups", Self.layout, hasGaps: false) : Self.layout)
        OrderPage.choose.steps
        if let line = desk.line() { Notice(line) }
        if let question = desk.question(answering: Event.answer, staying: .stay) { question }
        if groups.count > 1 { Hint(Text(.groupHint), .showGroup((group + 1) % groups.count), key: .pageDown) }
        Hint(Text(.cart), .sayCart, words: "cart", Text(.cart))
        Help(Text(.orderHelp))
        Help(drawing: Text(.counterKeysHelp))
        if !desk.needsService { Help(lines: Text(.orderLines)) }
        desk.lines(change: Event.change, request: Event.request)
    }

    private static let layout = PaneLayout.rows(
        "menu", .pane("cart").rows(least: 1).growingFirst(), hasGaps: false)

    private func bar(_ texts: Texts) -> OrderBarPane<Event> {
        let books = desk.books
        let isAllSoldOut = books.menu.juices.allSatisfy { books.servings(of: $0) == 0 }
        return OrderBarPane(
            lines: CartLine.lines(of: desk, texts, change: Event.change),
            placeholder: texts(isAllSoldOut ? .everythingSoldOut : .tapJuice), sum: CartSum(of: desk, texts),
            order: Control(
                Text(.order), .order, words: OrderDesk.orderingWords.map { Text($0) }, lineNames: .label),
            clear: .emptyingCart(.emptyCart), check: Control(Text(.checkOrder), .check, keys: ["o"]))
    }
}

extension MenuScreen: CheckScreenDelegate {
    package func checkScreen(_ screen: CheckScreen, didSell sales: [Sale]) { show(sales) }

    // The stock is not a customer's.
    package func checkScreenDidAskForStock(_ screen: CheckScreen) {}
}

extension MenuScreen: NumberScreenDelegate {
    /// Leaves with the number page: the customer is done.
    package func numberScreenDidFinish(_ screen: NumberScreen) { pop() }

    package func numberScreen(_ screen: NumberScreen, didBegin input: OrderDesk.Input?) {
        delegate?.menuScreenDidBeginAgain(self)
        switch input {
        case .change(let juice, let number): handle(.change(juice, by: number))
        case .request(let order): handle(.request(order))
        case nil: handle(.sayCart)
        }
    }
}

extension Control {
    /// Returns what takes everything out of a cart.
    static func emptyingCart(_ event: Event) -> Control {
        Control(
            Text(.emptyCart), event, keys: ["x", .backspace],
            words: [Text(.emptyCart).lowercased] + OrderDesk.removingWords.map { Text($0) },
            meaning: Text(.emptyCartMeaning), lineNames: .label)
    }
}
