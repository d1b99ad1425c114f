// 재고 화면의 “완료” 버튼을 누르면 주문 화면으로 돌아가요.
// 주문 화면은 맞는데 망고쥬스를 담아 둔 장바구니가 비어 있고, 내비게이션 스택은 계속 길어져요.
// 원래 있던 주문 화면으로 돌아가야 해요.
// NavigationController에는 push(_:), pop(), viewControllers가 있어요.
//
// The Done button of the stock screen leads to the order screen.
// The cart had a mango juice (망고쥬스), but now it is empty, and the navigation stack grows each time.
// Done should return to the order screen that was there before.
// NavigationController has push(_:), pop() and viewControllers.

final class HomeScreen: ViewController {
    func orderButtonTapped() {
        navigationController?.push(OrderScreen())
    }
}

final class OrderScreen: ViewController {
    private(set) var cart: [String] = []

    func add(_ juice: String) {
        cart.append(juice)
    }

    func stockButtonTapped() {
        navigationController?.push(StockScreen())
    }
}

final class StockScreen: ViewController {
    func doneButtonTapped() {
        let orderScreen = OrderScreen()
        navigationController?.push(orderScreen)
    }
}
