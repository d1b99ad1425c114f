import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct LineRunnerTests {
    private struct Refusal: Error {}

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
        _ lines: [String], sources: [any ChangeSource] = [], together: @escaping (() -> Void) throws -> Void
    ) throws {
        input.write(Array(lines.map { $0 + "\n" }.joined().utf8))
        input.closeWriteEnd()
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: output.writeEnd)
        try LineRunner(test.kiosk, sources: sources, console: console, together: together)
            .run(LineReader(descriptor: input.readEnd))
    }

    private var text: String { String(decoding: output.readAvailable(), as: UTF8.self) }

    @Test func `lines that are there already are handled together`() throws {
        let source = CountingSource()
        var bursts: [Int] = []
        try run(["juice"] + Array(repeating: "mongo", count: 600), sources: [source]) { body in
            let before = source.lookCount
            body()
            bursts.append(source.lookCount - before)
        }
        #expect(bursts == [256, 256, 89])
    }

    @Test(arguments: [
        (
            ["stock", "strawberry +5"],
            "! There was no answer to a question: Save the changes to the stock? Strawberry +5"
        ),
        (["stock", "kiwi +5", "quit"], "! There was no answer to a question: Save the changes to the stock? Kiwi +5"),
        (
            ["strawberry 2"],
            "! There was no answer to a question: Not enough fruit. Edit the stock? Strawberry juice ×2: Strawberry short by 22"
        ),
    ])
    func `a question that nothing answers before the input ends is named at the end`(lines: [String], end: String)
        throws
    {
        try run(["juice"] + lines, together: { $0() })
        #expect(text.split(separator: "\n").last.map(String.init) == end)
    }

    @Test func `where no question is open, the end of the input says nothing`() throws {
        try run(["juice", "stock"], together: { $0() })
        #expect(!text.contains("question"))
    }

    @Test func `a line that comes alone is no burst`() throws {
        try run(["juice"]) { _ in Issue.record("a burst") }
        #expect(text.contains("== Kiosk > Juice maker"))
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
        try run(["cart", "calc", ""], sources: [source], together: { $0() })
        #expect(display == "1")
    }

    @Test func `orders that could not be recorded are not answered`() throws {
        #expect(throws: Refusal.self) {
            try run(["juice", "mango", "mango"]) { body in
                body()
                throw Refusal()
            }
        }
        #expect(test.books.soldCount == 2)
        #expect(!text.contains("Mango juice is ready"))
    }
}
