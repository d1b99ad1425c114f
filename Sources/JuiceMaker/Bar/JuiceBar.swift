import Core

/// A juice bar: takes orders and answers, records sales and changes of the stock in a ledger, and returns announcements.
public final class JuiceBar {
    /// The ledger with the stock and the sales.
    public let ledger: any Ledger
    /// The state of the orders.
    public private(set) var machine: OrderMachine
    /// The books as the bar last read them. To look at them waits for no other kiosk.
    public private(set) var books: Books
    /// The error of the last refresh; `nil` if the refresh succeeded.
    ///
    /// While there is an error, the books may lack what other kiosks have sold.
    public private(set) var refreshError: LedgerError?

    /// A call that an observer hears of.
    public enum Call {
        /// A call of ``JuiceBar/handle(_:)``.
        case handle(OrderMachine.Event)
        /// A call of ``JuiceBar/restock(_:reason:)``.
        case restock(StockChange, reason: StockReason)
        /// A call of ``JuiceBar/takeBack(_:reason:)``.
        case takeBack(Int, reason: String)
        /// A call of ``JuiceBar/perform(_:)``.
        case perform(any LedgerCommand)
    }

    /// What came of a call.
    public enum Outcome {
        /// What the people in front of the bar are told.
        case announced([Announcement])
        /// What went back.
        case tookBack(Reversal)
        /// The command was carried out.
        case performed
        /// Nothing was done, for a reason.
        case failed(any Error)
    }

    /// What an observer hears: that a call begins, and what came of the last one that has not ended.
    public enum Observation {
        /// A call begins.
        case begins(Call)
        /// A call ends.
        case ends(Outcome)
    }

    private let observe: ((JuiceBar, Observation) -> Void)?

    /// Creates a juice bar without orders.
    ///
    /// - Parameters:
    ///   - ledger: The stock and the sales.
    ///   - orderer: The person who orders.
    ///   - observe: Hears of each call and of what came of it; `nil` for nobody.
    public init(
        ledger: any Ledger, for orderer: Orderer = .staff, observe: ((JuiceBar, Observation) -> Void)? = nil
    ) {
        self.ledger = ledger
        self.observe = observe
        ordersWait = orderer != .staff
        books = ledger.books
        machine = OrderMachine(for: orderer, stock: books.stock)
    }

    /// Whether orders are made and paid later, as those of all customers at a counter. Otherwise each is ready and paid at once.
    public package(set) var ordersWait: Bool

    /// The menus before the one in force, the latest first, as far as ``readEarlierMenus()`` had to read them.
    package private(set) var earlierMenus: [Menu] = []
    private var namedJuices: Set<String> = []

    /// Reads the earlier menus if a juice was sold that has left the menu since, so that it has a name.
    ///
    /// - Complexity: O(*n*) in the number of all records, once for each juice that has left the menu.
    package func readEarlierMenus() {
        let sold = Set(books.accounts.sales.sold.juices.keys)
        if namedJuices.union(books.menu.juices.map(\.id)).isSuperset(of: sold) { return }
        var menus: [Menu] = []
        let reading: Void? = try? ledger.forEachRecord { record in
            if case .menu(let new) = record.entry, let menu = new.menu.menu { menus.insert(menu, at: 0) }
        }
        if reading != nil { (earlierMenus, namedJuices) = (menus, sold) }
    }

    private var news: [Announcement] = []

    /// Returns what another menu, or sales elsewhere, have changed in the cart, once.
    public func takeNews() -> [Announcement] {
        defer { news = [] }
        return news
    }

    private func readBooks() {
        let old = books
        books = ledger.books
        var effects: [OrderMachine.Effect] = []
        if books.menu != old.menu { effects += machine.handle(.menuChanged(books.menu)) }
        if books.stock != old.stock { effects += machine.handle(.stockChanged(books.stock)) }
        for case .announce(let announcement) in effects where !news.contains(announcement) { news.append(announcement) }
    }

    /// Reads what other kiosks have recorded. If that fails, the books stay as they are, and ``refreshError`` has the reason.
    ///
    /// - Returns: `true` if the books or the error changed.
    /// - Complexity: O(*n*) in the number of new records.
    @discardableResult
    public func refresh() -> Bool {
        let (oldBooks, oldError) = (books, refreshError)
        do {
            try ledger.refresh()
            refreshError = nil
        } catch {
            refreshError = error
        }
        readBooks()
        return books != oldBooks || refreshError != oldError
    }

