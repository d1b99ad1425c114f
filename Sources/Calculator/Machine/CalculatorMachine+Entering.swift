import Core

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
