import Core

@testable import Calculator

/// Everything that a person sees of a calculator.
struct Snapshot: Equatable {
    let display: String
    let value: Decimal128?
    let pendingOperator: Operator?
    let failure: CalculationError?
    let tape: [TapeRow]
    let deletedNumbers: [Decimal128]
    let canUndo: Bool
    let canRedo: Bool

    init(_ calculator: Calculator) {
        display = calculator.display
        value = calculator.value
        pendingOperator = calculator.pendingOperator
        failure = calculator.failure
        tape = Array(calculator.tape)
        deletedNumbers = calculator.deletedNumbers
        canUndo = calculator.canUndo
        canRedo = calculator.canRedo
    }
}

extension Snapshot {
    /// Whether the same is shown, apart from the way back and forth.
    func looksLike(_ other: Snapshot) -> Bool {
        display == other.display && value == other.value && pendingOperator == other.pendingOperator
            && failure == other.failure && tape == other.tape && deletedNumbers == other.deletedNumbers
    }
}
