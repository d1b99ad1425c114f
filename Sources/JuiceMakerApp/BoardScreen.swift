import JuiceMaker
import ScreenKit

/// A board for the customers: the numbers of today's orders, the newest one large, and the juices that are sold out.
package final class BoardScreen: Screen {
    package weak var navigator: Navigator?
    let bar: JuiceBar
    private var todaysOrders: TodaysOrders

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of today, which is another day after midnight.
    package init(bar: JuiceBar, today: @escaping () -> Period) {
        self.bar = bar
        todaysOrders = TodaysOrders(today: today)
    }

    package func title(_ texts: Texts) -> String { texts(.board) }

    package func willAppear() { dataDidChange() }

    package func dataDidChange() { todaysOrders.read(from: bar) }

    package func content(_ texts: Texts) -> ScreenContent<Never> {
        let books = bar.books
        let error = todaysOrders.error ?? bar.refreshError
        let orders = todaysOrders.orders
        let entries = orders.orders.suffix(Self.limit).reversed().map { sale in
            BoardPane.Entry(number: sale.number, text: texts.list(sale, in: orders.menu(of: sale) ?? books.menu))
        }
        let soldOut = books.menu.juices.filter { books.servings(of: $0) == 0 }.map { $0.name(texts) }
        return ScreenContent(
            panes: [
                .pane(
                    BoardPane(
                        heading: entries.isEmpty ? "" : texts(.boardHeading), entries: entries,
                        olderHeading: texts(.boardBefore), placeholder: texts(.noOrdersYet),
                        soldOut: soldOut.isEmpty
                            ? nil
                            : BoardPane.SoldOut(
                                tag: texts(.soldOut).uppercased(), names: soldOut.joined(separator: ", "),
                                line: Message(
                                    text: texts(.boardSoldOut, soldOut.joined(separator: ", ")), tone: .warning))))
            ],
            message: error.map { _ in .bad(texts(.callStaffForHelp)) }, help: [texts(.boardHelp)])
    }
}
