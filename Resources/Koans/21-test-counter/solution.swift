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

// 고친 이유: 메시지는 델리게이트만 볼 수 있어요. 그래서 받은 것을 모두 저장하는 델리게이트를 테스트가 연결해요.
// Why: Only a delegate sees the messages, so the test connects one that saves all that it receives.
final class Spy: CounterDelegate {
    private(set) var senders: [Counter] = []
    private(set) var juices: [String] = []
    private(set) var counts: [Int] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        senders.append(counter)
        juices.append(juice)
        counts.append(counter.orderCount)
    }
}

func testCounter(_ counter: Counter) -> Bool {
    let spy = Spy()
    counter.delegate = spy
    counter.takeOrder(for: "망고쥬스")
    counter.takeOrder(for: "키위쥬스")
    return spy.senders.allSatisfy { $0 === counter } && spy.juices == ["망고쥬스", "키위쥬스"] && spy.counts == [1, 2]
}
