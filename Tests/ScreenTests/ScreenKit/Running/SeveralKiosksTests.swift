import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// Runners whose source shows one kiosk after another.
struct SeveralKiosksTests {
    /// A screen with a name, which is of no other kiosk.
    private final class NamedScreen: Screen {
        nonisolated enum Event: Equatable {}

        weak var navigator: Navigator?
        private let name: String

        init(_ name: String) { self.name = name }

        func title(_ texts: Texts) -> String { name }
        func content(_ texts: Texts) -> ScreenContent<Event> {
            ScreenContent(panes: [.pane(TextPane(lines: LazyRows([Message(text: name + " text", tone: .good)])))])
        }
        func handle(_ event: Event) {}
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

    // MARK: Lines

    private func lines(_ source: Source, _ input: String, erasesTerminal: Bool = false) throws -> String {
        let (pipe, output) = (try Pipe(), try Pipe())
        pipe.write(Array(input.utf8))
        source.steps.append { _ in pipe.closeWriteEnd() }
        if !input.isEmpty { pipe.closeWriteEnd() }
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: output.writeEnd)
        let runner = LineRunner(source, console: console, erasesTerminal: erasesTerminal)
        try runner.run(LineReader(descriptor: pipe.readEnd))
        return String(decoding: output.readAvailable(), as: UTF8.self)
    }

    @Test func `in lines, another kiosk is said in the place of what the one before says`() throws {
        let source = Source()
        source.onInput = { $0.replace() }
        #expect(
            try lines(source, "x\n") == """
                == First ==
                First text
                == Second ==
                Second text

                """)
    }

    @Test func `in lines, the notice is said once, and then the other kiosk without an input`() throws {
        let source = Source()
        let notice: (Source) -> Void = { source in
            source.kiosk.announcement = AlertContent(title: "Soon over.", buttons: [])
        }
        source.steps = [notice, notice, { $0.replace() }]
        #expect(
            try lines(source, "") == """
                == First ==
                First text
                Soon over. Press Enter to go on.
                == Second ==
                Second text

                """)
    }

    @Test func `on a terminal the lines of one kiosk are erased before the other is said`() throws {
        let source = Source()
        source.onInput = { $0.replace() }
        let text = try lines(source, "x\n", erasesTerminal: true)
        #expect(text.hasSuffix("\u{1B}[H\u{1B}[2J\u{1B}[3J== Second ==\nSecond text\n"))
    }

    // MARK: The whole terminal

    private final class Stage {
        let terminal: PseudoTerminal
        let screen: FullScreen
        let source = Source()
        let runner: FullScreenRunner

        init() throws {
            terminal = try PseudoTerminal(columns: 80, rows: 24)
            let profile = TerminalProfile(environment: { _ in nil }, isTerminal: true)
            screen = try FullScreen(profile: profile, input: terminal.programEnd, output: terminal.programEnd)
            runner = FullScreenRunner(source)
        }
    }

    @Test func `another kiosk is painted as a whole, and the terminal forgets the one before`() throws {
        let stage = try Stage()
        var erasures: [Int] = []
        var pictures: [String] = []
        var bytes: [UInt8] = []
        func look() {
            bytes = stage.terminal.readAvailable()
            pictures.append(stage.terminal.screen.text)
            erasures.append(stage.terminal.screen.scrollbackErasures)
        }
        stage.source.steps = [
            { _ in look() },
            {
                $0.replace()
                stage.terminal.scribble()
            },
            {
                look()
                $0.isFinished = true
                stage.terminal.type("x")
            },
        ]
        stage.terminal.type("x")
        let ending = try stage.runner.run(on: stage.screen)
        #expect(ending == .stopped)
        #expect(erasures == [0, 1])
        #expect(pictures[0].contains("First text"))
        #expect(pictures[1].contains("Second text"))
        #expect(!pictures[1].contains("First"))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\u{1B}[3J\u{1B}[?2026h\u{1B}[m\u{1B}[H\u{1B}[J"))
        #expect(stage.terminal.screen.complaints == [])
    }

    @Test func `a guest's pictures have the terminal's own two colours, and the others have all`() throws {
        let stage = try Stage()
        var looks: [(usesColor: Bool, isDim: Bool)] = []
        func look() {
            stage.terminal.readAvailable()
            let screen = stage.terminal.screen
            let styles = (0..<24).flatMap { row in (0..<80).map { screen.page[$0, row].style } }
            looks.append((screen.hasUsedColor, styles.contains { $0.isDim }))
        }
        stage.source.steps = [
            { _ in look() }, { $0.replace() },
            {
                look()
                $0.isFinished = true
                stage.terminal.type("x")
            },
        ]
        stage.terminal.type("x")
        _ = try stage.runner.run(on: stage.screen)
        #expect(looks.map(\.usesColor) == [false, true])
        #expect(looks.first?.isDim == false)
    }

    @Test func `Ctrl-Z suspends nothing while customers use the terminal`() throws {
        let stage = try Stage()
        var inputs = 0
        stage.source.onInput = { source in
            inputs += 1
            source.isFinished = inputs == 2
            // Before it runs, the terminal would turn the key into a signal.
            stage.terminal.type("\u{1A}")
        }
        stage.terminal.type("x")
        #expect(try stage.runner.run(on: stage.screen) == .stopped)
        #expect(inputs == 2)
    }
}
