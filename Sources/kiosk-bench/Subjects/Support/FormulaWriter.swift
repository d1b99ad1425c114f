import TestSupport

/// Writes formulas to calculate, the same in every run.
struct FormulaWriter {
    private var generator = SeededGenerator(seed: 7)

    /// Writes a formula of any length.
    ///
    /// It divides by each number that it multiplies with, so that the subtotal neither overflows nor vanishes, and keeps
    /// all of its 34 digits busy.
    mutating func formula(operands: Int) -> String {
        var text = number()
        var factor = ""
        for position in 1..<max(operands, 1) {
            switch position % 4 {
            case 1: text += " + " + number()
            case 2:
                factor = number()
                text += " × " + factor
            case 3: text += " − " + number()
            default: text += " ÷ " + factor
            }
        }
        return text
    }

    /// Writes a formula of two to eight operands in plain ASCII, which other programs understand too.
    mutating func shortFormula() -> String {
        var text = number()
        for _ in 0..<Int.random(in: 1...7, using: &generator) {
            text += (["+", "-", "*", "/"].randomElement(using: &generator) ?? "+") + number()
        }
        return text
    }

    private mutating func number() -> String {
        let digits = String(Int.random(in: 101...99_999, using: &generator))
        return digits.dropLast(2) + "." + digits.suffix(2)
    }
}
