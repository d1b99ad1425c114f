import Core

/// What happens to the machine.
package enum CalculatorEvent: Hashable, Sendable {
    /// A key is pressed.
    case press(CalculatorKey)
    /// A number comes from elsewhere: a deleted value, or one from another screen.
    case bring(Decimal128)
}

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

/// A key that writes.
enum Stroke {
    case digit(Digit)
    case doubleZero
    case dot
}

/// What a command did besides changing the display.
package enum CalculatorEffect: Hashable, Sendable {
    /// Nothing.
    case none
    /// Rows were written on the tape.
    case committed
    /// A number was cleared, and is now the last of the deleted values.
    case deleted(Decimal128)
    /// The calculation has no result.
    case failed(CalculationError)
    /// The command was not taken.
    case refused(Refusal)
}

/// Why a key was not taken; everything stays as it was.
package enum Refusal: Error, Hashable, Sendable {
    /// This style lacks the key.
    case missingKey
    /// There is no room for another digit.
    case full
    /// In this style, a result cannot be changed, only calculated on.
    case resultStands
    /// In this style, an operator does not follow an operator.
    case operatorStands
    /// `=` wants a number first.
    case missingOperand
    /// In this style, an operator wants a number first.
    case missingNumber
    /// `NaN` is shown: only a digit or clearing leads on.
    case notANumber
    /// There is nothing to take back.
    case nothingToUndo
    /// There is nothing to do again.
    case nothingToRedo
    /// The key has nothing to do here: a second point, `±` on 0, `⌫` on a result.
    case noEffect
}
