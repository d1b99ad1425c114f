import TestSupport
import Testing

@testable import Core

struct Decimal128Tests {
    private func number(_ text: String) throws -> Decimal128 {
        try #require(Decimal128(text), "\(text)")
    }

    @Test(arguments: [
        ("12", "12"), ("-1.50", "-1.50"), (".5", "0.5"), ("2.", "2"), ("1E+38", "1E+38"), ("1e-7", "1E-7"),
        ("+3", "3"), ("007", "7"), ("0.000001", "0.000001"), ("0.0000001", "1E-7"), ("12e-1", "1.2"),
        ("123.4E3", "1.234E+5"), ("0", "0"), ("-0", "0"), ("0.00", "0"), ("0E+9999999999999999999999", "0"),
        ("1E-99999999999999999999999", "0"), ("1E6144", "1.000000000000000000000000000000000E+6144"),
        ("12345678901234567890123456789012345", "1.234567890123456789012345678901234E+34"),
        ("12345678901234567890123456789012355", "1.234567890123456789012345678901236E+34"),
    ])
    func `a number is read and written`(text: String, description: String) throws {
        #expect(try number(text).description == description)
    }

    @Test(arguments: [
        "", ".", "-", "+", "e5", ".e5", "1e", "1e+", "1.2.3", "--1", "1-", "1 ", " 1", "1,000", "٣", "−1", "0x10",
        "NaN",
        "inf", "1e5.0", "1e5e5", "1_000", "1E+6145", "1e99999999999999999999999999", "\u{0}1",
    ])
    func `what is no number of the format is refused`(text: String) {
        #expect(Decimal128(text) == nil)
    }

    private func exact(_ text: String) -> Decimal128? {
        Array(text.utf8).withUnsafeBufferPointer { Decimal128(exactly: $0) }
    }

    @Test func `digits make their number, which is not rounded`() throws {
        for text in ["12.50", "0.05", "700", "000.000", "-1.5", "1E-6176", String(repeating: "7", count: 34)] {
            #expect(try exact(text) == number(text), "\(text)")
        }
        #expect(exact("12.50")?.description == "12.50")
        #expect(exact("1" + String(repeating: "0", count: 40))?.coefficient == 1)
        #expect(exact("0." + String(repeating: "0", count: 7_000)) == 0)
    }

    @Test(arguments: [
        String(repeating: "7", count: 35), "1." + String(repeating: "0", count: 33) + "1", "15E-6177", "1E+6145",
        "1" + String(repeating: "0", count: 60) + "1", "", "1.2.3",
    ])
    func `a number that would be rounded is not exact`(text: String) {
        #expect(exact(text) == nil)
    }

    @Test func `a long text is as good a number as a short one`() throws {
        let zeros = String(repeating: "0", count: 100_000)
        #expect(try number("0." + zeros + "1E+100001") == 1)
        #expect(try number("1" + zeros + "E-100000") == 1)
        #expect(try number("1." + zeros + "1") == 1)
    }

    @Test func `division by zero and overflow are thrown`() throws {
        #expect(throws: DecimalError.divisionByZero) { try Decimal128(1) / 0 }
        #expect(throws: DecimalError.divisionByZero) { try Decimal128(0) / 0 }
        #expect(throws: DecimalError.overflow) { try Decimal128.greatestFiniteMagnitude + .greatestFiniteMagnitude }
        #expect(throws: DecimalError.overflow) { try Decimal128.greatestFiniteMagnitude * 10 }
        #expect(throws: DecimalError.overflow) { try -Decimal128.greatestFiniteMagnitude / number("0.1") }
        #expect(throws: DecimalError.overflow) { try Decimal128(coefficient: 10, exponent: 6144) }
    }

    @Test func `what is too small loses digits, then becomes zero`() throws {
        let least = Decimal128.leastNonzeroMagnitude
        #expect(try least / 2 == 0)
        #expect(try least * number("1.5") == number("2E-6176"))
        #expect(try least * number("0.51") == least)
        #expect(try number("1.25E-6175") == number("12E-6176"))
        #expect(try (-least / 10).isNegative == false)
    }

    @Test func `zero is never negative`() throws {
        let zeros = try [
            -Decimal128.zero, Decimal128(-5) * 0, Decimal128(-5) + 5, number("-0.00"),
            number("-0.4").rounded(toFractionDigits: 0),
        ]
        #expect(zeros.map(\.isNegative) == [false, false, false, false, false])
    }

