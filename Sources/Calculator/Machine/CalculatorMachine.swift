import Core

/// The calculator's state machine: a pure function from a state and an input to a transition.
///
/// The meaning of a key depends on the state first. So each state has a function below, with one line for each key.
struct CalculatorMachine: Sendable {
    let style: CalculatorStyle
    /// The rows so far. Those since the last result are the formula of a style that calculates at `=`.
    let tape: Tape

    /// Returns the transition for a key; it stays in the state if the key is refused.
    func transition(pressing key: CalculatorKey, in state: CalculatorState) -> Transition {
        do throws(CalculatorRefusal) {
            guard style.has(key) else { throw .missingKey }
            return switch state {
            case .entering(let entry, let continuation): try pressing(key, entering: entry, continuation)
            case .operating(let left, let `operator`): try pressing(key, operating: `operator`, on: left)
            case .result(let value, repeating: let operation): try pressing(key, result: value, repeating: operation)
            case .failed: try pressingAfterFailure(key)
            }
        } catch {
            return .refusing(error, in: state)
        }
    }

    /// Returns the transition for a number from outside.
    func transition(recalling number: Decimal128, in state: CalculatorState) -> Transition {
        let continuation: Continuation =
            switch style.recalledNumber {
            case .becomesEntry: continuation(in: state)
            case .startsOver: .nothing
            }
        return Transition(.entering(Entry(recalling: number), continuation))
    }

    /// Returns the use of a number that replaces the one on the display.
    private func continuation(in state: CalculatorState) -> Continuation {
        switch state {
        case .entering(_, let continuation): continuation
        case .operating(let left, let `operator`): .calculating(left, `operator`)
        case .result(_, repeating: let operation): .repeating(operation)
        case .failed: .nothing
        }
    }

    /// Returns the transition that begins a number.
    private func begin(_ characters: String, _ continuation: Continuation) -> Transition {
        Transition(.entering(.typed(Numeral(typing: characters)), continuation))
    }
}

// MARK: - While a number is entered

extension CalculatorMachine {
    private func pressing(
        _ key: CalculatorKey, entering entry: Entry, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        switch key {
        case .digit(let digit): Transition(.entering(try typing(String(digit.symbol), on: entry), continuation))
        case .doubleZero: Transition(.entering(try typing("00", on: entry), continuation))
        case .dot: Transition(.entering(try typing(".", on: entry), continuation))
        case .operation(let next): try operate(next, with: entry, continuation)
        case .equals: try total(entry, continuation)
        case .allClear: .clearingAll(entry.value)
        case .clearEntry: try clear(entry, continuation)
        case .negate: Transition(.entering(try entry.negated(), continuation))
        case .backspace: Transition(.entering(try entry.deletingLast(), continuation))
        }
    }

    private func typing(_ characters: String, on entry: Entry) throws(CalculatorRefusal) -> Entry {
        switch entry {
        case .blank: .typed(Numeral(typing: characters))
        case .typed(let numeral): .typed(try numeral.typing(characters))
        case .computed(let value): try typing(characters, onResult: value)
        case .recalled: throw .full
        }
    }

    private func typing(_ characters: String, onResult value: Decimal128) throws(CalculatorRefusal) -> Entry {
        switch style.digitAfterResult {
        case .startsNew: return .typed(Numeral(typing: characters))
        case .isRefused: throw .resultStands
        case .appends:
            guard let numeral = Numeral(shown: value) else { throw .full }
            return .typed(try numeral.typing(characters))
        }
    }

    private func clear(_ entry: Entry, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        guard entry != .blank else { throw .noEffect }
        return .clearing(entry.value, to: .entering(.blank, continuation))
    }

    private func operate(
        _ next: Operator, with entry: Entry, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        if entry == .blank, continuation == .nothing {
            switch style.operatorBeforeNumber {
            case .takesZero: break
            case .isIgnored: throw .missingNumber
            }
        }
        return .writing(after: tape) { writer throws(CalculationError) in
            switch continuation {
            case .nothing, .repeating:
                return .operating(writer.begin(entry.value, style.calculation), next)
            case .calculating(let left, let `operator`):
                let operation = Operation(operator: `operator`, operand: entry.value)
                return .operating(try writer.apply(operation, to: left), next)
            }
        }
    }

    private func total(_ entry: Entry, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        switch continuation {
        case .nothing:
            guard entry != .blank else { throw .noEffect }
            return totalAlone(entry.value)
        case .calculating(let left, let `operator`):
            return total(Operation(operator: `operator`, operand: entry.value), on: left)
        case .repeating(let operation):
            switch style.equalsAfterResult {
            case .repeatsOperation: return total(operation, beginningWith: entry.value)
            case .keepsResult: return totalAlone(entry.value)
            }
        }
    }

