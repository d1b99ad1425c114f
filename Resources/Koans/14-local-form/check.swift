// title ko: 클로저가 참조한 지역 상수
// title en: A constant in the closure
// fails en: The form is released when it closes
// hint ko: 클로저가 참조하는 이름을 모두 찾아보세요. self뿐인가요?
// hint en: Find all names that the closure uses. Is self the only object?
// hint ko: 클로저가 form도 강하게 참조해요. form → onSave → form으로 이어지는 순환 참조예요.
// hint en: The closure refers to form strongly too: form, onSave and form again, a retain cycle.
// hint ko: [weak self, weak form]으로 쓰고 form?.showMessage(…)로 호출하세요.
// hint en: Write [weak self, weak form] and call form?.showMessage(…).

func check() {
    var screen: OrderScreen? = OrderScreen()
    screen?.openForm()
    weak let form = screen?.form
    screen?.form?.save(15)
    verify(screen?.mangoes, is: 15, ko: "저장한 개수가 주문 화면에 전달돼요", en: "The saved count reaches the order screen")
    verify(form?.message, is: "Saved 15", ko: "폼에 저장했다고 보여요", en: "The form says that it was saved")
    screen?.openForm()
    weak let unsaved = screen?.form
    screen?.closeForm()
    verify(unsaved == nil, ko: "폼을 닫으면 해제돼요", en: "The form is released when it closes")
    verify(form == nil, ko: "저장한 폼도 해제됐어요", en: "The form that was saved is released too")

    screen?.openForm()
    let kept = screen?.form
    weak let released = screen
    screen = nil
    verify(
        released == nil,
        ko: "폼이 남아 있어도 주문 화면은 해제돼요",
        en: "The order screen is released even while a form remains")
    kept?.save(7)
    verify(
        kept?.message, is: "Saved 7",
        ko: "주문 화면이 없어도 폼은 저장했다고 보여 줘요",
        en: "Without the order screen the form still says that it was saved")
}
