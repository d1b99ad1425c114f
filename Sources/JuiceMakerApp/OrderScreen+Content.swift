import Core
import JuiceMaker
import ScreenKit

extension OrderScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let orders = todaysOrders.orders
        return ScreenContent(
            panes: (isStaff ? [.pane(gauges(texts), named: "stock")] : []) + [.pane(juices(texts), named: "menu")]
                + (isStaff ? [.pane(history(orders, texts), named: "orders")] : [])
                + [.pane(cart(texts), named: "cart"), .pane(ready(texts), named: "ready")],
            layout: isStaff ? Self.staffLayout : Self.customerLayout,
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

    /// At the left what can be chosen, beside it the cart and the number that is ready. The sizes depend on the menu and not on what is in the
    /// cart, so that nothing moves under the pointer.
    private static let staffLayout = PaneLayout.firstFitting(
        .columns(.rows("menu", stock), .rows(cart, ready), orders, hasLines: true).atIdealWidth(),
        .columns(.rows("menu", stock, orders.rows(least: 4, ideal: 5)), .rows(cart, ready), hasLines: true),
        stacked(cart: "cart", ready: .pane("ready").rows(ideal: 2, most: 5), stock: "stock"),
        stacked(
            cart: .pane("cart").rows(least: 1, ideal: 1), ready: .pane("ready").rows(least: 0, ideal: 2, most: 5),
            stock: .pane("stock").rows(least: 0)))

    /// One below the other; what there is to read takes its rows before the list does.
    private static func stacked(cart: PaneLayout, ready: PaneLayout, stock: PaneLayout) -> PaneLayout {
        .rows(
            .pane("menu").rows(least: 1), cart, ready.growingFirst(), stock.growingFirst(),
            orders.rows(least: 2).optional(), hasGaps: false)
    }

    /// Below the list there is room for a receipt too.
    private static let customerLayout = PaneLayout.firstFitting(
        .columns(.rows("menu", ready.rows(ideal: 9)), "cart", hasLines: true),
        .rows(.pane("menu").rows(least: 1), "cart", .pane("ready").rows(least: 1, ideal: 2), hasGaps: false))

    private static let cart = PaneLayout.pane("cart").rows(ideal: 7)
    /// What stands below takes the width of what stands above.
    private static let stock = PaneLayout.pane("stock").columns(least: 0, ideal: 0, most: 0)
    private static let ready = PaneLayout.pane("ready").columns(least: 0, ideal: 0, most: 0)
    private static let orders = PaneLayout.pane("orders").columns(least: 26, most: 46)

    private func gauges(_ texts: Texts) -> GaugesPane {
        let stock = bar.books.stock
        return GaugesPane(
            gauges: stock.items.map {
                GaugesPane.Gauge(label: $0.name(texts), bar: scale.bar(of: $0, count: stock[$0]))
            })
    }

    // MARK: Menu

    private func juices(_ texts: Texts) -> ListPane<Event> {
        let books = bar.books
        let prices = books.menu.juices.map { texts.money($0.price, in: books.menu) }
        let columns = prices.map(\.count).max() ?? 0
        return ListPane(
            rows: zip(books.menu.juices, prices).enumerated().map { index, row in
                let (juice, price) = row
                let notes = notes(for: juice, texts)
                let isSoldOut = notes.count > 1
                return ListPane<Event>.Row(
                    control: Control(
                        label: juice.name(texts), event: .add(juice), keys: .number(index),
                        words: [juice.id] + juice.name.all),
                    detail: String(repeating: " ", count: columns - price.count) + price,
                    note: notes[0],
                    shortNotes: Array(notes.dropFirst()),
                    tone: isSoldOut ? .quiet : .good,
                    labelTone: isSoldOut ? .quiet : .plain,
                    bindings: [
                        Control(
                            label: texts(.oneMore), event: .change(juice, by: 1), keys: [.character("+"), .right]),
                        Control(
                            label: texts(.oneFewer), event: .change(juice, by: -1), keys: [.character("-"), .left]),
                    ]
                )
            },
            // What can be made changes with each order.
            noteColumns: Extent(least: 8, ideal: 16, most: 30), hasNumbersOnly: true
        )
    }

    /// Returns the number that can be made; of a juice that cannot be made, what it lacks, from the longest text to the shortest.
    private func notes(for juice: Juice, _ texts: Texts) -> [String] {
        let books = bar.books
        let servings = books.servings(of: juice)
        guard servings == 0 else { return [texts(.servings, String(servings))] }
        let stock = books.stock
        let missing = juice.needs.filter { stock[$0.item] < $0.count }
        let fruits = missing.map {
            texts(.fruitOfNeed, $0.item.name(texts), String(stock[$0.item]), String($0.count))
        }
        let counts = missing.map { "\(stock[$0.item])/\($0.count)" }
        return [fruits, counts].map { texts(.soldOutOf, $0.joined(separator: ", ")) } + [texts(.soldOut)]
    }

    // MARK: Cart

    private func cart(_ texts: Texts) -> CartPane {
        let menu = bar.books.menu
        let lines = cart.lines.map { line in
            CartPane.Line(
                label: line.item.name(texts), count: line.count,
                amount: line.count == 0 ? "" : texts.money(line.item.price.map { $0 * line.count }, in: menu),
                lower: Control(label: "−", event: .change(line.item, by: -1), isEnabled: line.count > 0),
                raise: Control(label: "+", event: .change(line.item, by: 1)))
        }
        let order = cart.order
        return CartPane(
            heading: texts(.cart), lines: lines, labels: menu.juices.map { $0.name(texts) },
            placeholder: texts.spelled(texts(.cartHint)), count: texts(.cupCount, String(cart.count)),
            total: texts.money(order?.total ?? 0, menu.currency), summary: texts.summary(of: order, menu.currency),
            canOrder: order != nil,
            // Enter of an empty cart puts the juice that has the focus into it.
            order: Control(
                label: texts(.order), event: .orderCart, keys: order == nil ? [] : [.enter],
                words: Self.orderingWords(texts)),
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
            calls: LazyRows(count: calls.count) { texts.message(.ready(calls[$0])) })
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
        guard calculators != nil else { return [cart, sales] }
        let calculation = Control<Event>(
            label: texts(.calculateSales, String(soldToday)), event: .calculateSales, keys: [.character("c")],
            words: ["calc", texts(.calculator)] + texts.inAllLanguages(JuiceMakerText.calculate),
            meaning: texts(.calculateSalesMeaning))
        let change = Control<Event>(
            label: texts(.calculateChange), event: .calculateChange, keys: [.character("g")],
            words: ["change", texts(.calculateChange)], meaning: texts(.calculateChangeMeaning))
        return [cart, sales, calculation] + (bar.books.menu.currency == nil ? [] : [change])
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
            lines: [texts.list(order) + ": " + texts.explain(shortage)]
                // Of a single juice, the button says it all.
                + (order.lines.count > 1 ? part.map { [texts(.possiblePart, texts.list($0))] } ?? [] : []),
            // The first answer has the focus: a second press of ⏎ must not order a part that a customer has not chosen.
            buttons: isStaff
                ? [yes] + [makePart].compactMap(\.self) + [no] : [no] + [makePart].compactMap(\.self)
        )
    }
}
