import Testing

@testable import Calculator

/// What the calculators of the seeds show in pictures, and tell in their journals: 000 is `formula`, 001 `appending`, 002
/// `two-operand`, 003 `recovering`.
struct SeedCalculatorsTests {
    private static let displays: [(style: CalculatorStyle, sentence: String, rows: KeyValuePairs<String, String>)] = [
        (
            .formula, "the sign changes, but not that of zero",
            ["1 2 NEG": "-12", "1 2 NEG NEG": "12", "NEG": "0", "1 2 + NEG": "0"]
        ),
        (.formula, "dividing by zero is NaN", ["1 0 / 0 =": "NaN"]),
        (
            .formula, "thirds are as long as the display",
            ["1 0 / 3 =": "3.3333333333333333333", "5 / 3 =": "1.6666666666666666667"]
        ),
        (
            .formula, "whole numbers, fractions and both together are calculated",
            ["7 + 8 * 2 =": "30", ". 1 + . 2 =": "0.3", "1 . 5 * 4 - . 5 =": "5.5"]
        ),
        (.formula, "repeated zeros are one zero", ["0 0 00 0": "0", "0 0 5": "5"]),
        (.formula, "repeated dots are one dot", ["1 . . 5 .": "1.5"]),
        (
            .formula, "a result takes no digit, no dot and no sign",
            ["2 + 3 = 5": "5", "2 + 3 = 00": "5", "2 + 3 = .": "5", "2 + 3 = NEG": "5", "2 + 3 = 7 + 4 =": "9"]
        ),
        (
            .formula, "thousands are separated, in front of the point only",
            ["1 2 3 4 5 6 7 . 8 9 0 1": "1,234,567.8901"]
        ),
        (.appending, "ten divided by zero is NaN", ["1 0 / 0 =": "NaN"]),
        (.appending, "tenths add up exactly", [". 1 + . 2 =": "0.3"]),
        (
            .twoOperand, "an operator calculates with both operands, and the result is the first operand of the next",
            ["1 + 2 *": "3", "1 + 2 * 4": "4", "1 + 2 * 4 -": "12"]
        ),
        (.twoOperand, "only zero cannot be divided by", ["7 / 0 =": "NaN", "8 / 2 =": "4"]),
        (.recovering, "an operator directly after an operator is refused", ["5 + * 3 =": "8"]),
        (.recovering, "operators calculate as they come", ["1 + 2 *": "3", "1 + 2 * 4 =": "12"]),
        (.recovering, "a dot is taken once, and follows the zero that is shown", [".": "0.", "1 . 5 . 2": "1.52"]),
        (.recovering, "zero gives way to the first digit", ["0 7": "7"]),
        (.recovering, "whole results are shown without a point", ["1 . 5 + 2 . 5 =": "4"]),
    ]

    @Test(arguments: displays)
    func `keys lead to what the seed showed`(
        style: CalculatorStyle, sentence: String, rows: KeyValuePairs<String, String>
    ) throws {
        for (keys, text) in rows { #expect(try display(keys, style) == text, "\(sentence): \(keys)") }
    }

    private static let scenes: [Scene] = [
        Scene("AC clears everything", .formula, Step("1 2 + 3 4 AC", "0", tape: "", pending: "")),
        Scene(
            "CE clears what is shown and keeps the formula", .formula,
            Step("1 2 + 3 4 CE", "0", tape: "12"), Step("5 =", "17")),
        Scene(
            "a bare dot is dropped in the formula", .formula,
            Step("1 2 .", "12."), Step("+", tape: "12")),
        Scene(
            "a result leaves the rows that it came from, so that the tape can be drawn again", .appending,
            Step("1 2 + 3 . 5 * 2", tape: "12 | + 3.5"),
            Step("=", tape: "12 | + 3.5 | × 2 | = 31"),
            Step("- 1 =", tape: "12 | + 3.5 | × 2 | = 31 | − 1 | = 30")),
        Scene("after a result, AC begins at zero", .appending, Step("1 + 1 = AC", "0"), Step("4 + 5 =", "9")),
        Scene("after a result, CE begins at zero", .appending, Step("1 + 1 = CE", "0"), Step("4 + 5 =", "9")),
        Scene(
            "after a result, a digit is appended and begins a new calculation", .appending,
            Step("1 + 1 = 3 + 1 =", "24", tape: "1 | + 1 | = 2 | 23 | + 1 | = 24")),
        Scene(
            "after a result, an operator goes on with it", .appending,
            Step("1 + 1 = *", "0", pending: "×"), Step("4 =", "8")),
        Scene(
            "cleared numbers are listed, and one of them starts a new calculation", .recovering,
            Step("1 2 AC 3 4 AC 5 + 6", deleted: [12, 34]),
            Step("", "12", event: .enter(12), pending: ""),
            Step("* 2 =", "24", deleted: [12, 34])),
    ]

    @Test(arguments: scenes)
    func `keys one after another lead to what the seed showed`(scene: Scene) throws { try scene.play() }

    @Test func `a long calculation grows at the end of the tape`() throws {
        let keys = (1...30).map { "\($0 % 10) +" }.joined(separator: " ")
        let calculator = try Calculator(.formula, keys: keys)
        #expect(calculator.tape.count == 30)
        #expect(calculator.tape.last == TapeRow(kind: .operation(.add), operand: 0, outcome: .open))
    }

    @Test func `the keypad of four by four has sixteen keys`() throws {
        let pad = try [CalculatorEvent](parsing: "1 2 3 + 4 5 6 - 7 8 9 * 0 AC = /")
        let keys = CalculatorKey.allCases.filter(CalculatorStyle.twoOperand.has)
        #expect(Set(keys.map { CalculatorEvent.press($0) }) == Set(pad))
        #expect(keys.count == 16)
    }
}
