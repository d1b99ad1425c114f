import Testing

@testable import Calculator

/// The scenes of the third calculator, with its keypad of four by four.
struct Seed002Tests {
    @Test func `the keypad has sixteen keys`() throws {
        let pad = try [CalculatorEvent](parsing: "1 2 3 + 4 5 6 - 7 8 9 * 0 AC = /")
        let keys = CalculatorKey.allCases.filter(CalculatorStyle.twoOperand.has)
        #expect(Set(keys.map { CalculatorEvent.press($0) }) == Set(pad))
        #expect(keys.count == 16)
    }

    @Test(arguments: ["00", ".", "CE", "NEG", "BS"])
    func `a key that it lacks does nothing`(key: String) throws {
        var calculator = try Calculator(.twoOperand, keys: "5 + 3")
        let before = Snapshot(calculator)
        #expect(try calculator.press(key) == .refused(.missingKey))
        #expect(Snapshot(calculator) == before)
    }

    @Test func `an operator calculates with both operands, and the result is the first operand of the next`() throws {
        #expect(try display("1 + 2 *", .twoOperand) == "3")
        #expect(try display("1 + 2 * 4", .twoOperand) == "4")
        #expect(try display("1 + 2 * 4 -", .twoOperand) == "12")
    }

    @Test func `only zero cannot be divided by`() throws {
        #expect(try display("7 / 0 =", .twoOperand) == "NaN")
        #expect(try display("8 / 2 =", .twoOperand) == "4")
    }
}
