// 계산기에 3 + 4 ×까지 누르고 =을 눌러요.
// 결과가 7이 아니라 0이에요.
// 뒤에 숫자가 없는 연산자는 빼고 7이 나와야 해요.
//
// On the calculator 3 + 4 × is pressed, and then =.
// The result is 0, not 7.
// The operator without a number after it should be left out, and the result be 7.

enum Operator: String {
    case add = "+"
    case subtract = "-"
    case multiply = "×"

    func calculate(_ left: Int, _ right: Int) -> Int {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        }
    }
}

struct Formula {
    private var operands: [Int] = []
    private var operators: [Operator] = []

    init(_ text: String) {
        for word in text.split(separator: " ") {
            if let number = Int(word) {
                operands.append(number)
            } else if let symbol = Operator(rawValue: String(word)) {
                operators.append(symbol)
            }
        }
    }

    func result() -> Int {
        var remaining = operands[...]
        var result = remaining.popFirst() ?? 0
        for symbol in operators {
            // 고친 이유: 연산자가 피연산자보다 많을 수 있고, 없는 수를 0으로 여기면 결과가 달라져요.
            // Why: There can be more operators than operands; a missing number is not 0.
            guard let operand = remaining.popFirst() else { break }
            result = symbol.calculate(result, operand)
        }
        return result
    }
}
