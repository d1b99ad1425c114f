import Core

// MARK: - While a number is entered

extension CalculatorMachine {
    func pressing(
        _ key: CalculatorKey, entering entry: Entry, _ continuation: Continuation, _ state: CalculatorState
    ) throws(CalculatorRefusal) -> Transition {
        switch key {
        case .digit(let digit): Transition(.entering(try typing(String(digit.symbol), on: entry), continuation))
        case .doubleZero: Transition(.entering(try typing("00", on: entry), continuation))
        case .dot: Transition(.entering(try typing(".", on: entry), continuation))
        case .operation(let next): try operate(next, with: entry, continuation)
        case .equals: try total(entry, continuation)
        case .allClear: clearAll(entry, continuation)
        case .clearEntry: try clear(entry, continuation)
        case .negate: Transition(.entering(try entry.negated(), continuation))
        case .backspace: Transition(.entering(try entry.deletingLast(), continuation))
        case .function(let function): compute(function, of: entry.value, continuation)
        case .memory(let key): try remember(key, entry.value, in: state)
        }
    }

    func typing(_ characters: String, on entry: Entry) throws(CalculatorRefusal) -> Entry {
        switch entry {
        case .blank: .typed(Numeral(typing: characters))
        case .typed(let numeral): .typed(try numeral.typing(characters))
        case .computed(let value): try typing(characters, onResult: value)
        case .recalled: throw .full
        }
    }

    func typing(_ characters: String, onResult value: Decimal128) throws(CalculatorRefusal) -> Entry {
        switch style.digitAfterResult {
        case .startsNew: return .typed(Numeral(typing: characters))
        case .isRefused: throw .resultStands
        case .appends:
            guard let numeral = Numeral(shown: value) else { throw .full }
            return .typed(try numeral.typing(characters))
        }
    }

    func clear(_ entry: Entry, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        guard entry != .blank else { throw .noEffect }
        return .clearing([(entry.value, source(of: entry))], by: .clearEntry, to: .entering(.blank, continuation))
    }

    /// Returns the transition that clears the entry, and the left operand that waits for it.
    func clearAll(_ entry: Entry, _ continuation: Continuation) -> Transition {
        let shown = (entry.value, source(of: entry))
        switch continuation {
        case .nothing, .following: return .clearingAll([shown])
        case .calculating(let left, _): return .clearingAll(deletions(of: left) + [shown])
        }
    }

    func operate(
        _ next: Operator, with entry: Entry, _ continuation: Continuation
    ) throws(CalculatorRefusal) -> Transition {
        switch continuation {
        case .nothing, .following:
            guard entry != .blank || style.takesZero else { throw .missingNumber }
            return .writing(after: tape) { writer throws(CalculationError) in
                .operating(writer.begin(entry.value, style.calculation), next)
            }
        case .calculating(let left, let `operator`):
            let operation = Operation(operator: `operator`, operand: entry.value)
            return .writing(after: tape) { writer throws(CalculationError) in
                .operating(try writer.apply(operation, to: left), next)
            }
        }
    }

    func total(_ entry: Entry, _ continuation: Continuation) throws(CalculatorRefusal) -> Transition {
        switch continuation {
        case .nothing, .following(_, repeating: nil):
            guard entry != .blank else { throw .noEffect }
            return total(nil, beginningWith: entry.value)
        case .calculating(let left, let `operator`):
            return total(Operation(operator: `operator`, operand: entry.value), on: left)
        case .following(_, repeating: let operation?): return total(operation, beginningWith: entry.value)
        }
    }

    func total(_ operation: Operation?, beginningWith number: Decimal128) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in
            let left = writer.begin(number, style.calculation)
            return try finish(operation, on: left, &writer)
        }
    }

    func total(_ operation: Operation?, on left: LeftOperand) -> Transition {
        .writing(after: tape) { writer throws(CalculationError) in try finish(operation, on: left, &writer) }
    }

    /// Applies the last operation of a calculation, if there is one, and returns the state with the result.
    private func finish(
        _ operation: Operation?, on left: LeftOperand, _ writer: inout TapeWriter
    ) throws(CalculationError) -> CalculatorState {
        guard let operation else { return .result(try writer.total(left), repeating: nil) }
        let result = try writer.total(try writer.apply(operation, to: left))
        return .result(result, repeating: style.repeatsOperation ? operation : nil)
    }
}
