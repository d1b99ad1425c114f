// title ko: 재고 화면에서 돌아오기
// title en: Back from the stock screen
// fails en: After saving, the order screen is on top
// formerly: 35-popped-twice
// hint ko: 저장할 때 어떤 메서드들이 차례대로 호출되고, 그때마다 맨 위 화면은 무엇인가요?
// hint en: Which methods are called in turn when saving, and which screen is on top each time?
// hint ko: StockScreen이 팝한 뒤에 OrderScreen이 또 팝해요. 두 번째 팝은 맨 위에 있던 주문 화면을 닫아요.
// hint en: StockScreen pops, and then OrderScreen pops too. The second pop closes the order screen, then on top.
// hint ko: OrderScreen의 stockScreen(_:didSave:)에서 navigationController?.pop()을 지우세요.
// hint en: Remove navigationController?.pop() from stockScreen(_:didSave:) of OrderScreen.

func check() {
    let home = HomeScreen()
    let navigation = NavigationController(root: home)
    let order = OrderScreen()
    navigation.push(order)
    order.stockButtonTapped()
    weak let stock = navigation.viewControllers.last as? StockScreen
    (navigation.viewControllers.last as? StockScreen)?.save(15)
    verify(order.mangoLabel.text, is: "15", ko: "주문 화면에 저장한 개수가 전달돼요", en: "The saved count reaches the order screen")
    verify(
        navigation.viewControllers.last === order,
        ko: "저장하면 주문 화면이 맨 위에 있어요",
        en: "After saving, the order screen is on top")
    verify(navigation.viewControllers.count, is: 2, ko: "스택에는 화면이 두 개예요", en: "There are two screens on the stack")
    verify(isReleased: stock, ko: "닫은 재고 화면은 해제돼요", en: "The closed stock screen is released")
    navigation.pop()
    home.stockButtonTapped()
    (navigation.viewControllers.last as? StockScreen)?.save(7)
    verify(home.stockLabel.text, is: "7", ko: "처음 화면에도 저장한 개수가 전달돼요", en: "The home screen receives a saved count too")
    verify(
        navigation.viewControllers.count, is: 1,
        ko: "처음 화면에서 연 재고 화면도 닫혀요",
        en: "Opened from the home screen, it closes too")

    navigation.push(ViewController())
    let upper = OrderScreen()
    navigation.push(upper)
    upper.stockButtonTapped()
    let tapped = navigation.viewControllers.last as? StockScreen
    tapped?.save(3)
    verify(
        navigation.viewControllers.last === upper,
        ko: "스택이 더 길어도 연 화면으로 돌아와요",
        en: "On a longer stack it returns to the screen that opened it too")
    tapped?.save(3)
    verify(
        navigation.viewControllers.last === upper,
        ko: "저장을 두 번 눌러도 주문 화면은 닫히지 않아요",
        en: "Saving tapped twice does not close the order screen")
}
