import Core
import JuiceMaker
import ScreenKit

extension OrderScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let orders = todaysOrders.orders
        let scale = StockScale(of: bar.books)
        let juices = JuiceList(
            of: desk, scale: scale, group: group, orders: orders, change: Event.change, showGroup: Event.showGroup)
        juices.tabs
        Content.part { self.stock(scale, $0) }.named("stock")
        juices.named("menu")
        Content.part { [menu = bar.books.menu] in OrdersToday.history(orders, menu, $0) }.named("orders")
        Content.part(receipt).named("cart")
        Content.part(ticket).named("ready")
        juices.layout(Self.layout)
        if let line = desk.line(or: todaysOrders.error) { Notice(line) }
        if let question = desk.question(answering: Event.answer, staying: .stay) ?? draftQuestion { question }
        Hint(Text(.cart), .sayCart, words: "cart", Text(.cart))
        hints(soldToday: orders.juiceCount)
        Help(Text(.orderHelp))
        Help(drawing: Text(desk.bar.ordersWait ? .counterKeysHelp : .orderKeysHelp))
        Help(drawing: Text(.barsHelp, "\(scale.fullCount)"))
        if !desk.needsService { Help(lines: Text(.orderLines)) }
        desk.lines(change: Event.change, request: Event.request)
    }

    @ContentBuilder<Event> private func hints(soldToday: Int) -> Content<Event> {
        Hint(Text(.editStock), .open(.stock), key: "e", words: "stock", Text(.stock)).inTitle()
        Hint(Text(.sales), .open(.sales), key: "r", words: "sales", "판매", "매출", "report", Text(.sales))
        if shop.calculators != nil {
            // Only where orders wait is there something to do in a kitchen.
            if shop.makeKitchen != nil, !bar.books.accounts.openOrders.isEmpty {
                Hint(Text(.kitchen), .open(.kitchen), key: "k", words: "kitchen", Text(.kitchen))
            }
            Hint(
                Text(.calculateSales, "\(soldToday)"), .open(.soldCups), keys: ["c"],
                words: ["calc", Text(.calculator)] + Text(.calculate).inAllLanguages.map { Text($0) },
                meaning: Text(.calculateSalesMeaning)
            ).enabled(todaysOrders.error == nil)
            if bar.books.menu.currency != nil {
                Hint(
                    Text(.calculateChange), .open(.change), key: "g", words: "change", Text(.calculateChange),
                    meaning: Text(.calculateChangeMeaning))
            }
        }
    }

    /// At the left the menu and the stock, beside them the receipt. The sizes depend on the menu and not on what is in the cart, so that
    /// nothing moves under the pointer.
    private static let layout = PaneLayout.firstFitting(
        .columns(
            .rows("menu", .pane("stock").columns(least: 0, ideal: 0, most: 0).growingFirst())
                .columns(least: CartPane<Event>.leastColumnsBeside, most: .max),
            .pane("cart").rows(least: CartPane<Event>.leastRowsOfReceipt), gap: 2
        ).from(columns: CartPane<Event>.leastColumnsForReceipt),
        .rows(
            .pane("menu"), .pane("cart").rows(least: 1), .pane("stock").rows(least: 0).growingFirst(),
            .pane("orders").rows(least: 3).optional(), hasGaps: false))

    private func stock(_ scale: StockScale, _ texts: Texts) -> GaugesPane {
        let stock = bar.books.stock
        let gauges = stock.items.map {
            GaugesPane.Gauge(label: $0.name(texts), bar: scale.bar(of: $0, count: stock[$0]))
        }
        return GaugesPane(gauges: gauges, heading: texts(.stock), note: "┃ " + texts(.oneCup))
    }

    private func receipt(_ texts: Texts) -> CartPane<Event> {
        CartPane(
            heading: texts(.cart), lines: CartLine.lines(of: desk, texts, change: Event.change),
            labels: bar.books.menu.juices.map { $0.name(texts) }, placeholder: texts.spelled(texts(.cartHint)),
            sum: CartSum(of: desk, texts), ticket: calls.isEmpty ? nil : ticket(texts),
            // Enter of an empty cart puts the juice that has the focus into it.
            order: Control(
                Text(.order), .order, keys: desk.bar.ordersWait ? ["o"] : desk.cart.order == nil ? [] : [.enter],
                words: OrderDesk.orderingWords.map { Text($0) }, lineNames: .label),
            clear: .emptyingCart(.emptyCart))
    }

    private func ticket(_ texts: Texts) -> TicketPane {
        TicketPane(calls.map { Ticket(of: $0, at: desk) }, texts)
    }

    /// Asks what becomes of the changes of the stock that an earlier person of staff has not saved.
    private var draftQuestion: Question<Event>? {
        shop.leftBehind.draft?.question(goOn: .open(.stock), discard: .discardDraft)
    }
}
