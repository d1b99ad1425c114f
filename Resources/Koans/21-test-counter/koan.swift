// 카운터는 주문마다 먼저 orderCount를 하나 늘리고, 그다음 델리게이트에 메시지를 한 번 보내요.
// testCounter는 새 카운터에 망고쥬스를 주문해서 그렇게 일하는지 확인하는 테스트예요.
// 그런데 잘못 만든 카운터에도 true를 반환해요.
// 올바른 카운터에는 true, 잘못 만든 카운터에는 모두 false를 반환해야 해요.
//
// For each order the counter first adds one to orderCount and then sends its delegate one message.
// testCounter tests this with a new counter and an order for a mango juice (망고쥬스).
// But it returns true for wrong counters as well.
// It should return true for the right ones, and false for each wrong one.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
}

class Counter {
    weak var delegate: CounterDelegate?
    var orderCount = 0

    func takeOrder(for juice: String) {
        orderCount += 1
        delegate?.counter(self, didTakeOrderFor: juice)
    }
}

func testCounter(_ counter: Counter) -> Bool {
    counter.takeOrder(for: "망고쥬스")
    return counter.orderCount == 1
}
