// title ko: 너무 늦은 연결
// title en: Set too late
// fails en: The sign says that the machine has started
// hint ko: Shop의 init을 한 줄씩 따라가 보세요. 메시지는 어느 줄에서 보내나요?
// hint en: Follow the init of Shop line by line. In which line is the message sent?
// hint ko: start()가 메시지를 보낼 때 delegate는 아직 nil이에요. 같은 메시지를 나중에 다시 보내지도 않아요.
// hint en: When start() sends its message, delegate is still nil. The message is not sent again later.
// hint ko: machine.delegate = self를 machine.start()의 윗줄로 옮기세요.
// hint en: Move machine.delegate = self above machine.start().

func check() {
    let shop = Shop()
    verify(
        shop.sign.text, is: "Open",
        ko: "안내판에 기계가 켜졌다고 보여요",
        en: "The sign says that the machine has started")
    verify(shop.machine.startCount, is: 1, ko: "기계는 한 번만 켜졌어요", en: "The machine was started once")
    let dryShop = Shop(hasWater: false)
    verify(
        dryShop.sign.text, is: "Preparing",
        ko: "물이 없어 켜지지 않은 기계의 안내판은 바뀌지 않아요",
        en: "The sign does not change when the machine has no water")
    verify(
        dryShop.machine.startCount, is: 1,
        ko: "물이 없는 기계도 한 번 켰어요",
        en: "The machine without water was started once too")
}
