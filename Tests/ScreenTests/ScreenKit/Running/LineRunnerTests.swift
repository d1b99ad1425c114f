import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct LineRunnerTests {
    /// Counts how often it is asked for changes, which it says that it has none of.
    private final class CountingSource: ChangeSource {
        let isQuietInLines = true
        private(set) var lookCount = 0
        private let look: () -> Void

        init(_ look: @escaping () -> Void = {}) { self.look = look }

        func readChanges() -> Bool {
            lookCount += 1
            look()
            return false
        }
    }

    private let test: TestKiosk
    private let (input, output): (Pipe, Pipe)

    init() throws {
        test = try TestKiosk(.english)
        (input, output) = (try Pipe(), try Pipe())
    }

    /// Runs the kiosk on lines, all of which are there at once.
    private func run(
        _ lines: [String], sources: [any ChangeSource] = [], save: @escaping () throws -> Void = {}
    ) throws {
        input.write(Array(lines.map { $0 + "\n" }.joined().utf8))
        input.closeWriteEnd()
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: output.writeEnd)
        try LineRunner(test.kiosk, sources: sources, console: console, save: save)
            .run(LineReader(descriptor: input.readEnd))
    }

    private var text: String { String(decoding: output.readAvailable(), as: UTF8.self) }

    @Test func `what must not be lost is saved before each wait, and not between lines that are there already`() throws
    {
        var saves = 0
        try run(["juice"] + Array(repeating: "mongo", count: 600)) { saves += 1 }
        // Before the first line, and where the input ends.
        #expect(saves == 2)
    }

    @Test(arguments: [
        (
            ["stock", "strawberry +5"],
            "! There was no answer to a question: Save the changes to the stock? Strawberry +5"
        ),
        (["stock", "kiwi +5", "quit"], "! There was no answer to a question: Save the changes to the stock? Kiwi +5"),
        (
            ["strawberry 2"],
            "! There was no answer to a question: Not enough fruit. Edit the stock? Strawberry juice ×2, Strawberry short by 22"
        ),
    ])
    func `a question that nothing answers before the input ends is named at the end`(lines: [String], end: String)
        throws
    {
        try run(["juice"] + lines)
        #expect(text.split(separator: "\n").last.map(String.init) == end)
    }

    @Test func `where no question is open, the end of the input says nothing`() throws {
        try run(["juice", "stock"])
        #expect(!text.contains("question"))
    }

    @Test func `before each line is handled, the screens hear that data may have changed`() throws {
        _ = try test.openJuiceMaker()
        var (lineCount, display) = (0, "")
        // Another kiosk sells before the second line, which opens a calculator with the number of juices.
        let source = CountingSource { [test] in
            lineCount += 1
            if lineCount == 2 { _ = try? test.ledger.make(try test.juice("banana")) }
            test.bar.refresh()
            if lineCount == 3 { display = (test.navigator.top as? CalculatorScreen)?.display ?? "" }
        }
        try run(["cart", "calc", ""], sources: [source])
        #expect(display == "1")
    }
}
