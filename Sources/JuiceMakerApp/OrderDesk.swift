import Core
import JuiceMaker
import ScreenKit

/// The order of one person in front of a bar: what the person does with the cart, and what is to be said of it. The pages of an order share it.
///
/// A ``CustomerDesk`` and a ``StaffDesk`` say and ask different things.
package class OrderDesk {
    let shop: Shop
    /// What is to be said since the last event.
    private var news: [Line] = []
    /// The error that kept an order from being made; `nil` from the next event on.
    private(set) var failure: LedgerError?
    /// The orders that the last event has made, and nobody has taken yet.
    private var sold: [Sale] = []
    /// The news about the cart that the person has not seen yet. Line by line, changes are read just before a line is handled.
    private var unseenNews: [Announcement] = []
    /// The other notices that the person has not seen yet.
    private var unseenNotices: [Line] = []
    /// The menu that the person has seen last, with its prices.
    private var seenMenu: Menu

    init(_ shop: Shop) {
        self.shop = shop
        seenMenu = shop.bar.books.menu
    }

    var bar: JuiceBar { shop.bar }

    package var books: Books { bar.books }

    /// The cart of the bar: it stays when a page is left.
    package var cart: Cart { bar.machine.cart }

    /// A Boolean value that indicates whether the menu has questions for a customer besides the juices.
    private var asksForWishes: Bool { bar.ordersWait && books.menu.asksForWishes }

    /// A Boolean value that indicates whether an order cannot be made before a customer was asked how it is served. Then no line orders at
    /// once. How it will be paid can still be said at the register.
    package var needsService: Bool { bar.ordersWait && !books.menu.services.isEmpty }

    /// What a customer has chosen, and for the rest what comes first on the menu.
    var wishes: OrderWishes { books.menu.completed(bar.machine.wishes) }

    /// Returns the orders that the last event has made, once.
    package func takeSales() -> [Sale] {
        defer { sold = [] }
        return sold
    }

    // MARK: What differs between customers and staff

    /// Returns what the person is told of an announcement; `nil` for what a question or a page says.
    func line(about announcement: Announcement) -> Line? { Line(announcement) }

    /// Returns what the person is told of an error.
    func line(about error: LedgerError) -> Line { Line(Text { $0.explain(error) }.asSentence, .bad) }

    /// Returns what else the person has to know, once.
    func takeNotices() -> [Line] { [] }

    /// Returns what must be answered before anything else.
    ///
    /// - Parameters:
    ///   - answering: Returns the event of an answer to the question of a shortage.
    ///   - stay: The event of a person who goes on after an order could not be made.
    /// - Returns: The question; `nil` for none.
    package func question<Event>(answering: (ShortageAnswer) -> Event, staying stay: Event) -> Question<Event>? { nil }
}

/// An answer to the question of a shortage.
package enum ShortageAnswer {
    /// Change the stock.
    case restock
    /// Make what can be made.
    case part
    /// Drop the order.
    case decline
}

// MARK: - What the person does

extension OrderDesk {
    /// Begins an event: what was said of the last one is over, and what the person could not see yet is said again.
    package func begin() {
        news = unseenNews.compactMap { line(about: $0) } + unseenNotices
        (failure, sold) = (nil, [])
    }

    /// Changes the count of a juice in the cart.
    package func change(_ juice: Juice, by number: Int) {
        announce(bar.handle(.change(juice, by: number)))
        if news.isEmpty, number < 0, cart.order == nil { sayCart() }
    }

    /// Takes everything out of the cart.
    package func emptyCart() {
        if cart.lines.isEmpty { sayCart() }
        announce(bar.handle(.emptyCart))
    }

    /// Says what is in the cart.
    package func sayCart() {
        let (order, currency) = (cart.order, books.menu.currency)
        news.append(Line(Text { $0.summary(of: order, currency) }))
    }

    /// Chooses how the order is served and paid.
    func choose(_ wishes: OrderWishes) { announce(bar.handle(.choose(wishes))) }

    /// Returns whether there is something in the cart to look at before it is ordered, and says so where there is nothing.
    func canBeChecked() -> Bool {
        if cart.order == nil, news.isEmpty { sayCart() }
        return cart.order != nil
    }

    /// Orders what is in the cart from the menu, and returns whether it has to be looked at first, because the menu has questions.
    package func order() -> Bool {
        if asksForWishes, !isOutdated { return true }
        orderCart()
        return false
    }

