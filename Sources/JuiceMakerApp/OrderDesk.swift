import Core
import JuiceMaker
import ScreenKit

/// The order of one person in front of a bar: what the person does with the cart, and what is to be said of it. The pages of an order share it.
package final class OrderDesk {
    let bar: JuiceBar
    private let tools: ShopTools?
    /// A Boolean value that indicates whether the person is a customer, who sees neither the ledger nor the printer, and chooses only what is
    /// there.
    private let isOfCustomer: Bool
    /// What is to be said since the last event.
    private var news: [Line] = []
    /// The error that kept an order from being made; `nil` from the next event on.
    private(set) var failure: LedgerError?
    /// The orders that the last event has made, and nobody has taken yet.
    private var sold: [Sale] = []
    /// The news about the cart that the person has not seen yet. Line by line, changes are read just before a line is handled.
    private var unseenNews: Announcement?
    /// What was not printed, until staff has seen it.
    private var unseenPrinterErrors: [PrinterError] = []
    /// The menu that the person has seen last, with its prices.
    private var seenMenu: Menu

    private init(_ bar: JuiceBar, _ tools: ShopTools?, isOfCustomer: Bool) {
        (self.bar, self.tools, self.isOfCustomer) = (bar, tools, isOfCustomer)
        seenMenu = bar.books.menu
    }

    /// Creates the order of a customer.
    package static func ofCustomer(_ bar: JuiceBar, _ tools: ShopTools? = nil) -> OrderDesk {
        OrderDesk(bar, tools, isOfCustomer: true)
    }

    /// Creates the order that staff takes.
    static func ofStaff(_ bar: JuiceBar, _ tools: ShopTools?) -> OrderDesk {
        OrderDesk(bar, tools, isOfCustomer: false)
    }

    var books: Books { bar.books }

    /// The cart of the bar: it stays when a page is left.
    var cart: Cart { bar.machine.cart }

    /// A Boolean value that indicates whether a customer orders, or staff for one.
    var isAtCounter: Bool { isOfCustomer || bar.ordersWait }

    /// A Boolean value that indicates whether the menu has questions for a customer besides the juices.
    private var asksForWishes: Bool { isAtCounter && books.menu.asksForWishes }

    /// A Boolean value that indicates whether an order cannot be made before a customer was asked how it is served. Then no line orders at
    /// once. How it will be paid can still be said at the register.
    var needsService: Bool { isAtCounter && !books.menu.services.isEmpty }

    /// What a customer has chosen, and for the rest what comes first on the menu.
    var wishes: OrderWishes { books.menu.completed(bar.wishes) }

    /// Returns the orders that the last event has made, once.
    func takeSales() -> [Sale] {
        defer { sold = [] }
        return sold
    }
}

// MARK: - What the person does

extension OrderDesk {
    /// Begins an event: what was said of the last one is over, and what the person could not see yet is said again.
    func begin() {
        news = (unseenNews.map { [Line($0)] } ?? []) + unseenPrinterErrors.map { Line($0.text, .bad) }
        (failure, sold) = (nil, [])
    }

    /// Changes the count of a juice in the cart.
    func change(_ juice: Juice, by number: Int) {
        // A customer cannot choose what is sold out; for staff, the question that follows is of use.
        if isOfCustomer, number > 0 {
            if books.servings(of: juice) == 0 { return news.append(soldOutLine(juice)) }
            if books.servings(of: juice, besides: cart) < number {
                return news.append(Line(Text(.noMoreOfIt, juice.name.text), .warning))
            }
        }
        announce(bar.handle(.change(juice, by: number)))
        guard news.isEmpty else { return }
        if number > 0, books.servings(of: juice) == 0 {
            news = [soldOutLine(juice)]
        } else if number < 0, cart.order == nil {
            sayCart()
        }
    }

    /// Takes everything out of the cart.
    func emptyCart() {
        if cart.lines.isEmpty { sayCart() }
        announce(bar.handle(.emptyCart))
    }

    /// Says what is in the cart.
    func sayCart() {
        let (order, currency) = (cart.order, books.menu.currency)
        news.append(Line(Text { $0.summary(of: order, currency) }))
    }

    /// Chooses how the order is served and paid.
    func choose(_ wishes: OrderWishes) { bar.wishes = wishes }

    /// Returns whether there is something in the cart to look at before it is ordered, and says so where there is nothing.
    func canBeChecked() -> Bool {
        if cart.order == nil, news.isEmpty { sayCart() }
        return cart.order != nil
    }

    /// Orders what is in the cart from the menu, and returns whether it has to be looked at first, because the menu has questions.
    func order() -> Bool {
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
        if asksForWishes { bar.wishes = wishes }
        announce(bar.handle(.orderCart))
    }

    /// Orders juices as typed on a line, and returns whether they were put into the cart, because the order has to be looked at first. More than
    /// a person can order is refused as a whole.
    func request(_ order: Order) -> Bool {
        if unseenNews != nil { return false }
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
    func answer(_ answer: ShortageAnswer) {
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
                if let tools { tools.printLater?(SoldOrdersScreen.slip(sale.number, bar, tools)) }
            // The question says what is short.
            case .short: break
            case .failed(_, let error):
                failure = error
                // To a customer, what has failed is a question.
                if !isOfCustomer { news.append(Line(announcement)) }
            case .dropped, .refused, .outdated, .cartChanged: news.append(Line(announcement))
            }
        }
        // The bar may have met the new menu just now, and the answer to this event is the first that can say so.
        readNews()
        takeStaffNotices()
    }

    /// Tells staff what is lacking.
    private func soldOutLine(_ juice: Juice) -> Line {
        Line(isOfCustomer ? Text(.soldOutOf, juice.name.text) : juice.notes(in: books)[0], .warning)
    }
}

