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

/// Random numbers that come again with their seed, so that every run measures the same inputs.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
