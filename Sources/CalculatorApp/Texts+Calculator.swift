import Calculator
import Core
import ScreenKit

/// The words for the calculator's keys, refusals, errors and notices.
extension Texts {
    /// Returns the name of a style; its identifier if the texts have none.
    nonisolated func name(of style: CalculatorStyle) -> String {
        style.words.map { self($0.name) } ?? style.id
    }

    /// Returns the reason why a calculation has no result.
    nonisolated package func explain(_ error: CalculationError) -> String {
        switch error {
        case .divisionByZero: self(.divisionByZero)
        case .overflow: self(.overflow)
        case .negativeSquareRoot: self(.negativeSquareRoot)
        }
    }

    /// Returns the column of the error in a formula or in keys, and its reason.
    nonisolated package func explain(_ error: ExpressionError) -> String {
        self(.atColumn, String(error.column), reason(of: error))
    }

    nonisolated private func reason(of error: ExpressionError) -> String {
        switch error.reason {
        case .empty: self(.emptyFormula)
        case .missingOperand: self(.missingOperand)
        case .missingOperator: self(.missingOperator)
        case .unexpectedCharacter(let character) where "()".contains(character): self(.parenthesis, String(character))
        case .unexpectedCharacter(","), .unknownKey(","): self(.comma)
        case .unexpectedCharacter("="): self(.equalsInFormula)
        case .unexpectedCharacter(let character): self(.unexpectedCharacter, String(character).printable)
        case .malformedNumber: self(.malformedNumber)
        case .numberTooLong: self(.numberTooLong)
        case .unknownKey(let text): self(.unknownKey, text.printable)
        }
    }

    /// Returns the message about a notice of the calculators' record.
    nonisolated package func explain(_ notice: RecordingNotice) -> String {
        switch notice {
        case .unavailable(let reason), .notWritten(let reason):
            self(.calculatorsNotSaved, explain(reason))
        case .newerFormat(let format): self(.calculatorsNewer, String(format))
        case .tooManyKiosks: self(.tooManyKiosks)
        case .damaged(let line, let copy): self(.calculatorsDamaged, String(line), copy.printable)
        }
    }
}

extension CalculatorStyle {
    /// The name of the style, and its description in one sentence, if the texts have them.
    nonisolated var words: (name: CalculatorText, sentence: CalculatorText)? {
        switch self {
        case .standard: (.nameStandard, .styleStandard)
        case .formula: (.nameFormula, .styleFormula)
        case .appending: (.nameAppending, .styleAppending)
        case .twoOperand: (.nameTwoOperand, .styleTwoOperand)
        case .recovering: (.nameRecovering, .styleRecovering)
        default: nil
        }
    }
}

extension CalculatorRefusal {
    /// The reason why a key was refused; `nil` if it needs no explanation.
    nonisolated var reason: CalculatorText? {
        switch self {
        case .missingKey: .missingKey
        case .full: .entryFull
        case .resultStands: .resultStands
        case .operatorStands: .operatorStands
        case .missingOperand, .missingNumber: .operandFirst
        case .memoryEmpty: .memoryEmpty
        case .nothingToUndo: .nothingToUndo
        case .nothingToRedo: .nothingToRedo
        // The reason for NaN is shown.
        case .notANumber, .noEffect: nil
        }
    }
}
