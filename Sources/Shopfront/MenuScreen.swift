import JuiceMaker
import JuiceMakerApp
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
    private let desk: CustomerDesk
    private var group = 0

    /// Creates a menu for a customer of a shop, and tells a delegate what was sold.
    package init(_ shop: Shop, delegate: (any MenuScreenDelegate)? = nil) {
        (desk, self.delegate) = (CustomerDesk(shop), delegate)
    }

    package var backEvent: Event? { desk.cart.order == nil ? nil : .askToLeave }

    package override func willAppear() { desk.refresh() }

    package override func dataDidChange() { desk.dataDidChange() }

    package override func wasShown() { desk.wasShown() }

    package func handle(_ event: Event) {
        desk.begin()
        switch event {
        case .change(let juice, let number): desk.change(juice, by: number)
        case .request(let order): if desk.request(order) { check(desk) }
        case .emptyCart: desk.emptyCart()
        case .sayCart: desk.sayCart()
        case .check: check(desk)
        case .order: if desk.order() { check(desk) }
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

    private func show(_ sales: [Sale]) {
        guard let sale = sales.last else { return }
        let screen = NumberScreen(Ticket(of: sale, at: desk), desk: desk)
        screen.delegate = self
        push(screen)
        delegate?.menuScreen(self, didSell: sales)
    }

    package var content: Content<Event> {
        let juices = JuiceList(of: desk, group: group, change: Event.change, showGroup: Event.showGroup)
        juices.tabs
        juices.named("menu")
        Content.part { [desk] texts in
            OrderBarPane(
                of: desk, texts, change: Event.change, order: .order, clear: .emptyCart, check: .check)
        }.named("cart")
        juices.layout(.rows("menu", .pane("cart").rows(least: 1).growingFirst(), hasGaps: false))
        OrderPage.choose.steps
        if let line = desk.line() { Notice(line) }
        if let question = desk.question(answering: Event.answer, staying: .stay) { question }
        Hint(Text(.cart), .sayCart, words: "cart", Text(.cart))
        Help(Text(.orderHelp))
        Help(drawing: Text(.counterKeysHelp))
        if !desk.needsService { Help(lines: Text(.orderLines)) }
        desk.lines(change: Event.change, request: Event.request)
    }
}

extension MenuScreen: CheckScreenDelegate {
    package func checkScreen(_ screen: CheckScreen, didSell sales: [Sale]) { show(sales) }
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
