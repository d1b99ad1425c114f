import Core

extension CalculatorMachine {
    /// Returns the left operand as a number to clear; nothing if it has no value.
    func deletions(of left: LeftOperand) -> [Deletion] {
        guard let number = number(of: left) else { return [] }
        let formula = Formula(sinceLastResultOf: tape)
        let source = formula.operators.isEmpty ? tape.sourceOfLastResult : .subtotal(formula)
        return [(number, source)]
    }

    /// Returns the source of an entry. A computed one is the value of the last row, unless its sign was changed since.
    func source(of entry: Entry) -> Origin.Source {
        switch entry {
        case .blank, .typed, .recalled: return .entry
        case .computed(let value):
            guard let row = tape.last, case .function(let function) = row.kind, row.subtotal == value else {
                return .entry
            }
            return .function(function, of: row.operand)
        }
    }
}

extension Tape {
    /// The source of a number that is the result in the last row; an entry if the row has none of a calculation.
    var sourceOfLastResult: Origin.Source {
        guard let end = indices.last, self[end].kind == .total else { return .entry }
        let formula = Formula(sinceLastResultOf: self[..<end])
        return formula.operators.isEmpty ? .entry : .result(formula)
    }
}
