import JuiceMaker
import ScreenKit

// What a customer sees: the menu and the cart with the steps of an order, or the order once more before it is made.

extension OrderScreen {
    static let customerLayout = PaneLayout.rows(
        .pane("steps").optional(), "menu", .pane("cart").rows(least: 1).growingFirst(), hasGaps: false)

    func customerPanes(
        _ orders: DayOrders, _ scale: StockScale, _ ready: ReadyPane, _ texts: Texts
    ) -> [NamedPane<Event>] {
        let steps = StepsPane(
            heading: texts(isChecking ? .checkYourOrder : .chooseYourJuice),
            steps: [texts(.stepChoose), texts(.stepCheck), texts(.stepNumber)], current: isChecking ? 1 : 0)
        let page: [NamedPane<Event>] =
            isChecking
            ? [.pane(check(scale, texts), named: "check")]
            : [.pane(juices(orders, scale, texts), named: "menu"), .pane(cart(ready, texts), named: "cart")]
        return [.pane(steps, named: "steps")] + page + [.pane(ready, named: "ready")]
    }

    private func check(_ scale: StockScale, _ texts: Texts) -> CheckPane {
        let currency = bar.books.menu.currency
        return CheckPane(
            lines: zip(cart.lines, cartLines(texts)).map { quantity, line in
                let price = texts.money(quantity.item.price, currency)
                return CheckPane.Line(
                    line: line, glass: Glass(colors: scale.colors(of: quantity.item)),
                    price: price.isEmpty ? "" : "\(price) × \(quantity.count)")
            }, count: texts(.cupCount, String(cart.count)),
            total: (cart.order?.total.flatMap { currency?.text($0) } ?? "", texts.unit(of: currency)),
            order: Control(label: texts(.order), event: .orderCart, keys: [.enter], words: Self.orderingWords(texts)),
            more: Control(label: texts(.chooseMore), event: .chooseMore))
    }
}
