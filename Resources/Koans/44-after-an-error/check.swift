// title ko: 8 ÷ 0 다음에
// title en: After 8 ÷ 0
// fails en: After an error a digit starts again
// formerly: 24-swallowed-state
// hint ko: 8 ÷ 0 뒤의 상태는 무엇이고, 그 상태에서 5를 누르면 어느 case가 실행되나요?
// hint en: What is the state after 8 ÷ 0, and which case runs when 5 is pressed in it?
// hint ko: .error를 다루는 case가 없어서 default가 실행돼요. default가 있으면 컴파일러도 빠진 상태를 알려 주지 않아요.
// hint en: No case handles .error, so default runs. With a default the compiler cannot report a missing state.
// hint ko: default 위에 case (.error, .digit(let digit)): state = .entering(digit)을 쓰세요.
// hint en: Above default write case (.error, .digit(let digit)): state = .entering(digit).

func check() {
    func display(after keys: [Key]) -> String {
        var calculator = Calculator()
        for key in keys { calculator.press(key) }
        return calculator.display
    }
    let error: [Key] = [.digit(8), .divide, .digit(0), .equals]
    verify(display(after: [.digit(8), .divide, .digit(2), .equals]), is: "4", ko: "8 ÷ 2는 4예요", en: "8 ÷ 2 is 4")
    verify(
        display(after: [.digit(8), .digit(4), .divide, .digit(1), .digit(2), .equals]), is: "7",
        ko: "84 ÷ 12는 7이에요",
        en: "84 ÷ 12 is 7")
    verify(display(after: error), is: "Error", ko: "8 ÷ 0은 오류예요", en: "8 ÷ 0 is an error")
    verify(
        display(after: error + [.digit(5)]), is: "5",
        ko: "오류 뒤에 숫자를 누르면 새로 시작해요",
        en: "After an error a digit starts again")
    verify(
        display(after: error + [.digit(1), .digit(2), .divide, .digit(4), .equals]), is: "3",
        ko: "새 계산도 끝까지 할 수 있어요",
        en: "The new calculation works to the end")
    verify(
        display(after: error + [.digit(9), .divide, .digit(0), .equals, .digit(3)]), is: "3",
        ko: "오류가 두 번째로 나도 숫자를 누르면 새로 시작해요",
        en: "After a second error a digit starts again too")
    verify(
        display(after: error + [.equals]), is: "Error",
        ko: "오류 뒤의 =은 아무것도 바꾸지 않아요",
        en: "After an error = changes nothing")
    verify(
        display(after: error + [.divide]), is: "Error",
        ko: "오류 뒤의 ÷는 아무것도 바꾸지 않아요",
        en: "After an error ÷ changes nothing")
    verify(
        display(after: [.digit(7), .equals]), is: "7",
        ko: "숫자 하나 뒤의 =은 그 숫자를 그대로 둬요",
        en: "= after one number keeps the number")
    verify(
        display(after: [.digit(9), .divide, .divide]), is: "9",
        ko: "÷를 두 번 눌러도 9가 보여요",
        en: "After ÷ twice it still shows 9")
    verify(
        display(after: [.digit(8), .divide, .equals]), is: "8",
        ko: "8 ÷ 다음에 =을 눌러도 8이 보여요",
        en: "After 8 ÷ and = it still shows 8")
    verify(
        display(after: [.digit(8), .divide, .digit(2), .divide]) != "Error",
        ko: "8 ÷ 2 다음의 ÷는 오류가 아니에요",
        en: "A ÷ after 8 ÷ 2 is not an error")
}
