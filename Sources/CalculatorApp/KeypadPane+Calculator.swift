import Calculator
import ScreenKit
import Terminal

extension KeypadPane where Event == CalculatorScreen.Event {
    /// The pad of a style: the keys it has, as its seed arranged them.
    init(for style: CalculatorStyle, _ texts: Texts) {
        let full: [[CalculatorKey]] = [
            [.allClear, .clearEntry, .negate, .operation(.divide)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.zero), .doubleZero, .dot, .equals],
        ]
        let fourByFour: [[CalculatorKey]] = [
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.zero), .allClear, .equals, .operation(.divide)],
        ]
        let keys = fourByFour.joined().allSatisfy(style.has) && !style.has(.dot) ? fourByFour : full
        let rows = keys.map { row in
            row.map { key in
                PadKey(
                    control: Control(
                        label: texts.symbol(on: key), event: .perform(.press(key)), keys: key.terminalKeys,
                        isEnabled: style.has(key)),
                    role: key.role
                )
            }
        }
        self.init(rows: rows, summary: texts(.keypadSummary))
    }
}

extension CalculatorKey {
    /// The keys of the keyboard that press it.
    var terminalKeys: [Key] {
        switch self {
        case .digit(let digit): [.character(Character(String(digit.rawValue)))]
        case .doubleZero: [.character("o")]
        case .dot: [.character("."), .character(",")]
        case .operation(.add): [.character("+")]
        case .operation(.subtract): [.character("-"), .character("−")]
        case .operation(.multiply): [.character("*"), .character("x"), .character("×")]
        case .operation(.divide): [.character("/"), .character("÷")]
        case .equals: [.character("=")]
        case .allClear: [.character("a")]
        case .clearEntry: [.character("c"), .delete]
        case .negate: [.character("n")]
        case .backspace: [.backspace]
        }
    }

    fileprivate var role: KeypadRole {
        switch self {
        case .digit, .doubleZero, .dot: .digit
        case .operation: .operation
        case .equals: .equals
        case .allClear, .clearEntry, .negate, .backspace: .command
        }
    }
}
