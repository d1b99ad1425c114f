import Core
import JuiceMaker
import ScreenKit

/// The number of each juice that was sold, today and in all.
package final class SalesScreen: Screen {
    /// The screen has no events: it is only read.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    let bar: JuiceBar
    private let startOfToday: () -> Timestamp
    private var soldBeforeToday: Result<[String: Int], LedgerError> = .success([:])

    /// Creates a sales screen for a day that began at the start of today.
    package init(bar: JuiceBar, startOfToday: @escaping () -> Timestamp) {
        self.bar = bar
        self.startOfToday = startOfToday
    }

    package func title(_ texts: Texts) -> String { texts(.sales) }

    package func willAppear() {
        // All records are read once. Later pictures need only the books, even if a juice is sold while the screen is open.
        soldBeforeToday = Result { () throws(LedgerError) in try bar.soldCounts(before: startOfToday()) }
    }

    package func handle(_ event: Event) {}

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let books = bar.books
        let sold = books.accounts.juices
        let ids = books.menu.juiceIDs(with: sold.keys)
        func row(_ id: String, _ counts: Int...) -> ChartPane.Row {
            ChartPane.Row(label: texts.name(ofJuice: id, in: books.menu), counts: counts)
        }
        var chart = ChartPane(heading: texts(.sold), columns: [], rows: [])
        var message: Message?
        switch soldBeforeToday {
        case .success(let before):
            chart.columns = [texts(.today), texts(.allTime)]
            chart.rows = ids.map { id in
                row(id, books.soldCount(ofJuice: id, since: before), sold[id, default: 0])
            }
        case .failure(let error):
            chart.columns = [texts(.allTime)]
            chart.rows = ids.map { id in row(id, sold[id, default: 0]) }
            message = Message(text: texts.explain(error).asSentence, tone: .bad)
        }
        return ScreenContent(panes: [.chart(chart)], message: message, help: [texts(.salesHelp)])
    }
}
