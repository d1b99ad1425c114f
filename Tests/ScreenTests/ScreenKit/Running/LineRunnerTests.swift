import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct LineRunnerTests {
    /// Does something when it is asked for changes, which it says that it has none of.
    private final class LookingSource: ChangeSource {
        let isQuietInLines = true
        private let look: () -> Void

        init(_ look: @escaping () -> Void) { self.look = look }

        func readChanges() -> Bool {
            look()
            return false
        }
    }

    private let test: TestKiosk

    init() throws { test = try TestKiosk(.english) }

    /// Runs the kiosk on lines, all of which are there at once, and returns what it says.
    @discardableResult private func run(
        _ lines: [String], sources: [any ChangeSource] = [], save: @escaping () throws -> Void = {}
    ) throws -> String {
        let stage = try LineStage()
        stage.input.write(Array(lines.map { $0 + "\n" }.joined().utf8))
        stage.input.closeWriteEnd()
        return try stage.run { LineRunner(test.kiosk, sources: sources, console: $0, save: save) }
    }

    @Test func `what must not be lost is saved before each wait, and not between lines that are there already`() throws
    {
        var saves = 0
        try run(["juice"] + Array(repeating: "mongo", count: 40)) { saves += 1 }
        // Before the first line, and where the input ends.
        #expect(saves == 2)
    }

    @Test(arguments: [
        (["stock", "strawberry +5"], "Save the changes to the stock? Strawberry +5"),
        (["stock", "kiwi +5", "quit"], "Save the changes to the stock? Kiwi +5"),
        (["strawberry 2"], "Not enough fruit. Edit the stock? Strawberry juice ×2, Strawberry short by 22"),
    ])
    func `a question that nothing answers before the input ends is named at the end`(lines: [String], question: String)
        throws
    {
        let said = try run(["juice"] + lines).split(separator: "\n")
        #expect(said.last ?? "" == "! There was no answer to a question: " + question)
    }

    @Test func `where no question is open, the end of the input says nothing`() throws {
        #expect(try !run(["juice", "stock"]).contains("question"))
    }

    @Test func `before each line is handled, the screens hear that data may have changed`() throws {
        _ = try test.openJuiceMaker()
        var (lineCount, display) = (0, "")
        // Another kiosk sells before the second line, which opens a calculator with the number of juices.
        let source = LookingSource { [test] in
            lineCount += 1
            if lineCount == 2 { _ = try? test.ledger.make(try test.juice("banana")) }
            test.bar.refresh()
            if lineCount == 3 { display = (test.navigator.top as? CalculatorScreen)?.display ?? "" }
        }
        try run(["cart", "calc", ""], sources: [source])
        #expect(display == "1")
    }
}
