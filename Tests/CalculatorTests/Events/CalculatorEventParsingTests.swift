import Core
import Testing

@testable import Calculator

struct CalculatorEventParsingTests {
    private let everyKey: [CalculatorEvent] =
        Digit.allCases.map { .press(.digit($0)) } + [
            .press(.doubleZero), .press(.dot), .press(.operation(.add)), .press(.operation(.subtract)),
            .press(.operation(.multiply)), .press(.operation(.divide)), .press(.equals), .press(.allClear),
            .press(.clearEntry), .press(.negate), .press(.backspace), .press(.function(.percent)),
            .press(.function(.squareRoot)), .press(.function(.square)), .press(.function(.reciprocal)),
            .press(.memory(.store)), .press(.memory(.recall)), .press(.memory(.clear)), .press(.memory(.add)),
            .press(.memory(.subtract)), .undo, .redo,
        ]

    private func keys(_ text: String) throws -> [CalculatorEvent] { try .init(parsing: text) }

    @Test(arguments: [
        "0 1 2 3 4 5 6 7 8 9 00 . + - * / = AC CE NEG BS PCT SQRT SQR REC MS MR MC M+ M- UNDO REDO",
        "0 1 2 3 4 5 6 7 8 9 00 . + − × ÷ = ac ce ± ⌫ % √ ² rec ms mr mc m+ m− undo redo",
        "  0 1 2 3 4 5 6 7 8 9\t00 . + - x / = Ac cE neg Del pct Sqrt sqR Rec mS Mr Mc m+ m- Undo rEDO \r",
    ])
    func `each key has its name`(line: String) throws {
        #expect(try keys(line) == everyKey)
    }

    @Test(arguments: [
        // The labels of the keys with a letter in them are names too.
        ("8 1/x", "8 REC"), ("5 x² =", "5 SQR ="), ("1/2", "1 / 2"),
        ("12+3=", "1 2 + 3 ="), ("5neg*100ac", "5 NEG * 1 0 0 AC"), ("1 00 2", "1 00 2"),
        ("1X00 000", "1 * 0 0 0 0 0"), ("undoredo", "UNDO REDO"),
        ("9sqrt2sqr4recm+mr5%m-msmc", "9 SQRT 2 SQR 4 REC M+ MR 5 PCT M- MS MC"),
        // Numbers are typed with separators, signs of money and full-width characters.
        ("1,234,567.5*2=", "1234567.5*2="), ("₩1,000+2,000원=", "1000+2000="), ("１２＋３＝ ａｃ", "12+3= ac"),
    ])
    func `keys may stand close together on a line, under any of their names`(line: String, same: String) throws {
        #expect(try keys(line) == keys(same))
        #expect(try keys("") == [])
    }

    @Test(arguments: [
        ("12+a", 4, "a"), ("한", 1, "한"), ("1 + 2acq", 8, "q"), ("ne", 1, "ne"), ("1 + 2 acc", 9, "c"),
        ("1 한 2", 3, "한"), ("2^3", 2, "^"), ("1,00+1=", 2, ","), ("5+0,123", 4, ","), ("₩+5", 1, "₩"),
        ("12foo+3", 3, "foo"), ("9v=", 2, "v"),
        // An endless word is reported by its beginning.
        (String(repeating: "q", count: 1_000_000), 1, String(repeating: "q", count: 20)),
    ])
    func `what begins no key is reported with its column, and without the keys behind it`(
        line: String, column: Int, text: String
    ) {
        #expect(throws: ExpressionError(column: column, reason: .unknownKey(text))) { try keys(line) }
    }
}

struct PastedKeysTests {
    private func events(_ text: String, _ style: CalculatorStyle = .standard) throws -> [CalculatorEvent] {
        try .init(pasted: text, into: style)
    }

