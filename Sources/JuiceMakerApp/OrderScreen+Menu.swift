import Core
import JuiceMaker
import ScreenKit

// The juices with what can be made of each, in groups where the menu is long.

extension OrderScreen {
    /// The groups of a long menu as tabs.
    func tabs(of groups: [JuiceGroup], _ texts: Texts) -> TabsPane<Event> {
        let tabs = groups.enumerated().map { index, group in
            Control<Event>(
                label: group.label(texts, isAlone: groups.count { $0.category == group.category } == 1),
                event: .showGroup(index))
        }
        return TabsPane(tabs, selected: min(group, groups.count - 1), note: "", texts)
    }

    func juices(_ orders: DayOrders, _ scale: StockScale, _ texts: Texts) -> JuicesPane {
        let menu = bar.books.menu
        let prices = menu.juices.map { texts.money($0.price, in: menu) }
        let columns = prices.map(\.count).max() ?? 0
        let groups = groups
        let places = groups[min(group, groups.count - 1)].places
        let back: [Control<Event>] =
            groups.count < 2
            ? [] : [Control(event: .showGroup((group + groups.count - 1) % groups.count), keys: [.pageUp])]
        let list = ListPane(
            // The numbers count the juices in view, so that one key is one juice.
            rows: places.enumerated().map { number, index in
                let (juice, price) = (menu.juices[index], prices[index])
                let notes = texts.notes(for: juice, in: bar.books)
                let isSoldOut = notes.count > 1
                let more = Event.change(juice, by: 1)
                let fewer = Event.change(juice, by: -1)
                return ListPane<Event>.Row(
                    control: Control(
                        label: juice.name(texts), event: .add(juice), keys: .number(number),
                        words: [juice.id] + juice.name.all),
                    detail: String(repeating: " ", count: columns - price.count) + price,
                    note: notes[0],
                    shortNotes: Array(notes.dropFirst()),
                    tone: isSoldOut ? .quiet : .good,
                    labelTone: isSoldOut ? .quiet : .plain,
                    buttons: isStaff
                        ? []
                        : [
                            Control(label: "−", event: fewer),
                            Control(
                                label: "+", event: more,
                                isEnabled: bar.books.servings(of: juice, besides: cart) > 0 && bar.machine.cupsLeft > 0),
                        ],
                    // Enter orders only where the focus is on a juice that is in the cart: what the arrows have marked is chosen first. A
                    // customer chooses with it always.
                    bindings: enter(juice) + back + [
                        Control(label: texts(.oneMore), event: more, keys: [.character("+")]),
                        Control(label: texts(.oneFewer), event: fewer, keys: [.character("-")]),
                    ]
                )
            }, preferredRow: preferredRow(in: places),
            hasNumbersOnly: true)
        return JuicesPane(
            list: list,
            cards: places.map { card(of: menu.juices[$0], scale, texts) },
            mostCards: groups.reduce(0) { max($0, $1.places.count) },
            today: isStaff ? today(orders, texts) : nil, addLabel: isStaff ? nil : texts(.addToCart))
    }

    /// The row of the juice that was chosen last; for a customer with an empty cart, of the first one that is there.
    private func preferredRow(in places: [Int]) -> Int? {
        let juices = places.map { bar.books.menu.juices[$0] }
        if let last = cart.lines.last { return juices.firstIndex(of: last.item) }
        return isStaff ? nil : juices.firstIndex { bar.books.servings(of: $0) > 0 }
    }

    /// What Enter does while a juice has the focus; nothing of its own where it orders.
    private func enter(_ juice: Juice) -> [Control<Event>] {
        cart[juice] == 0 || isAtCounter ? [Control(event: .add(juice), keys: [.enter])] : []
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
            lacks: isSoldOut ? texts.lacks(juice, in: books.stock) : [],
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

nonisolated extension Texts {
    /// Returns the number that can be made; of a juice that cannot be made, what it lacks, from the longest text to the shortest.
    func notes(for juice: Juice, in books: Books) -> [String] {
        let servings = books.servings(of: juice)
        guard servings == 0 else { return [self(.servings, String(servings))] }
        return lacks(juice, in: books.stock).map { self(.soldOutOf, $0) } + [self(.soldOut)]
    }

    /// Returns what a juice lacks, from the longest text to the shortest.
    fileprivate func lacks(_ juice: Juice, in stock: Stock<Fruit>) -> [String] {
        let missing = juice.needs.filter { stock[$0.item] < $0.count }
        let fruits = missing.map { self(.fruitOfNeed, $0.item.name(self), String(stock[$0.item]), String($0.count)) }
        let counts = missing.map { "\(stock[$0.item])/\($0.count)" }
        return [fruits, counts].map { $0.joined(separator: ", ") }
    }
}
