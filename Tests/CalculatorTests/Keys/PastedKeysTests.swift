import Calculator
import Testing

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
