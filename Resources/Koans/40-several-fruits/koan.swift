// 쥬스 한 잔에 딸기, 바나나, 망고가 들어요. 하나라도 모자라면 만들 수 없어요.
// 망고가 모자라서 쥬스를 만들지 못했는데 딸기와 바나나가 줄어들어요.
// 만들지 못하면 어떤 과일도 줄지 않아야 해요.
//
// A juice needs strawberries (딸기), bananas (바나나) and mangoes (망고).
// If there is too little of one, it cannot be made.
// With too few mangoes no juice is made, yet there are fewer strawberries and bananas.
// When no juice is made, no fruit should be used.

final class FruitStore {
    private(set) var stock: [String: Int]

    init(stock: [String: Int]) {
        self.stock = stock
    }

    func count(of fruit: String) -> Int {
        stock[fruit] ?? 0
    }

    func use(_ amount: Int, of fruit: String) {
        stock[fruit, default: 0] -= amount
    }
}

final class JuiceMaker {
    let store: FruitStore
    private let recipe = [("딸기", 10), ("바나나", 1), ("망고", 2)]

    init(store: FruitStore) {
        self.store = store
    }

    func makeJuice() -> Bool {
        for (fruit, amount) in recipe {
            guard store.count(of: fruit) >= amount else { return false }
            store.use(amount, of: fruit)
        }
        return true
    }
}
