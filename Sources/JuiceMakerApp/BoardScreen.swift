import Core
import JuiceMaker
import ScreenKit

/// A board for the customers: the numbers that are ready, the newest one large, those that are being made, and the juices that are sold out.
package final class BoardScreen: Screen {
    package let title = Text(.board)
    let bar: JuiceBar
    private let now: () -> Timestamp
    private var todaysOrders: TodaysOrders
    private var queue: TodaysQueue

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of today, which is another day after midnight.
    package init(bar: JuiceBar, today: @escaping () -> Period, now: @escaping () -> Timestamp) {
        self.bar = bar
        self.now = now
        todaysOrders = TodaysOrders(today: today, andOpenDay: true)
        queue = TodaysQueue(today: today)
    }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() {
        todaysOrders.read(from: bar)
        queue.read(from: bar)
    }

    /// The time until a number has been called out for long enough.
    package override var timeToChange: Duration? {
        let ends = queue.orders.ordersCalledOut(at: now()).compactMap(\.readyAt).map {
            $0.milliseconds + OrderQueue.minutesCalledOut * 60_000
        }
        return ends.min().map { .milliseconds($0 - now().milliseconds) }
    }

    package var content: Content<Never> {
        Content.part(board)
        if (todaysOrders.error ?? bar.refreshError) != nil { Notice(Text(.callStaffForHelp).asSentence, .bad) }
        Help(Text(.boardHelp))
    }

    private func board(_ texts: Texts) -> BoardPane {
        let (books, orders) = (bar.books, todaysOrders.orders)
        let entries = queue.orders.ordersCalledOut(at: now()).prefix(Self.limit).map { order in
            BoardPane.Entry(
                number: order.id, text: texts.list(order.sale, in: orders.menu(of: order.sale) ?? books.menu))
        }
        let preparing = queue.orders.orders(in: .ordered).map(\.id).suffix(Self.limit).reversed()
        let soldOut = books.menu.juices.filter { books.servings(of: $0) == 0 }.map { $0.name(texts) }
        return BoardPane(
            entries: entries, preparing: queue.orders.hasWaitingOrders ? Array(preparing) : nil,
            soldOut: soldOut.joined(separator: ", "))
    }
}
