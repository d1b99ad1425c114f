import Core
import JuiceMaker
import ScreenKit

extension OrderScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let orders = todaysOrders.orders
        let ready = ready(texts)
        let scale = scale
        return ScreenContent(
            panes: isStaff
                ? [
                    .pane(stock(scale, texts), named: "stock"), .pane(juices(orders, scale, texts), named: "menu"),
                    .pane(history(orders, texts), named: "orders"), .pane(cart(ready, texts), named: "cart"),
                    .pane(ready, named: "ready"),
                ] : customerPanes(orders, scale, ready, texts),
            layout: isShowingNumber
                ? .pane("ready")
                : isChecking ? .rows("steps", "check") : isStaff ? Self.staffLayout : Self.customerLayout,
            accessories: isStaff
                ? [
                    Control(
                        label: texts(.editStock), event: .editStock, keys: [.character("e")],
                        words: ["stock", texts(.stock)])
                ] : [],
            message: message(texts),
            hints: hints(soldToday: orders.juiceCount, texts),
            alert: alert(texts),
            help: [texts(.orderHelp)],
            drawingHelp: [texts(.orderKeysHelp)] + (isStaff ? [texts(.barsHelp, String(scale.fullCount))] : []),
            lineHelp: [texts(.orderLines)]
        )
    }

    /// At the left the menu and the stock, beside them the receipt. The sizes depend on the menu and not on what is in the cart, so that
    /// nothing moves under the pointer.
    private static let staffLayout = PaneLayout.firstFitting(
        .columns(
            .rows("menu", .pane("stock").columns(least: 0, ideal: 0, most: 0).growingFirst())
                .columns(least: CartPane.leastColumnsBeside, most: .max),
            .pane("cart").rows(least: CartPane.leastRowsOfReceipt), gap: 2
        ).from(columns: CartPane.leastColumnsForReceipt),
        .rows(
            .pane("menu"), .pane("cart").rows(least: 1), .pane("stock").rows(least: 0).growingFirst(),
            .pane("orders").rows(least: 3).optional(), hasGaps: false))

    /// The scale of the stock's bars.
    private var scale: StockScale {
        let stock = bar.books.stock
        return StockScale(bar.books.menu, counts: stock.items.map { stock[$0] })
    }

    private func stock(_ scale: StockScale, _ texts: Texts) -> StockPane {
        let stock = bar.books.stock
        let gauges = stock.items.map {
            GaugesPane.Gauge(label: $0.name(texts), bar: scale.bar(of: $0, count: stock[$0]))
        }
        return StockPane(gauges: GaugesPane(gauges: gauges), heading: texts(.stock), markLabel: texts(.oneCup))
    }

    // MARK: Menu

    func juices(_ orders: DayOrders, _ scale: StockScale, _ texts: Texts) -> JuicesPane {
        let menu = bar.books.menu
        let prices = menu.juices.map { texts.money($0.price, in: menu) }
        let columns = prices.map(\.count).max() ?? 0
        let list = ListPane(
            rows: zip(menu.juices, prices).enumerated().map { index, row in
                let (juice, price) = row
                let notes = notes(for: juice, texts)
                let isSoldOut = notes.count > 1
                let more = Event.change(juice, by: 1)
                let fewer = Event.change(juice, by: -1)
                return ListPane<Event>.Row(
                    control: Control(
                        label: juice.name(texts), event: .add(juice), keys: .number(index),
                        words: [juice.id] + juice.name.all),
                    detail: String(repeating: " ", count: columns - price.count) + price,
                    note: notes[0],
                    shortNotes: Array(notes.dropFirst()),
                    tone: isSoldOut ? .quiet : .good,
                    labelTone: isSoldOut ? .quiet : .plain,
                    buttons: isStaff ? [] : [Control(label: "−", event: fewer), Control(label: "+", event: more)],
                    bindings: [
                        Control(label: texts(.oneMore), event: more, keys: [.character("+")]),
                        Control(label: texts(.oneFewer), event: fewer, keys: [.character("-")]),
                    ]
                )
            }, hasNumbersOnly: true)
        return JuicesPane(
            list: list, cards: menu.juices.map { card(of: $0, scale, texts) },
            today: isStaff ? today(orders, texts) : nil, addLabel: isStaff ? nil : texts(.addToCart))
    }

    /// Returns the card of a juice. The cups in the cart count as if they were made.
    private func card(of juice: Juice, _ scale: StockScale, _ texts: Texts) -> JuicesPane.Card {
        let books = bar.books
        let isSoldOut = books.servings(of: juice) == 0
        let left = books.servings(of: juice, besides: cart)
        let stock =
            isSoldOut
            ? Message(text: isStaff ? texts(.soldOut).uppercased() : texts(.soldOut))
            : Message(text: texts(.servings, String(left)), tone: left > 2 ? .good : .warning)
        return JuicesPane.Card(
            glass: Glass(colors: scale.colors(of: juice), cups: left),
            // Staff knows the currency; in Korean its unit takes no more room than a blank.
            price: isStaff && texts.language != .korean
                ? texts.money(juice.price, in: books.menu) : texts.money(juice.price, books.menu.currency),
            stock: isStaff || isSoldOut ? stock : nil, isSoldOut: isSoldOut,
            lacks: isSoldOut ? lacks(juice, texts) : [],
            count: cart[juice])
    }

    private func today(_ orders: DayOrders, _ texts: Texts) -> JuicesPane.Today {
        let menu = bar.books.menu
        let money = texts.money(orders.total(in: menu.currency), in: menu)
        let sales = money.isEmpty ? [] : [(texts(.salesInMoney), money)]
        return JuicesPane.Today(
            figures: [
                (texts(.ordersToday), String(orders.orders.count)), (texts(.cupsToday), String(orders.juiceCount)),
            ] + sales,
            orders: LazyRows(count: orders.orders.count) { index in
                let sale = orders.orders[index]
                let menu = orders.menu(of: sale) ?? menu
                return (
                    texts(.numberOfOrder, String(sale.number)), texts.list(sale, in: menu),
                    texts.money(sale.total, in: menu)
                )
            })
    }

    /// Returns the number that can be made; of a juice that cannot be made, what it lacks, from the longest text to the shortest.
    private func notes(for juice: Juice, _ texts: Texts) -> [String] {
        let books = bar.books
        let servings = books.servings(of: juice)
        guard servings == 0 else { return [texts(.servings, String(servings))] }
        return lacks(juice, texts).map { texts(.soldOutOf, $0) } + [texts(.soldOut)]
    }

    /// Returns what a juice lacks, from the longest text to the shortest.
    private func lacks(_ juice: Juice, _ texts: Texts) -> [String] {
        let stock = bar.books.stock
        let missing = juice.needs.filter { stock[$0.item] < $0.count }
        let fruits = missing.map {
            texts(.fruitOfNeed, $0.item.name(texts), String(stock[$0.item]), String($0.count))
        }
        let counts = missing.map { "\(stock[$0.item])/\($0.count)" }
        return [fruits, counts].map { $0.joined(separator: ", ") }
    }

    // MARK: Cart

    func cartLines(_ texts: Texts) -> [CartPane.Line] {
        cart.lines.map { line in
            CartPane.Line(
                label: line.item.name(texts), count: line.count,
                amount: line.count == 0
                    ? "" : texts.money(line.item.price.map { $0 * line.count }, in: bar.books.menu),
                lower: Control(label: "−", event: .change(line.item, by: -1), isEnabled: line.count > 0),
                raise: Control(label: "+", event: .change(line.item, by: 1)))
        }
    }

    func cart(_ ready: ReadyPane, _ texts: Texts) -> CartPane {
        let menu = bar.books.menu
        let lines = cartLines(texts)
        let order = cart.order
        return CartPane(
            heading: texts(.cart), lines: lines, labels: menu.juices.map { $0.name(texts) },
            placeholder: texts.spelled(texts(.cartHint)), count: texts(.cupCount, String(cart.count)),
            total: texts.money(order?.total ?? 0, menu.currency),
            digits: order?.total.flatMap { menu.currency?.text($0) } ?? "", unit: texts.unit(of: menu.currency),
            summary: texts.summary(of: order, menu.currency),
            canOrder: order != nil, isForCustomers: !isStaff, ticket: ready.number.isEmpty ? nil : ready,
            // Enter of an empty cart puts the juice that has the focus into it.
            order: Control(
                label: texts(.order), event: .orderCart, keys: order == nil || !isStaff ? [] : [.enter],
                words: Self.orderingWords(texts)),
            check: isStaff
                ? nil
                : Control(label: texts(.checkOrder), event: .checkCart, keys: order == nil ? [] : [.enter]),
            clear: Control(
                label: texts(.emptyCart), event: .emptyCart, keys: [.character("x"), .backspace],
                words: [texts(.emptyCart).lowercased()] + Self.removingWords(texts),
                meaning: texts(.emptyCartMeaning)))
    }

    // MARK: Orders

    private func ready(_ texts: Texts) -> ReadyPane {
        let calls = calls
        let currency = bar.books.menu.currency
        var lines: [Message] = []
        if let sale = calls.last {
            lines = [texts.message(.ready(sale))]
            if !isStaff {
                lines += sale.order.lines.map { line in
                    let amount = texts.money(line.item.price.map { $0 * line.count }, currency)
                    let text = texts(.juiceCount, line.item.name(texts), String(line.count))
                    return Message(text: [text, amount].filter { !$0.isEmpty }.joined(separator: "  "))
                }
            }
            if let total = sale.order.total, currency != nil {
                lines.append(Message(text: texts(.total, texts.money(total, currency)), tone: .strong))
            }
        }
        // A single juice is named, even where the end of its line has no room.
        let shortLine = calls.last.flatMap { sale in
            guard sale.order.lines.count > 1 else { return Message?.none }
            let count = texts(.cupCount, String(sale.order.count))
            return Message(text: texts(.readyInShort, String(sale.number), count), tone: .good)
        }
        return ReadyPane(
            number: calls.last.map { String($0.number) } ?? "", lines: lines, shortLine: shortLine,
            calls: LazyRows(count: calls.count) { texts.message(.ready(calls[$0])) },
            page: calls.last.map { numberPage(of: $0, texts) })
    }

    private func numberPage(of sale: Sale, _ texts: Texts) -> ReadyPane.Page {
        let currency = bar.books.menu.currency
        let money = texts.money(sale.order.total, currency)
        return ReadyPane.Page(
            title: texts(.yourNumber), heading: texts(.numberIsReady, String(sale.number)),
            juices: sale.order.lines.map { line in
                (
                    line.count == 1
                        ? line.item.name(texts) : texts(.juiceCount, line.item.name(texts), String(line.count)),
                    line.item.price.flatMap { price in currency?.text(price * line.count) } ?? ""
                )
            }, list: texts.list(sale.order), total: money.isEmpty ? "" : texts(.total, money),
            news: texts(isStaff ? .enjoy : .boardHeading),
            done: isShowingNumber ? Control(label: texts(.done), event: .leaveNumber, keys: [.enter]) : nil)
    }

    private func history(_ orders: DayOrders, _ texts: Texts) -> TextPane {
        let menu = bar.books.menu
        return TextPane(
            lines: LazyRows(count: orders.orders.count) { index in
                let sale = orders.orders[index]
                return Message(text: texts.line(for: sale, in: orders.menu(of: sale) ?? menu))
            },
            isProse: true,
            followsEnd: true,
            placeholder: texts(.noOrdersYet),
            heading: texts(.todaysOrders, String(orders.orders.count)),
            // What is new among them is called out.
            announcement: .history
        )
    }

    private func message(_ texts: Texts) -> Message? {
        if let error = bar.refreshError { return explanation(of: error, texts) }
        let messages = notices.map { notice in
            switch notice {
            case .announcement(.failed) where !isStaff: Message.bad(texts(.callStaffForHelp))
            case .announcement(let announcement): texts.message(announcement)
            case .cart: Message(text: texts.summary(of: cart.order, bar.books.menu.currency))
            case .ledger(let notice): Message(text: texts.explain(notice), tone: .warning)
            case .notPrinted(let error): Message.bad(texts(.notPrinted, error.reason))
            case .noOrder: Message(text: texts(.noOrdersYet))
            case .saved(let changes): Message(text: texts(.stockSaved, texts.list(changes)), tone: .good)
            case .soldOut(let juice): Message(text: notes(for: juice, texts)[0], tone: .warning)
            }
        }
        if let first = messages.first {
            return Message(
                text: messages.map(\.text).joined(separator: " "),
                tone: messages.contains { $0.tone == .bad } ? .bad : first.tone)
        }
        if let error = todaysOrders.error { return explanation(of: error, texts) }
        let waiting = bar.machine.waiting.map { texts.list($0) }
        return waiting.isEmpty
            ? nil : Message(text: texts(.waitingOrders, waiting.joined(separator: ", ")), tone: .warning)
    }

    /// Returns the message about an error. A customer can do nothing about one but call staff.
    private func explanation(of error: LedgerError, _ texts: Texts) -> Message {
        .bad(isStaff ? texts.explain(error) : texts(.callStaffForHelp))
    }

    private func hints(soldToday: Int, _ texts: Texts) -> [Control<Event>] {
        let cart = Control<Event>(label: texts(.cart), event: .sayCart, words: ["cart", texts(.cart)])
        guard isStaff else { return [cart] }
        let sales = Control<Event>(
            label: texts(.sales), event: .showSales, keys: [.character("r")],
            words: ["sales", "판매", "매출", "report", texts(.sales)])
        let kitchen = Control<Event>(
            label: texts(.kitchen), event: .showKitchen, keys: [.character("k")],
            words: ["kitchen", texts(.kitchen)])
        guard calculators != nil else { return [cart, sales] }
        let calculation = Control<Event>(
            label: texts(.calculateSales, String(soldToday)), event: .calculateSales, keys: [.character("c")],
            words: ["calc", texts(.calculator)] + texts.inAllLanguages(JuiceMakerText.calculate),
            meaning: texts(.calculateSalesMeaning))
        let change = Control<Event>(
            label: texts(.calculateChange), event: .calculateChange, keys: [.character("g")],
            words: ["change", texts(.calculateChange)], meaning: texts(.calculateChangeMeaning))
        // Only where orders wait is there something to do in a kitchen.
        let hasKitchen = tools != nil && (!bar.books.accounts.openOrders.isEmpty)
        return [cart, sales] + (hasKitchen ? [kitchen] : []) + [calculation]
            + (bar.books.menu.currency == nil ? [] : [change])
    }

    // MARK: Shortage

    private func alert(_ texts: Texts) -> AlertContent<Event>? {
        guard case .asking(let order, let shortage, let part) = bar.machine.state else { return nil }
        let makePart = part.map { part in
            Control<Event>(
                label: texts(.makePart, String(part.count)), event: .acceptPart, keys: [.character("p")],
                words: ["part", "p", "only what is possible", "되는 만큼만"])
        }
        let yes = Control<Event>(
            label: texts(.yes), event: .acceptRestocking, keys: [.enter, .character("y")], words: ["yes", "y", "네"])
        let no = Control<Event>(
            label: isStaff ? texts(.no) : texts(.cancelOrder), event: .declineRestocking,
            keys: [.escape, .character("n")], words: ["no", "n", "아니오", "cancel"])
        return AlertContent(
            title: texts(isStaff ? .askToRestock : .callStaff),
            lines: [Message(text: texts.list(order)), Message(text: texts.explain(shortage), tone: .bad)]
                // Of a single juice, the button says it all.
                + (order.lines.count > 1 ? [part.map { Message(text: texts(.possiblePart, texts.list($0))) }] : [])
                .compactMap(\.self),
            // The first answer has the focus: a second press of ⏎ must not order a part that a customer has not chosen.
            buttons: isStaff
                ? [yes] + [makePart].compactMap(\.self) + [no] : [no] + [makePart].compactMap(\.self)
        )
    }
}
