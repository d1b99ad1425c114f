// 주문 화면이 폼을 열고, 저장하면 클로저가 개수를 받고 메시지를 보여 줘요.
// 클로저에 [weak self]를 썼으니 안전하다고 생각했어요.
// 주문 화면은 해제되는데, 닫은 폼은 메모리에 남아요.
// 닫은 폼도 해제되어야 해요.
//
// The order screen opens a form; when the form saves, a closure takes the count and shows a message.
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
