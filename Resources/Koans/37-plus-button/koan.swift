// 망고가 10개 있어요. 재고 화면에서 스테퍼의 + 버튼을 한 번 눌러요.
// 망고가 11개가 아니라 1개가 돼요.
// + 버튼은 지금 재고에 하나를 더해야 해요. 닫은 화면은 지금처럼 해제되어야 해요.
//
// There are 10 mangoes. On the stock screen + is pressed once.
// Now there is 1 mango, not 11.
// The + button should add one to the present stock. A closed screen should be released, as it is now.

protocol StepperDelegate: AnyObject {
    func stepper(_ stepper: Stepper, didChangeTo value: Int)
}

final class Stepper {
    weak var delegate: StepperDelegate?
    var value = 0

    func increment() {
        value += 1
        delegate?.stepper(self, didChangeTo: value)
    }

    func decrement() {
        guard value > 0 else { return }
        value -= 1
        delegate?.stepper(self, didChangeTo: value)
    }
}

final class StockScreen: StepperDelegate {
    let stepper = Stepper()
    private(set) var mangoes: Int

    init(mangoes: Int) {
        self.mangoes = mangoes
        stepper.delegate = self
    }

    func stepper(_ stepper: Stepper, didChangeTo value: Int) {
        mangoes = value
    }
}
