import Core
import JuiceMaker
import ScreenKit

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
