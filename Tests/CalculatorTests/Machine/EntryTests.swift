import Core
import Testing

@testable import Calculator

struct EntryTests {
    private static let thirds = Decimal128("0.33333333333333333333333333") ?? .zero

    private static let scenes: [Scene] = [
        Scene(
            "a brought number can be typed on if all its digits are shown", .standard,
            Step(event: .enter(Decimal128("-12.5") ?? .zero)), Step("7", "-12.57"), Step("BS BS", "-12.")),
        Scene(
            "the sign of a brought number changes without losing digits", .standard,
            Step(event: .enter(thirds)), Step("NEG", value: -thirds), Step("BS", effect: .refused(.noEffect))),
    ]

    @Test(arguments: scenes)
    func `a brought number is changed as far as its digits are shown`(scene: Scene) throws { try scene.play() }

    @Test(arguments: [
        ("0.33333333333333333333333333", false), ("1E+30", false), ("3.3E-30", false),
        ("12345678901234567890.5", false), ("0.5", true),
    ])
    func `a brought number with more digits than are shown, or a rounded one, stays as it is`(
        text: String, isRounded: Bool
    ) throws {
        let value = try #require(Decimal128(text)).calculated(fromRounded: isRounded)
        for style in CalculatorStyle.all {
            var calculator = Calculator(style: style)
            calculator.handle(.enter(value))
            #expect(calculator.value == value && calculator.value?.isRounded == isRounded)
            #expect(calculator.display == NumberFormat.display(value))
            #expect(try calculator.press("1") == .refused(.full))
            #expect(try calculator.press("+ 0 =") == .committed)
            #expect(calculator.value == value)
        }
    }

    @Test(arguments: [
        // A number whose sign was changed after an operator is replaced by the next digit.
        ("5 + NEG 9", "9"), ("5 + NEG 9 =", "14"), ("5 + NEG BS", "-5"), ("5 + NEG NEG", "5"), ("5 + NEG =", "0"),
        // What is typed stays as it was typed.
        ("0 0", "0"), ("0 00", "0"), ("00", "0"), ("0 7", "7"), ("1 00", "100"), (".", "0."),
        ("1 . .", "1."), ("1 . 5 0", "1.50"), (". 0 0 1", "0.001"), ("0 . 00", "0.00"), ("3 0 .", "30."),
        // The sign and the last digit can be changed, and zero is never negative.
        ("5 6 NEG BS", "-5"), ("5 NEG BS", "0"), ("5 NEG", "-5"), ("5 NEG NEG", "5"), ("6 NEG 9", "-69"),
        ("0 NEG", "0"),
        ("0 . NEG", "-0."), (". 0 0 NEG", "-0.00"), ("0 . NEG 5", "-0.5"), ("0 . NEG NEG", "0."), ("0 . NEG BS", "0"),
        ("0 . NEG +", "0"), ("0 . NEG =", "0"), ("1 . BS", "1"), ("1 . 5 BS", "1."), (". 5 NEG", "-0.5"),
        (". 5 NEG BS", "-0."), (". 5 NEG BS 7", "-0.7"), ("1 . 5 NEG BS", "-1."), ("BS", "0"), ("0 BS", "0"),
    ])
    func `what is typed stays as it was typed, and its sign and last digit can be changed`(keys: String, text: String)
        throws
    {
        #expect(try display(keys) == text)
    }
}

struct NumeralTests {
    private static let twenty = Array(repeating: "9", count: 20).joined(separator: " ")

    @Test(arguments: [
        (twenty, "99,999,999,999,999,999,999", ["9", "0", "00", "."]),
        (twenty + " NEG BS", "-9,999,999,999,999,999,999", ["00"]),
        (twenty + " NEG BS 00 8", "-99,999,999,999,999,999,998", ["8"]),
        // A leading zero counts as a digit.
        ("." + String(repeating: " 1", count: 19), "0.1111111111111111111", ["1"]),
    ])
    func `twenty digits are taken, and no more`(keys: String, text: String, refused: [String]) throws {
        for key in refused {
            var calculator = try Calculator(keys: keys)
            #expect(calculator.display == text)
            #expect(try calculator.press(key) == .refused(.full), "\(key)")
            #expect(calculator.display == text)
        }
    }

    @Test(arguments: [("2 . +", "2"), ("1 2 . 5 0 +", "12.5"), (". +", "0"), ("2 . =", "2")])
    func `a bare point and the zeros at the end are dropped when the number is committed`(
        keys: String, text: String
    ) throws {
        let calculator = try Calculator(keys: keys)
        #expect(calculator.display == text)
        #expect(calculator.tape.first.map { NumberFormat.display($0.operand) } == text)
    }
}
