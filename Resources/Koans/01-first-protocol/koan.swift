// 카운터는 쥬스를 만들 줄 몰라요. 주문을 받으면 델리게이트에게 전할 뿐이에요.
// 그런데 손님이 딸기쥬스를 주문해도 주방은 조용해요.
// 주문한 쥬스가 주방의 목록에 보여야 해요.
//
// The counter cannot make juice. It takes an order and tells its delegate.
// A guest orders a strawberry juice, but nothing happens in the kitchen.
// The juice should be on the kitchen's list.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
}

final class Counter {
    weak var delegate: CounterDelegate?
    private(set) var orderCount = 0

    func takeOrder(for juice: String) {
        orderCount += 1
    }
}

final class Kitchen: CounterDelegate {
    private(set) var juices: [String] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        juices.append(juice)
    }
}

final class Shop {
    let counter = Counter()
    let kitchen = Kitchen()

    init() {
        counter.delegate = kitchen
    }
}
