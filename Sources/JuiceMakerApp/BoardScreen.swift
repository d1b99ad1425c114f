import JuiceMaker
import ScreenKit

/// A board for the customers: the numbers of today's orders, the newest one large, and the juices that are sold out.
package final class BoardScreen: Screen {
    /// The screen has no events: it is only read.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    let bar: JuiceBar
    private let today: () -> Period
    /// The day and the last record of the orders that were read.
    private var read: (day: Period, sequence: Int)?
    private var sales: Result<[LedgerRecord], LedgerError> = .success([])

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of today, which is another day after midnight.
    package init(bar: JuiceBar, today: @escaping () -> Period) {
        self.bar = bar
        self.today = today
    }

    package func title(_ texts: Texts) -> String { texts(.board) }

    package func handle(_ event: Event) {}

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let books = bar.books
        var message = bar.refreshError.map { Message(text: texts.explain($0).asSentence, tone: .bad) }
        var entries: [BoardPane.Entry] = []
        switch recentSales() {
        case .success(let records):
            entries = records.compactMap { record in
                guard case .sale(let sale) = record.entry else { return nil }
                return BoardPane.Entry(number: sale.number, text: texts.list(sale, in: books.menu))
            }
        case .failure(let error): message = Message(text: texts.explain(error).asSentence, tone: .bad)
        }
        let soldOut = books.menu.juices.filter { books.servings(of: $0) == 0 }.map { $0.name(texts) }
        return ScreenContent(
            panes: [
                .board(
                    BoardPane(
                        heading: entries.isEmpty ? "" : texts(.boardHeading), entries: entries,
                        placeholder: texts(.noOrdersYet),
                        footer: soldOut.isEmpty
                            ? []
                            : [Message(text: texts(.boardSoldOut, soldOut.joined(separator: ", ")), tone: .warning)]))
            ],
            message: message, help: [texts(.boardHelp)])
    }

    /// Reads the orders again only after another one was sold, or another day has begun.
    private func recentSales() -> Result<[LedgerRecord], LedgerError> {
        let (day, sequence) = (today(), bar.ledger.lastSequence)
        if let read, read.day == day, read.sequence == sequence, case .success = sales { return sales }
        read = (day, sequence)
        sales = Result { () throws(LedgerError) in try bar.ledger.recentSales(of: day, limit: Self.limit) }
        return sales
    }
}
