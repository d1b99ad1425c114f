// 재고 화면은 저장한 개수를 스택의 바로 아래 화면에 직접 넣어요.
// 주문 화면에서 열면 되는데, 설정 화면에서 열면 저장한 값이 전달되지 않아요.
// 어느 화면에서 열든 그 화면에 전달되어야 해요. delegate 프로퍼티는 그대로 있어야 해요.
//
// The stock screen puts the saved count directly into the screen below it.
// Opened from the order screen this works; opened from the settings it is lost.
// It should reach the screen that opened it, whichever that is. The property delegate should stay.

protocol StockScreenDelegate: AnyObject {
    func stockScreen(_ screen: StockScreen, didSave count: Int)
}

final class StockScreen: ViewController {
    weak var delegate: StockScreenDelegate?

    func save(_ count: Int) {
        // 고친 이유: 재고 화면은 아래에 어떤 화면이 있는지 몰라도 돼요. 저장한 값은 델리게이트에 전달해요.
        // Why: The stock screen does not need to know the screen below; it sends the count to its delegate.
        delegate?.stockScreen(self, didSave: count)
        navigationController?.pop()
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
        mangoLabel.text = "\(count)"
    }
}

final class SettingsScreen: ViewController, StockScreenDelegate {
    private(set) var reserve = 10

    func reserveButtonTapped() {
        let screen = StockScreen()
        screen.delegate = self
        navigationController?.push(screen)
    }

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        reserve = count
    }
}
