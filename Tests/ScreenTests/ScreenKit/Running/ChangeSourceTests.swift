import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// Changes from outside, while a kiosk runs in lines.
struct ChangeSourceTests {
    /// A screen with a number that something outside counts.
    private final class CountScreen: RecordingScreen {
        var count = 0

        init() { super.init("Count") }

        @ContentBuilder<Never> override var content: Content<Never> {
            TextPane(lines: LazyRows([Message(text: "Count \(count)")]), announcement: .rows)
            TextPane(lines: LazyRows([Message(text: "Below")]), announcement: .current)
            Notice("Steady", .plain)
        }
    }

    /// A source that counts once for each byte of a pipe, and then lets the input end.
    private final class Messages: ChangeSource {
        let isQuietInLines: Bool
        private let screen: CountScreen
        private let messages: Pipe
        private let input: Pipe

        init(_ screen: CountScreen, _ messages: Pipe, isQuiet: Bool, endOf input: Pipe) {
            (self.screen, self.messages, isQuietInLines, self.input) = (screen, messages, isQuiet, input)
        }

        var descriptors: [Int32] { [messages.readEnd] }

        func readChanges() -> Bool {
            let count = messages.readAvailable().count
            screen.count += count
            if count > 0 { input.closeWriteEnd() }
            return count > 0
        }
    }

    private func kiosk(_ screen: CountScreen) -> Kiosk { Kiosk(root: screen, texts: Texts(.english)) }

    /// Runs a kiosk with one message, and returns what it says.
    private func run(_ line: String, isQuiet: Bool) throws -> String {
        let (stage, messages, screen) = (try LineStage(), try Pipe(), CountScreen())
        let source = Messages(screen, messages, isQuiet: isQuiet, endOf: stage.input)
        messages.write([0])
        stage.input.write(Array(line.utf8))
        return try stage.run { LineRunner(kiosk(screen), sources: [source], console: $0) }
    }

    @Test func `while the kiosk waits for a line, a change is said, and only what has changed`() throws {
        #expect(try run("", isQuiet: false) == page(0) + "Count 1\n")
    }

    @Test(arguments: [true, false])
    func `a change that comes before a line is part of its answer`(isQuiet: Bool) throws {
        #expect(try run("\n", isQuiet: isQuiet) == page(0) + page(1))
    }

    private func page(_ count: Int) -> String { "== Count ==\nCount \(count)\nBelow\nSteady\n" }

    // MARK: Timers

    @Test func `a timer keeps its beat, and times that have passed together are one change that counts them`() {
        let start = ContinuousClock.now
        var now = start
        var ticks: [Int] = []
        let timer = TimerSource(every: .seconds(60), tick: { ticks.append($0) }, now: { now })
        #expect(timer.descriptors == [])
        #expect(timer.delay == .seconds(60))
        now = start + .milliseconds(59_999)
        #expect(!timer.readChanges())
        #expect(timer.delay == .milliseconds(1))
        now = start + .seconds(60)
        #expect(timer.readChanges())
        #expect(!timer.readChanges())
        #expect(timer.delay == .seconds(60))
        now = start + .seconds(250)
        #expect(timer.delay == .zero)
        #expect(timer.readChanges())
        #expect(ticks == [1, 3])
        #expect(timer.delay == .seconds(50))
        #expect(TimerSource(every: .zero, now: { start }).delay == .milliseconds(1))
    }

    @Test func `while the kiosk waits for a line, a timer speaks again and again`() throws {
        let (stage, screen) = (try LineStage(), CountScreen())
        let timer = TimerSource(every: .milliseconds(1)) { _ in
            screen.count += 1
            if screen.count == 3 { stage.input.closeWriteEnd() }
        }
        let said = try stage.run { LineRunner(kiosk(screen), sources: [timer], console: $0) }
        #expect(said.split(separator: "\n").suffix(3) == ["Count 1", "Count 2", "Count 3"])
    }

