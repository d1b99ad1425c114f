import Core
import JuiceMaker
import ScreenKit

/// The juices of a menu with what can be made of each, as cards or as rows: for staff with the counts in stock, for a customer with buttons
/// for the cups. A long menu is shown in groups.
package struct JuiceList<Event>: ContentPart {
    private let desk: OrderDesk
    private let viewer: JuiceViewer
    private let scale: StockScale
    private let groups: [JuiceGroup]
    /// The group in view.
    private let group: Int
    /// Today's orders, which stand in the free places behind the cards; `nil` for a customer.
    private let orders: DayOrders?
    private let change: (Juice, Int) -> Event
    private let showGroup: (Int) -> Event

    /// Creates the juices of a customer.
    ///
    /// - Parameters:
    ///   - desk: The order of the customer.
    ///   - group: The group in view.
    ///   - change: Returns the event that changes the count of a juice in the cart.
    ///   - showGroup: Returns the event that shows a group.
    package init(
        of desk: CustomerDesk, group: Int, change: @escaping (Juice, Int) -> Event,
        showGroup: @escaping (Int) -> Event
    ) {
        self.init(desk, .customer, StockScale(of: desk.books), group, nil, change, showGroup)
    }

    /// Creates the juices of staff, with today's orders.
    init(
        of desk: StaffDesk, scale: StockScale, group: Int, orders: DayOrders,
        change: @escaping (Juice, Int) -> Event, showGroup: @escaping (Int) -> Event
    ) {
        self.init(desk, .staff, scale, group, orders, change, showGroup)
    }

    private init(
        _ desk: OrderDesk, _ viewer: JuiceViewer, _ scale: StockScale, _ group: Int, _ orders: DayOrders?,
        _ change: @escaping (Juice, Int) -> Event, _ showGroup: @escaping (Int) -> Event
    ) {
        (self.desk, self.viewer, self.scale, self.orders) = (desk, viewer, scale, orders)
        (self.change, self.showGroup) = (change, showGroup)
        groups = JuiceGroup.groups(of: desk.books.menu, for: viewer)
        self.group = min(group, groups.count - 1)
    }

    private var hasGroups: Bool { groups.count > 1 }

    /// The groups of a long menu as tabs, with a key for the next one. They are named `groups`.
    @ContentBuilder<Event> package var tabs: Content<Event> {
        if hasGroups {
            Content.part { texts in
                let tabs = groups.enumerated().map { index, group in
                    Control(
                        group.label(isAlone: groups.count { $0.category == group.category } == 1), showGroup(index),
                        lineNames: .label)
                }
                return TabsPane(tabs, selected: group, note: "", texts)
            }.named("groups")
            Hint(Text(.groupHint), showGroup((group + 1) % groups.count), key: .pageDown)
        }
    }

    /// Returns the layout of a page with the tabs above the rest of it.
    package func layout(_ page: PaneLayout) -> Layout {
        Layout(hasGroups ? .rows("groups", page, hasGaps: false) : page)
    }

    package var content: Content<Event> {
        let menu = desk.books.menu
        let places = groups[group].places
        let prices = menu.juices.map { $0.price.flatMap { menu.currency?.text($0) } ?? "" }
        let columns = prices.map(\.count).max() ?? 0
        // The numbers count the juices in view, so that one key is one juice.
        return List {
            for index in places {
                row(
                    for: menu.juices[index],
                    price: String(repeating: " ", count: columns - prices[index].count) + prices[index],
                    back: (group + groups.count - 1) % groups.count)
            }
        }
        .preferring(row: preferredRow(in: places)).namedByNumbers()
        .form { texts in
            JuicesPane(
                cards: places.map { card(of: menu.juices[$0], texts) },
                mostCards: groups.reduce(0) { max($0, $1.places.count) },
                today: orders.map { today($0, texts) }, viewer: viewer, addLabel: texts(.addToCart))
        }.content
    }

    private func row(for juice: Juice, price: String, back: Int) -> Row<Event> {
        let notes = juice.notes(in: desk.books)
        let isSoldOut = notes.count > 1
        let (more, fewer) = (change(juice, 1), change(juice, -1))
        var row = Row(juice.name.text, more, detail: Text(price), note: notes[0], tone: isSoldOut ? .quiet : .good)
            .words(([juice.id] + juice.name.all).map { Text($0) })
            .labelTone(isSoldOut ? .quiet : .plain).shortNotes(Array(notes.dropFirst()))
        // Enter orders only where the focus is on a juice that is in the cart: what the arrows have marked is chosen first. A customer chooses
        // with it always.
        if desk.cart[juice] == 0 || desk.bar.ordersWait { row = row.action("", more, keys: .enter) }
        if hasGroups { row = row.action("", showGroup(back), keys: .pageUp) }
        row = row.action(Text(.oneMore), more, keys: "+").action(Text(.oneFewer), fewer, keys: "-")
        guard viewer == .customer else { return row }
        let isThere = desk.books.servings(of: juice, besides: desk.cart) > 0 && desk.bar.machine.cupsLeft > 0
        return row.action("", fewer, sign: "−").action("", more, sign: "+", isEnabled: isThere)
    }

    /// The row of the juice that was chosen last; for a customer with an empty cart, of the first one that is there.
    private func preferredRow(in places: [Int]) -> Int? {
        let juices = places.map { desk.books.menu.juices[$0] }
        if let last = desk.cart.lines.last { return juices.firstIndex(of: last.item) }
        return viewer == .staff ? nil : juices.firstIndex { desk.books.servings(of: $0) > 0 }
    }

    /// Returns the card of a juice. The cups in the cart count as if they were made.
    private func card(of juice: Juice, _ texts: Texts) -> JuicesPane.Card {
        let books = desk.books
        let isSoldOut = books.servings(of: juice) == 0
        let left = books.servings(of: juice, besides: desk.cart)
        let stock =
            isSoldOut
            ? Message(text: viewer == .staff ? texts(.soldOut).uppercased() : texts(.soldOut))
            : Message(text: texts(.servings, String(left)), tone: left > 2 ? .good : .warning)
        return JuicesPane.Card(
            glass: Glass(colors: scale.colors(of: juice), cups: left),
            // Staff knows the currency; in Korean its unit takes no more room than a blank.
            price: viewer == .staff && texts.language != .korean
                ? texts.money(juice.price, in: books.menu) : texts.money(juice.price, books.menu.currency),
            stock: viewer == .staff || isSoldOut ? stock : nil, isSoldOut: isSoldOut,
            lacks: isSoldOut ? juice.lacks(in: books.stock).map { texts($0) } : [],
            count: desk.cart[juice])
    }

    private func today(_ orders: DayOrders, _ texts: Texts) -> OrdersToday {
        let menu = desk.books.menu
        let money = texts.money(orders.total(in: menu.currency), in: menu)
        let sales = money.isEmpty ? [] : [(texts(.salesInMoney), money)]
        return OrdersToday(
            figures: [
                (texts(.ordersToday), String(orders.orders.count)), (texts(.cupsToday), String(orders.juiceCount)),
            ] + sales,
            orders: LazyRows(count: orders.orders.count) { index in
                let order = orders.orders[index]
                let sale = order.sale
                let menu = orders.menu(of: order) ?? menu
                return (
                    texts(.numberOfOrder, String(sale.number)), texts.list(sale, in: menu),
                    texts.money(sale.total, in: menu)
                )
            })
    }
}

nonisolated extension Juice {
    /// Returns the number that can be made; of a juice that cannot be made, what it lacks, from the longest text to the shortest.
    func notes(in books: Books) -> [Text] {
        let servings = books.servings(of: self)
        guard servings == 0 else { return [Text(.servings, "\(servings)")] }
        return lacks(in: books.stock).map { Text(.soldOutOf, $0) } + [Text(.soldOut)]
    }

    /// Returns what the juice lacks, from the longest text to the shortest.
    fileprivate func lacks(in stock: Stock<Fruit>) -> [Text] {
        let missing = needs.filter { stock[$0.item] < $0.count }
        let fruits = Text { texts in
            missing.map { texts(.fruitOfNeed, $0.item.name(texts), String(stock[$0.item]), String($0.count)) }
                .joined(separator: ", ")
        }
        return [fruits, Text(missing.map { "\(stock[$0.item])/\($0.count)" }.joined(separator: ", "))]
    }
}
