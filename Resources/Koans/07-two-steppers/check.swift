// title ko: 누가 보냈는지 확인하지 않음
// title en: The sender is ignored
// fails en: The banana stepper changes the bananas
// hint ko: stepper(_:didChangeTo:)의 첫 번째 인자는 무엇이고, 메서드 안에서 쓰이나요?
// hint en: What is the first argument of stepper(_:didChangeTo:), and is it used in the method?
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
    for _ in 0..<8 { screen.bananaStepper.increment() }
    verify(
        [screen.strawberries, screen.bananas], is: [12, 12],
        ko: "개수가 같아져도 다른 과일은 바뀌지 않아요",
        en: "Even at equal counts the other fruit does not change")
    screen.strawberryStepper.increment()
    verify(
        [screen.strawberries, screen.bananas], is: [13, 12],
        ko: "개수가 같을 때 딸기를 더하면 딸기만 바뀌어요",
        en: "At equal counts a strawberry changes only the strawberries")
}
