// title ko: 바로 해제되는 델리게이트
// title en: Released at once
// fails en: Two orders use two of ten cups
// hint ko: open(cups:)가 끝난 뒤 주방을 강하게 참조하는 객체는 무엇인가요?
// hint en: After open(cups:) returns, which object refers to the kitchen strongly?
// hint ko: 주방을 강하게 참조하는 것은 지역 상수뿐이에요. 메서드가 끝나면 주방은 해제되고, weak인 delegate는 nil이 돼요.
// hint en: Only a local constant refers to it strongly. When the method ends, the kitchen is released and the weak delegate becomes nil.
// hint ko: Shop에 private let kitchen = Kitchen()을 두고, open(cups:) 안의 let kitchen 줄을 지우세요. delegate는 weak로 두세요.
// hint en: Give Shop a private let kitchen = Kitchen() and remove the let kitchen in open(cups:). Leave delegate weak.

func check() {
    let shop = Shop()
    shop.open(cups: 10)
    shop.counter.takeOrder()
    shop.counter.takeOrder()
    verify(shop.cupsLeft, is: 8, ko: "주문 2건이면 컵 10개 중 2개를 써요", en: "Two orders use two of ten cups")

    let secondShop = Shop()
    secondShop.open(cups: 5)
    secondShop.counter.takeOrder()
    verify(secondShop.cupsLeft, is: 4, ko: "두 번째 가게는 자기 컵을 써요", en: "A second shop uses its own cups")
    verify(shop.cupsLeft, is: 8, ko: "첫 번째 가게의 컵은 그대로예요", en: "The cups of the first shop stay as they are")

    let counter = Counter()
    func connectForAMoment() {
        let kitchen = Kitchen()
        counter.delegate = kitchen
        withExtendedLifetime(kitchen) {}
    }
    connectForAMoment()
    verify(
        counter.delegate == nil,
        ko: "카운터는 델리게이트를 강하게 참조하지 않아요",
        en: "The counter does not hold its delegate strongly")
    withExtendedLifetime(shop) {}
}
