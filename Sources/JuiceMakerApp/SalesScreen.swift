import Core
import JuiceMaker
import ScreenKit

/// The days whose sales are shown.
package nonisolated enum SalesSpan: CaseIterable, Sendable {
    /// The current day.
    case today
    /// Seven days, the last of which is the current one.
    case week
    /// Thirty days, the last of which is the current one.
    case month
    /// All time.
    case all

    /// The number of days; `nil` for all time.
    var days: Int? {
        switch self {
        case .today: 1
        case .week: 7
        case .month: 30
        case .all: nil
        }
    }

    /// Returns the days as a period; `nil` for all time. The days before today are 24 hours long.
    func period(today: Period) -> Period? {
        days.map { days in
            let before = Int64(days - 1) * Self.day
            let from = today.from.map { Timestamp(milliseconds: $0.milliseconds - before) }
            return Period(from: from, to: today.to, date: today.date)
        }
    }

    /// Returns a function that returns the hour of a time, 0 to 23, in days as long as ``period(today:)`` takes them.
    static func hour(today: Period) -> @Sendable (Timestamp) -> Int {
        let midnight = today.from?.milliseconds ?? 0
        let number = Self.number(today: today)
        return { time in Int((time.milliseconds - midnight - Int64(number(time)) * day) / 3_600_000) }
    }

    /// Returns a function that returns the number of the day of a time, 0 for today and −1 for yesterday, in such days.
    static func number(today: Period) -> @Sendable (Timestamp) -> Int {
        let midnight = today.from?.milliseconds ?? 0
        return { time in
            let days = (time.milliseconds - midnight).quotientAndRemainder(dividingBy: day)
            return Int(days.quotient) - (days.remainder < 0 ? 1 : 0)
        }
    }

    private static let day: Int64 = 86_400_000
}

// MARK: The delegate of the cancel screen

extension SalesScreen: CancelScreenDelegate {
    /// Opens the cancel screen: the number of the latest order goes forward through `init`.
    private func openCancelScreen() {
        let screen = CancelScreen(latest: bar.books.accounts.latestNumber)
        screen.delegate = self
        push(screen)
    }

    /// Cancels the order. Its number and the reason have come back from the cancel screen.
    package func cancelScreen(_ screen: CancelScreen, cancel number: Int, reason: String) throws(VoidError) {
        let reversal = try bar.takeBack(number, reason: reason)
        say(Text { $0.lines(of: reversal).joined(separator: " / ") })
    }
}

// MARK: - The screen

/// The sales: by juice, by hour, in all, and since the last close.
package final class SalesScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Shows the sales of other days.
        case show(SalesSpan)
        /// Names the column of the plot that has a name, and its count.
        case nameColumn(String)
        /// Opens a calculator with the money of the days, or without prices with the number of juices.
        case calculate
        /// Opens the cancel screen.
        case cancelOrder
        /// Opens the orders of today.
        case showOrders
        /// Opens the close of the day.
        case closeDay
    }

    package let title = Text(.sales)
    let shop: Shop
    private(set) var span = SalesSpan.today
    /// The name of the column of the plot that was clicked; `nil` for none.
    private(set) var namedColumn: String?
    /// The current day, as it was when the sales were read.
    private(set) var date: CivilDate?
    /// The sales of the days, as they were last read; `nil` for all time, and where they cannot be read.
    private(set) var days: PeriodSales?
    /// The reason why the sales could not be read the last time; `nil` if they could.
    private(set) var error: LedgerError?

    /// Creates a screen of the sales of a shop. Its first days are today, which is another day after midnight.
    package init(_ shop: Shop) { self.shop = shop }

    var bar: JuiceBar { shop.bar }

    package override func willAppear() { dataDidChange() }

    package func handle(_ event: Event) {
        switch event {
        case .show(let span):
            (self.span, namedColumn) = (span, nil)
            dataDidChange()
        case .nameColumn(let name): namedColumn = name
        case .calculate:
            guard let calculators = shop.calculators, let sales = totals else { return }
            let currency = bar.books.menu.currency
            let number = currency?.decimal(sales.money) ?? Decimal128(sales.count)
            let cups = Text(.cupCount, "\(sales.count)")
            let purpose = currency == nil ? cups : Text(.soldMoney, Text { $0.money(sales.money, currency) })
            push(calculators.makeCalculator(showing: number, of: purpose))
        case .cancelOrder: openCancelScreen()
        case .showOrders: push(SoldOrdersScreen(shop))
        case .closeDay: push(CloseScreen(shop))
        }
    }

    /// Reads the records of the days, which are others after midnight; later only those that are new.
    package override func dataDidChange() {
        defer { bar.readEarlierMenus() }
        let today = shop.today()
        date = today.date
        guard let period = span.period(today: today) else {
            (days, error) = (nil, nil)
            return
        }
        let known = days.flatMap { $0.period == period ? $0 : nil }
        var read =
            known
            ?? PeriodSales(
                of: period, hour: SalesSpan.hour(today: today), day: SalesSpan.number(today: today))
        do {
            try bar.read(&read)
            (days, error) = (read, nil)
        } catch {
            (days, self.error) = (nil, error)
        }
    }
}
