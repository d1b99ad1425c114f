// 8 ÷ 0을 누르면 계산기에 “Error”가 보여요. 여기까지는 맞아요.
// 그다음 5를 눌러도 “Error”가 그대로이고, 다른 키를 눌러도 바뀌지 않아요.
// 숫자를 누르면 새 계산이 시작되어야 해요. 다른 키는 눌러도 “Error” 그대로여야 해요.
//
// 8 ÷ 0 shows “Error” on the calculator, which is right.
// Then 5 is pressed, but “Error” stays, and no key has an effect any more.
// Pressing a digit should start a new calculation. Other keys should leave “Error” as it is.

enum Key {
    case digit(Int)
    case divide
    case equals
}

struct Calculator {
    private enum State {
        case entering(Int)
        case operatorChosen(Int)
        case enteringSecond(Int, Int)
        case error
    }

    private var state = State.entering(0)

    var display: String {
        switch state {
        case .entering(let number), .operatorChosen(let number), .enteringSecond(_, let number): "\(number)"
        case .error: "Error"
        }
    }

    mutating func press(_ key: Key) {
        switch (state, key) {
        case (.entering(let number), .digit(let digit)):
            state = .entering(number * 10 + digit)
        case (.entering(let number), .divide):
            state = .operatorChosen(number)
        case (.operatorChosen(let first), .digit(let digit)):
            state = .enteringSecond(first, digit)
        case (.enteringSecond(let first, let second), .digit(let digit)):
            state = .enteringSecond(first, second * 10 + digit)
        case (.enteringSecond(let first, let second), .equals):
            state = second == 0 ? .error : .entering(first / second)
        default:
            break
        }
    }
}
