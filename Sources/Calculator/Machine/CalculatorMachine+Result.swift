import Core

// MARK: - After a result

extension CalculatorMachine {
    func pressing(
        _ key: CalculatorKey, result: Decimal128, repeating operation: Operation?, _ state: CalculatorState
    ) throws(CalculatorRefusal) -> Transition {
        let continuation = Continuation.following(result: result, repeating: operation)
        return switch key {
        case .digit(let digit):
            Transition(.entering(try typing(String(digit.symbol), onResult: result), continuation))
        case .doubleZero: Transition(.entering(try typing("00", onResult: result), continuation))
        case .dot: Transition(.entering(try typing(".", onResult: result), continuation))
        case .operation(let next): Transition(.operating(left(result), next))
        case .equals: try repeatOperation(operation, on: result)
        case .allClear: .clearingAll([(result, tape.sourceOfLastResult)])
        case .clearEntry: clear(result, continuation)
        case .negate: try negate(result, continuation)
        case .backspace: throw .noEffect
        case .function(let function): compute(function, of: result, continuation)
        case .memory(let key): try remember(key, result, in: state)
        }
    }

    func clear(_ result: Decimal128, _ continuation: Continuation) -> Transition {
        let deletion = (result, tape.sourceOfLastResult)
        return style.clearEntryStartsOver
            ? .clearingAll([deletion], by: .clearEntry)
            : .clearing([deletion], by: .clearEntry, to: .entering(.blank, continuation))
    }

    func repeatOperation(_ operation: Operation?, on result: Decimal128) throws(CalculatorRefusal) -> Transition {
        guard let operation else { throw .noEffect }
        return total(operation, on: left(result))
    }

    /// Returns a result as the left operand of what follows. In a formula, it is the last row of the tape.
    func left(_ result: Decimal128) -> LeftOperand {
        style.calculation == .atOperator ? .subtotal(result) : .formula
    }

    func negate(_ result: Decimal128, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        guard !result.isZero else { throw .noEffect }
        guard style.digitAfterResult != .isRefused else { throw .resultStands }
        return Transition(.entering(.computed(-result), continuation))
    }
}

// MARK: - After a failure

extension CalculatorMachine {
    func pressingAfterFailure(_ key: CalculatorKey) throws(CalculatorRefusal) -> Transition {
        switch key {
        case .digit(let digit): begin(String(digit.symbol), .nothing)
        case .doubleZero: begin("00", .nothing)
        case .dot: begin(".", .nothing)
        case .allClear: .clearingAll([])
        case .clearEntry: Transition(.start)
        case .operation, .equals, .negate, .backspace, .function, .memory: throw .notANumber
        }
    }
}
