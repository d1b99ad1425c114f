import Core
import JuiceMaker
import ScreenKit

extension OrderScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let orders = todaysOrders.orders
        let scale = scale
        let groups = isShowingNumber || isChecking ? [] : groups
        let hasGroups = groups.count > 1
        if hasGroups { Content.part { self.tabs(of: groups, $0) }.named("groups") }
        if isChecking {
            Content.part { self.check(scale, $0) }.named("check")
        } else {
            if isStaff { Content.part { self.stock(scale, $0) }.named("stock") }
            juices(orders, scale).named("menu")
            if isStaff { Content.part { self.history(orders, $0) }.named("orders") }
            Content.part(cart).named("cart")
        }
        Content.part(ready).named("ready")
        Layout(layout(hasGroups: hasGroups))
        if !isStaff || isChecking { steps }
        ScreenKit.Notice(message)
        if let openQuestion { openQuestion }
        if hasGroups { Hint(Text(.groupHint), .showGroup((group + 1) % groups.count), key: .pageDown) }
        Hint(Text(.cart), .sayCart, words: "cart", Text(.cart))
        if isStaff { staffHints(soldToday: orders.juiceCount) }
        Help(Text(.orderHelp))
        Help(drawing: Text(isAtCounter ? .counterKeysHelp : .orderKeysHelp))
        if isStaff { Help(drawing: Text(.barsHelp, "\(scale.fullCount)")) }
        if needsService {
            OtherLines(read: events(forLine:))
        } else {
            OtherLines(Text(.orderLines), read: events(forLine:))
        }
    }

    @ContentBuilder<Event> private func staffHints(soldToday: Int) -> Content<Event> {
        Hint(Text(.editStock), .editStock, key: "e", words: "stock", Text(.stock)).inTitle()
        Hint(Text(.sales), .showSales, key: "r", words: "sales", "판매", "매출", "report", Text(.sales))
        if calculators != nil {
            // Only where orders wait is there something to do in a kitchen.
            if tools != nil, !bar.books.accounts.openOrders.isEmpty {
                Hint(Text(.kitchen), .showKitchen, key: "k", words: "kitchen", Text(.kitchen))
            }
            Hint(
                Text(.calculateSales, "\(soldToday)"), .calculateSales, keys: ["c"],
                words: ["calc", Text(.calculator)] + Text(.calculate).inAllLanguages.map { Text($0) },
                meaning: Text(.calculateSalesMeaning)
            ).enabled(todaysOrders.error == nil)
            if bar.books.menu.currency != nil {
                Hint(
                    Text(.calculateChange), .calculateChange, key: "g", words: "change", Text(.calculateChange),
                    meaning: Text(.calculateChangeMeaning))
            }
        }
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

    private func layout(hasGroups: Bool) -> PaneLayout {
        if isShowingNumber { return "ready" }
        if isChecking { return "check" }
        let layout = isStaff ? Self.staffLayout : Self.customerLayout
        return hasGroups ? .rows("groups", layout, hasGaps: false) : layout
    }

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
        return StockPane(gauges: GaugesPane(gauges: gauges))
    }

    // MARK: Cart

    func cartLines(_ texts: Texts) -> [CartPane.Line] {
        cart.lines.map { line in
            CartPane.Line(
                label: line.item.name(texts), count: line.count,
                amount: line.count == 0
                    ? "" : texts.money(line.item.price.map { $0 * line.count }, in: bar.books.menu),
                lower: Control("−", .change(line.item, by: -1), isEnabled: line.count > 0),
                raise: Control("+", .change(line.item, by: 1)))
        }
    }

    private func cart(_ texts: Texts) -> CartPane {
        let menu = bar.books.menu
        let lines = cartLines(texts)
        let order = cart.order
        return CartPane(
            heading: texts(.cart), lines: lines, labels: menu.juices.map { $0.name(texts) },
            placeholder: isStaff ? texts.spelled(texts(.cartHint)) : customerHint(texts),
            count: texts(.cupCount, String(cart.count)),
            total: texts.money(order?.total ?? 0, menu.currency),
            digits: order?.total.flatMap { menu.currency?.text($0) } ?? "", unit: texts.unit(of: menu.currency),
            summary: texts.summary(of: order, menu.currency),
            canOrder: order != nil, isForCustomers: !isStaff, ticket: calls.isEmpty ? nil : ready(texts),
            // Enter of an empty cart puts the juice that has the focus into it.
            order: Control(
                Text(.order), .orderCart, keys: isAtCounter ? isStaff ? ["o"] : [] : order == nil ? [] : [.enter],
                words: Self.orderingWords.map { Text($0) }, lineNames: .label),
            check: isStaff ? nil : Control(Text(.checkOrder), .checkCart, keys: ["o"]),
            clear: Control(
                Text(.emptyCart), .emptyCart, keys: ["x", .backspace],
                words: [Text(.emptyCart).lowercased] + Self.removingWords.map { Text($0) },
                meaning: Text(.emptyCartMeaning), lineNames: .label))
    }

    // MARK: Orders

    private func ready(_ texts: Texts) -> ReadyPane {
        let calls = calls
        let currency = bar.books.menu.currency
        var lines: [Message] = []
        if let sale = calls.last {
            lines = [texts.message(.ready(sale), waits: bar.ordersWait)]
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
            calls: LazyRows(count: calls.count) { [bar] in texts.message(.ready(calls[$0]), waits: bar.ordersWait) },
            page: calls.last.map { numberPage(of: $0, texts) })
    }

    private func numberPage(of sale: Sale, _ texts: Texts) -> ReadyPane.Page {
        let currency = bar.books.menu.currency
        let money = texts.money(sale.order.total, currency)
        return ReadyPane.Page(
            title: texts(.yourNumber),
            heading: texts(bar.ordersWait ? .numberOfOrder : .numberIsReady, String(sale.number)),
            juices: sale.order.lines.map { line in
                (
                    line.count == 1
                        ? line.item.name(texts) : texts(.juiceCount, line.item.name(texts), String(line.count)),
                    line.item.price.flatMap { price in currency?.text(price * line.count) } ?? ""
                )
            }, list: texts.list(sale.order), total: money.isEmpty ? "" : texts(.total, money),
            news: isStaff && bar.ordersWait
                ? "" : texts(bar.ordersWait ? .numberWillBeCalled : isStaff ? .enjoy : .boardHeading),
            done: isShowingNumber ? Control(Text(.done), .leaveNumber, keys: [.enter]) : nil)
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
        // What became of an order is said first: the error stays until it is over.
        if let error = bar.refreshError, notices.allSatisfy({ $0.failure == nil }) {
            return explanation(of: error, texts)
        }
        // To a customer, what has failed is a page of its own.
        let messages = notices.filter { isStaff || $0.failure == nil }.map { $0.message(texts) }
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

    /// The total of the order that was made last; `nil` if there is none, or the menu has no prices.
    var lastTotal: TotalToPay? {
        guard let total = calls.last?.order.total, let currency = bar.books.menu.currency else { return nil }
        return TotalToPay(amount: total, currency: currency)
    }

    // MARK: Questions

    /// What must be answered before anything else; `nil` for nothing.
    private var openQuestion: Question<Event>? {
        if !isStaff, let failure = notices.lazy.compactMap(\.failure).first {
            return Question(Text(.callStaffForHelp), failure.leavesNothing ? [Line(Text(.nothingOrdered))] : []) {
                Answer(Text(.done), .stay, keys: [.enter, .escape])
            }
        }
        guard case .asking(let order, let shortage, let part) = bar.machine.state else { return questionOfDraft }
        let no = Answer(
            Text(isStaff ? .no : .cancelOrder), Event.declineRestocking, keys: [.escape, "n"],
            words: ["no", "n", "아니오", "cancel"])
        var lines = isStaff ? [] : [Line(Text(.nothingOrdered))]
        lines += [Line(Text { $0.list(order) }), Line(Text { $0.explain(shortage) }, .bad)]
        // Of a single juice, the button says it all.
        if let part, order.lines.count > 1 { lines.append(Line(Text(.possiblePart, Text { $0.list(part) }))) }
        return Question(Text(isStaff ? .askToRestock : .callStaff), lines) {
            // The first answer has the focus: a second press of ⏎ must not order a part that a customer has not chosen.
            isStaff ? Self.yes(.acceptRestocking) : no
            if let part {
                Answer(
                    Text(.makePart, "\(part.count)"), .acceptPart, key: "p",
                    words: "part", "p", "only what is possible", "되는 만큼만")
            }
            if isStaff { no }
        }
    }

    private static func yes(_ event: Event) -> Answer<Event> {
        Answer(Text(.yes), event, keys: [.enter, "y"], words: ["yes", "y", "네"])
    }

    /// Asks what becomes of the changes of the stock that an earlier person of staff has not saved.
    private var questionOfDraft: Question<Event>? {
        guard isStaff, let draft = tools?.draft, draft.screen?.navigator == nil, !draft.changes.isEmpty else {
            return nil
        }
        let changes = draft.changes
        return Question(Text(.askToContinueCounts), [Line(Text { $0.list(changes) })]) {
            Self.yes(.editStock)
            Answer(
                Text(.discard), .discardDraft, keys: [.escape, "n"], words: ["no", "n", "아니오", Text(.discard)])
        }
    }
}
