import JuiceMaker
import ScreenKit

// What a customer sees: the menu and the cart with the steps of an order, or the order once more before it is made.

extension OrderScreen {
    static let customerLayout = PaneLayout.rows(
        "menu", .pane("cart").rows(least: 1).growingFirst(), hasGaps: false)

    /// The steps of an order, with the title of the page.
    var steps: ScreenSteps {
        let (title, current): (JuiceMakerText, Int) =
            isShowingNumber ? (.thankYou, 2) : isChecking ? (.checkYourOrder, 1) : (.chooseYourJuice, 0)
        return ScreenSteps(
            title: Text(title), names: [Text(.stepChoose), Text(.stepCheck), Text(.stepNumber)], current: current)
    }

    /// What a customer can do while the cart is empty.
    func customerHint(_ texts: Texts) -> String {
        let books = bar.books
        let isAllSoldOut = books.menu.juices.allSatisfy { books.servings(of: $0) == 0 }
        return texts(isAllSoldOut ? .everythingSoldOut : .tapJuice)
    }

    /// A Boolean value that indicates whether a customer orders, or staff for one.
    var isAtCounter: Bool { !isStaff || bar.ordersWait }

    /// A Boolean value that indicates whether the menu has questions for a customer besides the juices.
    var asksForWishes: Bool { isAtCounter && bar.books.menu.asksForWishes }

    /// A Boolean value that indicates whether an order cannot be made before a customer was asked how it is served. Then no line orders at
    /// once. How it will be paid can still be said at the register.
    var needsService: Bool { isAtCounter && !bar.books.menu.services.isEmpty }

    /// What a customer has chosen, and for the rest what comes first on the menu.
    var wishes: OrderWishes { bar.books.menu.completed(bar.wishes) }

    /// The choices of a customer: how the order is served, and how it will be paid.
    private var choices: [[CheckPane.Choice]] {
        let (menu, wishes) = (bar.books.menu, wishes)
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

    func check(_ scale: StockScale, _ texts: Texts) -> CheckPane {
        let currency = bar.books.menu.currency
        return CheckPane(
            lines: zip(cart.lines, cartLines(texts)).map { quantity, line in
                let price = texts.money(quantity.item.price, currency)
                return CheckPane.Line(
                    line: line, glass: Glass(colors: scale.colors(of: quantity.item)),
                    price: price.isEmpty ? "" : "\(price) × \(quantity.count)")
            }, choices: choices, count: texts(.cupCount, String(cart.count)),
            total: (cart.order?.total.flatMap { currency?.text($0) } ?? "", texts.unit(of: currency)),
            sum: texts.money(cart.order?.total, currency),
            order: Control(
                Text(.order), .orderCart, keys: [.enter], words: Self.orderingWords.map { Text($0) },
                isFocusable: true, isFirst: true, lineNames: .label),
            more: Control(Text(.chooseMore), .chooseMore, lineNames: .label))
    }

    /// Takes out of a customer's cart what others have bought meanwhile, the juices that were chosen last first.
    func takeOutWhatIsGone() {
        var gone: [Juice] = []
        for line in cart.lines.reversed() {
            let needed = Set(line.item.needs.map(\.item))
            while let order = cart.order, cart[line.item] > 0,
                bar.books.stock.shortfalls(for: order.needs).contains(where: { needed.contains($0.item) })
            {
                _ = bar.handle(.change(line.item, by: -1))
                if gone.last != line.item { gone.append(line.item) }
            }
        }
        guard !gone.isEmpty else { return }
        notices.append(
            Notice { texts in
                let names = gone.reversed().map { $0.name(texts) }.joined(separator: ", ")
                return Message(text: texts(.takenOut, names), tone: .warning)
            })
    }
}
