import Core
import Testing
import TestSupport

@testable import Calculator

/// That a number was rounded is a fact that goes with it, and its digits tell nothing about it.
struct RoundedNumberTests {
    @Test(arguments: [CalculatorStyle.standard, .recovering, .formula, .appending])
    func `an exact difference stays, however many digits the numbers have`(style: CalculatorStyle) throws {
        #expect(try display("1.00000000000000001*9.9999999999999999-10=", style) == "-1e-33")
    }

    @Test func `an exact difference stays in a style without a point`() throws {
        let (first, second) = (Decimal128("1.00000000000000001"), Decimal128("9.9999999999999999"))
        let scene = try Scene(
            "without a point", .twoOperand, Step(event: .enter(#require(first))),
            // The second × is replaced.
            Step("*", event: .enter(#require(second))), Step("*-10=", "-1e-33"))
        try scene.play()
    }

    @Test(arguments: [
        ("3 SQRT SQR - 3 =", "0"), ("3 REC * 3 - 1 =", "0"), ("2 / 3 * 3 - 2 =", "0"), ("7 REC SQR * 49 - 1 =", "0"),
        ("1 / 3 = MS AC MR * 3 - 1 =", "0"), ("1 / 3 = M+ M+ M+ AC MR - 1 =", "0"), ("1 M- 1 / 3 = M+ M+ M+ MR", "0"),
        ("100 / 3 + 3 PCT * 3 - 103 =", "0"), ("1 / 3 + 1 / 4 * 3 - 1 =", "0"), ("1 / 3 = NEG * 3 + 1 =", "0"),
        ("1 / 3 = = * 9 - 1 =", "0"), ("1 / 3 UNDO UNDO REDO REDO = * 3 - 1 =", "0"),
        // Nothing is rounded here.
        ("1.00000000000000001 MS 9.9999999999999999 * MR - 10 =", "-1e-33"),
        ("1.0000000000000001 SQR - 1 - .0000000000000002 =", "1e-32"),
        ("9.9999999999999999 * 1.00000000000000001 = M- 10 M+ MR", "1e-33"),
    ])
    func `functions, memory, signs and undo carry it`(keys: String, shown: String) throws {
        #expect(try display(keys) == shown)
    }

    @Test(arguments: [true, false])
    func `a restored value, a reused calculation and a kept number of the memory carry it`(isRounded: Bool) throws {
        // The digits are the same.
        let digits = "0." + String(repeating: "3", count: 34)
        let third = try #require(Decimal128(digits)).calculated(fromRounded: isRounded)
        let shown = isRounded ? "0" : "-1e-34"
        var reused = Formula(third)
        reused.append(.multiply, 3)
        let ways: [(CalculatorEvent, then: String)] = [
            (.enter(third), "* 3 - 1 ="), (.reuse(reused), "- 1 ="), (.keepMemory(third), "MR * 3 - 1 ="),
        ]
        for (event, keys) in ways {
            // A file has the text of the event.
            let recorded = try #require(RecordedEvent(RecordedEvent(event, in: .standard).description))
            for event in [event, recorded.event] {
                var calculator = Calculator()
                calculator.handle(event)
                try calculator.press(keys)
                #expect(calculator.display == shown, "\(recorded)")
            }
        }
    }

    @Test func `a number that replaces an equal one that was not rounded is remembered`() throws {
        var calculator = Calculator()
        let exact: Decimal128 = 1
        calculator.handle(.keepMemory(exact.calculated(fromRounded: true)))
        calculator.handle(.press(.digit(.one)))
        try calculator.press("SQR MR")
        #expect(calculator.value?.isRounded == true)
        try calculator.press("UNDO")
        #expect(calculator.value?.isRounded == false)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `every style calculates what the written formula does, rounded or not`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var zeros = (rounded: 0, exact: 0)
        for _ in 0..<300 {
            var text = Self.number(using: &generator)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                text += "+-*/".randomElement(using: &generator).map { String($0) } ?? ""
                text += Self.number(using: &generator)
            }
            // Most of the value is taken away, so that its last digits are seen.
            let value = try ExpressionParser.parse(text).result()
            let taken = value.rounded(toSignificantDigits: 20).reduced()
            guard taken.digits.count - min(taken.exponent, 0) <= 19, taken.exponent < 1 else { continue }
            text += (value.isNegative ? "+" : "-") + (value.isNegative ? -taken : taken).positional
            let expected = try ExpressionParser.parse(text).result()
            if expected.isZero { expected.isRounded || value.isRounded ? (zeros.rounded += 1) : (zeros.exact += 1) }
            for style in [CalculatorStyle.standard, .recovering, .formula, .appending] {
                let calculator = try Calculator(style, keys: text + "=")
                try #require(calculator.value == expected, "seed \(seed): \(text), \(style.id)")
                try #require(calculator.value?.isRounded == expected.isRounded, "seed \(seed): \(text), \(style.id)")
            }
        }
        #expect(zeros.exact > 0, "seed \(seed)")
    }

    private static func number(using generator: inout SeededGenerator) -> String {
        let greatest = UInt64.max >> UInt64.random(in: 0...60, using: &generator)
        let digits = String(UInt64.random(in: 1...greatest, using: &generator))
        let fraction = Int.random(in: 0..<digits.count, using: &generator)
        return digits.dropLast(fraction) + (fraction > 0 ? "." : "") + digits.suffix(fraction)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `events that are replayed from their texts lead to the same facts`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var (calculator, replayed) = (Calculator(), CalculatorSet())
        for step in 0..<1_500 {
            let event: CalculatorEvent =
                switch Int.random(in: 0..<16, using: &generator) {
                case 0: calculator.deletedNumbers.randomElement(using: &generator).map { .enter($0) } ?? .undo
                case 1: calculator.finishedCalculations.last.map { .reuse($0.formula) } ?? .undo
                case 2: calculator.finishedCalculations.last.map { .enter($0.result) } ?? .undo
                case 3: calculator.memory.last.map { .keepMemory($0) } ?? .redo
                default: CalculatorKey.allCases.randomElement(using: &generator).map { .press($0) } ?? .undo
                }
            calculator.handle(event)
            replayed.handle(try #require(RecordedEvent(RecordedEvent(event, in: .standard).description)))
            let same = replayed.calculator
            try #require(calculator.value == same.value, "seed \(seed), step \(step)")
            try #require(calculator.value?.isRounded == same.value?.isRounded, "seed \(seed), step \(step)")
            let facts = [calculator, same].map { $0.memory.map(\.isRounded) }
            try #require(facts[0] == facts[1], "seed \(seed), step \(step)")
        }
    }
}
