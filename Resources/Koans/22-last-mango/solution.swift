// 카운터는 받은 주문을 차례대로 만들어 내고, 쥬스가 나올 때마다 델리게이트에 알려요.
// 손님은 마지막 망고로 만든 망고쥬스를 받자마자 키위쥬스를 주문해요. 그런데 키위쥬스는 끝내 나오지 않아요.
// 메시지를 받는 동안 한 주문도 같은 serveOrders() 안에서 한 번 나와야 해요.
// 델리게이트가 없어도 serveOrders()는 주문을 모두 만들어 내요.
//
// The counter serves its orders in turn and tells its delegate about each juice.
// As soon as the customer receives the mango juice (망고쥬스) with the last mango, the customer orders
// a kiwi juice (키위쥬스). But the kiwi juice is never served. An order made while a message is
// received should be served once too, in the same call of serveOrders().
// serveOrders() serves every order without a delegate too.

protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didServe juice: String)
}

final class Counter {
    weak var delegate: CounterDelegate?
    private var orders: [String] = []

    func takeOrder(for juice: String) {
        orders.append(juice)
    }

    func serveOrders() {
        // 고친 이유: 메시지를 보내는 동안 받는 객체가 주문을 더할 수 있어요. 그래서 꺼낸 주문만 목록에서 빼요.
        // Why: While a message is sent, its receiver may add orders, so only the order that is served is removed.
        while !orders.isEmpty {
            let juice = orders.removeFirst()
            delegate?.counter(self, didServe: juice)
        }
    }
}

final class Customer: CounterDelegate {
    private(set) var cups: [String] = []

    func counter(_ counter: Counter, didServe juice: String) {
        cups.append(juice)
        if juice == "망고쥬스" { counter.takeOrder(for: "키위쥬스") }
    }
}
