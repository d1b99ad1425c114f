import Calculator
import Core
import ScreenKit

/// The calculator's numbers, refusals and errors in words.
extension Texts {
    /// A number as the calculator shows it.
    nonisolated func displayed(_ value: Decimal128) -> String { NumberFormat.display(value) }

    /// Returns the text on a key of the calculator.
    nonisolated func symbol(on key: CalculatorKey) -> String { spelled(KeyNames(key).label) }

    nonisolated package func explain(_ error: CalculationError) -> String {
        switch error {
        case .divisionByZero: self(.divisionByZero)
        case .overflow: self(.overflow)
        }
    }

    /// Why a key was not taken; nothing where that need not be said.
    nonisolated func explain(_ refusal: CalculatorRefusal) -> String? {
        switch refusal {
        case .missingKey: self(.missingKey)
        case .full: self(.entryFull)
        case .resultStands: self(.resultStands)
        case .operatorStands: self(.operatorStands)
        case .missingOperand, .missingNumber: self(.operandFirst)
        case .nothingToUndo: self(.nothingToUndo)
        case .nothingToRedo: self(.nothingToRedo)
        // The reason for NaN is shown.
        case .notANumber, .noEffect: nil
        }
    }

    /// Where and why a formula is none.
    nonisolated package func explain(_ error: ExpressionError) -> String {
        self(.atColumn, String(error.column), reason(of: error))
    }

    nonisolated private func reason(of error: ExpressionError) -> String {
        switch error.reason {
        case .empty: self(.emptyFormula)
        case .missingOperand: self(.missingOperand)
        case .missingOperator: self(.missingOperator)
        case .unexpectedCharacter(let character): self(.unexpectedCharacter, String(character).printable)
        case .malformedNumber: self(.malformedNumber)
        case .numberTooLong: self(.numberTooLong)
        }
    }
}

extension Texts {
    /// Where a line of keys names none.
    nonisolated package func explain(_ error: KeyError) -> String {
        self(.unknownKey, String(error.column), error.text.printable)
    }
}

extension Texts {
    /// What has become of the record of the calculators.
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
