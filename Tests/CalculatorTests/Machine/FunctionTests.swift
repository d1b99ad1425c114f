import Core
import TestSupport
import Testing

@testable import Calculator

struct FunctionTests {
    @Test(arguments: [
        ("5 0 + 2 0 PCT", "50 | 50 + 20 % = 10"), ("5 0 + 2 0 PCT =", "50 | 50 + 20 % = 10 | + 10 60 | = 60"),
        ("5 0 * 2 0 PCT", "50 | 20 % = 0.2"), ("8 = PCT", "8 | = 8 | 8 % = 0.08"), ("5 PCT", "5 % = 0.05"),
        ("9 SQRT", "√ 9 = 3"), ("3 SQR + 4 SQR = SQRT", "3 ² = 9 | 9 | 4 ² = 16 | + 16 25 | = 25 | √ 25 = 5"),
        ("4 REC", "1 ÷ 4 = 0.25"), ("0 REC", "1 ÷ 0 = NaN"), ("9 NEG SQRT", "√ -9 = NaN"),
        ("5 MS + MR =", "5 | + 5 10 | = 10"),
    ])
    func `the tape tells what a function did`(keys: String, written: String) throws {
        #expect(try Calculator(keys: keys).writtenTape == written)
    }

    @Test(arguments: [
        ("9 NEG SQRT", CalculationError.negativeSquareRoot), ("0 REC", .divisionByZero), ("0 + REC", .divisionByZero),
    ])
    func `a function without a value is not a number, and says why`(keys: String, error: CalculationError) throws {
        var calculator = try Calculator(keys: keys)
        #expect(calculator.display == "NaN")
        #expect(calculator.failure == error)
        try calculator.press("UNDO")
        #expect(calculator.failure == nil)
    }

    @Test func `the square of a great number is too great`() throws {
        var calculator = Calculator()
        calculator.handle(.enter(.greatestFiniteMagnitude))
        #expect(try calculator.press("SQR") == .failed(.overflow))
    }

    @Test func `a function gives all digits of its value`() throws {
        let calculator = try Calculator(keys: "2 SQRT")
        #expect(calculator.value == Decimal128("1.414213562373095048801688724209698"))
    }
}

struct MemoryTests {
    @Test func `it is a list, newest first`() throws {
        #expect(try Calculator(keys: "5 MS 7 MS 2 M+ 3 M-").memory == [6, 5])
        #expect(try Calculator(keys: "5 M- 7 MS MC").memory == [])
        #expect(try Calculator(keys: "5 M-").memory == [-5])
    }

    @Test func `it keeps a hundred numbers`() throws {
        var calculator = Calculator()
        for number in 1...101 {
            calculator.handle(.enter(Decimal128(number)))
            try calculator.press("MS")
        }
        #expect(calculator.memory == (2...101).reversed().map { Decimal128($0) })
    }

    @Test(arguments: ["MS", "M+", "M-"])
    func `the number that a key of it has taken is complete, so that a digit begins another one`(key: String) throws {
        #expect(try display("5 \(key) 3") == "3")
        var calculator = Calculator()
        calculator.handle(.enter(try #require(Decimal128("0.1234567890123456789012345"))))
        try calculator.press("\(key) 3")
        #expect(calculator.display == "3")
    }

    @Test func `it survives AC, CE and errors`() throws {
        let calculator = try Calculator(keys: "5 MS AC CE 1 / 0 = AC 9 NEG SQRT CE")
        #expect(calculator.memory == [5])
    }

    @Test func `it survives another style`() throws {
        var set = CalculatorSet()
        for event in try [CalculatorEvent](parsing: "5 MS") { set.handle(event, in: .standard) }
        set.handle(.press(.digit(.one)), in: .formula)
        set.handle(.choose, in: .standard)
        #expect(set.calculator.memory == [5])
    }

    @Test func `undo takes a change of it back, and redo makes it again`() throws {
        var calculator = try Calculator(keys: "5 MS 7 M+ MC")
        #expect(calculator.memory == [])
        try calculator.press("UNDO")
        #expect(calculator.memory == [12])
        try calculator.press("UNDO UNDO")
        #expect(calculator.memory == [5])
        try calculator.press("REDO REDO REDO")
        #expect(calculator.memory == [])
    }

    @Test func `a sum that is too great is not a number, and the memory stays`() throws {
        var calculator = Calculator()
        calculator.handle(.enter(.greatestFiniteMagnitude))
        #expect(try calculator.press("MS M+") == .failed(.overflow))
        #expect(calculator.memory == [.greatestFiniteMagnitude])
    }
}
