// title ko: 닫은 폼
// title en: A closed form
// fails en: The form is released when it closes
// formerly: 14-captured-constant
// hint ko: openForm()이 끝난 뒤에 어느 객체가 어느 객체를 참조하나요? 화살표를 그려 보세요.
// hint en: Which objects refer to which after openForm() has ended? Draw the arrows.
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
    screen?.form?.save(12)
    verify(form?.message, is: "Saved 12", ko: "두 번째로 저장한 개수도 폼에 보여요", en: "The form shows the second save too")
    verify(screen?.mangoes, is: 12, ko: "두 번째로 저장한 개수도 전달돼요", en: "The second count reaches the order screen too")
    screen?.openForm()
    weak let unsaved = screen?.form
    screen?.closeForm()
    verify(isReleased: unsaved, ko: "폼을 닫으면 해제돼요", en: "The form is released when it closes")
    verify(
        isReleased: form,
        ko: "새 폼을 열 때 닫힌 앞의 폼도 해제됐어요",
        en: "The form before, which a new one replaced, is released too")

    screen?.openForm()
    var kept = screen?.form
    weak let keptForm = kept
    screen?.openForm()
    kept?.save(9)
    verify(
        kept?.message, is: "Saved 9",
        ko: "폼이 둘이면 저장한 앞의 폼에 저장했다고 보여요",
        en: "With two forms, the first one, which saved, says so")
    verify(
        screen?.form?.message.isEmpty == true,
        ko: "저장하지 않은 두 번째 폼에는 메시지가 없어요",
        en: "The second form, which did not save, shows no message")
    weak let open = screen?.form
    weak let released = screen
    screen = nil
    verify(
        isReleased: released,
        ko: "폼이 남아 있어도 주문 화면은 해제돼요",
        en: "The order screen is released even while a form remains")
    verify(
        isReleased: open,
        ko: "주문 화면이 해제되면 열려 있던 폼도 해제돼요",
        en: "When the order screen is released, its open form is released too")
    kept?.save(7)
    kept = nil
    verify(
        isReleased: keptForm,
        ko: "주문 화면이 해제된 뒤에 저장한 폼도 해제돼요",
        en: "A form that saves after the order screen is released is released too")
}
