import Testing

@testable import Calculator

struct CalculatorStyleTests {
    private static let functions = "PCT SQRT SQR REC MS MR MC M+ M-"

    @Test func `there are five styles, the standard one first`() {
        #expect(CalculatorStyle.all.map(\.id) == ["standard", "formula", "appending", "two-operand", "recovering"])
    }

    @Test func `a style is found by its name`() {
        for style in CalculatorStyle.all { #expect(CalculatorStyle(id: style.id) == style) }
        #expect(CalculatorStyle(id: "scientific") == nil)
    }

    @Test func `a style of one's own is a value with one rule changed`() throws {
        var style = CalculatorStyle.standard
        style.digitAfterResult = .appends
        #expect(try display("1 + 1 = 3", style) == "23")
    }

    @Test(arguments: [
        (CalculatorStyle.standard, ""), (.formula, functions), (.appending, functions),
        (.twoOperand, functions + " 00 . CE NEG BS"), (.recovering, functions + " CE BS"),
    ])
    func `the keys that a style lacks are refused`(style: CalculatorStyle, missing: String) throws {
        let missing = try [CalculatorEvent](parsing: missing)
        for key in CalculatorKey.allCases {
            let isMissing = missing.contains(.press(key))
            #expect(style.has(key) != isMissing)
            var calculator = try Calculator(style, keys: "5 + 3")
            let effect = calculator.handle(.press(key))
            #expect((effect == .refused(.missingKey)) == isMissing, "\(key)")
        }
    }

    /// The rows of the design's table; the columns are the styles in the order of `CalculatorStyle.all`.
    @Test(arguments: [
        ("1 + 2 *", ["3", "0", "0", "3", "3"]),
        ("1 + 2 * 4", ["4", "4", "4", "4", "4"]),
        ("1 + 1 = 3", ["3", "2", "23", "3", "23"]),
        ("1 + 1 = 3 + 1 =", ["4", "3", "24", "4", "24"]),
        ("1 + 1 = .", ["0.", "2", "2.", "2", "2."]),
        ("1 + 1 = NEG", ["-2", "2", "-2", "2", "-2"]),
        ("1 + 1 = 00", ["0", "2", "200", "2", "200"]),
        ("5 + * 3 =", ["15", "15", "15", "15", "8"]),
        ("+ 5 =", ["5", "5", "5", "5", "5"]),
        ("- 5 =", ["-5", "-5", "5", "-5", "-5"]),
        ("0 - 5 =", ["-5", "-5", "-5", "-5", "-5"]),
        ("4 + =", ["8", "4", "4", "4", "4"]),
        ("4 + = + 1 =", ["9", "5", "5", "5", "5"]),
        ("2 + 3 = =", ["8", "5", "5", "5", "5"]),
        ("2 + 3 = = =", ["11", "5", "5", "5", "5"]),
        ("2 + 3 = 4 =", ["7", "5", "54", "4", "54"]),
        ("5 + 3 = CE =", ["3", "0", "0", "8", "8"]),
        ("5 + NEG", ["-5", "0", "0", "5", "-5"]),
        ("5 * NEG =", ["-25", "5", "5", "5", "-25"]),
        ("1 . 5 + 1 =", ["2.5", "2.5", "2.5", "16", "2.5"]),
        ("1 00 + 1 =", ["101", "101", "101", "2", "101"]),
        ("1 / 0 =", ["NaN", "NaN", "NaN", "NaN", "NaN"]),
        ("1 0 / 0 +", ["NaN", "0", "0", "NaN", "NaN"]),
        ("1 0 / 0 + 5", ["5", "5", "5", "5", "5"]),
        ("1 0 / 0 + 5 =", ["5", "NaN", "NaN", "5", "5"]),
        ("1 0 / 0 + =", ["NaN", "NaN", "NaN", "NaN", "NaN"]),
    ])
    func `the same keys lead to what each style says`(keys: String, displays: [String]) throws {
        for (style, expected) in zip(CalculatorStyle.all, displays) {
            #expect(try display(keys, style) == expected, "\(style.id)")
        }
    }

    @Test(arguments: [
        (CalculatorStyle.standard, "2 + 3"), (.formula, "2 + 3"), (.appending, "2 + 3"), (.twoOperand, "2 + 3"),
    ])
    func `a number that is brought back becomes the entry and keeps the operator`(
        style: CalculatorStyle, keys: String
    ) throws {
        var calculator = try Calculator(style, keys: keys)
        calculator.handle(.enter(10))
        #expect(calculator.display == "10")
        #expect(calculator.pendingOperator == .add)
        try calculator.press("=")
        #expect(calculator.display == "12")
    }

    @Test func `recovering starts over with a number that is brought back`() throws {
        var calculator = try Calculator(.recovering, keys: "2 + 3")
        calculator.handle(.enter(10))
        #expect(calculator.pendingOperator == nil)
        #expect(calculator.tape.isEmpty)
        try calculator.press("+ 1 =")
        #expect(calculator.display == "11")
        #expect(calculator.writtenTape == "10 | + 1 11 | = 11")
        try calculator.press("UNDO UNDO UNDO UNDO")
        #expect(calculator.display == "3")
        #expect(calculator.writtenTape == "2")
    }

    @Test func `CE after a result begins a new calculation in appending, on an empty tape`() throws {
        var calculator = try Calculator(.appending, keys: "1 + 1 = CE")
        #expect(calculator.tape.isEmpty)
        #expect(calculator.writtenDeletedValues == ["2 ← 1 + 1 =, CE"])
        #expect(try calculator.press("+") == .refused(.missingNumber))
        try calculator.press("UNDO")
        #expect(calculator.writtenTape == "1 | + 1 | = 2")
        #expect(try Calculator(.formula, keys: "1 + 1 = CE").writtenTape == "1 | + 1 | = 2")
    }
}
