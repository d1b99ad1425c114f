// title ko: 문을 여는 가게
// title en: Opening the shop
// fails en: Two orders use two of ten cups
// formerly: 10-temporary-delegate
// hint ko: 주방을 어느 객체가 어떻게 참조하나요?
// hint en: Which objects refer to the kitchen, and how?
// hint ko: 주방을 강하게 참조하는 것은 지역 상수뿐이에요. 메서드가 끝나면 주방은 해제되고, weak인 delegate는 nil이 돼요.
// hint en: Only a local constant refers to it strongly. When the method ends, the kitchen is released and the weak delegate becomes nil.
// hint ko: Shop에 private let kitchen = Kitchen()을 두고, open(cups:) 안의 let kitchen 줄을 지우세요. delegate는 weak로 두세요.
// hint en: Give Shop a private let kitchen = Kitchen() and remove the let kitchen in open(cups:). Leave delegate weak.

func check() {
    var shop: Shop? = Shop()
    shop?.open(cups: 10)
    shop?.counter.takeOrder()
    shop?.counter.takeOrder()
    verify(shop?.cupsLeft, is: 8, ko: "주문 2건이면 컵 10개 중 2개를 써요", en: "Two orders use two of ten cups")

    let secondShop = Shop()
    secondShop.open(cups: 5)
    secondShop.counter.takeOrder()
    verify(secondShop.cupsLeft, is: 4, ko: "두 번째 가게는 자기 컵을 써요", en: "A second shop uses its own cups")
    verify(shop?.cupsLeft, is: 8, ko: "첫 번째 가게의 컵은 그대로예요", en: "The cups of the first shop stay as they are")
    secondShop.open(cups: 7)
    secondShop.counter.takeOrder()
    verify(
        secondShop.cupsLeft, is: 6,
        ko: "다음 날 컵 7개로 다시 열면 주문 1건 뒤에 6개가 남아요",
        en: "Opened again with seven cups, one order leaves six")

    func openForAMoment() -> AnyObject? {
        let kitchen = Kitchen()
        kitchen.prepare(cups: 3)
        return kitchen
    }
    var unconnected = openForAMoment()
    weak let closedKitchen = unconnected
    unconnected = nil
    verify(
        isReleased: closedKitchen,
        ko: "준비한 주방도 강한 참조가 없으면 해제돼요",
        en: "A prepared kitchen without a strong reference is released")

    let counter = Counter()
    func connectForAMoment() {
        let kitchen = Kitchen()
        counter.delegate = kitchen
        withExtendedLifetime(kitchen) {}
    }
    connectForAMoment()
    verify(
        isReleased: counter.delegate,
        ko: "카운터는 델리게이트를 강하게 참조하지 않아요",
        en: "The counter does not hold its delegate strongly")

    let remaining = shop?.counter
    weak let kitchen = remaining?.delegate
    shop = nil
    verify(
        isReleased: kitchen,
        ko: "가게가 해제되면 카운터가 남아 있어도 주방은 해제돼요",
        en: "When the shop is released, its kitchen is released while the counter remains")
    remaining?.takeOrder()
    verify(
        remaining?.delegate == nil,
        ko: "주방이 해제된 뒤에는 카운터의 델리게이트가 nil이에요",
        en: "After that the delegate of the counter is nil")
    withExtendedLifetime(secondShop) {}
}
