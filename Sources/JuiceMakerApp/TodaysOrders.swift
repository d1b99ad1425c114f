import Core
import JuiceMaker

/// Today's orders as a screen shows them.
struct TodaysOrders {
    private let today: () -> Period
    /// The orders, the oldest first, as they were last read.
    private(set) var orders: DayOrders
    /// The reason why the orders could not be read the last time; `nil` if they could.
    private(set) var error: LedgerError?

    /// Creates the orders of today, which is another day after midnight, before any of them is read.
    init(today: @escaping () -> Period) {
        self.today = today
        orders = DayOrders(of: today())
    }

    /// Reads what is new. Orders that cannot be read stay as they are until the next reading.
    mutating func read(from bar: JuiceBar) {
        let day = today()
        // The screen may be open at midnight, or while the clock is set.
        if orders.period != day { orders = DayOrders(of: day) }
        do {
            try bar.read(&orders)
            error = nil
        } catch {
            self.error = error
        }
    }
}

/// Today's orders on their way to their customers, as a screen shows them.
struct TodaysQueue {
    private let today: () -> Period
    /// The orders, as they were last read.
    private(set) var orders: OrderQueue
    /// The reason why the orders could not be read the last time; `nil` if they could.
    private(set) var error: LedgerError?

    /// Creates the orders of today, which is another day after midnight, before any of them is read.
    init(today: @escaping () -> Period) {
        self.today = today
        orders = OrderQueue(of: today())
    }

    /// Reads what is new. Orders that cannot be read stay as they are until the next reading.
    mutating func read(from bar: JuiceBar) {
        let day = today()
        if orders.period != day { orders = OrderQueue(of: day) }
        do {
            try bar.read(&orders)
            error = nil
        } catch {
            self.error = error
        }
    }
}
