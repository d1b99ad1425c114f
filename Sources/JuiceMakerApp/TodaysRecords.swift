import Core
import JuiceMaker

/// What the records of today come to, as a screen shows it.
package struct TodaysRecords<Records: PeriodRecords> {
    private let today: () -> Period
    private let begin: (Period) -> Records
    /// What the records come to, as they were last read.
    package private(set) var orders: Records
    /// The reason why the records could not be read the last time; `nil` if they could.
    package private(set) var error: LedgerError?

    /// Creates what the records of today come to, which is another day after midnight, before any of them is read.
    init(today: @escaping () -> Period, begin: @escaping (Period) -> Records) {
        (self.today, self.begin) = (today, begin)
        orders = begin(today())
    }

    /// Reads what is new. Records that cannot be read leave everything as it is until the next reading.
    package mutating func read(from bar: JuiceBar) {
        let day = today()
        // The screen may be open at midnight, or while the clock is set.
        if orders.period != day { orders = begin(day) }
        do {
            try bar.read(&orders)
            error = nil
        } catch {
            self.error = error
        }
    }
}

/// Today's orders.
package typealias TodaysOrders = TodaysRecords<DayOrders>
/// The orders on their way to their customers.
package typealias TodaysQueue = TodaysRecords<OrderQueue>

extension TodaysRecords<DayOrders> {
    /// Creates the orders of today, or those and the ones of the open day.
    package init(today: @escaping () -> Period, andOpenDay hasOpenDay: Bool = false) {
        self.init(today: today) { DayOrders(of: $0, andOpenDay: hasOpenDay) }
    }
}

extension TodaysRecords<OrderQueue> {
    /// Creates the orders of the open day that wait, and those of today. What was called out right before midnight still is.
    package init(today: @escaping () -> Period) {
        self.init {
            let day = today()
            let start = day.from.map { Timestamp(milliseconds: $0.milliseconds - OrderQueue.minutesCalledOut * 60_000) }
            return Period(from: start, to: day.to, date: day.date)
        } begin: {
            OrderQueue(of: $0)
        }
    }
}
