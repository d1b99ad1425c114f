// 매장 카운터와 포장 카운터가 있고, 주방도 둘이에요.
// 포장 주문으로 받은 키위쥬스가 매장 주방의 목록에 올라와요.
// 포장 주문은 포장 주방에만 있어야 해요.
//
// There is a counter for the tables and one for takeaway, each with a kitchen.
// A kiwi juice (키위쥬스) ordered for takeaway is on the list of the table kitchen.
// Takeaway orders should be in the takeaway kitchen only.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didTakeOrderFor juice: String)
}

final class Counter {
    weak var delegate: CounterDelegate?

    func takeOrder(for juice: String) {
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
    let tableCounter = Counter()
    let takeawayCounter = Counter()
    let tableKitchen = Kitchen()
    let takeawayKitchen = Kitchen()

    init() {
        tableCounter.delegate = tableKitchen
        // 고친 이유: 포장 카운터의 델리게이트가 매장 주방이어서, 포장 주문이 매장 주방에 전달됐어요.
        // Why: The delegate of the takeaway counter was the table kitchen, which received its orders.
        takeawayCounter.delegate = takeawayKitchen
    }
}
