import Core
import TestSupport
import Testing

@testable import Calculator

struct FormulaTests {
    @Test(arguments: [
        ("7", "7"),
        // It is worked off from left to right, whatever the operators are.
        ("2 + 3 * 3 - 1", "14"), ("10 / 4", "2.5"),
        // A difference that only a rounded sum keeps from 0 is 0.
        ("1234567890123456789012345678901234 + 0.5 + 0.5 - 1234567890123456789012345678901235", "0"),
    ])
    func `a formula has its result, however often it is asked`(text: String, result: String) throws {
        let formula = try ExpressionParser.parse(text)
        let copy = formula
        for formula in [formula, formula, copy] { #expect(try formula.result() == Decimal128(result)) }
    }

    @Test func `the queues hold what was appended, first in first out`() {
        var formula = Formula(1)
        formula.append(.divide, 2)
        formula.append(.add, 3)
        #expect(formula.operands.count == 3)
        #expect(formula.operators.count == 2)
        var operators = formula.operators
        #expect([operators.dequeue(), operators.dequeue(), operators.dequeue()] == [.divide, .add, nil])
    }

    @Test(arguments: [(3, "… + 2 − 3 × 4"), (4, "1 ÷ 5 + 2 − 3 × 4"), (5, "1 ÷ 5 + 2 − 3 × 4"), (0, "…")])
    func `of a text with more operations than are asked for, the last ones follow an ellipsis`(
        count: Int, text: String
    ) throws {
        #expect(try ExpressionParser.parse("1/5+2-3*4").text(operations: count) == text)
    }

    @Test func `the first operation without a result ends it`() {
        var formula = Formula(10)
        formula.append(.divide, 0)
        formula.append(.multiply, .greatestFiniteMagnitude)
        #expect(throws: CalculationError.divisionByZero) { try formula.result() }
    }
}
