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
    static let shared = Stock()
    private(set) var mangoes = 10

    func use(_ amount: Int) {
        mangoes -= amount
    }
}

final class OrderScreen {
    func sell(_ amount: Int) {
        Stock.shared.use(amount)
    }
}

final class StockScreen {
    var text: String {
        "\(Stock.shared.mangoes)"
    }
}

final class Shop {
    let orderScreen = OrderScreen()
    let stockScreen = StockScreen()
}
