import Core
import Testing

@testable import Calculator

struct CalculatorTests {
    @Test(arguments: CalculatorStyle.all)
    func `it is switched on with zero and nothing else`(style: CalculatorStyle) throws {
        let step = Step(
            "", "0", tape: "", value: 0, pending: "", failure: "none", deleted: [], canUndo: false, canRedo: false)
        try Scene("a new calculator", style, step).play()
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

    private static let scenes: [Scene] = [
        Scene(
            "a number from elsewhere takes the place of the one shown", .standard,
            Step("2 + 7", "40", event: .enter(40), deleted: []),
            Step("2 =", "404")),
        Scene(
            "a number from elsewhere follows a result as a typed one does", .standard,
            Step("2 + 3 =", event: .enter(4)),
            Step("=", "7")),
        Scene(
            "a number from elsewhere replaces NaN", .standard, Step("2 / 0 =", "4", event: .enter(4), failure: "none")),
    ]

    @Test(arguments: scenes)
    func `a number from elsewhere is as good as a typed one`(scene: Scene) throws { try scene.play() }
}
