import Core

/// The one function from a state and an event to the next state: no memory, no input or output, no clock.
///
/// What a key means depends on the state first, so each state has a file of its own, in which every key has its line.
package struct CalculatorMachine: Sendable {
    let style: CalculatorStyle

    /// A machine with the manners of a style.
    ///
    /// - Parameter style: the rules that it asks wherever calculators differ.
    package init(style: CalculatorStyle) {
        self.style = style
    }

    /// Where an event leads.
    ///
    /// - Parameters:
    ///   - event: what happens.
    ///   - state: where the calculator stands.
    /// - Returns: the next state and what its owner has to do; the same state when the event is refused.
    package func transition(on event: CalculatorEvent, in state: CalculatorState) -> Transition {
        switch event {
        case .press(let key):
            do throws(Refusal) {
                return try pressing(key, in: state)
            } catch {
                return .refusing(error, in: state)
            }
        case .bring(let number):
            return Transition(.entering(Entry(bringing: number), continuationForBrought(in: state)))
        }
    }

    private func pressing(_ key: CalculatorKey, in state: CalculatorState) throws(Refusal) -> Transition {
        guard style.has(key) else { throw .missingKey }
        return switch state {
        case .entering(let entry, let continuation): try pressing(key, entering: entry, continuation)
        case .operating(subtotal: let subtotal, let `operator`): try pressing(key, operating: `operator`, on: subtotal)
        case .result(let value, repeating: let operation): try pressing(key, result: value, repeating: operation)
        case .failed: try pressingAfterFailure(key)
        }
    }

    private func continuationForBrought(in state: CalculatorState) -> Continuation {
        switch style.broughtNumber {
        case .becomesEntry: continuation(after: state)
        case .startsOver: .nothing
        }
    }

    /// What a number is for that takes the place of the one shown.
    private func continuation(after state: CalculatorState) -> Continuation {
        switch state {
        case .entering(_, let continuation): continuation
        case .operating(subtotal: let subtotal, let `operator`): .calculating(subtotal: subtotal, `operator`)
        case .result(_, repeating: let operation): .repeating(operation)
        case .failed: .nothing
        }
    }
}

extension Continuation {
    /// What a number is for after a result.
    static func repeating(_ operation: Operation?) -> Continuation {
        guard let operation else { return .nothing }
        return .repeating(operation)
    }
}

extension CalculatorMachine {
    /// A key while a number is in hand.
    func pressing(
        _ key: CalculatorKey, entering entry: Entry, _ continuation: Continuation
    ) throws(Refusal) -> Transition {
        switch key {
        case .digit(let digit): Transition(.entering(try typing(.digit(digit), on: entry), continuation))
        case .doubleZero: Transition(.entering(try typing(.doubleZero, on: entry), continuation))
        case .dot: Transition(.entering(try typing(.dot, on: entry), continuation))
        case .operation(let next): try operate(next, with: entry, continuation)
        case .equals: try total(entry, continuation)
        case .allClear: .clearingAll(entry.value)
        case .clearEntry: try clear(entry, continuation)
        case .negate: Transition(.entering(try entry.negated(), continuation))
        case .backspace: Transition(.entering(try entry.deletingLast(), continuation))
        }
    }

    private func typing(_ stroke: Stroke, on entry: Entry) throws(Refusal) -> Entry {
        switch entry {
        case .blank: .typed(Numeral(stroke))
        case .typed(let numeral): .typed(try numeral.adding(stroke))
        case .computed(let value): try typing(stroke, onResult: value)
        case .brought: throw .full
        }
    }

    /// What a digit or the dot makes of a number that was calculated.
    func typing(_ stroke: Stroke, onResult value: Decimal128) throws(Refusal) -> Entry {
        switch style.digitAfterResult {
        case .startsNew: return .typed(Numeral(stroke))
        case .isRefused: throw .resultStands
        case .appends:
            guard let numeral = Numeral(shown: value) else { throw .full }
            return .typed(try numeral.adding(stroke))
        }
    }

    private func clear(_ entry: Entry, _ continuation: Continuation) throws(Refusal) -> Transition {
        guard entry != .blank else { throw .noEffect }
        return .clearing(entry.value, to: .entering(.blank, continuation))
    }

    private func operate(
        _ next: Operator, with entry: Entry, _ continuation: Continuation
    ) throws(Refusal) -> Transition {
        if entry == .blank, continuation == .nothing {
            switch style.operatorBeforeNumber {
            case .takesZero: break
            case .isIgnored: throw .missingNumber
            }
        }
        return .writing { writer throws(CalculationError) in
            switch continuation {
            case .nothing, .repeating:
                writer.begin(entry.value)
                return .operating(subtotal: entry.value, next)
            case .calculating(subtotal: let subtotal, let `operator`):
                let operation = Operation(operator: `operator`, operand: entry.value)
                return .operating(subtotal: try writer.apply(operation, to: subtotal), next)
            }
        }
    }

    private func total(_ entry: Entry, _ continuation: Continuation) throws(Refusal) -> Transition {
        switch continuation {
        case .nothing:
            guard entry != .blank else { throw .noEffect }
            return totalAlone(entry.value)
        case .calculating(subtotal: let subtotal, let `operator`):
            return total(Operation(operator: `operator`, operand: entry.value), on: subtotal)
        case .repeating(let operation):
            switch style.equalsAfterResult {
            case .repeatsOperation: return total(operation, on: entry.value, isFirst: true)
            case .keepsResult: return totalAlone(entry.value)
            }
        }
    }

    private func totalAlone(_ number: Decimal128) -> Transition {
        .writing { writer in
            writer.begin(number)
            writer.total(number)
            return .result(number, repeating: nil)
        }
    }

    /// Applies an operation, and writes the result down.
    ///
    /// - Parameters:
    ///   - operation: what to do.
    ///   - subtotal: the number to do it to.
    ///   - isFirst: whether that number has not been written on the tape yet.
    /// - Returns: the result, or that there is none, with the rows for the tape.
    func total(_ operation: Operation, on subtotal: Decimal128, isFirst: Bool = false) -> Transition {
        .writing { writer throws(CalculationError) in
            if isFirst { writer.begin(subtotal) }
            let result = try writer.apply(operation, to: subtotal)
            writer.total(result)
            switch style.equalsAfterResult {
            case .repeatsOperation: return .result(result, repeating: operation)
            case .keepsResult: return .result(result, repeating: nil)
            }
        }
    }
}

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

extension CalculatorMachine {
    /// A key while `NaN` is shown.
    func pressingAfterFailure(_ key: CalculatorKey) throws(Refusal) -> Transition {
        switch key {
        case .digit(let digit): Transition(.entering(.typed(Numeral(.digit(digit))), .nothing))
        case .doubleZero: Transition(.entering(.typed(Numeral(.doubleZero)), .nothing))
        case .dot: Transition(.entering(.typed(Numeral(.dot)), .nothing))
        case .allClear: .clearingAll(nil)
        case .clearEntry: Transition(.start)
        case .operation, .equals, .negate, .backspace: throw .notANumber
        }
    }
}
