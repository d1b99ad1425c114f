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
        // 고친 이유: var item은 배열 원소의 복사본이므로, 배열의 원소를 직접 바꿔야 해요.
        // Why: var item was a copy of the element; the element of the array itself has to change.
        guard let index = items.firstIndex(where: { $0.fruit == fruit }) else { return }
        items[index].count += amount
        history.append("\(fruit) \(items[index].count)")
    }

    func count(of fruit: String) -> Int {
        items.first { $0.fruit == fruit }?.count ?? 0
    }
}
