import Core

extension CalculatorMachine {
    /// A key directly after an operator.
    func pressing(
        _ key: CalculatorKey, operating pending: Operator, on subtotal: Decimal128
    ) throws(Refusal) -> Transition {
        let continuation = Continuation.calculating(subtotal: subtotal, pending)
        return switch key {
        case .digit(let digit): Transition(.entering(.typed(Numeral(.digit(digit))), continuation))
        case .doubleZero: Transition(.entering(.typed(Numeral(.doubleZero)), continuation))
        case .dot: Transition(.entering(.typed(Numeral(.dot)), continuation))
        case .operation(let next): try replaceOperator(by: next, on: subtotal)
        case .equals: try total(pending, on: subtotal)
        case .allClear: .clearingAll(subtotal)
        case .clearEntry: try clearShown(continuation)
        case .negate: try negateShown(subtotal, continuation)
        case .backspace: throw .noEffect
        }
    }

    private func replaceOperator(by next: Operator, on subtotal: Decimal128) throws(Refusal) -> Transition {
        switch style.operatorAfterOperator {
        case .replaces: return Transition(.operating(subtotal: subtotal, next))
        case .isRefused: throw .operatorStands
        }
    }

    private func total(_ pending: Operator, on subtotal: Decimal128) throws(Refusal) -> Transition {
        switch style.equalsAfterOperator {
        case .reusesSubtotal:
            return total(Operation(operator: pending, operand: subtotal), on: subtotal)
        case .dropsOperator:
            return .writing { writer in
                writer.total(subtotal)
                return .result(subtotal, repeating: nil)
            }
        case .isRefused:
            throw .missingOperand
        }
    }

    /// The subtotal stays where it is, so no number is lost that should go on the list of deleted ones.
    private func clearShown(_ continuation: Continuation) throws(Refusal) -> Transition {
        switch style.afterOperator {
        case .showsSubtotal: return Transition(.entering(.blank, continuation))
        case .showsZero: throw .noEffect
        }
    }

    private func negateShown(_ subtotal: Decimal128, _ continuation: Continuation) throws(Refusal) -> Transition {
        switch style.afterOperator {
        case .showsSubtotal:
            guard !subtotal.isZero else { throw .noEffect }
            return Transition(.entering(.computed(-subtotal), continuation))
        case .showsZero:
            throw .noEffect
        }
    }
}
