// 주문 화면이 재고 입력 폼을 갖고, 폼은 주문 화면을 델리게이트로 참조해요.
// 저장은 잘 되지만 화면을 닫아도 메모리가 줄지 않아요.
// 닫은 화면은 해제되어야 해요.
//
// The order screen has a stock form, and the form has the screen as its delegate.
// Saving works, but closing the screen does not free its memory.
// A closed screen should be released.

protocol StockFormDelegate: AnyObject {
    func stockForm(_ form: StockForm, didSave count: Int)
}

final class StockForm {
    // 고친 이유: 화면과 폼이 서로 강하게 참조하면 순환 참조가 되어, 참조를 끊을 때까지 둘 다 해제되지 않아요.
    // Why: Two objects that refer to each other strongly form a retain cycle, which keeps both alive.
    weak var delegate: StockFormDelegate?

    func save(_ count: Int) {
        delegate?.stockForm(self, didSave: count)
    }
}

final class OrderScreen: StockFormDelegate {
    let form = StockForm()
    let mangoLabel = Label("10")

    init() {
        form.delegate = self
    }

    func stockForm(_ form: StockForm, didSave count: Int) {
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
