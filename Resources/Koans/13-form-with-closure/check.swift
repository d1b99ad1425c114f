// title ko: 클로저로 알리는 폼
// title en: A form with a closure
// fails en: The order screen is released when it closes
// formerly: 13-strong-self
// hint ko: OrderScreen의 init을 보세요. 클로저는 어느 객체를 참조하고, 클로저는 어느 객체가 갖고 있나요?
// hint en: Look at the init of OrderScreen. To which object does the closure refer, and which object holds the closure?
// hint ko: 화면 → 폼 → 클로저 → 화면으로 강한 참조가 이어져 순환 참조가 돼요. 컴파일러는 알려 주지 않아요.
// hint en: Screen, form, closure and screen again: strong references in a circle. The compiler does not report it.
// hint ko: form.onSave = { [weak self] count in … }로 쓰고, 안에서는 self?.로 호출하세요.
// hint en: Write form.onSave = { [weak self] count in … } and use self?. inside.

func check() {
    // The screen may refer to its form weakly.
    func save(_ count: Int, in form: StockForm?) { form?.save(count) }
    var shop: Shop? = Shop()
    shop?.openScreen()
    weak let screen = shop?.screen
    let form = shop?.screen?.form
    form?.save(15)
    verify(
        screen?.mangoLabel.text, is: "15",
        ko: "저장한 개수가 주문 화면에 보여요",
        en: "The order screen shows the saved count")
    form?.save(12)
    verify(screen?.mangoLabel.text, is: "12", ko: "두 번째 저장도 보여요", en: "The second save is shown too")
    verify(screen?.saveCount, is: 2, ko: "저장 2번을 셌어요", en: "Two saves were counted")
    shop?.closeScreen()
    verify(isReleased: screen, ko: "주문 화면을 닫으면 해제돼요", en: "The order screen is released when it closes")
    form?.save(20)
    verify(form != nil, ko: "화면이 없어도 폼은 저장할 수 있어요", en: "The form can save without the screen")

    shop?.openScreen()
    weak let unsaved = shop?.screen
    weak let unsavedForm = shop?.screen?.form
    shop?.closeScreen()
    verify(
        isReleased: unsaved,
        ko: "저장하지 않고 닫아도 화면이 해제돼요",
        en: "Closed without saving, the screen is released too")
    verify(isReleased: unsavedForm, ko: "닫은 화면의 폼도 해제돼요", en: "The form of the closed screen is released too")

    shop?.openScreen()
    weak let replaced = shop?.screen
    shop?.openScreen()
    verify(
        isReleased: replaced,
        ko: "닫지 않고 새 화면을 열어도 앞의 화면은 해제돼요",
        en: "Opening a new screen without closing releases the one before")
    weak let open = shop?.screen
    shop = nil
    verify(
        isReleased: open,
        ko: "화면이 열려 있는 가게가 해제되면 화면도 해제돼요",
        en: "When a shop with an open screen is released, the screen is released too")

    var single: OrderScreen? = OrderScreen()
    save(7, in: single?.form)
    verify(single?.mangoLabel.text, is: "7", ko: "가게 없이 만든 화면에서도 저장할 수 있어요", en: "A screen without a shop can save too")
    weak let singleForm = single?.form
    weak let releasedSingle = single
    single = nil
    verify(
        isReleased: releasedSingle,
        ko: "가게 없이 만든 화면도 해제돼요",
        en: "A screen without a shop is released too")
    verify(isReleased: singleForm, ko: "그 화면의 폼도 해제돼요", en: "The form of that screen is released too")
    withExtendedLifetime(form) {}
}
