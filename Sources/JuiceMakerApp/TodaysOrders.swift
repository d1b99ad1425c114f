import Core
import JuiceMaker

/// Today's orders, as a screen shows them.
package struct TodaysOrders {
    private let today: () -> Period
    private let hasOpenDay: Bool
    /// The orders, as they were last read.
    package private(set) var orders: DayOrders
    /// The reason why the records could not be read the last time; `nil` if they could.
    package private(set) var error: LedgerError?

    /// Creates the orders of today, which is another day after midnight, and perhaps those of the open day, before any of them is read.
    package init(today: @escaping () -> Period, andOpenDay hasOpenDay: Bool = false) {
        (self.today, self.hasOpenDay) = (today, hasOpenDay)
        orders = DayOrders(of: today(), andOpenDay: hasOpenDay)
    }

    /// Reads what is new. Records that cannot be read leave everything as it is until the next reading.
    package mutating func read(from bar: JuiceBar) {
        let day = today()
        // The screen may be open at midnight, or while the clock is set.
        if orders.period != day { orders = DayOrders(of: day, andOpenDay: hasOpenDay) }
        do {
            try bar.read(&orders)
            error = nil
        } catch {
            self.error = error
        }
    }
}
