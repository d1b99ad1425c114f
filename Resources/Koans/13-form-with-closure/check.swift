// title ko: 클로저의 강한 self
// title en: Strong self in a closure
// fails en: The order screen is released when it closes
// hint ko: 클로저 안의 self는 무엇이고, 클로저는 어느 객체가 갖고 있나요?
// hint en: What is self in the closure, and which object holds the closure?
// hint ko: 화면 → 폼 → 클로저 → 화면으로 강한 참조가 이어져 순환 참조가 돼요. 컴파일러는 알려 주지 않아요.
// hint en: Screen, form, closure and screen again: strong references in a circle. The compiler does not report it.
// hint ko: form.onSave = { [weak self] count in … }로 쓰고, 안에서는 self?.로 호출하세요.
// hint en: Write form.onSave = { [weak self] count in … } and use self?. inside.

func check() {
    let shop = Shop()
    shop.openScreen()
    weak let screen = shop.screen
    let form = shop.screen?.form
    form?.save(15)
    verify(
        screen?.mangoLabel.text, is: "15",
        ko: "저장한 개수가 주문 화면에 보여요",
        en: "The order screen shows the saved count")
    form?.save(12)
    verify(screen?.mangoLabel.text, is: "12", ko: "두 번째 저장도 보여요", en: "The second save is shown too")
    verify(screen?.saveCount, is: 2, ko: "저장 2번을 셌어요", en: "Two saves were counted")
    shop.closeScreen()
    verify(screen == nil, ko: "주문 화면을 닫으면 해제돼요", en: "The order screen is released when it closes")
    form?.save(20)
    verify(screen == nil, ko: "화면이 없어도 폼은 저장할 수 있어요", en: "The form can save without the screen")

    shop.openScreen()
    weak let unsaved = shop.screen
    weak let unsavedForm = shop.screen?.form
    shop.closeScreen()
    verify(
        unsaved == nil && unsavedForm == nil,
        ko: "저장하지 않고 닫아도 화면과 폼이 해제돼요",
        en: "Closed without saving, the screen and its form are released too")
    withExtendedLifetime(form) {}
}
