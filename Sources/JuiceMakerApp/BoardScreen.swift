import Core
import JuiceMaker
import ScreenKit

/// A board for the customers: the numbers that are ready, the newest one large, those that are being made, and the juices that are sold out.
package final class BoardScreen: Screen {
    package let title = Text(.board)
    let bar: JuiceBar
    private let now: () -> Timestamp
    private var orders: TodaysOrders

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of today, which is another day after midnight.
    package init(bar: JuiceBar, today: @escaping () -> Period, now: @escaping () -> Timestamp) {
        self.bar = bar
        self.now = now
        orders = TodaysOrders(today: today, andOpenDay: true)
    }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { orders.read(from: bar) }

    /// The time until a number has been called out for long enough.
    package override var timeToChange: Duration? {
        let ends = orders.orders.ordersCalledOut(at: now()).compactMap(\.readyAt).map {
            $0.milliseconds + DayOrders.minutesCalledOut * 60_000
        }
        return ends.min().map { .milliseconds($0 - now().milliseconds) }
    }

    package var content: Content<Never> {
        Content.part(board)
        if (orders.error ?? bar.refreshError) != nil { Notice(Text(.callStaffForHelp).asSentence, .bad) }
        Help(Text(.boardHelp))
    }

    private func board(_ texts: Texts) -> BoardPane {
        let (books, orders) = (bar.books, self.orders.orders)
        let entries = orders.ordersCalledOut(at: now()).prefix(Self.limit).map { order in
            BoardPane.Entry(
                number: order.id, text: texts.list(order.sale, in: orders.menu(of: order) ?? books.menu))
        }
        let preparing = orders.orders(in: .ordered).map(\.id).suffix(Self.limit).reversed()
        let soldOut = books.menu.juices.filter { books.servings(of: $0) == 0 }.map { $0.name(texts) }
        return BoardPane(
            entries: entries, preparing: orders.hasWaitingOrders ? Array(preparing) : nil,
            soldOut: soldOut.joined(separator: ", "))
    }
}
