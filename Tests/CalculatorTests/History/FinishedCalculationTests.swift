import Core
import Testing

@testable import Calculator

struct FinishedCalculationTests {
    @Test(arguments: [
        (CalculatorStyle.standard, "1 2 + 3 * 4 =", ["12 + 3 × 4 = 60"]),
        (.formula, "1 2 + 3 * 4 =", ["12 + 3 × 4 = 60"]),
        (.standard, "8 * 2 = =", ["8 × 2 = 16", "16 × 2 = 32"]),
        (.standard, "2 + 3 = 4 =", ["2 + 3 = 5", "4 + 3 = 7"]),
        (.standard, "4 =", []), (.formula, "4 + =", []), (.standard, "4 + =", ["4 + 4 = 8"]),
        (.standard, "1 / 0 =", []), (.formula, "1 / 0 =", []), (.formula, "2 + 3 = + 4 =", ["2 + 3 = 5", "5 + 4 = 9"]),
        (.standard, "5 0 + 2 0 PCT =", ["50 + 10 = 60"]), (.standard, "1 2 00 + 3 NEG =", ["1,200 + -3 = 1,197"]),
        (.standard, "1 + 2 = AC 3 + 4 = AC", ["1 + 2 = 3", "3 + 4 = 7"]), (.standard, "1 + 2 + AC", []),
        (.standard, "1 + 2 = 3 + 4 = UNDO", ["1 + 2 = 3"]), (.standard, "1 + 2 = UNDO BS 5 =", ["1 + 5 = 6"]),
        (.standard, "1 + 2 = UNDO UNDO REDO REDO", ["1 + 2 = 3"]),
    ])
    func `a finished calculation is kept`(style: CalculatorStyle, keys: String, written: [String]) throws {
        #expect(try Calculator(style, keys: keys).writtenCalculations == written)
    }

    @Test func `it has its time and its style`() throws {
        var calculator = Calculator(style: .formula)
        for (index, event) in try [CalculatorEvent](parsing: "1 + 2 =").enumerated() {
            calculator.handle(event, at: Timestamp(milliseconds: Int64(index)))
        }
        #expect(calculator.finishedCalculations.map(\.time) == [Timestamp(milliseconds: 3)])
        #expect(calculator.finishedCalculations.map(\.style) == ["formula"])
        try calculator.press("UNDO REDO")
        #expect(calculator.finishedCalculations.map(\.time) == [Timestamp(milliseconds: 3)])
    }

    @Test(arguments: CalculatorStyle.all)
    func `a calculation is used again up to its last operand`(style: CalculatorStyle) throws {
        var calculator = try Calculator(style, keys: "1 2 + 3 * 4 = AC 7 +")
        let formula = try #require(calculator.finishedCalculations.first).formula
        calculator.handle(.reuse(formula))
        #expect(calculator.display == "4")
        #expect(calculator.pendingOperator == .multiply)
        // The 7 has no result to stand before.
        #expect(calculator.tape.map(\.operand) == [12, 3])
        try calculator.press("5 =")
        #expect(calculator.display == "675")
        #expect(calculator.writtenCalculations == ["12 + 3 × 4 = 60", "12 + 3 × 45 = 675"])
        try calculator.press("UNDO UNDO UNDO")
        #expect(calculator.pendingOperator == .add)
        #expect(calculator.tape.map(\.operand) == [7])
    }

    @Test(arguments: [
        // The tape of a result stays; where a recalled number starts an empty one, so does this.
        (CalculatorStyle.standard, "1+2", "2", "1 | + 2 3 | = 3 | 1"), (.recovering, "5+6", "6", "5"),
    ])
    func `a calculation that is used again after a result goes on as a recalled number does`(
        style: CalculatorStyle, formula: String, display: String, tape: String
    ) throws {
        let formula = try ExpressionParser.parse(formula)
        try Scene("reuse", style, Step("1 + 2 =", display, event: .reuse(formula), tape: tape)).play()
    }

    @Test func `a kept calculation stands before the others, and is not undone`() throws {
        var calculator = try Calculator(keys: "1 + 2 =")
        var formula = Formula(5)
        formula.append(.add, 6)
        calculator.handle(.keepCalculation(formula, result: 11), at: Timestamp(milliseconds: 9))
        #expect(calculator.writtenCalculations == ["5 + 6 = 11", "1 + 2 = 3"])
        while calculator.handle(.undo) == .none {}
        #expect(calculator.writtenCalculations == ["5 + 6 = 11"])
        #expect(calculator.finishedCalculations.first?.time == Timestamp(milliseconds: 9))
    }
}
