import Core
import Testing

@testable import Calculator

struct DeletedValueTests {
    @Test(arguments: [
        ("5 CE", [5] as [Decimal128]), ("5 AC", [5]), ("5 AC 6 CE 7 AC", [5, 6, 7]), ("5 NEG CE", [-5]),
        ("5 + 3 CE", [3]), ("5 + 3 AC", [3]), ("5 + 3 = CE", [8]), ("5 + 3 = AC", [8]), ("5 + 3 = NEG CE", [-8]),
        ("5 + AC", [5]), ("5 + CE", []), ("5 + NEG CE", [-5]), ("0 CE", []), ("AC CE", []), ("5 / 0 = AC", []),
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

    @Test func `a result is kept with all its digits`() throws {
        var calculator = try Calculator(keys: "1 / 3 = CE")
        let third = Decimal128("0.3333333333333333333333333333333333")
        #expect(calculator.deletedNumbers == [third])
        calculator.restore(try #require(calculator.deletedValues.first).id)
        #expect(calculator.value == third)
        try calculator.press("* 3 =")
        #expect(calculator.display == "1")
    }

    @Test func `a value that is brought back stays on the list, and can be typed on`() throws {
        var calculator = try Calculator(keys: "1 2 . 5 AC 4 * 3")
        calculator.restore(try #require(calculator.deletedValues.first).id)
        #expect(calculator.deletedNumbers.count == 1)
        #expect(calculator.display == "12.5")
        try calculator.press("5 BS BS BS =")
        #expect(calculator.display == "48")
    }

    @Test func `one that is not there is not brought back`() throws {
        var calculator = try Calculator(keys: "5 AC 4")
        let id = try #require(calculator.deletedValues.first).id
        calculator.removeDeletedValue(id)
        calculator.restore(id)
        #expect(calculator.display == "4")
    }

    @Test func `single ones and all can be removed`() throws {
        var calculator = try Calculator(keys: "5 AC 6 AC 7 AC")
        calculator.removeDeletedValue(calculator.deletedValues[1].id)
        #expect(calculator.deletedNumbers == [5, 7])
        calculator.removeAllDeletedValues()
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
        calculator.removeDeletedValue(calculator.deletedValues[1].id)
        try calculator.press("UNDO")
        #expect(calculator.display == "6")
        #expect(calculator.deletedNumbers == [5])
        try calculator.press("REDO")
        #expect(calculator.deletedNumbers == [5])
    }

    @Test func `no two values have the same id`() throws {
        var calculator = try Calculator(keys: "5 AC UNDO 6 AC UNDO 7 AC 8 AC")
        let first = calculator.deletedValues
        calculator.removeAllDeletedValues()
        try calculator.press("9 AC")
        let ids = (first + calculator.deletedValues).map(\.id)
        #expect(Set(ids).count == 3)
        #expect(ids == ids.sorted())
    }
}
