// title ko: 아침의 안내판
// title en: The morning sign
// fails en: The sign says that the machine has started
// formerly: 04-set-too-late
// hint ko: Shop의 init을 한 줄씩 따라가 보세요. 메시지는 어느 줄에서 보내나요?
// hint en: Follow the init of Shop line by line. In which line is the message sent?
// hint ko: start()가 메시지를 보낼 때 delegate는 아직 nil이에요. 같은 메시지를 나중에 다시 보내지도 않아요.
// hint en: When start() sends its message, delegate is still nil. The message is not sent again later.
// hint ko: machine.delegate = self를 machine.start()의 윗줄로 옮기세요.
// hint en: Move machine.delegate = self above machine.start().

func check() {
    let machine = JuiceMachine()
    var shop: Shop? = Shop(machine: machine)
    verify(
        shop?.sign.text, is: "Open",
        ko: "안내판에 기계가 켜졌다고 보여요",
        en: "The sign says that the machine has started")
    verify(machine.startCount, is: 1, ko: "기계는 한 번만 켰어요", en: "The machine was started once")
    // The shop may refer to its machine weakly.
    func starts(of machine: JuiceMachine?) -> Int? { machine?.startCount }
    let dryShop = Shop(machine: JuiceMachine(hasWater: false))
    verify(
        dryShop.sign.text, is: "Preparing",
        ko: "물이 없는 기계는 준비되지 않아서 안내판이 바뀌지 않아요",
        en: "A machine without water is not ready, and the sign does not change")
    verify(
        starts(of: dryShop.machine), is: 1,
        ko: "물이 없는 기계도 한 번 켰어요",
        en: "The machine without water was started once too")

    shop?.sign.text = "Preparing"
    machine.start()
    verify(
        shop?.sign.text, is: "Open",
        ko: "기계를 다시 켜도 안내판이 바뀌어요",
        en: "The sign changes too when the machine is started again")

    weak let closed = shop
    shop = nil
    verify(
        isReleased: closed,
        ko: "문을 닫은 가게는 기계가 남아 있어도 해제돼요",
        en: "A closed shop is released while its machine remains")
    machine.start()
    verify(
        machine.startCount, is: 3,
        ko: "가게가 해제된 뒤에도 기계를 켤 수 있어요",
        en: "The machine can be started after the shop is released")

    let lamp = Lamp()
    machine.delegate = lamp
    machine.start()
    verify(
        lamp.starts, is: 1,
        ko: "연결할 때는 메시지를 보내지 않고, 한 번 켜면 한 번만 보내요",
        en: "Connecting sends nothing; one start sends one message")
    let nextShop = Shop(machine: JuiceMachine())
    verify(nextShop.sign.text, is: "Open", ko: "다음 날 아침에도 안내판이 바뀌어요", en: "The sign changes the next morning too")
}

private final class Lamp: JuiceMachineDelegate {
    var starts = 0

    func juiceMachineDidStart(_ machine: JuiceMachine) {
        starts += 1
    }
}
