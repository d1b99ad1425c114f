// title ko: 강한 델리게이트
// title en: A strong delegate
// fails en: The order screen is released when it closes
// hint ko: 주문 화면과 폼은 서로를 어떤 프로퍼티로 참조하나요? 화살표를 그려 보세요.
// hint en: Through which properties do the screen and the form refer to each other? Draw the arrows.
// hint ko: form과 delegate가 모두 강한 참조라서 순환 참조예요. 화면을 닫아도 폼이 화면을 강하게 참조하고 있어요.
// hint en: form and delegate are both strong: a retain cycle. After closing, the form still holds the screen.
// hint ko: StockForm의 프로퍼티를 weak var delegate: StockFormDelegate?로 바꾸세요.
// hint en: In StockForm write weak var delegate: StockFormDelegate?.

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
    shop.closeScreen()
    verify(screen == nil, ko: "주문 화면을 닫으면 해제돼요", en: "The order screen is released when it closes")
    form?.save(20)
    verify(
        form?.delegate == nil,
        ko: "화면이 해제된 뒤에는 폼의 델리게이트가 nil이에요",
        en: "After the screen is released, the delegate of the form is nil")

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
