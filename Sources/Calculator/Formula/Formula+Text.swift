import Core

extension Formula {
    /// Returns the formula as text, such as `12 + 3 × 4`. Of a formula with more operations than a number, the last
    /// ones follow an ellipsis.
    public func text(operations count: Int = .max) -> String {
        var operands = Array(operands)
        var operators = Array(operators)
        var text = ""
        if operators.count > count {
            operators.removeFirst(operators.count - count)
            text = "…"
        } else if !operands.isEmpty {
            text = NumberFormat.display(operands.removeFirst())
        }
        for (`operator`, operand) in zip(operators, operands.suffix(operators.count)) {
            text += " \(`operator`.symbol) \(NumberFormat.display(operand))"
        }
        return text
    }
}
