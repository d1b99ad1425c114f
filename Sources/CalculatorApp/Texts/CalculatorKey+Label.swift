import Calculator

extension CalculatorKey {
    /// What stands on the key.
    nonisolated var label: String {
        switch self {
        case .digit(let digit): String(digit.rawValue)
        case .doubleZero: "00"
        case .dot: "."
        case .operation(let operation): String(operation.symbol)
        case .equals: "="
        case .allClear: "AC"
        case .clearEntry: "CE"
        case .negate: "±"
        case .backspace: "⌫"
        }
    }
}
