// title ko: 재고 화면에서 돌아오기
// title en: Back from the stock screen
// fails en: After saving, the order screen is on top
// formerly: 35-popped-twice
// hint ko: 저장할 때 어떤 메서드들이 차례대로 호출되고, 그때마다 맨 위 화면은 무엇인가요? 저장을 또 누르면요?
// hint en: Which methods are called in turn when saving, and which screen is on top each time? What if Save is tapped again?
// hint ko: StockScreen이 팝한 뒤에 OrderScreen이 또 팝해요. 두 번째 팝은 맨 위에 있던 주문 화면을 닫아요.
// hint en: StockScreen pops, and then OrderScreen pops too. The second pop closes the order screen, then on top.
// hint ko: OrderScreen의 stockScreen(_:didSave:)에서 navigationController?.pop()을 지우세요.
// hint en: Remove navigationController?.pop() from stockScreen(_:didSave:) of OrderScreen.

func check() {
    let home = HomeScreen()
    let navigation = NavigationController(root: home)
    let order = OrderScreen()
    func nameOfTop() -> String {
        navigation.viewControllers.last.map { String(describing: type(of: $0)) } ?? "nil"
    }
    navigation.push(order)
    order.stockButtonTapped()
    weak let stock = navigation.viewControllers.last as? StockScreen
    (navigation.viewControllers.last as? StockScreen)?.save(15)
    verify(order.mangoLabel.text, is: "15", ko: "주문 화면에 저장한 개수가 전달돼요", en: "The saved count reaches the order screen")
    verify(
        nameOfTop(), is: "OrderScreen",
        ko: "저장하면 주문 화면이 맨 위에 있어요",
        en: "After saving, the order screen is on top")
    verify(navigation.viewControllers.last === order, ko: "원래 있던 주문 화면이에요", en: "It is the order screen from before")
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
        nameOfTop(), is: "OrderScreen",
        ko: "스택이 더 길어도 연 화면으로 돌아와요",
        en: "On a longer stack it returns to the screen that opened it too")
    tapped?.save(3)
    verify(
        nameOfTop(), is: "OrderScreen",
        ko: "저장을 두 번 눌러도 주문 화면은 닫히지 않아요",
        en: "Saving tapped twice does not close the order screen")

    let upperHome = HomeScreen()
    navigation.push(upperHome)
    upperHome.stockButtonTapped()
    (navigation.viewControllers.last as? StockScreen)?.save(2)
    verify(
        nameOfTop(), is: "HomeScreen",
        ko: "처음 화면이 위에 있어도 재고 화면만 닫혀요",
        en: "With a home screen further up only the stock screen closes too")
    verify(
        [upper.mangoLabel.text, upperHome.stockLabel.text], is: ["3", "2"],
        ko: "두 화면에는 저마다 저장한 개수가 보여요",
        en: "Each of the two screens shows the count that it was sent")
    let root = OrderScreen()
    let rootNavigation = NavigationController(root: root)
    root.stockButtonTapped()
    (rootNavigation.viewControllers.last as? StockScreen)?.save(6)
    verify(
        rootNavigation.viewControllers.count, is: 1,
        ko: "주문 화면이 맨 아래여도 재고 화면이 닫혀요",
        en: "With the order screen as the root the stock screen closes too")

    func closesItself(openedFrom opener: ViewController, by open: () -> Void) -> Bool {
        let first = NavigationController(root: opener)
        open()
        let other = NavigationController(root: ViewController())
        let stock = first.viewControllers.last as? StockScreen
        if let stock { other.push(stock) }
        stock?.save(5)
        return withExtendedLifetime(first) { other.viewControllers.count == 1 }
    }
    let nextHome = HomeScreen()
    let nextOrder = OrderScreen()
    verify(
        closesItself(openedFrom: nextHome, by: nextHome.stockButtonTapped)
            == closesItself(openedFrom: nextOrder, by: nextOrder.stockButtonTapped),
        ko: "재고 화면은 어느 화면에서 열어도 같은 방법으로 닫혀요",
        en: "Whichever screen opened it, the stock screen closes in the same way")
}
