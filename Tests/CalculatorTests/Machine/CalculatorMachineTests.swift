import Core
import TestSupport
import Testing

@testable import Calculator

struct CalculatorMachineTests {
    @Test(arguments: [
        ("1 + 2 * 3 =", "9"), ("2 + 3 * 3 - 1 =", "14"), ("4 =", "4"), ("=", "0"), ("4 = =", "4"),
        ("5 + 3 = + 2 =", "10"), ("5 + 3 = 4 + 2 =", "6"), ("5 + 3 = 4 + 2 = =", "8"), ("4 + = =", "12"),
        ("9 * 6 - CE 8 =", "46"), ("5 * CE =", "0"), ("5 + CE =", "5"),
        ("5 + 3 = CE =", "3"), ("2 + 3 = 4 =", "7"), ("5 + 3 = NEG =", "-5"), ("5 + 3 = NEG 4 =", "7"),
        ("5 + 3 = AC =", "0"), ("5 + 3 = AC 4 =", "4"), ("2 - 2 = NEG", "0"), ("0 + NEG", "0"),
        ("5 + 3 BS BS BS =", "5"), ("5 + 3 = BS", "8"), ("5 + BS", "5"), ("1 / 3 * 3 =", "1"),
        ("3 SQRT SQR - 3 =", "0"), ("1 / 3 * 3 - 1 =", "0"), ("1 / 3 = * 3 = - 1 =", "0"), ("2 SQRT SQR - 2 =", "0"),
        ("1 / 3 - . 3 =", "0.0333333333333333333"), ("7 SQRT SQR = - 7 = = =", "-14"),
        ("1 / 3 = MS * 3 = - 1 = + MR =", "0.3333333333333333333"),
        // After NaN the last operation is forgotten.
        ("2 + 3 = / 0 = 4 =", "4"),
        // Large and small results are shown with a power of ten.
        ("1 00 00 00 00 00 00 00 00 00 * 1 00 =", "1e+20"),
        ("1 / 3 / 1 00 00 00 00 00 =", "3.3333333333333333333e-11"),
    ])
    func `standard keys lead to their display`(keys: String, text: String) throws {
        #expect(try display(keys) == text)
    }

    @Test(arguments: CalculatorStyle.all)
    func `after NaN a digit or a dot starts afresh, clearing clears, and nothing else happens`(
        style: CalculatorStyle
    ) throws {
        for key in CalculatorKey.allCases where style.has(key) {
            var calculator = try Calculator(style, keys: "8 + 1 / 0 =")
            #expect(calculator.display == "NaN" && calculator.value == nil && calculator.failure == .divisionByZero)
            let effect = calculator.handle(.press(key))
            switch key {
            case .digit(let digit): #expect(calculator.display == String(digit.symbol))
            case .doubleZero, .allClear, .clearEntry: #expect(calculator.display == "0")
            case .dot: #expect(calculator.display == "0.")
            case .operation, .equals, .negate, .backspace, .function, .memory:
                #expect(calculator.display == "NaN")
                #expect(effect == .refused(.notANumber))
                continue
            }
            #expect(calculator.failure == nil)
            #expect(calculator.deletedValues.isEmpty)
            try calculator.press("AC 2 + 3 =")
            #expect(calculator.display == "5")
        }
    }

    @Test(arguments: [CalculatorStyle.appending, .recovering])
    func `a digit is not appended to a result that fills the display`(style: CalculatorStyle) throws {
        let third = Scene(
            "a third", style,
            Step("1 / 3 = 3", effect: .refused(.full)),
            Step("* 3 =", "1", effect: .committed))
        let large = Scene(
            "a large result", style,
            Step("9 00 00 00 00 00 00 00 00 00 * 1 00 =", "9e+20"),
            Step("3", effect: .refused(.full)),
            Step(".", effect: .refused(.full)))
        for scene in [third, large] { try scene.play() }
    }

    @Test(arguments: [
        (CalculatorStyle.standard, "1 + 1 = BS", CalculatorRefusal.noEffect), (.standard, "0 NEG", .noEffect),
        (.standard, "1 . .", .noEffect),
        (.standard, "CE", .noEffect), (.standard, "0 + NEG", .noEffect), (.standard, "2 - 2 = NEG", .noEffect),
        (.standard, "=", .noEffect), (.formula, "1 + 1 = 3", .resultStands),
        (.formula, "1 + 1 = .", .resultStands), (.formula, "1 + 1 = NEG", .resultStands),
        (.formula, "5 + CE", .noEffect),
        (.formula, "5 + NEG", .noEffect), (.appending, "+", .missingNumber), (.appending, "5 CE +", .missingNumber),
        (.recovering, "5 + *", .operatorStands), (.recovering, "5 + =", .missingOperand),
        (.twoOperand, ".", .missingKey),
        (.recovering, "PCT", .missingKey), (.formula, "5 MS", .missingKey), (.standard, "MR", .memoryEmpty),
        (.standard, "5 MC", .memoryEmpty), (.standard, "1 / 0 = MS", .notANumber), (.standard, "9 SQRT BS", .noEffect),
        (.standard, "UNDO", .nothingToUndo), (.standard, "5 REDO", .nothingToRedo),
    ])
    func `a refusal says why, and changes nothing`(style: CalculatorStyle, keys: String, refusal: CalculatorRefusal)
        throws
    {
        let commands = try [CalculatorEvent](parsing: keys)
        var calculator = Calculator(style: style)
        for command in commands.dropLast() { calculator.handle(command) }
        let before = Snapshot(calculator)
        #expect(calculator.handle(try #require(commands.last)) == .refused(refusal))
        #expect(Snapshot(calculator) == before)
    }

    private static let scenes: [Scene] = [
        Scene(
            "an overflow is NaN and says so", .standard,
            Step(event: .enter(.greatestFiniteMagnitude)),
            Step("* 1 0 =", "NaN", failure: "overflow", effect: .failed(.overflow))),
        Scene(
            "effects say what a key did besides", .standard,
            Step("1 2", effect: CalculatorEffect.none), Step("+", effect: .committed),
            Step("-", effect: CalculatorEffect.none), Step("5", effect: CalculatorEffect.none),
            Step("CE", effect: .deleted([5])), Step("2 =", effect: .committed), Step("AC", effect: .deleted([10])),
            Step("1 / 0 =", effect: .failed(.divisionByZero)), Step("UNDO", effect: CalculatorEffect.none)),
        Scene(
            "the pending operator is the one that waits for a number", .standard,
            Step("5", pending: ""), Step("+", pending: "+"), Step("*", pending: "×"), Step("3", pending: "×"),
            Step("CE", pending: "×"), Step("3 =", pending: ""), Step("4", pending: "")),
        Scene(
            "a result keeps the digits that are not shown", .standard,
            Step("2 / 3 =", "0.6666666666666666667", value: Decimal128("0.6666666666666666666666666666666667"))),
    ]

    @Test(arguments: scenes)
    func `keys have effects and results`(scene: Scene) throws { try scene.play() }
}
