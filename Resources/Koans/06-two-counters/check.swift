// title ko: 엉뚱한 객체에 보낸 메시지
// title en: The wrong receiver
// fails en: The takeaway kitchen has the takeaway order
// hint ko: Shop의 init에서 카운터마다 어느 주방이 연결되는지 읽어 보세요.
// hint en: Read in the init of Shop which kitchen is set for which counter.
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
}
