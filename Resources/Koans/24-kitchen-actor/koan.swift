// 카운터의 델리게이트인 주방은 actor예요. 카운터는 주문마다 그 쥬스를 만들지 주방에 물어봐요.
// 주방에는 망고쥬스 한 잔을 만들 망고만 있어요. 그런데 카운터는 두 번째 망고쥬스 주문도 받아요.
// takeOrder(for:)가 끝났을 때 orders에는 주방이 만든다고 답한 쥬스만 있어야 해요.
//
// The delegate of the counter is the kitchen, an actor. With each order, such as one for a kiwi juice
// (키위쥬스), the counter asks it whether it makes the juice. The kitchen has mangoes for one mango juice
// (망고쥬스), but the counter takes the order for a second one as well.
// When takeOrder(for:) ends, orders should have only juices to which the kitchen said yes.

protocol CounterDelegate: AnyObject, Sendable {
    func counter(_ counter: Counter, shouldMake juice: String) async -> Bool
}

@MainActor
final class Counter {
    weak var delegate: CounterDelegate?
    private(set) var orders: [String] = []
    private var isAccepted = true

    func takeOrder(for juice: String) async {
        Task {
            isAccepted = await delegate?.counter(self, shouldMake: juice) ?? true
        }
        if isAccepted { orders.append(juice) }
    }
}

actor Kitchen: CounterDelegate {
    private(set) var mangoes: Int
    private(set) var questions = 0

    init(mangoes: Int) {
        self.mangoes = mangoes
    }

    func counter(_ counter: Counter, shouldMake juice: String) -> Bool {
        questions += 1
        guard juice == "망고쥬스" else { return true }
        guard mangoes >= 3 else { return false }
        mangoes -= 3
        return true
    }
}
