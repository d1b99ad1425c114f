// 카운터는 주문을 받기 전에 델리게이트에 물어봐요. 델리게이트가 없으면 모든 주문을 받아요.
// 점장은 망고쥬스를 두 잔까지만 받는데, 카운터는 세 번째 망고쥬스도 받아요.
// 점장이 거절한 주문은 카운터의 목록에 없어야 해요.
//
// Before it takes an order, the counter asks its delegate. Without a delegate it takes every order.
// The manager accepts two mango juices (망고쥬스) at most, but the counter takes a third.
// An order that the manager refuses should not be on the counter's list.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, shouldAccept juice: String) -> Bool
}

final class Counter {
    weak var delegate: CounterDelegate?
    private(set) var orders: [String] = []

    func takeOrder(for juice: String) {
        // 고친 이유: != nil은 답이 있는지만 확인해요. 답이 false여도 nil은 아니에요.
        // Why: != nil only says that there is an answer. An answer of false is not nil either.
        guard delegate?.counter(self, shouldAccept: juice) ?? true else { return }
        orders.append(juice)
    }
}

final class Manager: CounterDelegate {
    private let mangoLimit: Int

    init(mangoLimit: Int) {
        self.mangoLimit = mangoLimit
    }

    func counter(_ counter: Counter, shouldAccept juice: String) -> Bool {
        guard juice == "망고쥬스" else { return true }
        return counter.orders.filter { $0 == "망고쥬스" }.count < mangoLimit
    }
}
