// title ko: 완료 버튼
// title en: The Done button
// fails en: Done returns to the order screen with its cart
// formerly: 34-pushed-again
// hint ko: 완료 버튼을 누르기 전과 누른 뒤에 스택에는 어떤 화면이 있나요?
// hint en: Which screens are on the stack before the Done button is tapped, and which after?
// hint ko: OrderScreen()은 새 화면이에요. 장바구니가 있는 원래 화면은 재고 화면 아래에 그대로 남아 있어요.
// hint en: OrderScreen() makes a new screen. The one with the cart is still below the stock screen.
// hint ko: doneButtonTapped()에서 navigationController?.pop()만 호출하세요.
// hint en: In doneButtonTapped() only call navigationController?.pop().

func check() {
    let home = HomeScreen()
    let navigation = NavigationController(root: home)
    home.orderButtonTapped()
    let order = navigation.viewControllers.last as? OrderScreen
    order?.add("망고쥬스")
    order?.stockButtonTapped()
    verify(
        navigation.viewControllers.count, is: 3,
        ko: "재고 화면까지 화면은 세 개예요",
        en: "With the stock screen there are three screens")
    weak let stock = navigation.viewControllers.last as? StockScreen
    (navigation.viewControllers.last as? StockScreen)?.doneButtonTapped()
    verify(
        (navigation.viewControllers.last as? OrderScreen)?.cart, is: ["망고쥬스"],
        ko: "완료를 누르면 장바구니가 있는 주문 화면으로 돌아가요",
        en: "Done returns to the order screen with its cart")
    verify(navigation.viewControllers.count, is: 2, ko: "스택에는 화면이 두 개예요", en: "There are two screens on the stack")
    verify(navigation.viewControllers.last === order, ko: "원래 있던 주문 화면이에요", en: "It is the order screen from before")
    verify(isReleased: stock, ko: "닫은 재고 화면은 해제돼요", en: "The closed stock screen is released")
    for _ in 0..<3 {
        order?.stockButtonTapped()
        (navigation.viewControllers.last as? StockScreen)?.doneButtonTapped()
    }
    verify(
        navigation.viewControllers.count, is: 2,
        ko: "여러 번 다녀와도 화면은 두 개예요",
        en: "After more visits there are still two screens")
    order?.add("키위쥬스")
    verify(
        order?.cart, is: ["망고쥬스", "키위쥬스"],
        ko: "돌아온 뒤에 담은 키위쥬스도 장바구니에 있어요",
        en: "A kiwi juice (키위쥬스) added after that is in the cart too")
    navigation.push(ViewController())
    let upper = OrderScreen()
    navigation.push(upper)
    upper.stockButtonTapped()
    (navigation.viewControllers.last as? StockScreen)?.doneButtonTapped()
    verify(
        navigation.viewControllers.last === upper,
        ko: "주문 화면이 둘이면 바로 아래의 주문 화면으로 돌아가요",
        en: "With two order screens it returns to the one directly below")
    verify(navigation.viewControllers.count, is: 4, ko: "그 아래 화면도 그대로 있어요", en: "The screens below it are still there")
    verify(navigation.viewControllers.first === home, ko: "맨 아래는 처음 화면이에요", en: "The home screen is still the root")
}