    private func totalAlone(_ number: Decimal128) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in
            let left = writer.begin(number, style.calculation)
            return .result(try writer.total(left), repeating: nil)
        }
    }

    private func total(_ operation: Operation, beginningWith number: Decimal128) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in
            let left = writer.begin(number, style.calculation)
            return try finish(operation, on: left, &writer)
        }
    }

    private func total(_ operation: Operation, on left: LeftOperand) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in try finish(operation, on: left, &writer) }
    }

    /// Applies the last operation of a calculation, and returns the state with the result.
    private func finish(
        _ operation: Operation, on left: LeftOperand, _ writer: inout TapeWriter
    ) throws(CalculationError) -> CalculatorState {
        let result = try writer.total(try writer.apply(operation, to: left))
        switch style.equalsAfterResult {
        case .repeatsOperation: return .result(result, repeating: operation)
        case .keepsResult: return .result(result, repeating: nil)
        }
    }
}

// MARK: - After an operator

extension CalculatorMachine {
    private func pressing(
        _ key: CalculatorKey, operating pending: Operator, on left: LeftOperand
    ) throws(CalculatorRefusal) -> Transition {
        let continuation = Continuation.calculating(left, pending)
        return switch key {
        case .digit(let digit): begin(String(digit.symbol), continuation)
        case .doubleZero: begin("00", continuation)
        case .dot: begin(".", continuation)
        case .operation(let next): try replaceOperator(by: next, on: left)
        case .equals: try total(pending, on: left)
        case .allClear: .clearingAll(number(of: left))
        case .clearEntry: try clearShown(left, continuation)
        case .negate: try negateShown(left, continuation)
        case .backspace: throw .noEffect
        }
    }

    private func replaceOperator(by next: Operator, on left: LeftOperand) throws(CalculatorRefusal) -> Transition {
        switch style.operatorAfterOperator {
        case .replaces: return Transition(.operating(left, next))
        case .isRefused: throw .operatorStands
        }
    }

    private func total(_ pending: Operator, on left: LeftOperand) throws(CalculatorRefusal) -> Transition {
        switch style.equalsAfterOperator {
        case .reusesSubtotal:
            guard let operand = number(of: left) else { return totalDroppingOperator(left) }
            return total(Operation(operator: pending, operand: operand), on: left)
        case .dropsOperator:
            return totalDroppingOperator(left)
        case .isRefused:
            throw .missingOperand
        }
    }

    private func totalDroppingOperator(_ left: LeftOperand) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in .result(try writer.total(left), repeating: nil) }
    }

    /// Returns the value of a left operand; nil if a formula has none.
    private func number(of left: LeftOperand) -> Decimal128? {
        switch left {
        case .subtotal(let subtotal): subtotal
        case .formula: try? Formula(sinceLastResultOf: tape).result()
        }
    }

    /// Returns the transition to an empty entry. The subtotal stays, so it is not a deleted value.
    private func clearShown(
        _ left: LeftOperand, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        switch left {
        case .subtotal: return Transition(.entering(.blank, continuation))
        case .formula: throw .noEffect
        }
    }

    private func negateShown(
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

// MARK: - After a result

extension CalculatorMachine {
    private func pressing(
        _ key: CalculatorKey, result: Decimal128, repeating operation: Operation?
    ) throws(CalculatorRefusal) -> Transition {
        let continuation = Continuation.repeating(operation)
        return switch key {
        case .digit(let digit):
            Transition(.entering(try typing(String(digit.symbol), onResult: result), continuation))
        case .doubleZero: Transition(.entering(try typing("00", onResult: result), continuation))
        case .dot: Transition(.entering(try typing(".", onResult: result), continuation))
        case .operation(let next): Transition(.operating(left(result), next))
        case .equals: try repeatOperation(operation, on: result)
        case .allClear: .clearingAll(result)
        case .clearEntry: .clearing(result, to: .entering(.blank, continuation))
        case .negate: try negate(result, continuation)
        case .backspace: throw .noEffect
        }
    }

    private func repeatOperation(_ operation: Operation?, on result: Decimal128) throws(CalculatorRefusal) -> Transition
    {
        guard let operation else { throw .noEffect }
        switch style.equalsAfterResult {
        case .repeatsOperation: return total(operation, on: left(result))
        case .keepsResult: throw .noEffect
        }
    }

    /// Returns a result as the left operand of what follows. In a formula, it is the last row of the tape.
    private func left(_ result: Decimal128) -> LeftOperand {
        switch style.calculation {
        case .atOperator: .subtotal(result)
        case .atEquals: .formula
        }
    }

    private func negate(_ result: Decimal128, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        guard !result.isZero else { throw .noEffect }
        switch style.digitAfterResult {
        case .startsNew, .appends: return Transition(.entering(.computed(-result), continuation))
        case .isRefused: throw .resultStands
        }
    }
}

// MARK: - After a failure

extension CalculatorMachine {
    private func pressingAfterFailure(_ key: CalculatorKey) throws(CalculatorRefusal) -> Transition {
        switch key {
        case .digit(let digit): begin(String(digit.symbol), .nothing)
        case .doubleZero: begin("00", .nothing)
        case .dot: begin(".", .nothing)
        case .allClear: .clearingAll(nil)
        case .clearEntry: Transition(.start)
        case .operation, .equals, .negate, .backspace: throw .notANumber
        }
    }
}
