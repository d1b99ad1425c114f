import Calculator

/// What a person sees of all calculators.
struct Sight: Equatable, CustomStringConvertible {
    let description: String

    init(_ set: CalculatorSet) {
        let calculators = CalculatorStyle.all.map { style in
            let calculator = set[style]
            let sign = calculator.pendingOperator.map { String($0.symbol) } ?? ""
            let tape = calculator.tape.map { "\($0.kind) \($0.operand) \($0.subtotal?.description ?? "NaN")" }
            let deleted = calculator.deletedValues.map(\.value.token)
            let origins = calculator.deletedValues.map { $0.origin?.text ?? "" }
            let calculations = calculator.finishedCalculations.map {
                "\($0.formula.text()) = \($0.result.token) \($0.time?.description ?? "")"
            }
            return "\(style.id): \(sign) \(calculator.display) tape \(tape) deleted \(deleted) from \(origins)"
                + " value \(calculator.value?.token ?? "") memory \(calculator.memory.map(\.token)) finished \(calculations)"
        }
        description = "\(set.style.id) in use\n" + calculators.joined(separator: "\n")
    }

    /// What is seen after each of some undos, too.
    static func undoing(_ set: CalculatorSet, times: Int) -> [Sight] {
        var set = set
        return [Sight(set)]
            + (0..<times).map { _ in
                set.handle(.undo, in: set.style)
                return Sight(set)
            }
    }
}
