import Core
import JuiceMaker
import ScreenKit

/// How many of each juice were sold, today and since the beginning.
package final class SalesScreen: Screen {
    /// Nothing happens here but reading.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    let ledger: any Ledger
    private let startOfToday: () -> Timestamp
    private var soldBeforeToday: Result<[String: Int], LedgerError> = .success([:])

    /// Makes the screen.
    ///
    /// - Parameters:
    ///   - ledger: Where the sales are.
    ///   - startOfToday: Tells when the day began.
    package init(ledger: any Ledger, startOfToday: @escaping () -> Timestamp) {
        self.ledger = ledger
        self.startOfToday = startOfToday
    }

    package func title(_ texts: Texts) -> String { texts(.sales) }

    package func willAppear() {
        // Read here and not for every picture: the books alone then tell what is sold while the screen is open.
        soldBeforeToday = Result { () throws(LedgerError) in try ledger.soldCounts(before: startOfToday()) }
    }

    package func handle(_ event: Event) {}

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let books = ledger.books
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
        case .failure(let fault):
            chart.columns = [texts(.allTime)]
            chart.rows = ids.map { id in row(id, sold[id, default: 0]) }
            message = Message(text: texts.explain(fault).asSentence, tone: .bad)
        }
        return ScreenContent(panes: [.chart(chart)], message: message, help: [texts(.salesHelp)])
    }
}
