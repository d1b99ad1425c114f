import Core

/// The calculator's state machine: a pure function from a state and an input to a transition.
struct CalculatorMachine: Sendable {
    let style: CalculatorStyle
    /// The rows so far. Those since the last result are the formula of a style that calculates at `=`.
    let tape: Tape
    let memory: Memory

    /// Returns the transition for a key; it stays in the state if the key is refused.
    func transition(pressing key: CalculatorKey, in state: CalculatorState) -> Transition {
        do throws(CalculatorRefusal) {
            guard style.has(key) else { throw .missingKey }
            return switch key {
            case .digit(let digit): try type(String(digit.symbol), in: state)
            case .doubleZero: try type("00", in: state)
            case .dot: try type(".", in: state)
            case .operation(let `operator`): try operate(`operator`, in: state)
            case .equals: try total(in: state)
            case .allClear: clearAll(in: state)
            case .clearEntry: try clearEntry(in: state)
            case .negate: try negate(in: state)
            case .backspace: try deleteLast(in: state)
            case .function(let function): try compute(function, in: state)
            case .memory(let key): try remember(key, in: state)
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

    // MARK: The number on the display

    func continuation(in state: CalculatorState) -> Continuation {
        switch state {
        case .entering(_, let continuation): continuation
        case .operating(let left, let `operator`): .calculating(left, `operator`)
        case .result(_, repeating: let operation): .following(repeating: operation)
        case .failed: .nothing
        }
    }

    /// Returns the number on the display, which is the left operand after an operator.
    func number(in state: CalculatorState) throws(CalculatorRefusal) -> Decimal128 {
        if case .operating(let left, _) = state { return number(of: left) ?? .zero }
        guard let number = state.value else { throw .notANumber }
        return number
    }

    func number(of left: LeftOperand) -> Decimal128? {
        switch left {
        case .subtotal(let subtotal): subtotal
        case .formula: try? Formula(sinceLastResultOf: tape).result()
        }
    }

    /// Returns a result as the left operand of what follows. In a formula, it is the last row of the tape.
    func left(_ result: Decimal128) -> LeftOperand {
        style.calculation == .atOperator ? .subtotal(result) : .formula
    }
}
