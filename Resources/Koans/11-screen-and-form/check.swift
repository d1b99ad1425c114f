// title ko: 주문 화면과 폼
// title en: Screen and form
// fails en: The order screen is released when it closes
// formerly: 11-strong-delegate
// hint ko: 주문 화면과 폼은 서로를 어떤 프로퍼티로 참조하나요? 화살표를 그려 보세요.
// hint en: Through which properties do the screen and the form refer to each other? Draw the arrows.
// hint ko: form과 delegate가 모두 강한 참조라서 순환 참조예요. 화면을 닫아도 폼이 화면을 강하게 참조하고 있어요.
// hint en: form and delegate are both strong: a retain cycle. After closing, the form still holds the screen.
// hint ko: StockForm의 프로퍼티를 weak var delegate: StockFormDelegate?로 바꾸세요.
// hint en: In StockForm write weak var delegate: StockFormDelegate?.

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
    shop?.closeScreen()
    verify(isReleased: screen, ko: "주문 화면을 닫으면 해제돼요", en: "The order screen is released when it closes")
    form?.save(20)
    verify(form != nil, ko: "화면이 해제된 뒤에도 폼에서 저장할 수 있어요", en: "The form can save after the screen is released")

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
