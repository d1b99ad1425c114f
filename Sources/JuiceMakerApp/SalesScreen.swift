import Core
import JuiceMaker
import ScreenKit

/// The number of each juice that was sold, today and in all.
package final class SalesScreen: Screen {
    /// The screen has no events: it is only read.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    let bar: JuiceBar
    private let today: () -> Period
    /// The day whose sales are shown, and all other sales.
    private var day: Period?
    private var others: Result<OtherSales, LedgerError> = .success(OtherSales())

    /// Creates a sales screen for today, which is another day after midnight.
    package init(bar: JuiceBar, today: @escaping () -> Period) {
        self.bar = bar
        self.today = today
    }

    package func title(_ texts: Texts) -> String { texts(.sales) }

    package func willAppear() {
        read(today())
    }

    /// Reads the records once. Later pictures need only the books, even if a juice is sold while the screen is open.
    private func read(_ day: Period) {
        self.day = day
        others = Result { () throws(LedgerError) in try bar.otherSales(than: day) }
    }

    package func handle(_ event: Event) {}

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let today = today()
        // The screen may be open at midnight, or while the clock is set.
        if day != today { read(today) }
        let books = bar.books
        let accounts = books.accounts
        let ids = books.menu.juiceIDs(with: accounts.juices)
        func row(_ id: String, _ counts: Int...) -> ChartPane.Row {
            ChartPane.Row(label: texts.name(ofJuice: id, in: books.menu), counts: counts)
        }
        var chart = ChartPane(heading: texts(.sold), columns: [], rows: [])
        var message: Message?
        switch others {
        case .success(let others):
            chart.columns = [texts(.today), texts(.allTime)]
            chart.rows = ids.map { id in
                row(id, books.soldCount(ofJuice: id, without: others), accounts.soldCount(ofJuice: id))
            }
            if others.laterCount > 0 {
                message = Message(text: texts.explain(laterSales: others.laterCount), tone: .warning)
            }
        case .failure(let error):
            chart.columns = [texts(.allTime)]
            chart.rows = ids.map { id in row(id, accounts.soldCount(ofJuice: id)) }
            message = Message(text: texts.explain(error).asSentence, tone: .bad)
        }
        return ScreenContent(panes: [.chart(chart)], message: message, help: [texts(.salesHelp)])
    }
}
