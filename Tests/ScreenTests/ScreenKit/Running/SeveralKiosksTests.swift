import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// Runners whose source shows one kiosk after another.
struct SeveralKiosksTests {
    /// A screen with a name, which is of no other kiosk.
    private final class NamedScreen: RecordingScreen {
        @ContentBuilder<Never> override var content: Content<Never> {
            Content.part { [name] _ in TextPane(lines: LazyRows([Message(text: name + " text", tone: .good)])) }
        }
    }

    /// Does a step each time that it is asked whether time has passed.
    private final class Source: KioskSource {
        var kiosk = Kiosk(root: NamedScreen("First"), texts: Texts(.english), policy: [])
        var isFinished = false
        var steps: [(Source) -> Void] = []
        var onInput: (Source) -> Void = { _ in }

        let isResting = false
        var delay: Duration? { steps.isEmpty ? nil : .zero }
        func timeHasPassed() { steps.removeFirst()(self) }
        func admitInput() -> Bool { true }
        func inputWasHandled() { onInput(self) }
        func replace() { kiosk = Kiosk(root: NamedScreen("Second"), texts: Texts(.english)) }
    }

    private let source = Source()

    // MARK: Lines

    private func lines(_ input: String, erasesTerminal: Bool = false) throws -> String {
        let stage = try LineStage()
        stage.input.write(Array(input.utf8))
        source.steps.append { _ in stage.input.closeWriteEnd() }
        if !input.isEmpty { stage.input.closeWriteEnd() }
        return try stage.run { LineRunner(source, console: $0, erasesTerminal: erasesTerminal) }
    }

    @Test func `in lines, another kiosk is said in the place of what the one before says`() throws {
        source.onInput = { $0.replace() }
        #expect(try lines("x\n") == "== First ==\nFirst text\n== Second ==\nSecond text\n")
    }

    @Test func `in lines, the notice is said once, and then the other kiosk without an input`() throws {
        let notice: (Source) -> Void = { $0.kiosk.announcement = Question("Soon over.") }
        source.steps = [notice, notice, { $0.replace() }]
        let said = ["== First ==", "First text", "Soon over. Press Enter to go on.", "== Second ==", "Second text", ""]
        #expect(try lines("") == said.joined(separator: "\n"))
    }

    @Test func `on a terminal the lines of one kiosk are erased before the other is said`() throws {
        source.onInput = { $0.replace() }
        let text = try lines("x\n", erasesTerminal: true)
        #expect(text.hasSuffix("\u{1B}[H\u{1B}[2J\u{1B}[3J== Second ==\nSecond text\n"))
    }

    // MARK: The whole terminal

    /// Runs the source on a stage whose person types a key first, and does two things: before and after the other kiosk is shown.
    private func run(_ stage: FullScreenStage, look: @escaping () -> Void, replacing: @escaping () -> Void = {}) throws
    {
        source.steps = [
            { _ in look() },
            {
                $0.replace()
                replacing()
            },
            {
                look()
                $0.isFinished = true
                stage.terminal.type("x")
            },
        ]
        stage.terminal.type("x")
        #expect(try FullScreenRunner(source).run(on: stage.screen) == .stopped)
    }

    @Test func `another kiosk is painted as a whole, and the terminal forgets the one before`() throws {
        let stage = try FullScreenStage()
        var erasures: [Int] = []
        var pictures: [String] = []
        var bytes: [UInt8] = []
        func look() {
            bytes = stage.terminal.readAvailable()
            pictures.append(stage.terminal.screen.text)
            erasures.append(stage.terminal.screen.scrollbackErasures)
        }
        try run(stage, look: look) { stage.terminal.scribble() }
        #expect(erasures == [0, 1])
        #expect(pictures[0].contains("First text"))
        #expect(pictures[1].contains("Second text") && !pictures[1].contains("First"))
        #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[3J\u{1B}[?2026h\u{1B}[m\u{1B}[H\u{1B}[J"))
        #expect(stage.terminal.screen.complaints == [])
    }

    @Test func `a guest's pictures have the terminal's own two colours, and the others have all`() throws {
        let stage = try FullScreenStage()
        var looks: [(usesColor: Bool, isDim: Bool)] = []
        try run(stage) {
            stage.terminal.readAvailable()
            let screen = stage.terminal.screen
            let styles = (0..<24).flatMap { row in (0..<80).map { screen.page[$0, row].style } }
            looks.append((screen.hasUsedColor, styles.contains { $0.isDim }))
        }
        #expect(looks.map(\.usesColor) == [false, true])
        #expect(looks.first?.isDim == false)
    }

    @Test func `Ctrl-Z suspends nothing while customers use the terminal`() throws {
        let stage = try FullScreenStage()
        var inputs = 0
        source.onInput = { source in
            inputs += 1
            source.isFinished = inputs == 2
            // Before it runs, the terminal would turn the key into a signal.
            stage.terminal.type("\u{1A}")
        }
        stage.terminal.type("x")
        #expect(try FullScreenRunner(source).run(on: stage.screen) == .stopped)
        #expect(inputs == 2)
    }
}
