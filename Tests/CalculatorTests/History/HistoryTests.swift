import Core
import Testing

@testable import Calculator

struct HistoryTests {
    @Test func `undo takes keys back one by one, and redo brings them again`() throws {
        var calculator = try Calculator(keys: "1 2 + 3 =")
        var displays: [String] = []
        while calculator.canUndo {
            displays.append(calculator.display)
            #expect(try calculator.press("UNDO") == .none)
        }
        #expect(displays == ["15", "3", "12", "12", "1"])
        #expect(calculator.display == "0")
        try calculator.press("REDO REDO REDO")
        #expect(calculator.pendingOperator == .add)
        try calculator.press("REDO REDO")
        #expect(calculator.display == "15")
        #expect(calculator.writtenTape == "12 | + 3 15 | = 15")
        #expect(!calculator.canRedo)
    }

    @Test func `a new key forgets what could be done again`() throws {
        var calculator = try Calculator(keys: "1 + 2 + 3 + UNDO UNDO UNDO UNDO")
        #expect(calculator.writtenTape == "1")
        try calculator.press("5 +")
        #expect(!calculator.canRedo)
        #expect(calculator.writtenTape == "1 | + 5 6")
        try calculator.press("UNDO UNDO")
        #expect(calculator.writtenTape == "1")
    }

    @Test func `a key that changes nothing is no step`() throws {
        var calculator = try Calculator(keys: "5 + 3 =")
        try calculator.press("BS BS . UNDO")
        #expect(calculator.display == "8")
        try calculator.press("1 + + + UNDO")
        #expect(calculator.display == "1")
        #expect(try Calculator(keys: "AC CE BS NEG =").canUndo == false)
    }

    @Test func `a refused key keeps what could be done again`() throws {
        var calculator = try Calculator(keys: "1 2 UNDO . UNDO . .")
        try calculator.press("UNDO")
        #expect(calculator.canRedo)
        #expect(try calculator.press("REDO .") == .refused(.noEffect))
        #expect(calculator.display == "1.")
    }

    @Test func `AC is taken back with the tape that it tore off`() throws {
        var calculator = try Calculator(keys: "1 + 2 = AC 7 + UNDO UNDO UNDO")
        #expect(calculator.display == "3")
        #expect(calculator.writtenTape == "1 | + 2 3 | = 3")
        try calculator.press("REDO REDO REDO")
        #expect(calculator.writtenTape == "7")
    }

    @Test func `AC on zero is a step if there is a tape to tear off`() throws {
        var calculator = try Calculator(.formula, keys: "2 - 2 = CE")
        #expect(calculator.tape.count == 3)
        try calculator.press("AC")
        #expect(calculator.tape.isEmpty)
        try calculator.press("UNDO")
        #expect(calculator.tape.count == 3)
    }

    @Test func `an operation to repeat is remembered`() throws {
        #expect(try display("2 + 3 = 4 = UNDO =") == "7")
        #expect(try display("2 + 3 = + 9 UNDO UNDO =") == "8")
    }

