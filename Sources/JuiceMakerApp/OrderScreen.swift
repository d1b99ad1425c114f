import Core
import JuiceMaker
import ScreenKit

// MARK: The delegate of the stock screen

extension OrderScreen: StockScreenDelegate {
    /// Opens the stock screen: the stock, and what an order is short of, go forward through `init`.
    private func openStock() {
        guard isStaff else { return }
        let screen = StockScreen(
            stock: bar.books.stock, shortage: bar.machine.shortage, menu: bar.books.menu, draft: tools?.draft,
            calculators: calculators)
        screen.delegate = self
        push(screen)
    }

    /// Changes the stock, and then the bar tries the order again that was short. The changes have come back from the stock screen.
    package func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
        let announcements = try bar.restock(.add(changes), reason: screen.reason)
        notices = changes.isEmpty ? [] : [.saved(changes)]
        announce(announcements)
    }
}

// MARK: - The screen

/// The counter: the menu, the cart, the number that is ready, the stock, and today's orders.
package final class OrderScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Puts a juice into the cart.
        case add(Juice)
        /// Changes the count of a juice in the cart.
        case change(Juice, by: Int)
        /// Takes everything out of the cart.
        case emptyCart
        /// Says what is in the cart.
        case sayCart
        /// Shows a customer what is in the cart, before it is ordered.
        case checkCart
        /// Goes back from there to the menu.
        case chooseMore
        /// Chooses how the order is served and paid.
        case choose(OrderWishes)
        /// Orders what is in the cart.
        case orderCart
        /// Orders juices at once, as typed on a line. The cart stays as it is.
        case request(Order)
        /// Opens the stock screen.
        case editStock
        /// Opens the calculator with the number of juices that were sold today.
        case calculateSales
        /// Opens the calculator for the change of the last order.
        case calculateChange
        /// Opens the sales screen.
        case showSales
        /// Forgets the changes of the stock that were not saved.
        case discardDraft
        /// Opens the kitchen.
        case showKitchen
        /// Shows some juices of a long menu.
        case showGroup(Int)
        /// Answers the question of a shortage with yes, and opens the stock screen.
        case acceptRestocking
        /// Answers the question of a shortage by taking what can be made.
        case acceptPart
        /// Answers the question of a shortage with no.
        case declineRestocking
        /// Leaves the page with a customer's number.
        case leaveNumber
        /// Asks a customer before the cart is given up.
        case askToLeave
        /// Gives the cart up.
        case leave
        /// Goes on after an order could not be made.
        case stay
    }

    /// Something to tell about the last event, in the language in which the page is shown.
    struct Notice {
        /// The error that kept an order from being made.
        var failure: LedgerError?
        let message: (Texts) -> Message

        init(_ message: @escaping (Texts) -> Message) { self.message = message }

        init(_ announcement: Announcement) {
            self.init { $0.message(announcement) }
            if case .failed(_, let error) = announcement { failure = error }
        }

        /// That the changes of the stock screen were saved.
        static func saved(_ changes: [Quantity<Fruit>]) -> Notice {
            Notice { Message(text: $0(.stockSaved, $0.list(changes)), tone: .good) }
        }
    }

    package let title = Text(.juiceMaker)
    let bar: JuiceBar
    /// A Boolean value that indicates whether the person also keeps the stock; a customer orders, and does not see the stock and the sales.
    let isStaff: Bool
    /// The calculators of staff; `nil` where there are none.
    let calculators: (any CalculatorProvider)?
    private let today: () -> Period
    /// The tools of the shop; `nil` where there are none.
    let tools: ShopTools?
    /// The group of juices that is shown, of a long menu.
    var group = 0
    /// The cart of the bar: it stays when the screen is left.
    var cart: Cart { bar.machine.cart }
    /// The orders that were made since the screen was opened.
    private(set) var calls: [Sale] = []
    /// The news about the last event, besides the orders that were made.
    var notices: [Notice] = []
    /// The news about the cart that the person has not seen yet. Line by line, changes are read just before a line is
    /// handled.
    private var unseenNews: Announcement?
    /// What was not printed, until staff has seen it.
    private var unseenPrinterErrors: [PrinterError] = []
    /// The menu that the person has seen last, with its prices.
    private var seenMenu: Menu
    private(set) var todaysOrders: TodaysOrders
    /// A Boolean value that indicates whether a customer sees the number of the order that was made last, and nothing else.
    package private(set) var isShowingNumber = false
    /// A Boolean value that indicates whether a customer looks at the cart before it is ordered.
    private(set) var isChecking = false

    /// Creates an order screen of a bar, which outlives the screen. Calculators are for a person who also keeps the
    /// stock; a customer has none.
    package init(
        bar: JuiceBar, calculators: (any CalculatorProvider)?, tools: ShopTools? = nil, isStaff: Bool? = nil,
        today: @escaping () -> Period
    ) {
        self.bar = bar
        self.tools = tools
        self.isStaff = isStaff ?? (calculators != nil)
        self.calculators = calculators
        self.today = today
        seenMenu = bar.books.menu
        todaysOrders = TodaysOrders(today: today)
    }

    /// Creates an order screen of a person who also keeps the stock, without calculators.
    convenience init(staffOf bar: JuiceBar, today: @escaping () -> Period) {
        self.init(bar: bar, calculators: nil, isStaff: true, today: today)
    }

    package func handle(_ event: Event) {
        notices = (unseenNews.map { [Notice($0)] } ?? []) + unseenPrinterErrors.map { Notice($0.message) }
        isShowingNumber = false
        let wasChecking = isChecking
        isChecking = false
        switch event {
        // A person orders what they have seen, at its price: until then, the news is the answer.
        case .orderCart where isOutdated:
            if notices.isEmpty { notices = [Notice(.cartChanged)] }
            isChecking = wasChecking && cart.order != nil
        case .request where unseenNews != nil: break
        case .request(let order) where seenMenu != bar.books.menu:
            notices.append(Notice(.outdated(order)))
        case .add(let juice): change(juice, by: 1)
        case .change(let juice, let number):
            change(juice, by: number)
            isChecking = wasChecking && cart.order != nil
        case .checkCart: checkCart()
        case .choose(let wishes):
            bar.wishes = wishes
            isChecking = wasChecking
        case .chooseMore: break
        case .stay: isChecking = wasChecking
        case .emptyCart:
            if cart.lines.isEmpty { notices.append(cartNotice) }
            announce(bar.handle(.emptyCart))
        case .sayCart:
            notices.append(cartNotice)
            isChecking = wasChecking
        // More than a person can order is refused as a whole.
        case .request(let order) where needsService && order.count <= bar.machine.cupsLeft:
            for line in order.lines { change(line.item, by: line.count) }
            if notices.isEmpty { checkCart() } else { isChecking = wasChecking }
        case .orderCart where asksForWishes && !wasChecking: checkCart()
        case .orderCart:
            if cart.order == nil, notices.isEmpty { notices = [cartNotice] }
            if asksForWishes { bar.wishes = wishes }
            announce(bar.handle(.orderCart))
            // What could not be ordered can be ordered again.
            isChecking = wasChecking && cart.order != nil
        case .request(let order): announce(bar.handle(.order(order)))
        case .editStock, .acceptRestocking: openStock()
        case .calculateSales:
            guard let calculators else { return }
            let cups = todaysOrders.orders.juiceCount
            let screen: any Screen = calculators.makeCalculator(
                showing: Decimal128(cups), of: Text(.soldCups, "\(cups)"))
            push(screen)
        case .calculateChange:
            guard let calculators else { return }
            guard let total = lastTotal else { return notices.append(Notice { Message(text: $0(.noOrdersYet)) }) }
            let screen: any Screen = calculators.makeCalculator(for: total)
            push(screen)
        case .showSales:
            guard isStaff else { return }
            push(SalesScreen(bar: bar, calculators: calculators, tools: tools, today: today))
        case .discardDraft: tools?.draft.clear()
        case .showKitchen:
            tools.map { push(KitchenScreen(bar: bar, today: today, now: $0.now)) }
        case .acceptPart: announce(bar.handle(.acceptPart))
        case .declineRestocking: announce(bar.handle(.decline))
        case .leaveNumber, .leave: pop()
        case .askToLeave:
            confirm(.leave, Text(.askToLeave), Text { $0.summary(of: cart.order, bar.books.menu.currency) })
        case .showGroup(let group): self.group = group
        }
    }

    package var backEvent: Event? {
        if isChecking { return .chooseMore }
        return !isStaff && cart.order != nil && !isShowingNumber ? .askToLeave : nil
    }

    package override func willAppear() {
        bar.refresh()
        dataDidChange()
    }

    package override func dataDidChange() {
        todaysOrders.read(from: bar)
        readNews()
        takeStaffNotices()
        if !isStaff { takeOutWhatIsGone() }
    }

    package override func wasShown() { (unseenNews, unseenPrinterErrors, seenMenu) = (nil, [], bar.books.menu) }

    /// Customers can do nothing about the ledger and the printer, so that these wait for staff.
    private func takeStaffNotices() {
        guard isStaff else { return }
        for notice in bar.ledger.takeNotices() {
            notices.append(Notice { Message(text: $0.explain(notice), tone: .warning) })
            // What was ordered without an answer is made, and must not be ordered again.
            if case .recordedLate(.sale(let sale)) = notice, let order = cart.order, sale.isSale(of: order) {
                _ = bar.handle(.emptyCart)
            }
        }
        let errors = tools?.takePrinterErrors() ?? []
        unseenPrinterErrors += errors
        notices += errors.map { Notice($0.message) }
    }

    /// Prints the receipt of an order that was made.
    private func printReceipt(_ number: Int) {
        guard let tools else { return }
        tools.printLater?(SoldOrdersScreen.slip(number, bar, tools))
    }

    private func readNews() {
        let isAnotherOrder = unseenNews == nil && cart.order != nil && areChoicesOutdated
        guard let news = bar.takeMenuAnnouncement() ?? (isAnotherOrder ? .cartChanged : nil) else { return }
        if unseenNews == nil { notices.append(Notice(news)) }
        unseenNews = news
    }

    /// A Boolean value that indicates whether the order that the person has seen is another one by now: its juices, its currency, or what would
    /// be chosen for them.
    private var isOutdated: Bool {
        unseenNews != nil || seenMenu.currency != bar.books.menu.currency || areChoicesOutdated
    }

    private var areChoicesOutdated: Bool { isAtCounter && seenMenu.completed(bar.wishes) != wishes }

    // MARK: Orders

    private func checkCart() {
        if cart.order == nil, notices.isEmpty { notices = [cartNotice] }
        isChecking = cart.order != nil
    }

    func change(_ juice: Juice, by number: Int) {
        // A customer cannot choose what is sold out; for staff, the question that follows is of use.
        if !isStaff, number > 0 {
            if bar.books.servings(of: juice) == 0 { return notices.append(soldOutNotice(juice)) }
            if bar.books.servings(of: juice, besides: cart) < number {
                return notices.append(Notice { Message(text: $0(.noMoreOfIt, juice.name($0)), tone: .warning) })
            }
        }
        announce(bar.handle(.change(juice, by: number)))
        guard notices.isEmpty else { return }
        if number > 0, bar.books.servings(of: juice) == 0 {
            notices = [soldOutNotice(juice)]
        } else if number < 0, cart.order == nil {
            notices = [cartNotice]
        }
    }

    private var cartNotice: Notice {
        Notice { [bar] in Message(text: $0.summary(of: bar.machine.cart.order, bar.books.menu.currency)) }
    }

    /// Tells staff what is lacking.
    private func soldOutNotice(_ juice: Juice) -> Notice {
        Notice { [bar, isStaff] texts in
            let text = isStaff ? juice.notes(in: bar.books)[0] : Text(.soldOutOf, juice.name.text)
            return Message(text: texts(text), tone: .warning)
        }
    }

    private func announce(_ announcements: [Announcement]) {
        let count = calls.count
        for announcement in announcements {
            switch announcement {
            case .ready(let sale):
                calls.append(sale)
                printReceipt(sale.number)
            // The question says what is short.
            case .short: break
            case .dropped, .failed, .refused, .outdated, .cartChanged: notices.append(Notice(announcement))
            }
        }
        if calls.count > count {
            todaysOrders.read(from: bar)
            isShowingNumber = !isStaff
        }
        // The bar may have met the new menu just now, and the answer to this event is the first that can say so.
        readNews()
        takeStaffNotices()
    }
}
