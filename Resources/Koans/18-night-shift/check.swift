// title ko: 야간 근무
// title en: The night shift
// fails en: With the night shift the sign shows 24
// hint ko: closingHour(for:)는 어디에 선언되어 있나요? shopDidOpen(_:)과 견주어 보세요.
// hint en: Where is closingHour(for:) declared? Compare it with shopDidOpen(_:).
// hint ko: 프로토콜에 없는 메서드라서, 타입이 ShopDelegate인 delegate로는 익스텐션의 구현만 호출할 수 있어요. 컴파일할 때 정해져요.
// hint en: It is not in the protocol, so through a ShopDelegate only the extension's is called. That is decided at compile time.
// hint ko: protocol ShopDelegate 안에 func closingHour(for shop: Shop) -> Int를 쓰세요. 익스텐션은 기본 구현으로 남겨 두세요.
// hint en: Write func closingHour(for shop: Shop) -> Int in protocol ShopDelegate. The extension stays as the default.

func check() {
    let shop = Shop()
    shop.open()
    verify(shop.sign.text, is: "-", ko: "델리게이트가 없으면 간판은 그대로예요", en: "Without a delegate the sign stays as it is")
    let day = DayShift()
    shop.delegate = day
    shop.open()
    verify(shop.sign.text, is: "18", ko: "주간 근무에는 간판에 18이 보여요", en: "With the day shift the sign shows 18")
    let night = NightShift()
    shop.delegate = night
    shop.open()
    verify(shop.sign.text, is: "24", ko: "야간 근무에는 간판에 24가 보여요", en: "With the night shift the sign shows 24")
    shop.delegate = day
    shop.open()
    verify(shop.sign.text, is: "18", ko: "다음 날 주간 근무에는 다시 18이 보여요", en: "With the next day shift it shows 18 again")
    verify(
        [day.openings, night.openings], is: [2, 1],
        ko: "문을 열 때마다 델리게이트에 한 번 전달돼요",
        en: "Each opening reaches the delegate once")

    let event = EventShift()
    shop.delegate = event
    shop.open()
    verify(
        shop.sign.text, is: "22",
        ko: "다른 델리게이트(EventShift)가 정한 22시도 간판에 보여요",
        en: "The sign shows 22, which EventShift, another delegate, sets")
    event.hour = 23
    shop.open()
    verify(
        shop.sign.text, is: "23",
        ko: "EventShift가 23시로 바꾸면 간판에도 23이 보여요",
        en: "The sign shows 23 after EventShift has changed it")

    let otherShop = Shop()
    otherShop.delegate = night
    otherShop.open()
    verify(
        otherShop.sign.text, is: "24",
        ko: "다른 가게의 간판에도 야간 근무의 24가 보여요",
        en: "The sign of another shop with the night shift shows 24 too")
    verify(shop.sign.text, is: "23", ko: "처음 가게의 간판은 그대로예요", en: "The sign of the first shop stays as it is")

    weak var ended: EventShift?
    func workOneShift() {
        let shift = EventShift()
        ended = shift
        otherShop.delegate = shift
        withExtendedLifetime(shift) {}
    }
    workOneShift()
    verify(
        isReleased: ended,
        ko: "근무를 마친 델리게이트는 가게가 남아 있어도 해제돼요",
        en: "A delegate whose shift has ended is released while its shop remains")
    otherShop.open()
    verify(
        otherShop.sign.text, is: "24",
        ko: "델리게이트가 해제된 뒤에 문을 열면 간판은 그대로예요",
        en: "Opened after its delegate is released, a shop leaves its sign as it is")
}

private final class EventShift: ShopDelegate {
    var hour = 22

    func shopDidOpen(_ shop: Shop) {}

    func closingHour(for shop: Shop) -> Int {
        hour
    }
}
