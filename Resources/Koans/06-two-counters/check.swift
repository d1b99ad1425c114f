// title ko: 카운터 두 곳
// title en: Two counters
// fails en: The takeaway kitchen has the takeaway order
// formerly: 06-wrong-receiver
// hint ko: Shop의 init을 보세요. 포장 주문 1건은 거기서부터 어느 객체로 가나요?
// hint en: Look at the init of Shop. To which object does a takeaway order go from there?
// hint ko: 두 카운터의 델리게이트가 같은 주방이에요. 타입이 같아서 컴파일러는 잘못을 알 수 없어요.
// hint en: Both counters have the same kitchen as their delegate. The types match, so the compiler cannot notice.
// hint ko: takeawayCounter.delegate = takeawayKitchen으로 고치세요.
// hint en: Write takeawayCounter.delegate = takeawayKitchen.

func check() {
    let shop = Shop()
    shop.takeawayCounter.takeOrder(for: "키위쥬스")
    verify(
        shop.takeawayKitchen.juices, is: ["키위쥬스"],
        ko: "포장 주방에 포장 주문이 있어요",
        en: "The takeaway kitchen has the takeaway order")
    verify(shop.tableKitchen.juices, is: [], ko: "매장 주방에는 주문이 없어요", en: "The table kitchen has no order")
    shop.tableCounter.takeOrder(for: "망고쥬스")
    verify(
        shop.tableKitchen.juices, is: ["망고쥬스"],
        ko: "매장 주방에 매장 주문이 있어요",
        en: "The table kitchen has the table order")
    verify(
        shop.takeawayKitchen.juices, is: ["키위쥬스"],
        ko: "포장 주방의 목록은 그대로예요",
        en: "The list of the takeaway kitchen stays as it is")

    let secondShop = Shop()
    secondShop.tableCounter.takeOrder(for: "키위쥬스")
    secondShop.tableCounter.takeOrder(for: "딸기쥬스")
    secondShop.takeawayCounter.takeOrder(for: "망고쥬스")
    verify(
        secondShop.tableKitchen.juices, is: ["키위쥬스", "딸기쥬스"],
        ko: "두 번째 가게에서 매장의 키위쥬스와 딸기쥬스는 주문한 순서대로 매장 주방에 있어요",
        en: "In a second shop, a kiwi and a strawberry juice for a table are in its table kitchen, in this order")
    verify(
        secondShop.takeawayKitchen.juices, is: ["망고쥬스"],
        ko: "두 번째 가게의 포장 망고쥬스는 그 가게의 포장 주방에 있어요",
        en: "The mango juice for takeaway is in the takeaway kitchen of the second shop")
    verify(
        shop.tableKitchen.juices + shop.takeawayKitchen.juices, is: ["망고쥬스", "키위쥬스"],
        ko: "첫 번째 가게의 목록은 그대로예요",
        en: "The lists of the first shop stay as they are")

    let counter = shop.takeawayCounter
    counter.delegate = nil
    counter.takeOrder(for: "딸바쥬스")
    verify(
        shop.takeawayKitchen.juices, is: ["키위쥬스"],
        ko: "카운터의 연결을 끊으면 그 주문은 주방에 없어요",
        en: "An order at a counter without a delegate is in no kitchen")

    var closing: Shop? = Shop()
    let remaining = closing?.takeawayCounter
    weak let closedKitchen = closing?.takeawayKitchen
    closing = nil
    verify(
        isReleased: closedKitchen,
        ko: "문을 닫은 가게의 주방은 카운터가 남아 있어도 해제돼요",
        en: "A kitchen of a closed shop is released while its counter remains")
    remaining?.takeOrder(for: "망고쥬스")
    verify(
        remaining?.delegate == nil,
        ko: "주방이 해제된 뒤에도 카운터는 주문을 받아요",
        en: "The counter takes orders after its kitchen is released")
}
