// title ko: 카운터와 주방
// title en: Counter and kitchen
// fails en: The kitchen has the juice that the counter took
// formerly: 01-first-protocol
// hint ko: 주문 1건을 takeOrder(for:)부터 주방의 목록까지 따라가 보세요. 어디까지 가나요?
// hint en: Follow one order from takeOrder(for:) to the kitchen's list. How far does it get?
// hint ko: 프로토콜은 보낼 수 있는 메시지를 정할 뿐이에요. 카운터에는 그 메시지를 보내는 줄이 없어요.
// hint en: A protocol only declares which messages can be sent. No line of the counter sends this one.
// hint ko: orderCount += 1 다음 줄에 delegate?.counter(self, didTakeOrderFor: juice)를 쓰세요.
// hint en: Below orderCount += 1 write delegate?.counter(self, didTakeOrderFor: juice).

func check() {
    let shop = Shop()
    shop.counter.takeOrder(for: "딸기쥬스")
    verify(
        shop.kitchen.juices, is: ["딸기쥬스"],
        ko: "카운터가 받은 쥬스가 주방에 있어요",
        en: "The kitchen has the juice that the counter took")
    shop.counter.takeOrder(for: "망고쥬스")
    verify(
        shop.kitchen.juices, is: ["딸기쥬스", "망고쥬스"],
        ko: "두 번째 주문도 차례대로 주방에 있어요",
        en: "The second order follows the first in the kitchen")
    verify(shop.counter.orderCount, is: 2, ko: "카운터는 주문 2건을 셌어요", en: "The counter counted two orders")

    let otherCounter = Counter()
    otherCounter.takeOrder(for: "바나나쥬스")
    verify(
        otherCounter.orderCount, is: 1,
        ko: "주방이 없는 카운터도 주문을 받고 세어요",
        en: "A counter without a kitchen takes and counts orders too")
    var otherKitchen: Kitchen? = Kitchen()
    weak let closedKitchen = otherKitchen
    otherCounter.delegate = otherKitchen
    otherCounter.takeOrder(for: "키위쥬스")
    verify(
        otherKitchen?.juices, is: ["키위쥬스"],
        ko: "다른 카운터의 주문은 그 카운터의 주방에 있어요",
        en: "An order at another counter is in the kitchen of that counter")

    let board = OrderBoard()
    otherCounter.delegate = board
    otherCounter.takeOrder(for: "딸바쥬스")
    verify(
        board.juices, is: ["딸바쥬스"],
        ko: "주방 대신 안내판을 연결하면 주문이 안내판에 보여요",
        en: "With a board in place of the kitchen, the board shows the order")
    verify(
        board.lastCounter === otherCounter,
        ko: "안내판에 전달된 메시지는 그 카운터가 보낸 것이에요",
        en: "The message that reaches the board was sent by that counter")

    otherCounter.delegate = otherKitchen
    otherKitchen = nil
    verify(
        isReleased: closedKitchen,
        ko: "문을 닫은 주방은 카운터가 남아 있어도 해제돼요",
        en: "A closed kitchen is released while its counter remains")
    otherCounter.takeOrder(for: "망키쥬스")
    verify(
        otherCounter.orderCount, is: 4,
        ko: "주방이 문을 닫은 뒤에도 카운터는 주문을 세어요",
        en: "The counter counts orders after its kitchen has closed")
}

private final class OrderBoard: CounterDelegate {
    var juices: [String] = []
    weak var lastCounter: Counter?

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        juices.append(juice)
        lastCounter = counter
    }
}
