// 손님이 망고쥬스를 취소했어요. 카운터는 델리게이트에 취소를 알려요.
// 컴파일 오류도 없는데 망고쥬스는 주방의 목록에 그대로 있어요.
// 취소한 쥬스는 목록에서 빠져야 해요.
//
// A customer cancels a mango juice (망고쥬스), and the counter tells its delegate.
// There is no compiler error, but the mango juice stays on the kitchen's list.
// A cancelled juice should leave the list.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
    func counter(_ counter: Counter, didCancelOrderFor juice: String)
}

extension CounterDelegate {
    func counter(_ counter: Counter, didTakeOrderFor juice: String) {}
    func counter(_ counter: Counter, didCancelOrderFor juice: String) {}
}

final class Counter {
    weak var delegate: CounterDelegate?

    func takeOrder(for juice: String) {
        delegate?.counter(self, didTakeOrderFor: juice)
    }

    func cancelOrder(for juice: String) {
        delegate?.counter(self, didCancelOrderFor: juice)
    }
}

final class Kitchen: CounterDelegate {
    private(set) var juices: [String] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        juices.append(juice)
    }

    // 고친 이유: 이름이 다르면 다른 메서드라서 익스텐션의 빈 기본 구현이 호출돼요.
    // Why: With another name it is another method, and the empty default implementation is called.
    func counter(_ counter: Counter, didCancelOrderFor juice: String) {
        guard let index = juices.firstIndex(of: juice) else { return }
        juices.remove(at: index)
    }
}
