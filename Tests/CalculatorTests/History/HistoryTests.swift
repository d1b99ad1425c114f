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
        calculator.enter(9)
        calculator.restore(try #require(calculator.deletedValues.first).id)
        #expect(calculator.display == "7")
        try calculator.press("UNDO")
        #expect(calculator.display == "9")
        try calculator.press("UNDO")
        #expect(calculator.display == "0")
        try calculator.press("REDO REDO =")
        #expect(calculator.display == "9")
    }
}
