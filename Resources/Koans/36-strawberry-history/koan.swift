// 재고에는 딸기, 바나나, 망고가 있어요. 딸기에 5개를 더하면 기록에는 “딸기 15”라고 남아요.
// 그런데 재고 목록의 딸기는 10개 그대로예요.
// 목록의 딸기도 15개가 되어야 해요.
//
// The stock has strawberries (딸기), bananas (바나나) and mangoes (망고).
// Five strawberries are added, and the history says “딸기 15”.
// But the list of the stock still has 10 strawberries.
// The list should have 15 too.

struct StockItem {
    let fruit: String
    var count: Int
}

final class Stock {
    private(set) var items = [
        StockItem(fruit: "딸기", count: 10),
        StockItem(fruit: "바나나", count: 10),
        StockItem(fruit: "망고", count: 10),
    ]
    private(set) var history: [String] = []

    func add(_ amount: Int, to fruit: String) {
        guard var item = items.first(where: { $0.fruit == fruit }) else { return }
        item.count += amount
        history.append("\(item.fruit) \(item.count)")
    }

    func count(of fruit: String) -> Int {
        items.first { $0.fruit == fruit }?.count ?? 0
    }
}
