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

    var cupsLeft: Int? {
        (counter.delegate as? Kitchen)?.cups
    }

    func open(cups: Int) {
        let kitchen = Kitchen()
        kitchen.prepare(cups: cups)
        counter.delegate = kitchen
    }
}