    @Test func `a number that was entered or brought back is taken back`() throws {
        var calculator = try Calculator(keys: "2 + 7 CE")
        calculator.handle(.enter(9))
        calculator.handle(.enter(try #require(calculator.deletedNumbers.first)))
        #expect(calculator.display == "7")
        try calculator.press("UNDO")
        #expect(calculator.display == "9")
        try calculator.press("UNDO")
        #expect(calculator.display == "0")
        try calculator.press("REDO REDO =")
        #expect(calculator.display == "9")
    }
}

struct DeletedValueTests {
    @Test(arguments: [
        ("5 CE", [5] as [Decimal128]), ("5 AC", [5]), ("5 AC 6 CE 7 AC", [5, 6, 7]), ("5 NEG CE", [-5]),
        ("5 + 3 CE", [3]), ("5 + 3 AC", [5, 3]), ("5 + 3 = CE", [8]), ("5 + 3 = AC", [8]), ("5 + 3 = NEG CE", [-8]),
        ("5 + AC", [5]), ("5 + 0 AC", [5]), ("0 + 3 AC", [3]), ("5 + 3 = 4 AC", [4]), ("5 + CE", []),
        ("5 + NEG CE", [-5]), ("0 CE", []), ("AC CE", []), ("5 / 0 = AC", []),
        ("5 / 0 = CE", []), ("2 - 2 = AC", []), ("0 . 0 CE", []), ("5 AC 5 AC", [5, 5]), ("5 CE CE AC", [5]),
        ("5 BS", []),
    ])
    func `AC and CE keep the number that they clear`(keys: String, numbers: [Decimal128]) throws {
        #expect(try Calculator(keys: keys).deletedNumbers == numbers)
    }

    @Test(arguments: [CalculatorStyle.formula, .appending])
    func `AC keeps the subtotal that waits behind a shown zero`(style: CalculatorStyle) throws {
        #expect(try Calculator(style, keys: "5 + 3 + AC").deletedNumbers == [8])
    }

    @Test(arguments: [
        (CalculatorStyle.standard, "7 * 8 = AC", ["56 ← 7 × 8 =, AC"]), (.standard, "5 AC", ["5 ← AC"]),
        (.standard, "5 NEG CE", ["-5 ← CE"]), (.standard, "1 2 + 3 * 4 CE", ["4 ← CE"]),
        (.standard, "1 2 + 3 * 4 AC", ["15 ← 12 + 3, AC", "4 ← AC"]), (.standard, "1 2 + AC", ["12 ← AC"]),
        (.standard, "2 + 3 = + AC", ["5 ← 2 + 3 =, AC"]), (.standard, "2 + 3 = = CE", ["8 ← 5 + 3 =, CE"]),
        (.standard, "2 + 3 = + 4 AC", ["5 ← 2 + 3 =, AC", "4 ← AC"]), (.standard, "4 = AC", ["4 ← AC"]),
        (.standard, "9 SQRT AC", ["3 ← √ 9, AC"]), (.standard, "5 0 + 2 0 PCT CE", ["10 ← 50 + 20 %, CE"]),
        (.standard, "9 SQRT NEG AC", ["-3 ← AC"]),
        (.standard, "1 + 2 + 3 + 4 + 5 + 6 = AC", ["21 ← … + 3 + 4 + 5 + 6 =, AC"]),
        (.formula, "5 + 3 + AC", ["8 ← 5 + 3, AC"]), (.formula, "5 + 3 + 4 AC", ["8 ← 5 + 3, AC", "4 ← AC"]),
        (.formula, "1 0 / 0 + 4 AC", ["4 ← AC"]), (.recovering, "1 2 + 6 AC", ["12 ← AC", "6 ← AC"]),
    ])
    func `a deleted value tells where it came from`(style: CalculatorStyle, keys: String, written: [String]) throws {
        #expect(try Calculator(style, keys: keys).writtenDeletedValues == written)
    }

    @Test func `undo takes both numbers of an AC back, and redo puts them back`() throws {
        var calculator = try Calculator(keys: "5 + 3 AC")
        let values = calculator.deletedValues
        #expect(values.map(\.value) == [5, 3])
        calculator.handle(.removeDeletedValue(at: 0))
        try calculator.press("UNDO")
        #expect(calculator.deletedValues.isEmpty)
        try calculator.press("REDO")
        #expect(calculator.deletedValues == [values[1]])
    }

    @Test func `a result is kept with all its digits`() throws {
        var calculator = try Calculator(keys: "1 / 3 = CE")
        let third = Decimal128("0.3333333333333333333333333333333333")
        #expect(calculator.deletedNumbers == [third])
        calculator.handle(.enter(try #require(calculator.deletedNumbers.first)))
        #expect(calculator.value == third)
        try calculator.press("* 3 =")
        #expect(calculator.display == "1")
    }

    @Test func `a value that is brought back stays on the list, and can be typed on`() throws {
        var calculator = try Calculator(keys: "1 2 . 5 AC 4 * 3")
        calculator.handle(.enter(try #require(calculator.deletedNumbers.first)))
        #expect(calculator.deletedNumbers.count == 1)
        #expect(calculator.display == "12.5")
        try calculator.press("5 BS BS BS =")
        #expect(calculator.display == "48")
    }

    @Test func `single ones and all can be removed`() throws {
        var calculator = try Calculator(keys: "5 AC 6 AC 7 AC")
        calculator.handle(.removeDeletedValue(at: 1))
        #expect(calculator.deletedNumbers == [5, 7])
        calculator.handle(.removeAllDeletedValues)
        #expect(calculator.deletedValues.isEmpty)
        try calculator.press("8 AC")
        #expect(calculator.deletedNumbers == [8])
    }

    @Test func `undo takes a value from the list, and redo puts it back as the same one`() throws {
        var calculator = try Calculator(keys: "5 AC 6 AC")
        let values = calculator.deletedValues
        try calculator.press("UNDO")
        #expect(calculator.deletedNumbers == [5])
        try calculator.press("UNDO UNDO")
        #expect(calculator.deletedValues.isEmpty)
        try calculator.press("REDO REDO REDO")
        #expect(calculator.deletedValues == values)
    }

    @Test func `a value that was removed by hand does not come back with redo`() throws {
        var calculator = try Calculator(keys: "5 AC 6 AC")
        calculator.handle(.removeDeletedValue(at: 1))
        try calculator.press("UNDO")
        #expect(calculator.display == "6")
        #expect(calculator.deletedNumbers == [5])
        try calculator.press("REDO")
        #expect(calculator.deletedNumbers == [5])
    }

    @Test func `no two values have the same id`() throws {
        var calculator = try Calculator(keys: "5 AC UNDO 6 AC UNDO 7 AC 8 AC")
        let first = calculator.deletedValues
        calculator.handle(.removeAllDeletedValues)
        try calculator.press("9 AC")
        let ids = (first + calculator.deletedValues).map(\.id)
        #expect(Set(ids).count == 3)
        #expect(ids == ids.sorted())
    }
}
