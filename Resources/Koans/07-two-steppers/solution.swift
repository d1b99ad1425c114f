// 재고 화면에 딸기 스테퍼와 바나나 스테퍼가 있어요.
// 바나나의 + 버튼을 눌렀는데 딸기의 개수가 바뀌어요.
// 누른 스테퍼의 과일만 바뀌어야 해요.
//
// The stock screen has a stepper for strawberries (딸기) and one for bananas (바나나).
// The + button of the bananas is pressed, and the strawberries change.
// Only the fruit of that stepper should change.

protocol StepperDelegate: AnyObject {
    func stepper(_ stepper: Stepper, didChangeTo value: Int)
}

final class Stepper {
    weak var delegate: StepperDelegate?
    private(set) var value: Int

    init(value: Int) {
        self.value = value
    }

    func increment() {
        value += 1
        delegate?.stepper(self, didChangeTo: value)
    }
}

final class StockScreen: StepperDelegate {
    let strawberryStepper = Stepper(value: 10)
    let bananaStepper = Stepper(value: 3)
    private(set) var strawberries = 10
    private(set) var bananas = 3

    init() {
        strawberryStepper.delegate = self
        bananaStepper.delegate = self
    }

    func stepper(_ stepper: Stepper, didChangeTo value: Int) {
        // 고친 이유: 값만으로는 어느 과일이 바뀌었는지 알 수 없고, 보낸 객체를 보면 알 수 있어요.
        // Why: The value alone does not tell which fruit changed; the sender does.
        if stepper === bananaStepper {
            bananas = value
        } else {
            strawberries = value
        }
    }
}
