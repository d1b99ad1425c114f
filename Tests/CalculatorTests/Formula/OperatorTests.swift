import Core
import TestSupport
import Testing

@testable import Calculator

struct OperatorTests {
    @Test(arguments: [
        (Operator.add, 9 as Decimal128), (.subtract, 3), (.multiply, 18), (.divide, 2),
    ])
    func `each operator calculates what its sign says`(`operator`: Operator, expected: Decimal128) throws {
        #expect(try `operator`.calculate(6, 3) == expected)
    }

    @Test func `the signs are those of a keypad`() {
        #expect(String(Operator.allCases.map(\.symbol)) == "+−×÷")
    }

    @Test(arguments: [0, 1, -1] as [Decimal128])
    func `nothing can be divided by zero`(dividend: Decimal128) {
        #expect(throws: CalculationError.divisionByZero) { try Operator.divide.calculate(dividend, 0) }
    }

    @Test func `a number that is too great is an overflow`() {
        let greatest = Decimal128.greatestFiniteMagnitude
        #expect(throws: CalculationError.overflow) { try Operator.add.calculate(greatest, greatest) }
        #expect(throws: CalculationError.overflow) { try Operator.multiply.calculate(greatest, 10) }
    }
}
