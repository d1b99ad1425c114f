import Testing

@testable import Calculator

struct KeyParserTests {
    private let everyKey: [CalculatorCommand] =
        Digit.allCases.map { .press(.digit($0)) } + [
            .press(.doubleZero), .press(.dot), .press(.operation(.add)), .press(.operation(.subtract)),
            .press(.operation(.multiply)), .press(.operation(.divide)), .press(.equals), .press(.allClear),
            .press(.clearEntry), .press(.negate), .press(.backspace), .undo, .redo,
        ]

    @Test(arguments: [
        "0 1 2 3 4 5 6 7 8 9 00 . + - * / = AC CE NEG BS UNDO REDO",
        "0 1 2 3 4 5 6 7 8 9 00 . + − × ÷ = ac ce ± ⌫ undo redo",
        "  0 1 2 3 4 5 6 7 8 9\t00 . + - x / = Ac cE neg Del Undo rEDO \r",
    ])
    func `each key has its name`(line: String) throws {
        #expect(try KeyParser.tokens(line) == everyKey)
        #expect(try KeyParser.line(line) == everyKey)
    }

    @Test func `keys may stand close together on a line`() throws {
        #expect(try KeyParser.line("12+3=") == KeyParser.tokens("1 2 + 3 ="))
        #expect(try KeyParser.line("5neg*100ac") == KeyParser.tokens("5 NEG * 1 0 0 AC"))
        #expect(try KeyParser.line("1 00 2") == KeyParser.tokens("1 00 2"))
        #expect(try KeyParser.line("undoredo") == KeyParser.tokens("UNDO REDO"))
        #expect(try KeyParser.line("") == [])
    }

    @Test(arguments: [
        ("1 12", 3, "12"), ("a", 1, "a"), ("1 + 2 acc", 7, "acc"), ("1 한 2", 3, "한"), ("000", 1, "000"),
        ("=ac", 1, "=ac"),
    ])
    func `a word that names no key is told with its place`(line: String, column: Int, text: String) {
        let error = #expect(throws: KeyError.self) { try KeyParser.tokens(line) }
        #expect(error == KeyError(column: column, text: text[...]))
    }

    @Test(arguments: [("12+a", 4, "a"), ("한", 1, "한"), ("1 + 2acq", 8, "q"), ("ne", 1, "ne")])
    func `a character that begins no key is told with its place`(line: String, column: Int, text: String) {
        let error = #expect(throws: KeyError.self) { try KeyParser.line(line) }
        #expect(error == KeyError(column: column, text: text[...]))
    }

    @Test func `an endless word is told by its beginning`() {
        let error = #expect(throws: KeyError.self) { try KeyParser.tokens(String(repeating: "q", count: 1_000_000)) }
        #expect(error?.text == String(repeating: "q", count: 20))
    }
}

struct PastedKeysTests {
    private func keys(_ text: String, _ style: CalculatorStyle = .standard) throws -> [CalculatorKey] {
        try KeyParser.pasted(text, in: style)
    }

    @Test func `digits, operators in all their signs, the dot and equals are keys`() throws {
        #expect(
            try keys("1.2+3-4−5*6×7/8÷9=") == [
                .digit(.one), .dot, .digit(.two), .operation(.add), .digit(.three), .operation(.subtract),
                .digit(.four), .operation(.subtract), .digit(.five), .operation(.multiply), .digit(.six),
                .operation(.multiply), .digit(.seven), .operation(.divide), .digit(.eight), .operation(.divide),
                .digit(.nine), .equals,
            ])
    }

    @Test func `spaces, line ends and the commas of thousands are left out`() throws {
        #expect(try keys(" 1,2\r\n\t3 ") == [.digit(.one), .digit(.two), .digit(.three)])
        #expect(try keys("") == [])
    }

    @Test(arguments: [
        ("100won", 4, "w"), ("12a3", 3, "a"), ("1e5", 2, "e"), ("2x3", 2, "x"), ("±5", 1, "±"), ("5⌫", 2, "⌫"),
        ("ac", 1, "a"), ("1\u{1B}", 2, "\u{1B}"),
    ])
    func `anything else is refused with its column`(text: String, column: Int, character: String) {
        let error = #expect(throws: KeyError.self) { try keys(text) }
        #expect(error?.column == column)
        #expect(error?.text == character)
    }

    @Test func `a key that the style lacks is none`() {
        let error = #expect(throws: KeyError.self) { try keys("1.5", .twoOperand) }
        #expect(error?.column == 2)
    }
}
