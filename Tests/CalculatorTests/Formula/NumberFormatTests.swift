import Core
import Testing

@testable import Calculator

struct NumberFormatTests {
    @Test(arguments: [
        ("0", "0"), ("-0.00", "0"), ("999", "999"), ("1000", "1,000"), ("-1000", "-1,000"), ("-999", "-999"),
        ("1234567.8900", "1,234,567.89"), ("1E+5", "100,000"), ("0.5", "0.5"), ("-0.001", "-0.001"),
        // At most twenty digits are shown, rounded half away from zero.
        ("0.33333333333333333333333333333", "0.3333333333333333333"),
        ("0.6666666666666666666666666", "0.6666666666666666667"),
        ("12.34567890123456789012", "12.34567890123456789"),
        ("1.00000000000000000005", "1.0000000000000000001"),
        ("-1.00000000000000000005", "-1.0000000000000000001"),
        ("1.000000000000000000049", "1"),
        ("9.9999999999999999999999", "10"),
        ("0.9999999999999999999999999999999999", "1"),
        ("12345678901234567890.5", "12,345,678,901,234,567,891"),
        ("99999999999999999999.4", "99,999,999,999,999,999,999"),
        // What does not fit is shown with a power of ten.
        ("12345E+21", "1.2345e+25"),
        ("100000000000000000000", "1e+20"),
        ("-123456789012345678901", "-1.234567890123456789e+20"),
        ("99999999999999999999.5", "1e+20"),
        ("3.3333333333333333333333333E-11", "3.3333333333333333333e-11"),
        ("-6.6666666666666666666666666E-11", "-6.6666666666666666667e-11"),
        ("1E-20", "1e-20"),
        ("9.99999999999999999999999E-8", "1e-7"),
        ("9.999999999999999999999999999999999E+6144", "9.9999999999999999999e+6144"),
        // A small number that fits, or is not below a ten-millionth, is written out.
        ("1E-7", "0.0000001"), ("1E-19", "0.0000000000000000001"), ("1.23E-17", "0.0000000000000000123"),
        ("1.23456789012345678E-7", "0.0000001234567890123"), ("1.0000000000000000000000000E-7", "0.0000001"),
    ])
    func `a number has commas, no zeros at the end, and at most twenty digits or a power of ten`(
        value: String, text: String
    ) throws {
        #expect(NumberFormat.display(try #require(Decimal128(value))) == text)
    }

    @Test func `fewer digits and no commas can be asked for`() throws {
        #expect(NumberFormat.display(1_234_567, grouping: false) == "1234567")
        #expect(NumberFormat.display(1_234_567, digits: 5) == "1.2346e+6")
        #expect(NumberFormat.display(try #require(Decimal128("0.00001")), digits: 3) == "1e-5")
        #expect(NumberFormat.display(7, digits: .min) == "7")
    }

    @Test(arguments: [
        ("1234567", 20, "1234567"),
        ("0.333333333333333333333333333333", 20, "0.33333333333333333333"),
        ("0.333333333333333333333333333333", 3, "0.333"),
        ("0.0012345", 3, "0.00123"),
        ("-2.5", 1, "-3"),
        ("99.5", 2, "1e+2"),
        ("1234", 3, "1.23e+3"),
        ("1E+33", 34, "1000000000000000000000000000000000"),
        ("1E+34", 34, "1e+34"),
        ("1E-10", 20, "0.0000000001"),
        ("1E-30", 20, "1e-30"),
        ("1E-19", 20, "0.0000000000000000001"),
        ("1E-20", 20, "1e-20"),
        ("1.5E-18", 20, "0.0000000000000000015"),
        ("1.5E-19", 20, "1.5e-19"),
        ("3.333333333333333333333333E-9", 20, "3.3333333333333333333e-9"),
        ("1E-6176", 34, "1e-6176"),
        ("0", 1, "0"),
        // A number of digits out of range counts as the nearest one.
        ("7", 0, "7"), ("7", .max, "7"),
    ])
    func `plain numbers count their significant digits`(value: String, digits: Int, text: String) throws {
        #expect(NumberFormat.plain(try #require(Decimal128(value)), digits: digits) == text)
    }

    @Test(arguments: [
        ("0", "0"), ("2.", "2."), ("12.50", "12.50"), ("1234.", "1,234."), ("-123456", "-123,456"), ("-123", "-123"),
        ("1000000.1234", "1,000,000.1234"),
    ])
    func `what is being typed keeps its form under the commas`(text: String, grouped: String) {
        #expect(NumberFormat.grouped(text) == grouped)
    }
}
