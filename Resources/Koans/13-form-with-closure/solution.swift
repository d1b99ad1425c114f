// 주문 화면은 재고 입력 폼에 저장할 때 호출할 클로저를 줘요.
// 저장은 잘 되지만 닫은 주문 화면과 폼이 해제되지 않아요.
// 화면을 닫으면 화면과 폼이 모두 해제되어야 해요.
//
// The order screen gives its stock form a closure to call when saving.
// Saving works, but the closed screen and its form are not released.
// When the screen closes, both should be released.

final class StockForm {
    var onSave: ((Int) -> Void)?

    func save(_ count: Int) {
        onSave?(count)
    }
}

final class OrderScreen {
    let form = StockForm()
    let mangoLabel = Label("10")
    private(set) var saveCount = 0

    init() {
        // 고친 이유: weak를 쓰지 않은 클로저는 self를 강하게 참조하고, 화면의 폼이 그 클로저를 갖고 있어요.
        // Why: Without weak the closure would refer to self strongly, and the form of that screen holds it.
        form.onSave = { [weak self] count in
            self?.saveCount += 1
            self?.show(count)
        }
    }

    private func show(_ count: Int) {
        mangoLabel.text = "\(count)"
    }
}

final class Shop {
    private(set) var screen: OrderScreen?

    func openScreen() {
        screen = OrderScreen()
    }

    func closeScreen() {
        screen = nil
    }
}
