// 손님이 카운터에서 딸기쥬스를 주문했어요. 주방은 이 카운터의 델리게이트예요.
// 카운터는 주문을 1건으로 세었지만, 주방의 목록은 비어 있어요.
// 주문한 쥬스가 주방의 목록에 보여야 해요.
//
// A customer orders a strawberry juice (딸기쥬스). The kitchen is the delegate of the counter.
// The counter counts one order, but the kitchen's list stays empty.
// The juice should be on the kitchen's list.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
}

final class Counter {
    weak var delegate: CounterDelegate?
    private(set) var orderCount = 0

    func takeOrder(for juice: String) {
        orderCount += 1
        // 고친 이유: 델리게이트를 연결해 두어도 메시지는 카운터가 보내야 전달돼요.
        // Why: A connected delegate receives nothing until the counter sends the message.
        delegate?.counter(self, didTakeOrderFor: juice)
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
