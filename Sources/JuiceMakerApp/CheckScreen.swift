import JuiceMaker
import ScreenKit

/// The page that has shown a cart, and hears what became of it.
package protocol CheckScreenDelegate: AnyObject {
    /// Tells the delegate that orders were made. The screen has left.
    func checkScreen(_ screen: CheckScreen, didSell sales: [Sale])
    /// Tells the delegate that the stock is to be changed for an order. The screen has left.
    func checkScreenDidAskForStock(_ screen: CheckScreen)
}

extension CheckScreenDelegate {
    /// Does nothing: the stock is not a customer's.
    package func checkScreenDidAskForStock(_ screen: CheckScreen) {}
}

extension CheckScreenDelegate where Self: ScreenProtocol {
    /// Shows a cart before it is ordered.
    package func check(_ desk: OrderDesk) {
        guard desk.canBeChecked() else { return }
        let screen = CheckScreen(desk: desk)
        screen.delegate = self
        push(screen)
    }
}

/// The page on which a cart is looked at before it is ordered: its juices, the questions of the menu, and the sum.
package final class CheckScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Changes the count of a juice.
        case change(Juice, by: Int)
        /// Orders juices, or puts them into the cart, as typed on a line.
        case request(Order)
        /// Chooses how the order is served and paid.
        case choose(OrderWishes)
        /// Orders what is in the cart.
        case order
        /// Goes back to the menu.
        case chooseMore
        /// Says what is in the cart.
        case sayCart
        /// Answers the question of a shortage.
        case answer(ShortageAnswer)
        /// Goes on after an order could not be made.
        case stay
    }

    package let title = Text(.checkYourOrder)
    package weak var delegate: (any CheckScreenDelegate)?
    private let desk: OrderDesk

    /// Creates a page of the cart of a desk.
    init(desk: OrderDesk) { self.desk = desk }

    package override func willAppear() { desk.dataDidChange() }

    package override func dataDidChange() { desk.dataDidChange() }

    package override func wasShown() { desk.wasShown() }

    package func handle(_ event: Event) {
        desk.begin()
        var leaves = false
        switch event {
        case .change(let juice, let number): desk.change(juice, by: number)
        case .request(let order): _ = desk.request(order)
        case .choose(let wishes): desk.choose(wishes)
        case .order: desk.orderCart()
        case .chooseMore: leaves = true
        case .sayCart: desk.sayCart()
        case .answer(.restock):
            pop()
            delegate?.checkScreenDidAskForStock(self)
            return
        case .answer(let answer):
            desk.answer(answer)
            leaves = answer == .decline
        case .stay: break
        }
        let sales = desk.takeSales()
        // What could not be ordered can be ordered again.
        if leaves || !sales.isEmpty || desk.cart.order == nil { pop() }
        if !sales.isEmpty { delegate?.checkScreen(self, didSell: sales) }
    }

    package var content: Content<Event> {
        Content.part(pane)
        OrderPage.check.steps
        if let line = desk.line() { Notice(line) }
        if let question = desk.question(answering: Event.answer, staying: .stay) { question }
        Hint(Text(.cart), .sayCart, words: "cart", Text(.cart))
        Help(Text(.orderHelp))
        Help(drawing: Text(.counterKeysHelp))
        desk.lines(change: Event.change, request: Event.request)
    }

    private func pane(_ texts: Texts) -> CheckPane {
        let (menu, cart) = (desk.books.menu, desk.cart)
        let scale = StockScale(of: desk.books)
        return CheckPane(
            lines: zip(cart.lines, CartLine.lines(of: desk, texts, change: Event.change)).map { quantity, line in
                let price = texts.money(quantity.item.price, menu.currency)
                return CheckPane.Line(
                    line: line, glass: Glass(colors: scale.colors(of: quantity.item)),
                    price: price.isEmpty ? "" : "\(price) × \(quantity.count)")
            }, choices: choices, sum: CartSum(of: desk, texts),
            order: Control(
                Text(.order), .order, keys: [.enter], words: OrderDesk.orderingWords.map { Text($0) },
                isFocusable: true, isFirst: true, lineNames: .label),
            more: Control(Text(.chooseMore), .chooseMore, lineNames: .label))
    }

    /// How the order is served, and how it will be paid.
    private var choices: [[CheckPane.Choice]] {
        let (menu, wishes) = (desk.books.menu, desk.wishes)
        var number = 0
        func row(
            _ choices: [MenuChoice], _ wish: WritableKeyPath<OrderWishes, String?> & Sendable
        ) -> [CheckPane.Choice] {
            choices.map { choice in
                defer { number += 1 }
                var chosen = wishes
                chosen[keyPath: wish] = choice.id
                let isChosen = chosen == wishes
                return CheckPane.Choice(
                    control: Control(
                        choice.name.text, .choose(chosen), keys: .number(number),
                        words: ([choice.id] + choice.name.all).map { Text($0) }, isFocusable: true,
                        lineNames: [.number, .label],
                        // Where a choice is made already, Enter orders.
                        bindings: isChosen ? [] : [Control("", .choose(chosen), keys: [.enter])]),
                    isChosen: isChosen)
            }
        }
        return [row(menu.services, \.service), row(menu.paymentsToChoose, \.payment)].filter { !$0.isEmpty }
    }
}

/// The pages of a customer's order.
package enum OrderPage: Int {
    case choose, check, number

    package var steps: ScreenSteps {
        let titles: [JuiceMakerText] = [.chooseYourJuice, .checkYourOrder, .thankYou]
        return ScreenSteps(
            title: Text(titles[rawValue]), names: [Text(.stepChoose), Text(.stepCheck), Text(.stepNumber)],
            current: rawValue)
    }
}
