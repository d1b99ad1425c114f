import Core

// MARK: - Digits, ± and ⌫

extension CalculatorMachine {
    /// Returns the transition for a digit, `00` or a point. After an operator or a failure it begins a number.
    func type(_ characters: String, in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        let entry: Entry =
            switch state {
            case .entering(.blank, _), .operating, .failed: .typed(Numeral(typing: characters))
            case .entering(.typed(let numeral), _): .typed(try numeral.typing(characters))
            case .entering(.computed(let value), _), .result(let value, repeating: _):
                try typing(characters, onResult: value)
            case .entering(.recalled, _): throw .full
            }
        return Transition(.entering(entry, continuation(in: state)))
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

    func negate(in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        let entry: Entry
        switch state {
        case .entering(let shown, _): entry = try shown.negated()
        case .operating(.subtotal(let number), _) where !number.isZero: entry = .computed(-number)
        case .result(let number, repeating: _) where !number.isZero:
            guard style.digitAfterResult != .isRefused else { throw .resultStands }
            entry = .computed(-number)
        case .operating, .result: throw .noEffect
        case .failed: throw .notANumber
        }
        return Transition(.entering(entry, continuation(in: state)))
    }

    func deleteLast(in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        switch state {
        case .entering(let entry, let use): return Transition(.entering(try entry.deletingLast(), use))
        case .operating, .result: throw .noEffect
        case .failed: throw .notANumber
        }
    }
}

// MARK: - AC and CE

extension CalculatorMachine {
    func clearAll(in state: CalculatorState) -> Transition {
        switch state {
        case .entering(let entry, .calculating(let left, _)):
            .clearingAll(deletions(of: left) + [(entry.value, source(of: entry))])
        case .entering(let entry, _): .clearingAll([(entry.value, source(of: entry))])
        case .operating(let left, _): .clearingAll(deletions(of: left))
        case .result(let result, repeating: _): .clearingAll([(result, tape.sourceOfLastResult)])
        case .failed: .clearingAll([])
        }
    }

    /// Returns the transition to an empty entry. A subtotal stays, so it is not a deleted value.
    func clearEntry(in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        let cleared = CalculatorState.entering(.blank, continuation(in: state))
        switch state {
        case .entering(.blank, _), .operating(.formula, _): throw .noEffect
        case .entering(let entry, _): return .clearing([(entry.value, source(of: entry))], by: .clearEntry, to: cleared)
        case .operating(.subtotal, _), .failed: return Transition(cleared)
        case .result(let result, repeating: _):
            let deletion = (result, tape.sourceOfLastResult)
            return style.clearEntryStartsOver
                ? .clearingAll([deletion], by: .clearEntry) : .clearing([deletion], by: .clearEntry, to: cleared)
        }
    }

    /// Returns the left operand as a number to clear; nothing if it has no value.
    private func deletions(of left: LeftOperand) -> [Deletion] {
        guard let number = number(of: left) else { return [] }
        let formula = Formula(sinceLastResultOf: tape)
        let source = formula.operators.isEmpty ? tape.sourceOfLastResult : .subtotal(formula)
        return [(number, source)]
    }

    /// Returns the source of an entry. A computed one is the value of the last row, unless its sign was changed since.
    private func source(of entry: Entry) -> Origin.Source {
        guard case .computed(let value) = entry, let row = tape.last, case .function(let function) = row.kind,
            row.subtotal == value
        else { return .entry }
        return .function(function, of: row.operand)
    }
}

extension Tape {
    /// The source of a number that is the result in the last row; an entry if the row has none of a calculation.
    fileprivate var sourceOfLastResult: Origin.Source {
        guard let end = indices.last, self[end].kind == .total else { return .entry }
        let formula = Formula(sinceLastResultOf: self[..<end])
        return formula.operators.isEmpty ? .entry : .result(formula)
    }
}
