// 클로저에 [weak self]를 썼으니 안전하다고 생각했어요.
// 주문 화면은 해제되는데, 닫은 폼은 메모리에 남아요.
// 닫은 폼도 해제되어야 해요.
//
// The closure has [weak self], so it looked safe.
// The order screen is released, but a closed form stays in memory.
// A closed form should be released too.

final class StockForm {
    var onSave: ((Int) -> Void)?
    private(set) var message = ""

    func save(_ count: Int) {
        onSave?(count)
    }

    func showMessage(_ text: String) {
        message = text
    }
}

final class OrderScreen {
    private(set) var mangoes = 10
    private(set) var form: StockForm?

    func openForm() {
        let form = StockForm()
        form.onSave = { [weak self] count in
            self?.mangoes = count
            form.showMessage("Saved \(count)")
        }
        self.form = form
    }

    func closeForm() {
        form = nil
    }
}