    @Test func `numbers of the same value are the same`() throws {
        #expect(try number("1.0") == number("1.000"))
        #expect(try Set([number("1.0"), number("1.000"), 1]).count == 1)
    }

    @Test(arguments: [
        ("9E+39", "1E+40"), ("-1E+40", "-9E+39"), ("-1", "0"), ("0", "1E-6176"), ("0.1", "0.11"),
    ])
    func `a number is less than another one`(less: String, greater: String) throws {
        #expect(try number(less) < number(greater))
    }

    @Test(arguments: [
        ("10", "4", "2.5"), ("1", "3", "0.3333333333333333333333333333333333"), ("100", "5", "20"),
        ("2", "3", "0.6666666666666666666666666666666667"), ("2.40", "2", "1.20"),
    ])
    func `an exact quotient has no needless zeros`(dividend: String, divisor: String, quotient: String) throws {
        #expect(try (number(dividend) / number(divisor)).description == quotient)
    }

    @Test(arguments: [
        ("2.5", 0, "2", "3"), ("3.5", 0, "4", "4"), ("-2.5", 0, "-2", "-3"), ("2.51", 0, "3", "3"),
        ("0.05", 1, "0", "0.1"), ("9.99", 1, "10.0", "10.0"), ("1234", -2, "1.2E+3", "1.2E+3"),
        ("1250", -2, "1.2E+3", "1.3E+3"), ("50", -2, "0", "1E+2"), ("50", -3, "0", "0"), ("1.5", 5, "1.5", "1.5"),
    ])
    func `rounding to a place follows its rule`(text: String, count: Int, even: String, away: String) throws {
        let number = try number(text)
        #expect(number.rounded(toFractionDigits: count).description == even)
        #expect(number.rounded(toFractionDigits: count, .toNearestOrAwayFromZero).description == away)
    }

    @Test(arguments: [
        ("12345", 3, "1.23E+4"), ("12350", 3, "1.24E+4"), ("12450", 3, "1.25E+4"), ("-0.00125", 2, "-0.0013"),
        ("999.6", 3, "1.00E+3"), ("7", 1, "7"), ("7", 0, "7"), ("77", 0, "8E+1"), ("1.5", 40, "1.5"),
    ])
    func `rounding to significant digits, half away from zero`(text: String, count: Int, rounded: String) throws {
        #expect(try number(text).rounded(toSignificantDigits: count, .toNearestOrAwayFromZero) == number(rounded))
    }

    @Test func `the greatest numbers are cut where rounding up would overflow`() {
        let greatest = Decimal128.greatestFiniteMagnitude
        #expect(greatest.rounded(toSignificantDigits: 3).description == "9.990000000000000000000000000000000E+6144")
        #expect((-greatest).rounded(toSignificantDigits: 3) == -greatest.rounded(toSignificantDigits: 3))
        #expect(greatest.rounded(toFractionDigits: -6145) == 0)
    }

    @Test(arguments: [
        ("0", 1), ("0.5", 1), ("9.99", 1), ("10", 2), ("-1234.5", 4), ("1E+6", 7), ("1E-10", 1), ("0.00123", 1),
    ])
    func `digits before the point are counted, at least one`(text: String, count: Int) throws {
        #expect(try number(text).integerDigitCount == count)
    }

    @Test(arguments: [
        ("0", "0"), ("-12.50", "1250"), ("7E+5", "7"), ("12345678901234567", "12345678901234567"),
        ("100000000000000000", "100000000000000000"), ("123456789012345678", "123456789012345678"),
        ("9999999999999999999999999999999999", "9999999999999999999999999999999999"),
        ("1000000000000000000000000000000001", "1000000000000000000000000000000001"),
    ])
    func `the coefficient has its digits`(text: String, digits: String) throws {
        #expect(try number(text).digits == Array(digits.utf8))
    }

    @Test(
        arguments: [
            (Decimal128(.max).description, .max), (Decimal128(.min).description, .min), ("0", 0), ("1.20E+1", 12),
            ("-300.000", -300), ("0.5", nil), ("1E+19", nil), ("9223372036854775808", nil),
            ("-9223372036854775809", nil), (Decimal128.leastNonzeroMagnitude.description, nil),
            (Decimal128.greatestFiniteMagnitude.description, nil),
        ] as [(String, Int?)])
    func `integers come and go`(text: String, integer: Int?) throws {
        #expect(try Int(exactly: number(text)) == integer)
    }
}
