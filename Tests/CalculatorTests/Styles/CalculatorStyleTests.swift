import Testing

@testable import Calculator

struct CalculatorStyleTests {
    private static let functions = "PCT SQRT SQR REC MS MR MC M+ M-"

    @Test func `there are five styles, the standard one first, and each is found by its name`() {
        #expect(CalculatorStyle.all.map(\.id) == ["standard", "formula", "appending", "two-operand", "recovering"])
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
    func `the keys that a style lacks are refused, and do nothing`(style: CalculatorStyle, missing: String) throws {
        let missing = try [CalculatorEvent](parsing: missing)
        for key in CalculatorKey.allCases {
            let isMissing = missing.contains(.press(key))
            #expect(style.has(key) != isMissing)
            var calculator = try Calculator(style, keys: "5 + 3")
            let before = Snapshot(calculator)
            let effect = calculator.handle(.press(key))
            #expect((effect == .refused(.missingKey)) == isMissing, "\(key)")
            if isMissing { #expect(Snapshot(calculator) == before, "\(key)") }
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

    @Test(arguments: [CalculatorStyle.standard, .formula, .appending, .twoOperand])
    func `a number that is brought back becomes the entry and keeps the operator`(style: CalculatorStyle) throws {
        let scene = Scene("brought back", style, Step("2 + 3", "10", event: .enter(10), pending: "+"), Step("=", "12"))
        try scene.play()
    }

    private static let scenes: [Scene] = [
        Scene(
            "recovering starts over with a number that is brought back", .recovering,
            Step("2 + 3", event: .enter(10), tape: "", pending: ""),
            Step("+ 1 =", "11", tape: "10 | + 1 11 | = 11"),
            Step("UNDO UNDO UNDO UNDO", "3", tape: "2")),
        Scene(
            "CE after a result begins a new calculation in appending, on an empty tape", .appending,
            Step("1 + 1 = CE", tape: ""),
            Step("+", effect: .refused(.missingNumber)),
            Step("UNDO", tape: "1 | + 1 | = 2")),
        Scene("CE after a result leaves the tape of a formula", .formula, Step("1 + 1 = CE", tape: "1 | + 1 | = 2")),
    ]

    @Test(arguments: scenes)
    func `a style has its own beginning of a calculation`(scene: Scene) throws { try scene.play() }
}
