import Core

extension CalculatorMachine {
    /// A key after `=`.
    func pressing(
        _ key: CalculatorKey, result: Decimal128, repeating operation: Operation?
    ) throws(Refusal) -> Transition {
        let continuation = Continuation.repeating(operation)
        return switch key {
        case .digit(let digit): Transition(.entering(try typing(.digit(digit), onResult: result), continuation))
        case .doubleZero: Transition(.entering(try typing(.doubleZero, onResult: result), continuation))
        case .dot: Transition(.entering(try typing(.dot, onResult: result), continuation))
        case .operation(let next): Transition(.operating(subtotal: result, next))
        case .equals: try repeatOperation(operation, on: result)
        case .allClear: .clearingAll(result)
        case .clearEntry: .clearing(result, to: .entering(.blank, continuation))
        case .negate: try negate(result, continuation)
        case .backspace: throw .noEffect
        }
    }

    private func repeatOperation(_ operation: Operation?, on result: Decimal128) throws(Refusal) -> Transition {
        guard let operation else { throw .noEffect }
        switch style.equalsAfterResult {
        case .repeatsOperation: return total(operation, on: result)
        case .keepsResult: throw .noEffect
        }
    }

    private func negate(_ result: Decimal128, _ continuation: Continuation) throws(Refusal) -> Transition {
        guard !result.isZero else { throw .noEffect }
        switch style.digitAfterResult {
        case .startsNew, .appends: return Transition(.entering(.computed(-result), continuation))
        case .isRefused: throw .resultStands
        }
    }
}
