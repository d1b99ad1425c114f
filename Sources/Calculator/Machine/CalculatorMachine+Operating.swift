import Core

// MARK: - After an operator

extension CalculatorMachine {
    func pressing(
        _ key: CalculatorKey, operating pending: Operator, on left: LeftOperand, _ state: CalculatorState
    ) throws(CalculatorRefusal) -> Transition {
        let continuation = Continuation.calculating(left, pending)
        return switch key {
        case .digit(let digit): begin(String(digit.symbol), continuation)
        case .doubleZero: begin("00", continuation)
        case .dot: begin(".", continuation)
        case .operation(let next): try replaceOperator(by: next, on: left)
        case .equals: try total(pending, on: left)
        case .allClear: .clearingAll(deletions(of: left))
        case .clearEntry: try clearShown(left, continuation)
        case .negate: try negateShown(left, continuation)
        case .backspace: throw .noEffect
        case .function(let function): compute(function, of: number(of: left) ?? .zero, continuation)
        case .memory(let key): try remember(key, number(of: left) ?? .zero, in: state)
        }
    }

    func replaceOperator(by next: Operator, on left: LeftOperand) throws(CalculatorRefusal) -> Transition {
        guard style.replacesOperator else { throw .operatorStands }
        return Transition(.operating(left, next))
    }

    func total(_ pending: Operator, on left: LeftOperand) throws(CalculatorRefusal) -> Transition {
        switch style.equalsAfterOperator {
        case .reusesSubtotal:
            return total(number(of: left).map { Operation(operator: pending, operand: $0) }, on: left)
        case .dropsOperator: return total(nil, on: left)
        case .isRefused: throw .missingOperand
        }
    }

    /// Returns the value of a left operand; nil if a formula has none.
    func number(of left: LeftOperand) -> Decimal128? {
        switch left {
        case .subtotal(let subtotal): subtotal
        case .formula: try? Formula(sinceLastResultOf: tape).result()
        }
    }

    /// Returns the transition to an empty entry. The subtotal stays, so it is not a deleted value.
    func clearShown(
        _ left: LeftOperand, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        switch left {
        case .subtotal: return Transition(.entering(.blank, continuation))
        case .formula: throw .noEffect
        }
    }

    func negateShown(
        _ left: LeftOperand, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        switch left {
        case .subtotal(let subtotal) where !subtotal.isZero:
            return Transition(.entering(.computed(-subtotal), continuation))
        case .subtotal, .formula:
            throw .noEffect
        }
    }
}
