import Testing

@testable import Calculator

struct CalculatorKeyTests {
    @Test func `the keypad has twenty-one keys, each once`() {
        #expect(CalculatorKey.allCases.count == 21)
        #expect(Set(CalculatorKey.allCases).count == 21)
    }
}
