// 첫 번째 테스트는 가게를 열고 망고 3개를 팔아 7개가 남는지 확인해요.
// 두 번째 테스트는 새 가게에 10개가 있는지 확인하는데, 7개라서 실패해요.
// 가게마다 자기 재고를 갖고, 한 가게의 화면들은 같은 재고를 봐야 해요.
// 닫은 가게는 해제되어야 해요.
//
// The first test opens a shop, sells 3 mangoes and expects 7.
// The second test expects 10 in a new shop and fails, because there are 7.
// Each shop should have its own stock, and its screens should see the same one.
// A closed shop should be released.

final class Stock {
    private(set) var mangoes = 10

    func use(_ amount: Int) {
        mangoes -= amount
    }
}

final class OrderScreen {
    private let stock: Stock

    init(stock: Stock) {
        self.stock = stock
    }

    func sell(_ amount: Int) {
        stock.use(amount)
    }
}

final class StockScreen {
    private let stock: Stock

    init(stock: Stock) {
        self.stock = stock
    }

    var text: String {
        "\(stock.mangoes)"
    }
}

final class Shop {
    let orderScreen: OrderScreen
    let stockScreen: StockScreen

    init() {
        // 고친 이유: 싱글턴은 프로그램 전체에 하나뿐이라서, 가게마다 재고를 만들어 init으로 넘겨요.
        // Why: A singleton exists once in the program; each shop makes a stock and passes it to init.
        let stock = Stock()
        orderScreen = OrderScreen(stock: stock)
        stockScreen = StockScreen(stock: stock)
    }
}
