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

    private static let greatest = Decimal128.greatestFiniteMagnitude

    @Test(arguments: [
        (Operator.divide, 0 as Decimal128, 0 as Decimal128, CalculationError.divisionByZero),
        (.divide, 1, 0, .divisionByZero), (.divide, -1, 0, .divisionByZero),
        (.add, greatest, greatest, .overflow), (.multiply, greatest, 10, .overflow),
    ])
    func `nothing can be divided by zero, and a number that is too great is an overflow`(
        `operator`: Operator, left: Decimal128, right: Decimal128, error: CalculationError
    ) {
        #expect(throws: error) { try `operator`.calculate(left, right) }
    }
}
