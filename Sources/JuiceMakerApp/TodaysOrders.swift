import Core
import JuiceMaker

/// Today's orders as a screen shows them: they are read from the ledger only after it has changed, and then only what is new.
struct TodaysOrders {
    private let bar: JuiceBar
    private let today: () -> Period
    private var orders: DayOrders
    /// The last record of the ledger at the last reading; `nil` if the orders have to be read.
    private var readSequence: Int?
    /// The reason why the orders could not be read; `nil` if they could.
    private(set) var error: LedgerError?

    /// Creates the orders of today, which is another day after midnight.
    init(of bar: JuiceBar, today: @escaping () -> Period) {
        self.bar = bar
        self.today = today
        orders = DayOrders(of: today())
    }

    /// Has the orders read again, even if the ledger has not changed.
    mutating func expire() { readSequence = nil }

    /// Returns the orders, the oldest first; where they cannot be read, those that were read before.
    ///
    /// - Complexity: O(*n*) in the number of new records.
    mutating func read() -> DayOrders {
        let day = today()
        // The screen may be open at midnight, or while the clock is set.
        if orders.period != day { (orders, readSequence) = (DayOrders(of: day), nil) }
        guard readSequence != bar.ledger.lastSequence else { return orders }
        do {
            orders = try bar.orders(since: orders)
            error = nil
        } catch {
            self.error = error
        }
        readSequence = bar.ledger.lastSequence
        return orders
    }
}
