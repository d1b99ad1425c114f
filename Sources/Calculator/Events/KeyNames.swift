extension CalculatorCommand {
    /// The name that `KeyParser.tokens(_:)` reads as this command: `7`, `00`, `NEG`, `UNDO`.
    package var token: String {
        switch self {
        case .press(.digit(let digit)): String(digit.symbol)
        case .press(.doubleZero): "00"
        case .press(.dot): "."
        case .press(.operation(.add)): "+"
        case .press(.operation(.subtract)): "-"
        case .press(.operation(.multiply)): "*"
        case .press(.operation(.divide)): "/"
        case .press(.equals): "="
        case .press(.allClear): "AC"
        case .press(.clearEntry): "CE"
        case .press(.negate): "NEG"
        case .press(.backspace): "BS"
        case .undo: "UNDO"
        case .redo: "REDO"
        }
    }
}

extension CalculatorCommand: CaseIterable {
    /// Every key, and the ways back and forth in time.
    package static var allCases: [CalculatorCommand] {
        CalculatorKey.allCases.map { .press($0) } + [.undo, .redo]
    }
}
