// title ko: + 버튼
// title en: The plus button
// fails en: One step up from 10 mangoes makes 11
// formerly: 17-stepper-from-zero
// hint ko: 화면이 열렸을 때 mangoes와 stepper.value는 각각 얼마인가요?
// hint en: What are mangoes and stepper.value when the screen opens?
// hint ko: 스테퍼의 값은 0에서 시작해요. + 버튼을 누르면 1이 되고, 화면은 그 값을 그대로 재고에 넣어요.
// hint en: The value of the stepper starts at 0. Pressing + makes it 1, and the screen takes that value as the stock.
// hint ko: StockScreen의 init에 stepper.value = mangoes를 쓰세요.
// hint en: In the init of StockScreen write stepper.value = mangoes.

func check() {
    let screen = StockScreen(mangoes: 10)
    screen.stepper.increment()
    verify(screen.mangoes, is: 11, ko: "망고 10개에 하나를 더하면 11개예요", en: "One step up from 10 mangoes makes 11")
    screen.stepper.increment()
    verify(screen.mangoes, is: 12, ko: "한 번 더 누르면 12개예요", en: "Another step makes 12")
    for _ in 0..<3 { screen.stepper.decrement() }
    verify(screen.mangoes, is: 9, ko: "세 번 내리면 9개예요", en: "Three steps down make 9")
    for _ in 0..<20 { screen.stepper.increment() }
    verify(screen.mangoes, is: 29, ko: "스무 번 올리면 29개예요", en: "Twenty steps up make 29")

    let other = StockScreen(mangoes: 2)
    other.stepper.decrement()
    verify(other.mangoes, is: 1, ko: "2개에서 바로 내리면 1개예요", en: "A step down from 2 makes 1")
    other.stepper.decrement()
    other.stepper.decrement()
    verify(other.mangoes, is: 0, ko: "0개보다 적어지지 않아요", en: "The count does not go below 0")
    verify(StockScreen(mangoes: 4).mangoes, is: 4, ko: "누르지 않으면 그대로예요", en: "Without a press the count stays")
    func closedScreen() -> WeakScreen {
        let screen = StockScreen(mangoes: 3)
        screen.stepper.increment()
        return WeakScreen(screen: screen)
    }
    verify(isReleased: closedScreen().screen, ko: "닫은 재고 화면은 해제돼요", en: "A closed stock screen is released")
}

private struct WeakScreen {
    weak var screen: StockScreen?
}