// MARK: - What has happened elsewhere

extension OrderDesk {
    /// Reads what has changed elsewhere, and says what of it concerns the person.
    func dataDidChange() {
        readNews()
        takeStaffNotices()
        if isOfCustomer { takeOutWhatIsGone() }
    }

    /// Notes that the person has seen what is said, and the menu with its prices.
    func wasShown() { (unseenNews, unseenPrinterErrors, seenMenu) = (nil, [], books.menu) }

    private func readNews() {
        let isAnotherOrder = unseenNews == nil && cart.order != nil && areChoicesOutdated
        guard let announcement = bar.takeMenuAnnouncement() ?? (isAnotherOrder ? .cartChanged : nil) else { return }
        if unseenNews == nil { news.append(Line(announcement)) }
        unseenNews = announcement
    }

    /// A Boolean value that indicates whether the order that the person has seen is another one by now: its juices, its currency, or what would
    /// be chosen for them.
    private var isOutdated: Bool {
        unseenNews != nil || seenMenu.currency != books.menu.currency || areChoicesOutdated
    }

    private var areChoicesOutdated: Bool { isAtCounter && seenMenu.completed(bar.wishes) != wishes }

    /// Customers can do nothing about the ledger and the printer, so that these wait for staff.
    private func takeStaffNotices() {
        guard !isOfCustomer else { return }
        for notice in bar.ledger.takeNotices() {
            news.append(Line(Text { $0.explain(notice) }, .warning))
            // What was ordered without an answer is made, and must not be ordered again.
            if case .recordedLate(.sale(let sale)) = notice, let order = cart.order, sale.isSale(of: order) {
                _ = bar.handle(.emptyCart)
            }
        }
        let errors = tools?.takePrinterErrors() ?? []
        unseenPrinterErrors += errors
        news += errors.map { Line($0.text, .bad) }
    }

    /// Takes out of a customer's cart what others have bought meanwhile, the juices that were chosen last first.
    private func takeOutWhatIsGone() {
        var gone: [Juice] = []
        for line in cart.lines.reversed() {
            let needed = Set(line.item.needs.map(\.item))
            while let order = cart.order, cart[line.item] > 0,
                books.stock.shortfalls(for: order.needs).contains(where: { needed.contains($0.item) })
            {
                _ = bar.handle(.change(line.item, by: -1))
                if gone.last != line.item { gone.append(line.item) }
            }
        }
        guard !gone.isEmpty else { return }
        let names = Text { texts in gone.reversed().map { $0.name(texts) }.joined(separator: ", ") }
        news.append(Line(Text(.takenOut, names), .warning))
    }
}

// MARK: - What is said and asked

/// An answer to the question of a shortage.
package enum ShortageAnswer {
    /// Change the stock.
    case restock
    /// Make what can be made.
    case part
    /// Drop the order.
    case decline
}

extension OrderDesk {
    /// Returns what must be answered before anything else.
    ///
    /// - Parameters:
    ///   - answering: Returns the event of an answer to the question of a shortage.
    ///   - stay: The event of a customer who goes on after an order could not be made.
    /// - Returns: The question; `nil` for none.
    func question<Event>(answering: (ShortageAnswer) -> Event, staying stay: Event) -> Question<Event>? {
        if isOfCustomer, let failure {
            return Question(Text(.callStaffForHelp), failure.leavesNothing ? [Line(Text(.nothingOrdered))] : []) {
                Answer(Text(.done), stay, keys: [.enter, .escape])
            }
        }
        guard case .asking(let order, let shortage, let part) = bar.machine.state else { return nil }
        let no = Answer(
            Text(isOfCustomer ? .cancelOrder : .no), answering(.decline), keys: [.escape, "n"],
            words: ["no", "n", "아니오", "cancel"])
        var lines = isOfCustomer ? [Line(Text(.nothingOrdered))] : []
        lines += [Line(Text { $0.list(order) }), Line(Text { $0.explain(shortage) }, .bad)]
        // Of a single juice, the button says it all.
        if let part, order.lines.count > 1 { lines.append(Line(Text(.possiblePart, Text { $0.list(part) }))) }
        return Question(Text(isOfCustomer ? .callStaff : .askToRestock), lines) {
            // The first answer has the focus: a second press of ⏎ must not order a part that a customer has not chosen.
            if isOfCustomer {
                no
            } else {
                Answer(Text(.yes), answering(.restock), keys: [.enter, "y"], words: ["yes", "y", "네"])
            }
            if let part {
                Answer(
                    Text(.makePart, "\(part.count)"), answering(.part), key: "p",
                    words: "part", "p", "only what is possible", "되는 만큼만")
            }
            if !isOfCustomer { no }
        }
    }

    /// Returns what is to be said now, or else an error of the page. What became of an order comes first, and an error of the bar stays until it
    /// is over.
    func line(or error: LedgerError? = nil) -> Line? {
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

    /// A customer can do nothing about an error but call staff.
    private func line(about error: LedgerError) -> Line {
        Line(isOfCustomer ? Text(.callStaffForHelp) : Text { $0.explain(error) }.asSentence, .bad)
    }
}

extension Line {
    fileprivate init(_ announcement: Announcement) {
        self.init(Text { $0.message(announcement).text }, Texts(.english).message(announcement).tone)
    }
}
