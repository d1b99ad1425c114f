import Core
import Testing

@testable import Calculator

struct HistoryTests {
    private static let scenes: [Scene] = [
        Scene(
            "undo takes keys back one by one, and redo brings them again", .standard,
            Step("1 2 + 3 =", "15", canUndo: true),
            Step("UNDO", "3", effect: CalculatorEffect.none, canUndo: true),
            Step("UNDO", "12", effect: CalculatorEffect.none, canUndo: true),
            Step("UNDO", "12", effect: CalculatorEffect.none, canUndo: true),
            Step("UNDO", "1", effect: CalculatorEffect.none, canUndo: true),
            Step("UNDO", "0", effect: CalculatorEffect.none, canUndo: false),
            Step("REDO REDO REDO", pending: "+"),
            Step("REDO REDO", "15", tape: "12 | + 3 15 | = 15", canRedo: false)),
        Scene(
            "a new key forgets what could be done again", .standard,
            Step("1 + 2 + 3 + UNDO UNDO UNDO UNDO", tape: "1"),
            Step("5 +", tape: "1 | + 5 6", canRedo: false),
            Step("UNDO UNDO", tape: "1")),
        Scene(
            "a key that changes nothing is no step", .standard,
            Step("5 + 3 = BS BS . UNDO", "8"),
            Step("1 + + + UNDO", "1")),
        Scene("no key that changes nothing can be undone", .standard, Step("AC CE BS NEG =", canUndo: false)),
        Scene(
            "a refused key keeps what could be done again", .standard,
            Step("1 2 UNDO . UNDO . . UNDO", canRedo: true),
            Step("REDO .", "1.", effect: .refused(.noEffect))),
        Scene(
            "AC is taken back with the tape that it tore off", .standard,
            Step("1 + 2 = AC 7 + UNDO UNDO UNDO", "3", tape: "1 | + 2 3 | = 3"),
            Step("REDO REDO REDO", tape: "7")),
        Scene(
            "AC on zero is a step if there is a tape to tear off", .formula,
            Step("2 - 2 = CE", tape: "2 | − 2 | = 0"),
            Step("AC", tape: ""),
            Step("UNDO", tape: "2 | − 2 | = 0")),
        Scene("an operation to repeat is remembered", .standard, Step("2 + 3 = 4 = UNDO =", "7")),
        Scene("an operation behind a result is too", .standard, Step("2 + 3 = + 9 UNDO UNDO =", "8")),
        Scene(
            "a number that was entered or brought back is taken back", .standard,
            Step("2 + 7 CE", event: .enter(9), deleted: [7]),
            Step("", "7", event: .enter(7)),
            Step("UNDO", "9"),
            Step("UNDO", "0"),
            Step("REDO REDO =", "9")),
    ]

    @Test(arguments: scenes)
    func `undo takes back and redo brings again`(scene: Scene) throws { try scene.play() }
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
        (.appending, "1 + 1 = CE", ["2 ← 1 + 1 =, CE"]), (.formula, "1 0 / 0 + 4 AC", ["4 ← AC"]),
        (.recovering, "1 2 + 6 AC", ["12 ← AC", "6 ← AC"]),
    ])
    func `a deleted value tells where it came from`(style: CalculatorStyle, keys: String, written: [String]) throws {
        #expect(try Calculator(style, keys: keys).writtenDeletedValues == written)
    }

    private static let scenes: [Scene] = [
        // A zero is shown in front of it.
        Scene("AC keeps the subtotal that waits", .appending, Step("5 + 3 + AC", deleted: [8])),
        Scene(
            "single ones and all can be removed", .standard,
            Step("5 AC 6 AC 7 AC", event: .removeDeletedValue(at: 1), deleted: [5, 7]),
            // There is no such place.
            Step(event: .removeDeletedValue(at: 2), deleted: [5, 7]),
            Step(event: .removeDeletedValue(at: -1), deleted: [5, 7]),
            Step(event: .removeAllDeletedValues, deleted: []),
            Step("8 AC", deleted: [8])),
        Scene(
            "a kept value stands on the list, and nothing takes it back", .standard,
            Step(event: .keepDeletedValue(5), canUndo: false),
            Step("6 AC", deleted: [5, 6]),
            Step("UNDO UNDO UNDO", deleted: [5])),
        Scene(
            "a value that was removed by hand does not come back with redo", .standard,
            Step("5 AC 6 AC", event: .removeDeletedValue(at: 1)),
            Step("UNDO", "6", deleted: [5]),
            Step("REDO", deleted: [5])),
        Scene(
            "a result is kept with all its digits", .standard,
            Step("1 / 3 = CE", deleted: [third]), Step(event: .enter(third), value: third), Step("* 3 =", "1")),
        Scene(
            "a value that is brought back stays on the list, and can be typed on", .standard,
            Step(
                "1 2 . 5 AC 4 * 3", "12.5", event: .enter(Decimal128("12.5") ?? .zero),
                deleted: [Decimal128("12.5") ?? .zero]),
            Step("5 BS BS BS =", "48")),
    ]

    private static let third = Decimal128("0.3333333333333333333333333333333333") ?? .zero

    @Test(arguments: scenes)
    func `values are kept, brought back, and removed by hand`(scene: Scene) throws { try scene.play() }

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
