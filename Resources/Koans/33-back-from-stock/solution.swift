// 처음 화면, 주문 화면, 재고 화면이 차례로 열려 있어요.
// 재고 화면에서 저장하면 주문 화면을 지나 처음 화면까지 돌아가요.
// 재고 화면만 닫혀야 해요. 저장을 두 번 눌러도요. 재고 화면은 처음 화면에서도 열 수 있어요.
// NavigationController에는 push(_:), pop(), viewControllers가 있어요.
//
// The home screen, the order screen and the stock screen are open.
// Saving on the stock screen goes back past the order screen to the home screen.
// Only the stock screen should close, even if Save is tapped twice.
// It can also be opened from the home screen.
// NavigationController has push(_:), pop() and viewControllers.

protocol StockScreenDelegate: AnyObject {
    func stockScreen(_ screen: StockScreen, didSave count: Int)
}

final class StockScreen: ViewController {
    weak var delegate: StockScreenDelegate?

    func save(_ count: Int) {
        guard let navigationController else { return }
        navigationController.pop()
        delegate?.stockScreen(self, didSave: count)
    }
}

final class HomeScreen: ViewController, StockScreenDelegate {
    let stockLabel = Label("10")

    func stockButtonTapped() {
        let screen = StockScreen()
        screen.delegate = self
        navigationController?.push(screen)
    }

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        stockLabel.text = "\(count)"
    }
}

final class OrderScreen: ViewController, StockScreenDelegate {
    let mangoLabel = Label("10")

    func stockButtonTapped() {
        let screen = StockScreen()
        screen.delegate = self
        navigationController?.push(screen)
    }

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        // 고친 이유: 재고 화면이 이미 자신을 팝했어요. 여기서 또 팝하면 주문 화면이 닫혀요.
        // Why: The stock screen has popped itself; another pop here closes the order screen.
        mangoLabel.text = "\(count)"
    }
}
