/// What a person tells the calculator: a key, or to go back and forth in time.
package enum CalculatorCommand: Hashable, Sendable {
    case press(CalculatorKey)
    case undo
    case redo
}

extension CalculatorCommand {
    /// The command of a one-character name: a digit, the dot, an operator in any of its signs, `=`, `±` or `⌫`.
    init?(_ symbol: Character) {
        switch symbol {
        case "0": self = .press(.digit(.zero))
        case "1": self = .press(.digit(.one))
        case "2": self = .press(.digit(.two))
        case "3": self = .press(.digit(.three))
        case "4": self = .press(.digit(.four))
        case "5": self = .press(.digit(.five))
        case "6": self = .press(.digit(.six))
        case "7": self = .press(.digit(.seven))
        case "8": self = .press(.digit(.eight))
        case "9": self = .press(.digit(.nine))
        case ".": self = .press(.dot)
        case "+": self = .press(.operation(.add))
        case "-", "−": self = .press(.operation(.subtract))
        case "*", "×", "x", "X": self = .press(.operation(.multiply))
        case "/", "÷": self = .press(.operation(.divide))
        case "=": self = .press(.equals)
        case "±": self = .press(.negate)
        case "⌫": self = .press(.backspace)
        default: return nil
        }
    }

    /// The commands whose names are words, in small letters.
    static let named: [(name: String, command: CalculatorCommand)] = [
        ("ac", .press(.allClear)),
        ("ce", .press(.clearEntry)),
        ("neg", .press(.negate)),
        ("bs", .press(.backspace)),
        ("del", .press(.backspace)),
        ("undo", .undo),
        ("redo", .redo),
    ]
}
