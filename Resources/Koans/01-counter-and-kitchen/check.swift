// title ko: 첫 프로토콜
// title en: A first protocol
// fails en: The kitchen has the juice that the counter took
// hint ko: Counter의 takeOrder(for:)를 보세요. 주문을 받은 뒤에 무엇을 하나요?
// hint en: Look at takeOrder(for:) of Counter. What does it do with the order?
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
    let otherKitchen = Kitchen()
    otherCounter.delegate = otherKitchen
    otherCounter.takeOrder(for: "키위쥬스")
    verify(
        otherKitchen.juices, is: ["키위쥬스"],
        ko: "다른 카운터의 주문은 그 카운터의 델리게이트에 전달돼요",
        en: "An order at another counter reaches the delegate of that counter")
}