    @Test func `digits, operators in all their signs, the point and equals are keys`() throws {
        let keys: [CalculatorKey] = [
            .digit(.one), .dot, .digit(.two), .operation(.add), .digit(.three), .operation(.subtract), .digit(.four),
            .operation(.subtract), .digit(.five), .operation(.multiply), .digit(.six), .operation(.multiply),
            .digit(.seven), .operation(.divide), .digit(.eight), .operation(.divide), .digit(.nine), .equals,
        ]
        #expect(try events("1.2+3-4−5*6×7/8÷9=") == keys.map { .press($0) })
    }

    @Test(arguments: [
        (" 1,234\r\n\t", "1234"), ("1,234,567.25+98,765=", "1234567.25+98765="),
        ("₩1,000\u{A0}+ ２，０００원=", "1000+2000="), ("0.5+1,500=", "0.5+1500="),
        // A sign behind an operator belongs to the number.
        ("3*-2", "3*2neg"), ("+4 +5 +6", "+4+5+6"), ("-3", "3neg"), ("", ""),
    ])
    func `spaces and the punctuation of numbers are left out`(text: String, same: String) throws {
        #expect(try events(text) == [CalculatorEvent](parsing: same))
    }

    @Test(
        arguments: [
            // Numbers with nothing between them.
            ("10 20 +30", 4, nil), ("1,000 2", 7, nil), ("1\n2", 3, nil), ("5 = 6 7", 7, nil), ("₩5₩6", 3, nil),
            ("1.5 .5", 5, nil),
            // A comma that may be a decimal comma.
            ("1,5+1=", 2, ","), ("1,2345", 2, ","), ("1234,56", 5, ","), (",123", 1, ","), ("1.234,567", 6, ","),
            ("1,234,5", 6, ","), ("1,,234", 2, ","), ("0.5+1,5", 6, ","), ("1, 234", 2, ","), ("7,", 2, ","),
            ("0,123", 2, ","),
            ("100won", 4, "w"), ("12a3", 3, "a"), ("2x3", 2, "x"), ("2X3", 2, "X"), ("±5", 1, "±"),
            ("5⌫", 2, "⌫"), ("5%", 2, "%"), ("√9", 1, "√"), ("5²", 2, "²"), ("ac", 1, "a"), ("undo", 1, "u"),
            ("1\u{1B}", 2, "\u{1B}"),
        ] as [(String, Int, Character?)])
    func `what is no row of keys and numbers is refused with its column`(
        text: String, column: Int, character: Character?
    ) {
        let reason = character.map { ExpressionError.Reason.unexpectedCharacter($0) } ?? .missingOperator
        #expect(throws: ExpressionError(column: column, reason: reason)) { try events(text) }
    }

    @Test func `a key that the style lacks is refused in a calculation, and one number is entered as a whole`() throws {
        #expect(throws: ExpressionError(column: 2, reason: .unexpectedCharacter("."))) {
            try events("1.5+2", .twoOperand)
        }
        #expect(try events("-1.5", .twoOperand) == [.enter(Decimal128("-1.5") ?? .zero)])
        #expect(try events("-3", .twoOperand) == [.enter(-3)])
        #expect(throws: ExpressionError(column: 4, reason: .malformedNumber)) { try events("1.2.3") }
    }

    @Test func `a number at the beginning can replace another one, and a long one is entered as a whole`() throws {
        #expect(
            try [CalculatorEvent](pasted: " 1,000 + 5", into: .standard, replacingNumber: true)
                == [.enter(1000)] + [CalculatorEvent](parsing: "+5"))
        let long = "1234567890123456789012345"
        #expect(try events("5+" + long) == [CalculatorEvent](parsing: "5+") + [.enter(#require(Decimal128(long)))])
    }

    @Test(arguments: [
        ("", true), ("5", false), ("5+", true), ("5+3", false), ("5=", false), ("1/0=", true), ("5 CE", true),
    ])
    func `a calculator tells whether a digit begins a number`(keys: String, awaitsNumber: Bool) throws {
        #expect(try Calculator(keys: keys).awaitsNumber == awaitsNumber)
    }
}
