import Calculator

/// What a person sees of all calculators.
struct Sight: Equatable, CustomStringConvertible {
    let description: String

    init(_ set: CalculatorSet) {
        let calculators = CalculatorStyle.all.map { style in
            let calculator = set[style]
            let sign = calculator.pendingOperator.map { String($0.symbol) } ?? ""
            let tape = calculator.tape.map { "\($0.kind) \($0.operand) \($0.subtotal?.description ?? "NaN")" }
            let deleted = calculator.deletedValues.map(\.value.description)
            return "\(style.id): \(sign) \(calculator.display) tape \(tape) deleted \(deleted)"
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
