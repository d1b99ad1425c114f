// title ko: 설정 화면에서 연 재고 화면
// title en: From the settings screen
// fails en: The settings screen receives the saved count
// formerly: 36-reached-through
// hint ko: save(_:)는 어떤 객체에 값을 넣나요? 설정 화면에서 열었을 때도 그런가요?
// hint en: Into which object does save(_:) put the count? What if the settings opened the screen?
// hint ko: 바로 아래 화면이 OrderScreen일 때만 값이 전달돼요. 다른 화면이면 as?가 nil이라서 아무 일도 일어나지 않아요.
// hint en: The count arrives only if the screen below is an OrderScreen. With any other, as? is nil and nothing happens.
// hint ko: 스택을 찾는 줄을 모두 지우고 delegate?.stockScreen(self, didSave: count)를 쓰세요.
// hint en: Remove the lines that search the stack and write delegate?.stockScreen(self, didSave: count).

func check() {
    let order = OrderScreen()
    let navigation = NavigationController(root: order)
    func save(_ count: Int) {
        (navigation.viewControllers.last as? StockScreen)?.save(count)
    }
    order.stockButtonTapped()
    save(15)
    verify(order.mangoLabel.text, is: "15", ko: "주문 화면에 저장한 개수가 전달돼요", en: "The order screen receives the saved count")
    verify(navigation.viewControllers.count, is: 1, ko: "저장하면 재고 화면이 닫혀요", en: "Saving closes the stock screen")

    let settings = SettingsScreen()
    navigation.push(settings)
    settings.reserveButtonTapped()
    save(3)
    verify(
        settings.reserve, is: 3,
        ko: "설정 화면에 저장한 개수가 전달돼요",
        en: "The settings screen receives the saved count")
    verify(order.mangoLabel.text, is: "15", ko: "주문 화면은 그대로예요", en: "The order screen stays as it is")
    verify(navigation.viewControllers.last === settings, ko: "설정 화면으로 돌아와요", en: "It returns to the settings screen")

    let opener = OpeningScreen()
    navigation.push(opener)
    let screen = StockScreen()
    screen.delegate = opener
    navigation.push(screen)
    screen.save(8)
    verify(opener.counts, is: [8], ko: "나중에 더한 화면에도 전달돼요", en: "A screen that is added later receives it too")

    let secondOrder = OrderScreen()
    let secondNavigation = NavigationController(root: secondOrder)
    let second = StockScreen()
    second.delegate = opener
    secondNavigation.push(second)
    second.save(6)
    verify(
        opener.counts.last, is: 6,
        ko: "바로 아래 화면이 달라도 델리게이트에 전달돼요",
        en: "The delegate receives it even when another screen is below")
    verify(
        secondOrder.mangoLabel.text, is: "10",
        ko: "델리게이트가 아닌 아래 화면은 그대로예요",
        en: "The screen below stays as it is when it is not the delegate")

    let alone = StockScreen()
    secondNavigation.push(alone)
    alone.save(4)
    verify(
        secondNavigation.viewControllers.count, is: 1,
        ko: "델리게이트가 없어도 저장하면 닫혀요",
        en: "Without a delegate saving closes it too")
    verify(
        secondOrder.mangoLabel.text, is: "10",
        ko: "델리게이트가 없으면 아래 화면은 그대로예요",
        en: "Without a delegate the screen below stays as it is")
    let left = StockScreen()
    weak var released: OpeningScreen?
    func connectAndRelease() {
        let screen = OpeningScreen()
        left.delegate = screen
        released = screen
    }
    connectAndRelease()
    secondNavigation.push(left)
    verify(
        isReleased: released,
        ko: "재고 화면은 델리게이트를 붙잡아 두지 않아요",
        en: "The stock screen does not keep its delegate alive")
    left.save(5)
    verify(
        secondNavigation.viewControllers.count, is: 1,
        ko: "델리게이트가 해제된 뒤에도 저장하면 닫혀요",
        en: "After its delegate is released, saving closes it too")
    verify(
        secondOrder.mangoLabel.text, is: "10",
        ko: "델리게이트가 해제되었으면 아래 화면은 그대로예요",
        en: "When its delegate is released, the screen below stays as it is")
}

private final class OpeningScreen: ViewController, StockScreenDelegate {
    var counts: [Int] = []

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        counts.append(count)
    }
}