    @Test func `while the kiosk waits for a line, a quiet source is not read`() throws {
        let (stage, messages, screen) = (try LineStage(), try Pipe(), CountScreen())
        let quiet = Messages(screen, messages, isQuiet: true, endOf: stage.input)
        messages.write([0])
        var ticks = 0
        let timer = TimerSource(every: .milliseconds(1)) { _ in
            ticks += 1
            if ticks == 3 { stage.input.closeWriteEnd() }
        }
        _ = try stage.run { LineRunner(kiosk(screen), sources: [quiet, timer], console: $0) }
        #expect(ticks >= 3 && screen.count == 0)
    }

    /// A source that tells a change at each look, and counts how often it is asked.
    private final class EndlessChanges: ChangeSource {
        let descriptor: Int32? = nil
        private(set) var lookCount = 0
        private(set) var delayCount = 0
        var delay: Duration? {
            delayCount += 1
            return .seconds(3_600)
        }
        func readChanges() -> Bool {
            lookCount += 1
            return true
        }
    }

    @Test(arguments: [true, false])
    func `no time wakes a kiosk that shows its home menu`(isAtHome: Bool) throws {
        let (stage, source) = (try LineStage(), EndlessChanges())
        stage.input.closeWriteEnd()
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        if !isAtHome { kiosk.navigator.push(CountScreen()) }
        _ = try stage.run { LineRunner(kiosk, sources: [source], console: $0) }
        #expect((source.delayCount == 0) == isAtHome)
    }

    @Test func `on the whole terminal a key meets what has changed, also where nothing tells of it`() throws {
        let (stage, source) = (try FullScreenStage(), EndlessChanges())
        let runner = FullScreenRunner(kiosk(CountScreen()), sources: [source])
        for _ in 1...2 { runner.fullScreen(stage.screen, didReceive: .key(.character("x"), [])) }
        #expect(source.lookCount == 2)
    }

    /// A screen that shows how often it was looked at, and changes by itself.
    private final class Age: Screen {
        override var timeToChange: Duration? { .milliseconds(5) }
        var looks = 0
        var onLook: (Int) -> Void = { _ in }

        let title: Text = "Age"
        var content: Content<Never> {
            let _ = look()
        }

        private func look() {
            looks += 1
            onLook(looks)
        }
    }

    @Test(arguments: [true, false])
    func `a terminal that nobody touches shows what time changes, and what no descriptor tells`(hasClock: Bool) throws {
        let (stage, screen) = (try FullScreenStage(), Age())
        screen.onLook = { if hasClock, $0 == 4 { stage.screen.stop() } }
        let timer = TimerSource(every: hasClock ? .seconds(3_600) : .milliseconds(5)) { _ in stage.screen.stop() }
        let kiosk = Kiosk(root: hasClock ? screen : CountScreen(), texts: Texts(.english))
        #expect(try FullScreenRunner(kiosk, sources: [timer]).run(on: stage.screen) == .stopped)
        #expect(!hasClock || screen.looks >= 4)
    }

    @Test func `on the whole terminal every source is watched and shown`() throws {
        let stage = try FullScreenStage()
        let terminal = stage.terminal
        let (messages, input, screen) = (try Pipe(), try Pipe(), CountScreen())
        var pictures: [String] = []
        let kiosk = kiosk(screen)
        let timer = TimerSource(every: .milliseconds(1)) { _ in
            terminal.readAvailable()
            pictures.append(terminal.screen.text)
            if pictures.last?.contains("Count 1") == true { kiosk.perform(.quit) }
            // A key that means nothing wakes the runner, which then sees that the kiosk has ended.
            terminal.type("x")
        }
        let source = Messages(screen, messages, isQuiet: false, endOf: input)
        messages.write([0])
        let runner = FullScreenRunner(kiosk, sources: [source, timer])
        terminal.type("x")
        #expect(try runner.run(on: stage.screen) == .stopped)
        #expect(pictures.last?.contains("Count 1") == true)
    }
}
