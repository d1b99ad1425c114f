// title ko: 스테퍼 두 개
// title en: Two steppers
// fails en: The banana stepper changes the bananas
// formerly: 07-ignored-sender
// hint ko: stepper(_:didChangeTo:)를 보세요. 이 메서드는 어느 버튼이 눌렸는지 어떻게 알 수 있나요?
// hint en: Look at stepper(_:didChangeTo:). How can this method find out which button was pressed?
// hint ko: 두 스테퍼의 메시지가 같은 메서드에 전달돼요. 보낸 객체를 확인하지 않아서 언제나 딸기가 바뀌어요.
// hint en: Both steppers send to the same method. It does not look at the sender, so it always changes the strawberries.
// hint ko: if stepper === bananaStepper { bananas = value } else { strawberries = value }로 나누세요.
// hint en: Write if stepper === bananaStepper { bananas = value } else { strawberries = value }.

func check() {
    let screen = StockScreen()
    screen.bananaStepper.increment()
    verify(screen.bananas, is: 4, ko: "바나나 스테퍼는 바나나를 바꿔요", en: "The banana stepper changes the bananas")
    verify(screen.strawberries, is: 10, ko: "딸기는 그대로예요", en: "The strawberries stay as they are")
    screen.strawberryStepper.increment()
    screen.strawberryStepper.increment()
    verify(screen.strawberries, is: 12, ko: "딸기 스테퍼는 딸기를 바꿔요", en: "The strawberry stepper changes the strawberries")
    verify(screen.bananas, is: 4, ko: "바나나는 그대로예요", en: "The bananas stay as they are")
    func fruits(of screen: StockScreen) -> String { "딸기 \(screen.strawberries), 바나나 \(screen.bananas)" }
    func press(_ stepper: Stepper, _ count: Int) -> String {
        for _ in 0..<count { stepper.increment() }
        return fruits(of: screen)
    }
    verify(
        press(screen.bananaStepper, 8), is: "딸기 12, 바나나 12",
        ko: "바나나를 딸기와 같은 개수까지 늘리면 바나나만 바뀌어요",
        en: "Raising the bananas to the count of the strawberries changes only the bananas")
    verify(
        press(screen.strawberryStepper, 1), is: "딸기 13, 바나나 12",
        ko: "개수가 같을 때 딸기를 늘리면 딸기만 바뀌어요",
        en: "At equal counts, one more strawberry changes only the strawberries")
    verify(
        press(screen.bananaStepper, 1), is: "딸기 13, 바나나 13",
        ko: "다시 같은 개수까지 바나나를 늘려도 바나나만 바뀌어요",
        en: "Raising the bananas to the equal count again changes only the bananas")
    verify(
        press(screen.bananaStepper, 2), is: "딸기 13, 바나나 15",
        ko: "개수가 같을 때 바나나를 늘리면 바나나만 바뀌어요",
        en: "At equal counts, more bananas change only the bananas")
    verify(
        press(screen.strawberryStepper, 2), is: "딸기 15, 바나나 15",
        ko: "딸기를 바나나와 같은 개수까지 늘리면 딸기만 바뀌어요",
        en: "Raising the strawberries to the count of the bananas changes only the strawberries")

    let otherScreen = StockScreen()
    otherScreen.strawberryStepper.increment()
    otherScreen.bananaStepper.increment()
    verify(
        fruits(of: otherScreen), is: "딸기 11, 바나나 4",
        ko: "다른 재고 화면의 스테퍼는 그 화면의 과일을 바꿔요",
        en: "The steppers of another stock screen change the fruit of that screen")
    verify(
        press(screen.bananaStepper, 1), is: "딸기 15, 바나나 16",
        ko: "화면이 둘이어도 첫 화면의 바나나 스테퍼는 바나나를 바꿔요",
        en: "With two screens, the banana stepper of the first one still changes the bananas")

    var closing: StockScreen? = StockScreen()
    let remaining = closing?.bananaStepper
    weak let closed = closing
    closing = nil
    verify(isReleased: closed, ko: "닫은 재고 화면은 해제돼요", en: "A closed stock screen is released")
    remaining?.increment()
    verify(
        remaining?.value, is: 4,
        ko: "재고 화면이 해제된 뒤에도 스테퍼를 누를 수 있어요",
        en: "A stepper can be pressed after its stock screen is released")
}
