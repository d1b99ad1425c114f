import Core
import Testing
import TestSupport

@testable import Calculator

struct ExpressionParserTests {
    private static let zeros = String(repeating: "0", count: 7000)

    @Test(arguments: [
        ("1", "1"),
        ("1 + 2 * 3", "9"),
        ("2+3*3-1", "14"),
        ("  12 / 4\t", "3"),
        ("8 ÷ 2 × 5 − 1", "19"),
        ("3x4", "12"),
        ("3 * -2", "-6"),
        ("-5+3", "-2"),
        ("−5+3", "-2"),
        ("+5-+3", "2"),
        ("2--3", "5"),
        ("2 - -3", "5"),
        ("2 -3", "-1"),
        ("2−−3", "5"),
        (".5 + 1.", "1.5"),
        ("-.5", "-0.5"),
        ("007", "7"),
        ("0.1 + 0.2", "0.3"),
        ("1 / 8\r", "0.125"),
        ("1,234.5*2", "2469"),
        ("1,234,567 - 567", "1234000"),
        ("₩1,000 + 2,000원", "3000"),
        ("-₩5 + 10 원 * 2", "10"),
        ("１，０００．５＋２", "1002.5"), ("1e999", "1E+999"), ("2 × −1.5e−7", "-3E-7"),
        ("9999999999999999999999999999999999", "9999999999999999999999999999999999"),
        ("10000000000000000000000000000000000000000", "1E+40"),
        ("0.00000000000000000000000000000000000000005", "5E-41"),
        ("1.00000000000000000000000000000000000000000", "1"),
        ("0000000000000000000000000000000000000000001", "1"), ("0." + zeros, "0"),
    ])
    func `a formula has its result`(text: String, expected: String) throws {
        let expected = try #require(Decimal128(expected))
        #expect(try ExpressionParser.parse(text).result() == expected)
    }

    @Test(arguments: [
        ("", 1, ExpressionError.Reason.empty),
        (" \t ", 1, .empty),
        ("1 + * 2", 5, .missingOperand),
        ("1 +", 4, .missingOperand),
        ("1 +   ", 4, .missingOperand),
        ("1 × ÷ 2", 5, .missingOperand),
        ("* 2", 1, .missingOperand),
        ("- 5", 1, .missingOperand),
        ("--5", 1, .missingOperand),
        ("2 - - 3", 5, .missingOperand),
        ("-", 1, .missingOperand),
        ("1 2", 3, .missingOperator),
        ("1 .5", 3, .missingOperator),
        ("1e", 2, .unexpectedCharacter("e")),
        ("1e9999", 1, .numberTooLong),
        ("12a", 3, .unexpectedCharacter("a")),
        ("1,00", 2, .unexpectedCharacter(",")),
        ("1 + 12,34,567", 7, .unexpectedCharacter(",")),
        ("1234,567", 5, .unexpectedCharacter(",")),
        ("1.234,567", 6, .unexpectedCharacter(",")),
        ("0,123", 2, .unexpectedCharacter(",")),
        ("１ ＋ １，２", 6, .unexpectedCharacter(",")),
        ("₩", 1, .unexpectedCharacter("₩")),
        ("5원원", 3, .unexpectedCharacter("원")),
        ("5₩6", 2, .missingOperator),
        ("(1)", 1, .unexpectedCharacter("(")),
        ("1 + 한글", 5, .unexpectedCharacter("한")),
        ("1 + 한글", 5, .unexpectedCharacter("한")),
        ("5 × 👨‍👩‍👧", 5, .unexpectedCharacter("👨‍👩‍👧")),
        ("1 − 2 − e\u{301}", 9, .unexpectedCharacter("e\u{301}")),
        ("12\u{301}", 2, .unexpectedCharacter("2\u{301}")),
        ("1 + \u{FFFD}", 5, .unexpectedCharacter("\u{FFFD}")),
        ("1\u{0}", 2, .unexpectedCharacter("\u{0}")),
        ("1.2.3", 4, .malformedNumber),
        ("1 + 2..", 7, .malformedNumber),
        (".", 1, .malformedNumber),
        ("4 - .", 5, .malformedNumber),
        ("4 --.", 4, .malformedNumber),
        ("1 + 12345678901234567890123456789012345", 5, .numberTooLong),
        ("-0.12345678901234567890123456789012345", 1, .numberTooLong),
        ("10000000000000000000000000000000001", 1, .numberTooLong),
        // Numbers beyond the range of a decimal, and an accent for each byte of a long line, told by its first scalar.
        ("1" + zeros, 1, .numberTooLong), ("0." + zeros + "1", 1, .numberTooLong),
        ("1 a" + String(repeating: "\u{301}", count: 100_000), 3, .unexpectedCharacter("a")),
    ])
    func `what is no formula is told with its place and reason`(
        text: String, column: Int, reason: ExpressionError.Reason
    ) {
        #expect(throws: ExpressionError(column: column, reason: reason)) { try ExpressionParser.parse(text) }
    }

    @Test func `a line of more than a megabyte is a formula like any other`() throws {
        let operands = 300_000
        let text = "1" + String(repeating: " + 1", count: operands - 1)
        #expect(try ExpressionParser.parse(text).operands.count == operands)
        let column = text.utf8.count + 2
        #expect(throws: ExpressionError(column: column, reason: .unexpectedCharacter("?"))) {
            try ExpressionParser.parse(text + " ?")
        }
    }

    @Test(arguments: [0x5EED_0001, 0x5EED_0002] as [UInt64])
    func `random texts and bytes are a formula or an error within them`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // Of the letters of formulas, or any bytes.
        let alphabet = seed % 2 == 1 ? Array("0123456789..++--**//×÷−x  \te,a".unicodeScalars) : []
        for round in 0..<(playsAllRounds ? 20_000 : 4_000) {
            let count = Int.random(in: 0...16, using: &generator)
            let scalars = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let text = alphabet.isEmpty ? String(decoding: bytes, as: UTF8.self) : String(scalars.map { Character($0) })
            check(text, "seed \(seed), round \(round)")
        }
    }

    private func check(_ text: String, _ round: Comment) {
        do throws(ExpressionError) {
            let formula = try ExpressionParser.parse(text)
            #expect(formula.operands.count == formula.operators.count + 1, round)
        } catch {
            #expect((1...text.count + 1).contains(error.column), round)
            if case .unexpectedCharacter(let character) = error.reason {
                let place = text.index(text.startIndex, offsetBy: error.column - 1)
                #expect(text[place] == character, round)
            }
        }
    }
}
