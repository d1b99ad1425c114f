import Core
import JuiceMaker
import ScreenKit

// The juices with what can be made of each, in groups where the menu is long.

extension OrderScreen {
    /// The groups of a long menu as tabs.
    func tabs(of groups: [JuiceGroup], _ texts: Texts) -> TabsPane<Event> {
        let tabs = groups.enumerated().map { index, group in
            Control(
                group.label(isAlone: groups.count { $0.category == group.category } == 1), Event.showGroup(index),
                lineNames: .label)
        }
        return TabsPane(tabs, selected: min(group, groups.count - 1), note: "", texts)
    }

    func juices(_ orders: DayOrders, _ scale: StockScale) -> Content<Event> {
        let menu = bar.books.menu
        let groups = groups
        let places = groups[min(group, groups.count - 1)].places
        let prices = menu.juices.map { $0.price.flatMap { menu.currency?.text($0) } ?? "" }
        let columns = prices.map(\.count).max() ?? 0
        // The numbers count the juices in view, so that one key is one juice.
        return List {
            for index in places {
                row(
                    for: menu.juices[index],
                    price: String(repeating: " ", count: columns - prices[index].count) + prices[index])
            }
        }
        .preferring(row: preferredRow(in: places)).namedByNumbers()
        .form { [self] texts in
            JuicesPane(
                cards: places.map { card(of: menu.juices[$0], scale, texts) },
                mostCards: groups.reduce(0) { max($0, $1.places.count) },
                today: isStaff ? today(orders, texts) : nil, addLabel: isStaff ? nil : texts(.addToCart))
        }.content
    }

    private func row(for juice: Juice, price: String) -> Row<Event> {
        let notes = juice.notes(in: bar.books)
        let isSoldOut = notes.count > 1
        let more = Event.change(juice, by: 1)
        let fewer = Event.change(juice, by: -1)
        var row = Row(
            juice.name.text, Event.add(juice), detail: Text(price), note: notes[0], tone: isSoldOut ? .quiet : .good
        )
        .words(([juice.id] + juice.name.all).map { Text($0) })
        .labelTone(isSoldOut ? .quiet : .plain).shortNotes(Array(notes.dropFirst()))
        // Enter orders only where the focus is on a juice that is in the cart: what the arrows have marked is chosen first. A customer chooses
        // with it always.
        if cart[juice] == 0 || isAtCounter { row = row.action("", .add(juice), keys: .enter) }
        if groups.count > 1 {
            row = row.action("", .showGroup((group + groups.count - 1) % groups.count), keys: .pageUp)
        }
        row = row.action(Text(.oneMore), more, keys: "+").action(Text(.oneFewer), fewer, keys: "-")
        guard !isStaff else { return row }
        let isThere = bar.books.servings(of: juice, besides: cart) > 0 && bar.machine.cupsLeft > 0
        return row.action("", fewer, sign: "−").action("", more, sign: "+", isEnabled: isThere)
    }

    /// The row of the juice that was chosen last; for a customer with an empty cart, of the first one that is there.
    private func preferredRow(in places: [Int]) -> Int? {
        let juices = places.map { bar.books.menu.juices[$0] }
        if let last = cart.lines.last { return juices.firstIndex(of: last.item) }
        return isStaff ? nil : juices.firstIndex { bar.books.servings(of: $0) > 0 }
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
            lacks: isSoldOut ? juice.lacks(in: books.stock).map { texts($0) } : [],
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

    /// The groups of the menu; one of a short menu.
    var groups: [JuiceGroup] { JuiceGroup.groups(of: bar.books.menu, isStaff: isStaff) }
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
