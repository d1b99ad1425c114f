import Core
import Testing

@testable import Calculator

struct ExpressionScannerTests {
    @Test func `digits make their number`() {
        #expect(number("12", "50") == Decimal128("12.5"))
        #expect(number("0", "05") == Decimal128("0.05"))
        #expect(number("700", "") == 700)
        #expect(number("000", "000") == 0)
    }

    @Test func `zeros at the end cost no digit`() {
        #expect(number("1" + String(repeating: "0", count: 40), "") == Decimal128("1E+40"))
    }

    @Test func `the thirty-fifth significant digit is refused`() {
        #expect(number(String(repeating: "7", count: 34), "") == Decimal128(String(repeating: "7", count: 34)))
        #expect(number(String(repeating: "7", count: 35), "") == nil)
        #expect(number("1", String(repeating: "0", count: 33) + "1") == nil)
    }

    private func number(_ integer: String, _ fraction: String) -> Decimal128? {
        var collector = DigitCollector()
        for digit in integer.utf8 where !collector.append(digit - 48, isFraction: false) { return nil }
        for digit in fraction.utf8 where !collector.append(digit - 48, isFraction: true) { return nil }
        return collector.number(isNegative: false)
    }
}
