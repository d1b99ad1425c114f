import Core
import Testing

@testable import Calculator

struct EntryTests {
    @Test func `a brought number can be typed on if all its digits are shown`() throws {
        var calculator = Calculator()
        calculator.enter(try #require(Decimal128("-12.5")))
        try calculator.press("7")
        #expect(calculator.display == "-12.57")
        try calculator.press("BS BS")
        #expect(calculator.display == "-12.")
    }

    @Test(arguments: ["0.33333333333333333333333333", "1E+30", "3.3E-30", "12345678901234567890.5"])
    func `a brought number with more digits than are shown keeps them all`(text: String) throws {
        let value = try #require(Decimal128(text))
        for style in CalculatorStyle.all {
            var calculator = Calculator(style: style)
            calculator.enter(value)
            #expect(calculator.value == value)
            #expect(calculator.display == NumberFormat.display(value))
            #expect(try calculator.press("1") == .refused(.full))
            #expect(try calculator.press("+ 0 =") == .committed)
            #expect(calculator.value == value)
        }
    }

    @Test func `the sign of a brought number changes without losing digits`() throws {
        let value = try #require(Decimal128("0.33333333333333333333333333"))
        var calculator = Calculator()
        calculator.enter(value)
        try calculator.press("NEG")
        #expect(calculator.value == -value)
        #expect(try calculator.press("BS") == .refused(.noEffect))
    }

    @Test func `a number whose sign was changed after an operator is replaced by the next digit`() throws {
        #expect(try display("5 + NEG 9") == "9")
        #expect(try display("5 + NEG 9 =") == "14")
        #expect(try display("5 + NEG BS") == "-5")
        #expect(try display("5 + NEG NEG") == "5")
        #expect(try display("5 + NEG =") == "0")
    }
}
