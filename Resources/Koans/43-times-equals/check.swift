// title ko: 3 + 4 × =
// title en: 3 + 4 × =
// fails en: 3 + 4 × is 7
// formerly: 23-operator-without-operand
// hint ko: result()의 반복문이 마지막으로 돌 때 operand는 얼마이고, 그 수는 어디에서 왔나요?
// hint en: In the last round of the loop in result(), what is operand, and where does it come from?
// hint ko: 남은 피연산자가 없으면 ?? 0 때문에 7 × 0을 계산해요. 덧셈이라면 맞아 보여서 눈에 띄지 않아요.
// hint en: With no operand left, ?? 0 makes it 7 × 0. With + the result looks right, which hides the mistake.
// hint ko: guard let operand = remaining.popFirst() else { break }로 바꾸세요.
// hint en: Write guard let operand = remaining.popFirst() else { break }.

func check() {
    verify(Formula("3 + 4").result(), is: 7, ko: "3 + 4는 7이에요", en: "3 + 4 is 7")
    verify(Formula("3 + 4 +").result(), is: 7, ko: "3 + 4 +는 7이에요", en: "3 + 4 + is 7")
    verify(Formula("3 + 4 ×").result(), is: 7, ko: "3 + 4 ×는 7이에요", en: "3 + 4 × is 7")
    verify(Formula("9 -").result(), is: 9, ko: "9 -는 9예요", en: "9 - is 9")
    verify(
        Formula("2 + 3 × 4").result(), is: 20,
        ko: "왼쪽부터 계산하면 2 + 3 × 4는 20이에요",
        en: "From left to right 2 + 3 × 4 is 20")
    verify(Formula("8 - 3").result(), is: 5, ko: "8 - 3은 5예요", en: "8 - 3 is 5")
    verify(Formula("3 - 8").result(), is: -5, ko: "3 - 8은 -5예요", en: "3 - 8 is -5")
    verify(
        Formula("5 × 6 × ×").result(), is: 30,
        ko: "연산자가 두 개 많아도 30이에요",
        en: "With two operators too many it is still 30")
    verify(Formula("8 × 0").result(), is: 0, ko: "8 × 0은 0이에요", en: "8 × 0 is 0")
    verify(Formula("×").result(), is: 0, ko: "숫자가 없으면 0이에요", en: "Without a number it is 0")
}
