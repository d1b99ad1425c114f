import Calculator

// Formulas, from their text to their value: one long one, and many short ones.
extension Bench {
    func measureFormulas() throws {
        let sizes = counts([1_000, 10_000, 100_000, 1_000_000]).map { count in
            var writer = FormulaWriter()
            let text = writer.formula(operands: count)
            return (count.powerOfTen, Benchmark(operations: count) { try answer(to: text) })
        }
        publish("one formula, read, calculated; time of an operand", try growth("Formula", in: .nanoseconds, sizes))
        let texts = FormulaWriter.batch()
        let time = try measure(Benchmark { try texts.reduce(0) { $0 &* 3 &+ (try answer(to: $1)) } })
        publish(
            "a batch, read, calculated and written",
            [Measurement("4,000 short formulas", "all", time, .milliseconds, .atMost(50))])
    }
}

private func answer(to text: String) throws -> UInt64 {
    UInt64(NumberFormat.plain(try ExpressionParser.parse(text).result()).utf8.count)
}

/// Writes formulas to calculate, the same in every run, in plain ASCII, which other programs understand too.
struct FormulaWriter {
    private var generator = SeededGenerator(seed: 7)

    /// Writes a formula of any length.
    ///
    /// It divides by each number that it multiplies with, so that the subtotal neither overflows nor vanishes, and keeps
    /// all of its 34 digits busy.
    mutating func formula(operands: Int) -> String {
        var text = number()
        var factor = ""
        for position in 1..<operands {
            if position % 4 == 2 { factor = number() }
            text += ["/", "+", "*", "-"][position % 4] + (position.isMultiple(of: 2) ? factor : number())
        }
        return text
    }

    /// Returns 4,000 formulas of two to eight operands.
    static func batch() -> [String] {
        var writer = FormulaWriter()
        return (0..<4_000).map { _ in
            let operands = Int.random(in: 2...8, using: &writer.generator)
            return writer.formula(operands: operands)
        }
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
