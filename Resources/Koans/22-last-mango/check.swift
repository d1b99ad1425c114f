// title ko: 마지막 망고
// title en: The last mango
// fails en: The customer gets the mango juice and then the kiwi juice
// hint ko: 손님은 takeOrder(for:)를 언제 호출하나요? serveOrders()의 어느 줄이 실행되는 동안인가요?
// hint en: When does the customer call takeOrder(for:)? Which line of serveOrders() is running then?
// hint ko: for는 시작할 때의 배열을 돌아요. 그동안 더한 키위쥬스는 돌지 않고, orders = []가 함께 지워요.
// hint en: The loop uses the array as it was at the start. A kiwi juice added meanwhile is left out, and orders = [] removes it.
// hint ko: while !orders.isEmpty 안에서 let juice = orders.removeFirst()로 꺼내고 메시지를 보내세요. orders = []는 지우세요.
// hint en: Write while !orders.isEmpty, take let juice = orders.removeFirst(), send the message, and remove orders = [].

func check() {
    let counter = Counter()
    let customer = Customer()
    counter.delegate = customer
    counter.takeOrder(for: "망고쥬스")
    counter.serveOrders()
    verify(
        customer.cups, is: ["망고쥬스", "키위쥬스"],
        ko: "손님은 망고쥬스 다음에 키위쥬스를 받아요",
        en: "The customer gets the mango juice and then the kiwi juice")
    counter.serveOrders()
    verify(
        customer.cups, is: ["망고쥬스", "키위쥬스"],
        ko: "한 번 나온 쥬스는 다시 나오지 않아요",
        en: "A juice that was served is not served again")
    counter.takeOrder(for: "딸기쥬스")
    counter.takeOrder(for: "바나나쥬스")
    verify(customer.cups.count, is: 2, ko: "주문만 해서는 쥬스가 나오지 않아요", en: "Ordering alone serves nothing")
    counter.serveOrders()
    verify(
        customer.cups.suffix(2), is: ["딸기쥬스", "바나나쥬스"],
        ko: "다음 주문인 딸기쥬스와 바나나쥬스는 온 순서대로 나와요",
        en: "The next orders, a strawberry (딸기쥬스) and a banana juice (바나나쥬스), are served in turn")

    let otherCounter = Counter()
    let guest = Guest(wishes: ["딸기쥬스", "바나나쥬스", "망고쥬스", "키위쥬스"])
    otherCounter.delegate = guest
    for juice in ["딸기쥬스", "딸기쥬스", "바나나쥬스"] { otherCounter.takeOrder(for: juice) }
    otherCounter.serveOrders()
    verify(
        guest.cups, is: ["딸기쥬스", "딸기쥬스", "바나나쥬스", "딸기쥬스", "바나나쥬스", "망고쥬스", "키위쥬스"],
        ko: "쥬스를 받을 때마다 하나씩 더 주문해도 모두 차례대로 나와요",
        en: "When each juice is answered with another order, all are served in turn")
    otherCounter.serveOrders()
    verify(guest.cups.count, is: 7, ko: "그 뒤에는 더 나오지 않아요", en: "After that no more are served")

    let emptyCounter = Counter()
    emptyCounter.serveOrders()
    emptyCounter.takeOrder(for: "망고쥬스")
    emptyCounter.serveOrders()
    emptyCounter.delegate = customer
    emptyCounter.serveOrders()
    verify(
        customer.cups.count, is: 4,
        ko: "델리게이트가 없어도 serveOrders()는 주문을 모두 만들어 내요",
        en: "serveOrders() serves every order without a delegate too")

    weak var released: Guest?
    func visit() {
        let visitor = Guest(wishes: [])
        released = visitor
        emptyCounter.delegate = visitor
        withExtendedLifetime(visitor) {}
    }
    visit()
    verify(
        isReleased: released,
        ko: "떠난 손님은 카운터가 남아 있어도 해제돼요",
        en: "A guest that has left is released while the counter remains")
    emptyCounter.takeOrder(for: "망고쥬스")
    emptyCounter.serveOrders()
    verify(
        emptyCounter.delegate == nil,
        ko: "손님이 해제된 뒤에도 카운터는 주문을 만들어 내요",
        en: "The counter serves orders after its guest is released")
}

/// Orders one of its wishes with each juice that it receives.
private final class Guest: CounterDelegate {
    private var wishes: [String]
    private(set) var cups: [String] = []

    init(wishes: [String]) {
        self.wishes = wishes
    }

    func counter(_ counter: Counter, didServe juice: String) {
        cups.append(juice)
        if !wishes.isEmpty { counter.takeOrder(for: wishes.removeFirst()) }
    }
}
