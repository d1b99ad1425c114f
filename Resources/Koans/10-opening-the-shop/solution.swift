// 문을 열 때 주방을 준비하고 카운터의 델리게이트로 연결해요.
// 분명히 연결했는데 주문을 받으면 아무 데도 전달되지 않아요.
// 주문 2건이면 컵이 2개 줄어야 해요. 카운터는 델리게이트를 강하게 참조하지 않아야 해요.
//
// When the shop opens, a kitchen is prepared and set as the delegate of the counter.
// It was set, but orders are not delivered anywhere.
// Two orders should use two cups. The counter should not keep its delegate alive.

protocol CounterDelegate: AnyObject {
    func counterDidTakeOrder(_ counter: Counter)
}

final class Counter {
    weak var delegate: CounterDelegate?

    func takeOrder() {
        delegate?.counterDidTakeOrder(self)
    }
}

final class Kitchen: CounterDelegate {
    private(set) var cups = 0

    func prepare(cups: Int) {
        self.cups = cups
    }

    func counterDidTakeOrder(_ counter: Counter) {
        cups -= 1
    }
}

final class Shop {
    let counter = Counter()
    // 고친 이유: weak 참조만 있으면 객체는 바로 해제되므로, 가게가 주방을 강하게 참조해야 해요.
    // Why: A weak reference does not keep an object alive, so the shop holds the kitchen strongly.
    private let kitchen = Kitchen()

    var cupsLeft: Int? {
        (counter.delegate as? Kitchen)?.cups
    }

    func open(cups: Int) {
        kitchen.prepare(cups: cups)
        counter.delegate = kitchen
    }
}
