import Core
import JuiceMaker
import Terminal

/// The counter: the stock, the juices, the orders that wait, and what was made.
package final class OrderScreen: Screen {
    package nonisolated enum Event: Equatable {
        case order(Juice)
        case request(OrderRequest)
        case changeQuantity(by: Int)
        case editStock
        case calculateSales
        case showSales
        case acceptRestocking
        case declineRestocking
    }

    package weak var navigator: Navigator?
    let bar: JuiceBar
    let desk: CalculatorDesk
    private let startOfToday: () -> Timestamp
    private var quantity = 1
    private var news: [Announcement] = []
    private var stockFailure: LedgerError?
    private static let quantities = 1...99

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - bar: The counter behind it; it outlives the screen.
    ///   - desk: The calculator that gets the number of juices sold.
    ///   - startOfToday: Tells when the day began, for the sales of today.
    package init(bar: JuiceBar, desk: CalculatorDesk, startOfToday: @escaping () -> Timestamp) {
        self.bar = bar
        self.desk = desk
        self.startOfToday = startOfToday
    }

    package func title(_ texts: Texts) -> String { texts(.juiceMaker) }

    package func handle(_ event: Event) {
        stockFailure = nil
        switch event {
        case .order(let juice):
            announce(.order(juice, count: quantity))
            quantity = 1
        case .request(let request): announce(.order(request.juice, count: request.count))
        case .changeQuantity(let step):
            quantity = min(max(quantity + step, Self.quantities.lowerBound), Self.quantities.upperBound)
        case .editStock: openStock()
        case .calculateSales:
            desk.enter(Decimal128(bar.books.soldCount))
            navigator?.push(CalculatorScreen(desk: desk))
        case .showSales: navigator?.push(SalesScreen(ledger: bar.ledger, startOfToday: startOfToday))
        case .acceptRestocking: announce(.accept)
        case .declineRestocking: announce(.decline)
        }
    }

    package func willAppear() {
        bar.refresh()
        // The stock screen is gone: where it was opened for an order and not saved, the question is asked again.
        announce(.stockCancelled)
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        do {
            return [.request(try OrderRequest(parsing: line, menu: bar.books.menu))]
        } catch {
            throw LineError(texts.explain(error))
        }
    }

    private func announce(_ event: OrderMachine.Event) {
        let announcements = bar.handle(event)
        news += announcements
        if announcements.contains(.openStock) { openStock() }
    }

    private func openStock() {
        navigator?.push(StockScreen(stock: bar.books.stock, shortage: bar.machine.shortage, delegate: self))
    }
}

extension OrderScreen: StockScreenDelegate {
    package func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) {
        do {
            try bar.ledger.change(.add(changes))
            announce(.stockSaved)
        } catch {
            stockFailure = error
        }
    }
}

// MARK: - Content

extension OrderScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(
            panes: [.gauges(gauges(texts)), .list(juices(texts)), .text(history(texts))],
            accessories: [
                Control(
                    label: texts(.editStock), event: .editStock, keys: [.character("e")],
                    words: ["stock", texts(.stock)])
            ],
            message: message(texts),
            hints: hints(texts),
            alert: alert(texts),
            help: [texts(.orderHelp)]
        )
    }

    private func gauges(_ texts: Texts) -> GaugesPane {
        let books = bar.books
        let stock = books.stock
        let fruits = books.menu.fruits
        let opening = books.menu.openingStock
        let fullCount = fruits.map { max(stock[$0], opening[$0]) }.max() ?? 1
        return GaugesPane(
            gauges: fruits.map { fruit in
                GaugesPane.Gauge(
                    label: fruit.name(texts), count: stock[fruit],
                    tone: stock[fruit] == 0 ? .bad : books.isScarce(fruit) ? .warning : .plain)
            },
            fullCount: max(fullCount, 1)
        )
    }

    private func juices(_ texts: Texts) -> ListPane<Event> {
        let books = bar.books
        return ListPane(
            heading: quantity == 1 ? "" : texts(.quantity, String(quantity)),
            rows: books.menu.juices.enumerated().map { index, juice in
                let servings = books.servings(of: juice)
                return ListPane<Event>.Row(
                    control: Control(
                        label: juice.name(texts),
                        event: .order(juice),
                        keys: index < 9 ? [.character(Character(String(index + 1)))] : [],
                        words: [juice.id] + juice.name.all
                    ),
                    detail: juice.needs.map { "\($0.item.name(texts)) \($0.count)" }.joined(separator: " "),
                    note: servings == 0 ? texts(.soldOut) : texts(.servings, String(servings)),
                    tone: servings == 0 ? .bad : .good
                )
            }
        )
    }

    private func history(_ texts: Texts) -> TextPane {
        let waiting = bar.machine.waiting.map { texts(.waitingOrder, $0.juice.name(texts), String($0.count)) }
        let waitingLine = waiting.isEmpty ? [] : [texts(.waitingOrders, waiting.joined(separator: ", "))]
        let news = news
        return TextPane(
            lines: LazyRows(count: news.count + waitingLine.count) { index in
                index < news.count
                    ? texts.message(news[index])
                    : Message(text: waitingLine[index - news.count], tone: .warning)
            },
            followsEnd: true,
            placeholder: texts(.noOrdersYet)
        )
    }

    private func message(_ texts: Texts) -> Message? {
        if let stockFailure { return Message(text: texts.explain(stockFailure), tone: .bad) }
        return bar.fault.map { Message(text: texts.explain($0), tone: .bad) }
    }

    private func hints(_ texts: Texts) -> [Control<Event>] {
        [
            Control(
                label: texts(.fewer), event: .changeQuantity(by: -1), keys: [.character("-"), .left],
                isEnabled: quantity > Self.quantities.lowerBound),
            Control(
                label: texts(.more), event: .changeQuantity(by: 1), keys: [.character("+"), .right],
                isEnabled: quantity < Self.quantities.upperBound),
            Control(
                label: texts(.calculateSales, String(bar.books.soldCount)), event: .calculateSales,
                keys: [.character("c")], words: ["calc", texts(.calculator)]),
            Control(
                label: texts(.sales), event: .showSales, keys: [.character("r")],
                words: ["report", "sales", texts(.sales)]),
        ]
    }

    private func alert(_ texts: Texts) -> AlertContent<Event>? {
        guard case .asking(let order, let shortage) = bar.machine.state else { return nil }
        return AlertContent(
            title: texts(.askToRestock),
            lines: [order.juice.name(texts) + ": " + texts.explain(shortage)],
            buttons: [
                Control(
                    label: texts(.yes), event: .acceptRestocking, keys: [.enter, .character("y")],
                    words: ["yes", "y", "네"]),
                Control(
                    label: texts(.no), event: .declineRestocking, keys: [.escape, .character("n")], words: ["no", "n"]),
            ]
        )
    }
}
