import Core
import JuiceMaker

/// What the records of today come to, as a screen shows it.
struct TodaysRecords<Records: PeriodRecords> {
    private let today: () -> Period
    private let begin: (Period) -> Records
    /// What the records come to, as they were last read.
    private(set) var orders: Records
    /// The reason why the records could not be read the last time; `nil` if they could.
    private(set) var error: LedgerError?

    /// Creates what the records of today come to, which is another day after midnight, before any of them is read.
    init(today: @escaping () -> Period, begin: @escaping (Period) -> Records) {
        (self.today, self.begin) = (today, begin)
        orders = begin(today())
    }

    /// Reads what is new. Records that cannot be read leave everything as it is until the next reading.
    mutating func read(from bar: JuiceBar) {
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
typealias TodaysOrders = TodaysRecords<DayOrders>
/// Today's orders on their way to their customers.
typealias TodaysQueue = TodaysRecords<OrderQueue>

extension TodaysRecords<DayOrders> {
    init(today: @escaping () -> Period) { self.init(today: today, begin: DayOrders.init(of:)) }
}

extension TodaysRecords<OrderQueue> {
    init(today: @escaping () -> Period) { self.init(today: today, begin: OrderQueue.init(of:)) }
}
