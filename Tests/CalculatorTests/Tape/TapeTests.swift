import Core
import Testing

@testable import Calculator

struct TapeTests {
    @Test(arguments: [
        ("", ""),
        ("1 2 +", "12"),
        ("1 2 00 + 3 00 * 2 =", "1,200 | + 300 1,500 | × 2 3,000 | = 3,000"),
        ("1 + 2 * 3 =", "1 | + 2 3 | × 3 9 | = 9"),
        ("4 =", "4 | = 4"),
        ("4 + =", "4 | + 4 8 | = 8"),
        ("8 * 2 = =", "8 | × 2 16 | = 16 | × 2 32 | = 32"),
        ("2 + 3 = + 4 =", "2 | + 3 5 | = 5 | + 4 9 | = 9"),
        ("2 + 3 = 4 =", "2 | + 3 5 | = 5 | 4 | + 3 7 | = 7"),
        ("5 + 3 = NEG =", "5 | + 3 8 | = 8 | -8 | + 3 -5 | = -5"),
        ("5 + 3 = NEG + 1 =", "5 | + 3 8 | = 8 | -8 | + 1 -7 | = -7"),
        ("5 + 3 = CE =", "5 | + 3 8 | = 8 | 0 | + 3 3 | = 3"),
        ("5 + - * 3 =", "5 | × 3 15 | = 15"),
        ("- 5 =", "0 | − 5 -5 | = -5"),
        ("1 0 / 0 =", "10 | ÷ 0 NaN"),
        ("1 0 / 0 + 5 =", "10 | ÷ 0 NaN | 5 | = 5"),
        ("1 0 / 0 + * =", "10 | ÷ 0 NaN"),
        ("1 0 / 0 = 5 =", "10 | ÷ 0 NaN | 5 | = 5"),
        ("1 + 2 = AC", ""),
        ("1 + 2 = AC 7 +", "7"),
        ("1 + 2 = CE", "1 | + 2 3 | = 3"),
    ])
    func `it tells how the number came about`(keys: String, written: String) throws {
        #expect(try Calculator(keys: keys).writtenTape == written)
    }

    @Test(arguments: [CalculatorStyle.formula, .appending])
    func `it has no subtotals where they are not calculated before the result`(style: CalculatorStyle) throws {
        let scene = Scene(
            "no subtotals", style,
            Step("1 0 / 0 + 5 *", "0", tape: "10 | ÷ 0 | + 5", failure: "none"),
            Step("2 =", tape: "10 | ÷ 0 | + 5 | × 2 | = NaN", failure: "divisionByZero"))
        try scene.play()
    }

    @Test(arguments: [
        ("2 + 3 = + 4 =", "2 | + 3 | = 5 | + 4 | = 9"), ("4 + =", "4 | = 4"), ("4 =", "4 | = 4"),
        ("5 + - * 3 =", "5 | × 3 | = 15"), ("1 / 0 = 5 + 1 =", "1 | ÷ 0 | = NaN | 5 | + 1 | = 6"),
        ("2 + 3 = + =", "2 | + 3 | = 5 | = 5"),
    ])
    func `it is the formula of a style that calculates at the end`(keys: String, written: String) throws {
        #expect(try Calculator(.formula, keys: keys).writtenTape == written)
    }

    @Test(arguments: [
        // The same rows, made twice, in one place and in another.
        ("1 + 2 =", "1 + 2 =", true), ("1 + 2 =", "7 + 8 = AC 1 + 2 =", true), ("", "1 + AC", true),
        // Rows that go on after the end, or are other ones at the same places.
        ("1 + 2 +", "1 + 2 + 3 + UNDO UNDO", true), ("1 + 2 +", "1 + 3 +", false), ("1 + 2 +", "1 + 2 -", true),
        ("1 + 2 +", "1 + 2", false), ("1 + 2 =", "2 + 1 =", false),
    ])
    func `tapes with the same rows are equal`(first: String, second: String, areEqual: Bool) throws {
        let (first, second) = try (Calculator(keys: first), Calculator(keys: second))
        #expect((first.tape == second.tape) == areEqual)
    }

    @Test func `a tape at hand stays as it is, and equals that of the calculator until the rows are others`() throws {
        var calculator = try Calculator(keys: "1 + 2 +")
        let tape = calculator.tape
        try calculator.press("9")
        #expect(calculator.tape == tape)
        try calculator.press("UNDO UNDO 3 +")
        #expect(calculator.tape.count == tape.count)
        #expect(calculator.tape != tape)
        try calculator.press("UNDO UNDO +")
        #expect(calculator.tape == tape)
        try calculator.press("UNDO UNDO 9 + AC 5 + 5 + 5 +")
        #expect(tape.map(\.subtotal) == [1, 3])
        #expect(tape.map(\.kind) == [.first, .operation(.add)])
    }

    /// A calculator on which so many ones were added to 0.
    private func ones(_ count: Int, _ style: CalculatorStyle) throws -> Calculator {
        var calculator = try Calculator(style, keys: "0")
        for _ in 0..<count {
            calculator.handle(.press(.operation(.add)))
            calculator.handle(.press(.digit(.one)))
        }
        return calculator
    }

    @Test func `it is as long as one likes`() throws {
        var calculator = try ones(50_000, .standard)
        #expect(calculator.tape.count == 50_000)
        #expect(calculator.tape.last?.subtotal == 49_999)
        #expect(calculator.tape[31_415] == TapeRow(kind: .operation(.add), operand: 1, subtotal: 31_415))
        try calculator.press("AC")
        #expect(calculator.tape.isEmpty)
        try calculator.press("UNDO")
        #expect(calculator.tape.count == 50_000)
        while calculator.handle(.undo) == .none {}
        #expect(calculator.tape.isEmpty)
    }

    @Test func `a formula is as long as one likes`() throws {
        var calculator = try ones(20_000, .formula)
        try calculator.press("=")
        #expect(calculator.display == "20,000")
        #expect(calculator.tape.count == 20_002)
        try calculator.press("+ 1 = AC UNDO")
        #expect(calculator.display == "20,001")
        try calculator.press("UNDO UNDO UNDO UNDO BS 5 =")
        #expect(calculator.display == "20,004")
        while calculator.handle(.undo) == .none {}
        #expect(calculator.tape.isEmpty)
    }
}
