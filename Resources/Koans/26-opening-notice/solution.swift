// 가게를 열면 재고가 들어오고, 재고는 알림(Notification)으로 개수를 알려요.
// 망고 10개가 들어왔는데 안내판은 0이에요.
// 안내판에 재고의 망고 개수가 보여야 해요. 알림은 지금처럼 한 번만 보내야 해요.
//
// When the shop opens, fruit is delivered and the stock posts a notification with the count.
// Ten mangoes were delivered, but the board shows 0.
// The board should show how many mangoes are in stock. The notification should be posted once, as it is now.

final class Stock {
    private let center: NotificationCenter
    private(set) var mangoes = 0

    init(center: NotificationCenter) {
        self.center = center
    }

    func deliver(_ amount: Int) {
        mangoes += amount
        center.post(name: "stockDidChange", value: mangoes)
    }
}

final class Board {
    let label = Label("0")

    init(center: NotificationCenter) {
        center.addObserver(forName: "stockDidChange") { [weak self] value in
            self?.label.text = "\(value)"
        }
    }
}

final class Shop {
    let stock: Stock
    let board: Board

    init(center: NotificationCenter, delivery: Int) {
        stock = Stock(center: center)
        // 고친 이유: 알림은 보내는 순간의 관찰자에게만 전달되고, 나중에 다시 전달되지 않아요.
        // Why: A notification reaches only the observers of that moment and is not repeated.
        board = Board(center: center)
        stock.deliver(delivery)
    }
}
