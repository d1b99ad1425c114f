import Core

/// The calculator's state machine: a pure function from a state and an input to a transition.
///
/// The meaning of a key depends on the state first. So each state has a file, with a function that
/// has one line for each key.
struct CalculatorMachine: Sendable {
    let style: CalculatorStyle
    /// The rows so far. Those since the last result are the formula of a style that calculates at `=`.
    let tape: Tape
    let memory: Memory

    /// Returns the transition for a key; it stays in the state if the key is refused.
    func transition(pressing key: CalculatorKey, in state: CalculatorState) -> Transition {
        do throws(CalculatorRefusal) {
            guard style.has(key) else { throw .missingKey }
            return switch state {
            case .entering(let entry, let continuation): try pressing(key, entering: entry, continuation, state)
            case .operating(let left, let `operator`): try pressing(key, operating: `operator`, on: left, state)
            case .result(let value, repeating: let operation):
                try pressing(key, result: value, repeating: operation, state)
            case .failed: try pressingAfterFailure(key)
            }
        } catch {
            return Transition(state, effect: .refused(error))
        }
    }

    func transition(recalling number: Decimal128, in state: CalculatorState) -> Transition {
        let use = style.recallStartsOver ? .nothing : continuation(in: state)
        var transition = Transition(.entering(Entry(recalling: number), use))
        transition.clearsTape = style.recallStartsOver
        return transition
    }

    /// Returns the transition that makes a calculation the current one, without its `=`.
    func transition(reusing formula: Formula, in state: CalculatorState) -> Transition {
        var (operands, operators) = (formula.operands, formula.operators)
        guard let first = operands.dequeue(), let firstOperator = operators.dequeue() else {
            return transition(recalling: formula.operands.peek ?? .zero, in: state)
        }
        var transition = Transition.writing(after: tape) { writer throws(CalculationError) in
            var left = writer.begin(first, style.calculation)
            var pending = firstOperator
            while let next = operators.dequeue(), let operand = operands.dequeue() {
                left = try writer.apply(Operation(operator: pending, operand: operand), to: left)
                pending = next
            }
            return .entering(Entry(recalling: operands.dequeue() ?? .zero), .calculating(left, pending))
        }
        // The rows of a calculation without a result would belong to no other.
        transition.clearsTape = state.pendingOperator != nil || style.recallStartsOver
        return transition
    }

    /// Returns the use of a number that replaces the one on the display.
    func continuation(in state: CalculatorState) -> Continuation {
        switch state {
        case .entering(_, let continuation): continuation
        case .operating(let left, let `operator`): .calculating(left, `operator`)
        case .result(let result, repeating: let operation): .following(result: result, repeating: operation)
        case .failed: .nothing
        }
    }

    func begin(_ characters: String, _ continuation: Continuation) -> Transition {
        Transition(.entering(.typed(Numeral(typing: characters)), continuation))
    }
}