    /// Orders what is in the cart. A person orders what they have seen, at its price: until then, the news is the answer.
    func orderCart() {
        guard !isOutdated else {
            if news.isEmpty { news = [Line(.cartChanged)] }
            return
        }
        if cart.order == nil, news.isEmpty { sayCart() }
        if asksForWishes { choose(wishes) }
        announce(bar.handle(.orderCart))
    }

    /// Orders juices as typed on a line, and returns whether they were put into the cart, because the order has to be looked at first. More than
    /// a person can order is refused as a whole.
    package func request(_ order: Order) -> Bool {
        if !unseenNews.isEmpty { return false }
        if seenMenu != books.menu {
            news.append(Line(.outdated(order)))
        } else if needsService, order.count <= bar.machine.cupsLeft {
            for line in order.lines { change(line.item, by: line.count) }
            return news.isEmpty
        } else {
            announce(bar.handle(.order(order)))
        }
        return false
    }

    /// Answers the question of a shortage. The stock is changed elsewhere.
    package func answer(_ answer: ShortageAnswer) {
        switch answer {
        case .restock: break
        case .part: announce(bar.handle(.acceptPart))
        case .decline: announce(bar.handle(.decline))
        }
    }

    /// Says what came of a change of the stock, and of the orders that waited for it.
    func stockWasSaved(_ changes: [Quantity<Fruit>], _ announcements: [Announcement]) {
        news = changes.isEmpty ? [] : [Line(Text(.stockSaved, Text { $0.list(changes) }), .good)]
        announce(announcements)
    }

    /// Says something else.
    func say(_ line: Line) { news.append(line) }

    private func announce(_ announcements: [Announcement]) {
        for announcement in announcements {
            switch announcement {
            case .ready(let sale):
                sold.append(sale)
                // Prints the receipt behind the back of the person.
                shop.printer?.printLater(SoldOrdersScreen.slip(sale.number, shop))
            // The question says what is short.
            case .short: break
            case .failed(_, let error):
                failure = error
                news += [line(about: announcement)].compactMap(\.self)
            case .dropped, .refused, .outdated, .cartChanged, .soldOut, .noMore, .takenOut:
                news += [line(about: announcement)].compactMap(\.self)
            }
        }
        // The bar may have met the new menu just now, and the answer to this event is the first that can say so.
        dataDidChange()
    }
}

// MARK: - What has happened elsewhere

extension OrderDesk {
    /// Reads what others have recorded, and says what of it concerns the person.
    package func refresh() {
        bar.refresh()
        dataDidChange()
    }

    /// Reads what has changed elsewhere, and says what of it concerns the person.
    package func dataDidChange() {
        let isAnotherOrder = unseenNews.isEmpty && cart.order != nil && areChoicesOutdated
        let changes = bar.takeNews()
        for change in changes.isEmpty && isAnotherOrder ? [.cartChanged] : changes where !unseenNews.contains(change) {
            unseenNews.append(change)
            news += [line(about: change)].compactMap(\.self)
        }
        let notices = takeNotices()
        unseenNotices += notices
        news += notices
    }

    /// Notes that the person has seen what is said, and the menu with its prices.
    package func wasShown() { (unseenNews, unseenNotices, seenMenu) = ([], [], books.menu) }

    /// A Boolean value that indicates whether the order that the person has seen is another one by now: its juices, its currency, or what would
    /// be chosen for them.
    private var isOutdated: Bool {
        !unseenNews.isEmpty || seenMenu.currency != books.menu.currency || areChoicesOutdated
    }

    private var areChoicesOutdated: Bool { bar.ordersWait && seenMenu.completed(bar.machine.wishes) != wishes }

    /// Returns what is to be said now, or else an error of the page. What became of an order comes first, and an error of the bar stays until it
    /// is over.
    package func line(or error: LedgerError? = nil) -> Line? {
        if let error = bar.refreshError, failure == nil { return line(about: error) }
        if let first = news.first {
            let text = news.dropFirst().reduce(first.text) { "\($0) \($1.text)" }
            return Line(text, news.contains { $0.tone == .bad } ? .bad : first.tone)
        }
        if let error { return line(about: error) }
        let waiting = bar.machine.waiting.map(\.self)
        guard !waiting.isEmpty else { return nil }
        return Line(
            Text(.waitingOrders, Text { texts in waiting.map { texts.list($0) }.joined(separator: ", ") }), .warning)
    }
}

extension Line {
    fileprivate init(_ announcement: Announcement) {
        self.init(Text { $0.message(announcement).text }, Texts(.english).message(announcement).tone)
    }
}
