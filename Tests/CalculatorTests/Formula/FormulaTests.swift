import Core
import TestSupport
import Testing

@testable import Calculator

struct FormulaTests {
    @Test func `a single number is its own result`() throws {
        #expect(try Formula(7).result() == 7)
    }

    @Test func `it is worked off from left to right, whatever the operators are`() throws {
        var formula = Formula(2)
        formula.append(.add, 3)
        formula.append(.multiply, 3)
        formula.append(.subtract, 1)
        #expect(try formula.result() == 14)
    }

    @Test func `the queues hold what was appended, first in first out`() {
        var formula = Formula(1)
        formula.append(.divide, 2)
        formula.append(.add, 3)
        #expect(formula.operands.count == 3)
        #expect(formula.operators.count == 2)
        var operators = formula.operators
        #expect(operators.dequeue() == .divide)
        #expect(operators.dequeue() == .add)
        #expect(operators.dequeue() == nil)
    }

    @Test func `asking twice gives the same result`() throws {
        var formula = Formula(10)
        formula.append(.divide, 4)
        let copy = formula
        #expect(try formula.result() == Decimal128("2.5"))
        #expect(try copy.result() == Decimal128("2.5"))
    }

    @Test func `a difference that only a rounded sum keeps from 0 is 0`() throws {
        let formula = try ExpressionParser.parse(
            "1234567890123456789012345678901234 + 0.5 + 0.5 - 1234567890123456789012345678901235")
        #expect(try formula.result() == 0)
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
