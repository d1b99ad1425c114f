import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// A board for the customers: the numbers that are ready, the newest one large, those that are being made, and the juices that are sold out.
package final class BoardScreen: Screen {
    package let title = Text(.board)
    private let shop: Shop
    private var orders: TodaysOrders

    /// More numbers than the largest terminal shows.
    private static let limit = 500

    /// Creates a board of the orders of a shop.
    package init(_ shop: Shop) {
        self.shop = shop
        orders = TodaysOrders(today: shop.today, andOpenDay: true)
    }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { orders.read(from: shop.bar) }

    /// The time until a number has been called out for long enough.
    package override var timeToChange: Duration? {
        let ends = orders.orders.ordersCalledOut(at: shop.now()).compactMap(\.readyAt).map {
            $0.milliseconds + DayOrders.minutesCalledOut * 60_000
        }
        return ends.min().map { .milliseconds($0 - shop.now().milliseconds) }
    }

    package var content: Content<Never> {
        Content.part(board)
        if (orders.error ?? shop.bar.refreshError) != nil { Notice(Text(.callStaffForHelp).asSentence, .bad) }
        Help(Text(.boardHelp))
    }

    private func board(_ texts: Texts) -> BoardPane {
        let (books, orders) = (shop.bar.books, self.orders.orders)
        let entries = orders.ordersCalledOut(at: shop.now()).prefix(Self.limit).map { order in
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
