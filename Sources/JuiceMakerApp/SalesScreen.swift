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

    /// Returns the days as a period; `nil` for all time.
    ///
    /// The days before today are 24 hours long.
    func period(today: Period) -> Period? {
        let before: Int64
        switch self {
        case .today: before = 0
        case .week: before = 6
        case .month: before = 29
        case .all: return nil
        }
        let from = today.from.map { Timestamp(milliseconds: $0.milliseconds - before * Self.day) }
        return Period(from: from, to: today.to)
    }

    /// Returns a function that returns the hour of a time, 0 to 23, in days as long as ``period(today:)`` takes them.
    static func hour(today: Period) -> @Sendable (Timestamp) -> Int {
        let midnight = today.from?.milliseconds ?? 0
        return { time in
            let rest = (time.milliseconds - midnight) % day
            return Int((rest < 0 ? rest + day : rest) / 3_600_000)
        }
    }

    private static let day: Int64 = 86_400_000
}

/// The sales: by juice, by hour, in all, and since the last close.
package final class SalesScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Shows the sales of other days.
        case show(SalesSpan)
        /// Opens a calculator with the money of the days, or without prices with the number of juices.
        case calculate
    }

    package weak var navigator: Navigator?
    let bar: JuiceBar
    let calculators: any CalculatorProvider
    private let today: () -> Period
    private(set) var span = SalesSpan.today
    /// The sales of the days, as far as they are read; `nil` for all time, and where they cannot be read.
    private var sales: PeriodSales?
    private var error: LedgerError?
    /// The place of the last record of the ledger when it was last read.
    private var lastSequence = 0

    /// Creates a sales screen. Its first days are today, which is another day after midnight.
    package init(bar: JuiceBar, calculators: any CalculatorProvider, today: @escaping () -> Period) {
        self.bar = bar
        self.calculators = calculators
        self.today = today
    }

    package func title(_ texts: Texts) -> String { texts(.sales) }

    package func willAppear() { read() }

    package func handle(_ event: Event) {
        switch event {
        case .show(let span):
            self.span = span
            read()
        case .calculate:
            let screen: any Screen = calculators.makeCalculator(showing: total)
            navigator?.push(screen)
        }
    }

    /// Reads the records of the days; later only those that are new.
    private func read() {
        let today = today()
        guard let period = span.period(today: today) else {
            (sales, error) = (nil, nil)
            return
        }
        let known = sales.flatMap { $0.period == period ? $0 : nil }
        do {
            sales = try bar.ledger.sales(since: known ?? PeriodSales(of: period, hour: SalesSpan.hour(today: today)))
            error = nil
        } catch {
            (sales, self.error) = (nil, error)
        }
        lastSequence = bar.ledger.lastSequence
    }

    /// The sales of the days, read again if the screen is open at midnight, or while the clock is set, or a juice is sold.
    var currentSales: Result<PeriodSales?, LedgerError> {
        let isOld = sales.map { $0.period != span.period(today: today()) } ?? false
        if isOld || lastSequence != bar.ledger.lastSequence { read() }
        if let error { return .failure(error) }
        return .success(sales)
    }

    /// The money of the days in whole units; without a currency, the number of juices.
    private var total: Decimal128 {
        let books = bar.books
        let (sold, voided) =
            (try? currentSales.get()).map { ($0.sold, $0.voided) }
            ?? (books.accounts.sold, books.accounts.voided)
        return books.menu.currency?.decimal(sold.money - voided.money) ?? Decimal128(sold.count - voided.count)
    }
}
