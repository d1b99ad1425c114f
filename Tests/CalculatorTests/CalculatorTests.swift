import Core
import Testing

@testable import Calculator

struct CalculatorTests {
    @Test(arguments: CalculatorStyle.all)
    func `it is switched on with zero and nothing else`(style: CalculatorStyle) {
        let calculator = Calculator(style: style)
        #expect(calculator.display == "0")
        #expect(calculator.value == 0)
        #expect(calculator.pendingOperator == nil)
        #expect(calculator.failure == nil)
        #expect(calculator.tape.isEmpty)
        #expect(calculator.deletedValues.isEmpty)
        #expect(!calculator.canUndo)
        #expect(!calculator.canRedo)
    }

    @Test func `a copy goes its own way`() throws {
        let original = try Calculator(keys: "1 + 2 + 5 CE")
        var copy = original
        try copy.press("UNDO UNDO 9 = AC")
        #expect(original.display == "0")
        #expect(original.writtenTape == "1 | + 2 3")
        #expect(original.deletedNumbers == [5])
        #expect(copy.deletedNumbers == [12])
    }

    @Test func `a number from elsewhere takes the place of the one shown`() throws {
        var calculator = try Calculator(keys: "2 + 7")
        calculator.handle(.enter(40))
        #expect(calculator.display == "40")
        #expect(calculator.deletedValues.isEmpty)
        try calculator.press("2 =")
        #expect(calculator.display == "404")
    }

    @Test func `a number from elsewhere follows a result as a typed one does`() throws {
        var calculator = try Calculator(keys: "2 + 3 =")
        calculator.handle(.enter(4))
        try calculator.press("=")
        #expect(calculator.display == "7")
    }

    @Test func `a number from elsewhere replaces NaN`() throws {
        var calculator = try Calculator(keys: "2 / 0 =")
        calculator.handle(.enter(4))
        #expect(calculator.display == "4")
        #expect(calculator.failure == nil)
    }
}
