import Core

// MARK: - Operators and =

extension CalculatorMachine {
    func operate(_ next: Operator, in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        switch state {
        case .entering(let entry, .calculating(let left, let pending)):
            let operation = Operation(operator: pending, operand: entry.value)
            return .writing(after: tape) { writer throws(CalculationError) in
                .operating(try writer.apply(operation, to: left), next)
            }
        case .entering(let entry, _):
            guard entry != .blank || style.takesZero else { throw .missingNumber }
            return .writing(after: tape) { writer throws(CalculationError) in
                .operating(writer.begin(entry.value, style.calculation), next)
            }
        case .operating(let left, _):
            guard style.replacesOperator else { throw .operatorStands }
            return Transition(.operating(left, next))
        case .result(let result, repeating: _): return Transition(.operating(left(result), next))
        case .failed: throw .notANumber
        }
    }

    func total(in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        switch state {
        case .entering(let entry, .calculating(let left, let pending)):
            return total(Operation(operator: pending, operand: entry.value), on: left)
        case .entering(let entry, .following(repeating: let operation?)):
            return total(operation, beginningWith: entry.value)
        case .entering(.blank, _): throw .noEffect
        case .entering(let entry, _): return total(nil, beginningWith: entry.value)
        case .operating(let left, let pending):
            switch style.equalsAfterOperator {
            case .reusesSubtotal:
                return total(number(of: left).map { Operation(operator: pending, operand: $0) }, on: left)
            case .dropsOperator: return total(nil, on: left)
            case .isRefused: throw .missingOperand
            }
        case .result(let result, repeating: let operation):
            guard let operation else { throw .noEffect }
            return total(operation, on: left(result))
        case .failed: throw .notANumber
        }
    }

    /// Returns the transition that applies the last operation of a calculation, if there is one, and shows the result. A number can begin the
    /// calculation.
    private func total(
        _ operation: Operation?, on left: LeftOperand? = nil, beginningWith number: Decimal128 = .zero
    ) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in
            let left = left ?? writer.begin(number, style.calculation)
            guard let operation else { return .result(try writer.total(left), repeating: nil) }
            let result = try writer.total(try writer.apply(operation, to: left))
            return .result(result, repeating: style.repeatsOperation ? operation : nil)
        }
    }
}
