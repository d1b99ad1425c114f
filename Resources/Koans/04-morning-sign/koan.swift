// 아침에 쥬스 기계를 켜요. 기계는 준비가 끝나면 델리게이트에 알리고,
// 물이 없으면 준비되지 않아요.
// 기계는 잘 켜졌는데 가게의 안내판은 계속 “Preparing”이에요.
// 기계가 켜지면 안내판이 “Open”으로 바뀌어야 해요. 연결만 해서는 메시지를 보내지 않아요.
//
// In the morning the juice machine is started. It tells its delegate when it is ready;
// without water it is not ready.
// The machine runs, but the sign of the shop still says “Preparing”.
// When the machine has started, the sign should say “Open”. Connecting by itself sends nothing.

protocol JuiceMachineDelegate: AnyObject {
    func juiceMachineDidStart(_ machine: JuiceMachine)
}

final class JuiceMachine {
    weak var delegate: JuiceMachineDelegate?
    private(set) var startCount = 0
    private let hasWater: Bool

    init(hasWater: Bool = true) {
        self.hasWater = hasWater
    }

    func start() {
        startCount += 1
        guard hasWater else { return }
        delegate?.juiceMachineDidStart(self)
    }
}

final class Shop: JuiceMachineDelegate {
    let machine: JuiceMachine
    let sign = Label("Preparing")

    init(machine: JuiceMachine) {
        self.machine = machine
        machine.start()
        machine.delegate = self
    }

    func juiceMachineDidStart(_ machine: JuiceMachine) {
        sign.text = "Open"
    }
}