    /// Reads the new records of a period, as ``Ledger/read(_:)`` does, and the books.
    public func read(_ records: inout some PeriodRecords) throws(LedgerError) {
        defer { readBooks() }
        try ledger.read(&records)
    }

    /// Changes the stock, and then tries the order again for which fruits were short. The announcements are in the
    /// order in which to show them.
    ///
    /// - Throws: `StockChangeError` when the stock could not be changed. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of orders that are made.
    public func restock(
        _ change: StockChange, reason: StockReason = .counted
    ) throws(StockChangeError) -> [Announcement] {
        try observed(.restock(change, reason: reason), Outcome.announced) { () throws(StockChangeError) in
            defer { readBooks() }
            try ledger.change(change, reason: reason)
            return handle(.stockSaved)
        }
    }

    /// Cancels an order that was sold since the last close, or gives the money of an earlier one back, as ``ReverseOrder`` does, and reads the
    /// books.
    ///
    /// - Returns: What was done, and what went back.
    /// - Throws: `VoidError` when the order cannot be taken back. Then nothing has changed.
    public func takeBack(_ number: Int, reason: String) throws(VoidError) -> Reversal {
        try observed(.takeBack(number, reason: reason), Outcome.tookBack) { () throws(VoidError) in
            defer { readBooks() }
            return try ledger.reverse(books.accounts.reversal(of: number), number, reason: reason)
        }
    }

    /// Has the ledger decide a command, and reads the books.
    ///
    /// - Throws: The failure of the command. Then nothing has changed.
    public func perform<Command: LedgerCommand>(_ command: Command) throws(Command.Failure) -> Command.Answer {
        try observed(.perform(command), { _ in .performed }) { () throws(Command.Failure) in
            defer { readBooks() }
            return try ledger.perform(command).answer
        }
    }

    /// Handles an order or an answer and everything that follows from it, until all orders are made or the bar asks a
    /// question. The announcements are in the order in which to show them. The bar itself reports the results of its
    /// sales to the machine.
    ///
    /// - Complexity: O(*n*) in the number of orders that are made.
    public func handle(_ event: OrderMachine.Event) -> [Announcement] {
        observed(.handle(event), Outcome.announced) { carryOut(event) }
    }

    private func carryOut(_ event: OrderMachine.Event) -> [Announcement] {
        var announcements: [Announcement] = []
        var effects = machine.handle(event)
        while !effects.isEmpty {
            var next: [OrderMachine.Effect] = []
            for effect in effects {
                switch effect {
                case .announce(let announcement): announcements.append(announcement)
                case .make(let order): next += machine.handle(make(order))
                }
            }
            effects = next
        }
        return announcements
    }

    private func observed<Answer, Failure: Error>(
        _ call: Call, _ outcome: (Answer) -> Outcome, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        guard let observe else { return try body() }
        observe(self, .begins(call))
        do throws(Failure) {
            let answer = try body()
            observe(self, .ends(outcome(answer)))
            return answer
        } catch {
            observe(self, .ends(.failed(error)))
            throw error
        }
    }

    private func make(_ order: Order) -> OrderMachine.Event {
        defer { readBooks() }
        do {
            let outcome = try ledger.sell([SaleRequest(order: order, waits: ordersWait, wishes: machine.wishes)]).first
            // The ledger was read for this.
            refreshError = nil
            switch outcome {
            case .sold(let sale): return .made(sale)
            case .menuChanged: return .outdated
            case .short(let shortage): return .short(shortage, part: order.part(from: ledger.books.stock))
            // A ledger answers every request, and a request without a key is never a repetition.
            case .keyUsed, .cancelled, nil: return .failed(.notDurable(.other("the ledger gave no answer")))
            }
        } catch .shop(.recordedLate(.sale(let sale))) where sale.isSale(of: order) {
            // It was ordered before, without an answer.
            return .made(Sale(number: sale.number, order: order))
        } catch {
            return .failed(error)
        }
    }
}
