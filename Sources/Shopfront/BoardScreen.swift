import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// A board for the customers: the numbers that are ready, the newest one large, those that are being made, and the juices that are sold out.
package final class BoardScreen: Screen {
    package let title = Text(.board)
    private let shop: Shop
    private var todaysOrders: TodaysOrders
    private var queue: TodaysQueue

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of a shop.
    package init(_ shop: Shop) {
        self.shop = shop
        todaysOrders = TodaysOrders(today: shop.today, andOpenDay: true)
        queue = TodaysQueue(today: shop.today)
    }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() {
        todaysOrders.read(from: shop.bar)
        queue.read(from: shop.bar)
    }

    /// The time until a number has been called out for long enough.
    package override var timeToChange: Duration? {
        let ends = queue.orders.ordersCalledOut(at: shop.now()).compactMap(\.readyAt).map {
            $0.milliseconds + OrderQueue.minutesCalledOut * 60_000
        }
        return ends.min().map { .milliseconds($0 - shop.now().milliseconds) }
    }

    package var content: Content<Never> {
        Content.part(board)
        if (todaysOrders.error ?? shop.bar.refreshError) != nil { Notice(Text(.callStaffForHelp).asSentence, .bad) }
        Help(Text(.boardHelp))
    }

    private func board(_ texts: Texts) -> BoardPane {
        let (books, orders) = (shop.bar.books, todaysOrders.orders)
        let entries = queue.orders.ordersCalledOut(at: shop.now()).prefix(Self.limit).map { order in
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
