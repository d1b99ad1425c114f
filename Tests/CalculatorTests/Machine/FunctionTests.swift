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

    private static let scenes: [Scene] = [
        Scene(
            "a number below zero has no root", .standard,
            Step("9 NEG SQRT", "NaN", failure: "negativeSquareRoot"), Step("UNDO", failure: "none")),
        Scene(
            "nothing is divided by zero", .standard,
            Step("0 REC", "NaN", failure: "divisionByZero"), Step("UNDO", failure: "none")),
        Scene(
            "nor where an operator waits", .standard,
            Step("0 + REC", "NaN", failure: "divisionByZero"), Step("UNDO", failure: "none")),
        Scene(
            "the square of a great number is too great", .standard,
            Step(event: .enter(.greatestFiniteMagnitude)), Step("SQR", effect: .failed(.overflow))),
        Scene(
            "a root has all digits", .standard, Step("2 SQRT", value: Decimal128("1.414213562373095048801688724209698"))
        ),
    ]

    @Test(arguments: scenes)
    func `a function gives all digits of its value, or is not a number and says why`(scene: Scene) throws {
        try scene.play()
    }
}

struct MemoryTests {
    private static let scenes: [Scene] = [
        Scene("it is a list, newest first", .standard, Step("5 MS 7 MS 2 M+ 3 M-", memory: [6, 5])),
        Scene("it is emptied as a whole", .standard, Step("5 M-", memory: [-5]), Step("7 MS MC", memory: [])),
        Scene("it survives AC, CE and errors", .standard, Step("5 MS AC CE 1 / 0 = AC 9 NEG SQRT CE", memory: [5])),
        Scene(
            "undo takes a change of it back, and redo makes it again", .standard,
            Step("5 MS 7 M+ MC", memory: []),
            Step("UNDO", memory: [12]),
            Step("UNDO UNDO", memory: [5]),
            Step("REDO REDO REDO", memory: [])),
        Scene(
            "a sum that is too great is not a number, and the memory stays", .standard,
            Step(event: .enter(.greatestFiniteMagnitude)),
            Step("MS M+", memory: [.greatestFiniteMagnitude], effect: .failed(.overflow))),
    ]

    @Test(arguments: scenes)
    func `keys of the memory change it, and no others`(scene: Scene) throws { try scene.play() }

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
}
