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
            #expect(calculator.display == "NaN")
            #expect(calculator.value == nil)
            #expect(calculator.failure == .divisionByZero)
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

    @Test func `after NaN the last operation is forgotten`() throws {
        #expect(try display("2 + 3 = / 0 = 4 =") == "4")
    }

    @Test func `an overflow is NaN and says so`() throws {
        var calculator = Calculator()
        calculator.handle(.enter(.greatestFiniteMagnitude))
        #expect(try calculator.press("* 1 0 =") == .failed(.overflow))
        #expect(calculator.display == "NaN")
        #expect(calculator.failure == .overflow)
    }

    @Test(arguments: [CalculatorStyle.appending, .recovering])
    func `a digit is not appended to a result that fills the display`(style: CalculatorStyle) throws {
        var third = try Calculator(style, keys: "1 / 3 =")
        #expect(try third.press("3") == .refused(.full))
        #expect(try third.press("* 3 =") == .committed)
        #expect(third.display == "1")

        let large = "9 " + String(repeating: "00 ", count: 9) + "* 1 00 ="
        var calculator = try Calculator(style, keys: large)
        #expect(calculator.display == "9e+20")
        #expect(try calculator.press("3") == .refused(.full))
        #expect(try calculator.press(".") == .refused(.full))
    }

    @Test func `a result keeps the digits that are not shown`() throws {
        let calculator = try Calculator(keys: "2 / 3 =")
        #expect(calculator.display == "0.6666666666666666667")
        #expect(calculator.value == Decimal128("0.6666666666666666666666666666666667"))
    }

    @Test func `large and small results are shown with a power of ten`() throws {
        #expect(try display("1" + String(repeating: " 00", count: 9) + " * 1 00 =") == "1e+20")
        #expect(try display("1 / 3 / 1" + String(repeating: " 00", count: 5) + " =") == "3.3333333333333333333e-11")
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

    @Test func `effects say what a key did besides`() throws {
        var calculator = Calculator()
        #expect(try calculator.press("1 2") == .none)
        #expect(try calculator.press("+") == .committed)
        #expect(try calculator.press("-") == .none)
        #expect(try calculator.press("5") == .none)
        #expect(try calculator.press("CE") == .deleted([5]))
        #expect(try calculator.press("2 =") == .committed)
        #expect(try calculator.press("AC") == .deleted([10]))
        #expect(try calculator.press("1 / 0 =") == .failed(.divisionByZero))
        #expect(try calculator.press("UNDO") == .none)
    }

    @Test func `the pending operator is the one that waits for a number`() throws {
        #expect(try Calculator(keys: "5").pendingOperator == nil)
        #expect(try Calculator(keys: "5 +").pendingOperator == .add)
        #expect(try Calculator(keys: "5 + *").pendingOperator == .multiply)
        #expect(try Calculator(keys: "5 + * 3").pendingOperator == .multiply)
        #expect(try Calculator(keys: "5 + * 3 CE").pendingOperator == .multiply)
        #expect(try Calculator(keys: "5 + 3 =").pendingOperator == nil)
        #expect(try Calculator(keys: "5 + 3 = 4").pendingOperator == nil)
    }
}
