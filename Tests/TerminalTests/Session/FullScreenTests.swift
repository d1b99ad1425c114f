import System
import TestSupport
import Testing

@testable import Terminal

/// Signals belong to the whole process, so these run one after another.
@Suite(.serialized) @MainActor
struct FullScreenTests {
    private static let size = GridSize(columns: 30, rows: 5)
    private let terminal: PseudoTerminal

    init() throws { terminal = try PseudoTerminal(columns: Self.size.columns, rows: Self.size.rows) }

    nonisolated private static func key(_ character: Character) -> InputEvent { .key(.character(character), []) }

    @Test(
        arguments: [
            // The kernel would keep the line back until its end otherwise; a raw terminal has it at once.
            ("1한\u{1B}[Aq", [key("1"), key("한"), .key(.up, []), key("q")]),
            // A lone Esc is told without any more input, and no event comes after the end.
            ("\u{1B}", [.key(.escape, [])]), ("qx", [key("q")]),
        ] as [(String, [InputEvent])])
    func `keys that are pending come before one frame, and quitting restores everything`(
        typed: String, events: [InputEvent]
    ) throws {
        let owner = Owner { screen, event in if event == events.last { screen.stop() } }
        #expect(try run(owner, typing: typed) == .stopped)
        #expect(owner.events == events)
        try expectRestored()
    }

    @Test func `while it runs the terminal is raw and shows the picture`() throws {
        var isCooked: Bool?
        var shown: EmulatedTerminal?
        let owner = Owner { screen, _ in
            isCooked = try? terminal.settings.isCooked
            shown = screenNow
            screen.stop()
        }
        #expect(try run(owner, typing: "x") == .stopped)
        #expect(isCooked == false)
        #expect(shown?.isAlternate == true)
        #expect(shown?.modes.isSuperset(of: Self.modes) == true)
        #expect(shown?.difference(from: Owner.picture(Self.size)) == nil)
    }

    @Test func `a resize is told and painted as a whole`() throws {
        let larger = GridSize(columns: 41, rows: 9)
        var shown: EmulatedTerminal?
        let owner = Owner { screen, event in
            switch event {
            case .key(.character("r"), _):
                terminal.readAvailable()
                terminal.resize(columns: larger.columns, rows: larger.rows)
                terminal.scribble()
                kill(getpid(), SIGWINCH)
            case .resize(let size):
                #expect(size == larger && screen.size == larger)
                terminal.type("q")
            default:
                shown = screenNow
                screen.stop()
            }
        }
        #expect(try run(owner, typing: "r") == .stopped)
        #expect(try #require(shown).difference(from: Owner.picture(larger)) == nil)
    }

    /// What the terminal shows now.
    private var screenNow: EmulatedTerminal {
        terminal.readAvailable()
        return terminal.screen
    }

    /// Waits until a signal that was sent to this process has had time to arrive on some thread.
    private func send(_ signal: Int32) {
        kill(getpid(), signal)
        usleep(20_000)
    }

    @Test func `while the delegate waits, a resize is no reason to give up, and is told after the wait`() throws {
        let larger = GridSize(columns: 41, rows: 9)
        var isInterrupted: [Bool] = []
        let owner = Owner { screen, event in
            if case .resize = event { return screen.stop() }
            screen.showWhileBusy("busy")
            terminal.resize(columns: larger.columns, rows: larger.rows)
            for signal in [SIGWINCH, SIGCONT] {
                send(signal)
                isInterrupted.append(screen.takeInterruption())
            }
        }
        #expect(try run(owner, typing: "w") == .stopped)
        #expect(isInterrupted == [false, false])
        #expect(owner.events == [Self.key("w"), .resize(larger)])
    }

    @Test func `while the delegate waits, a key and a signal that ends the process are reasons to give up`() throws {
        var isInterrupted: [Bool] = []
        /// A key and a signal need a moment to arrive.
        func look(_ screen: FullScreen, times: Int = 100) {
            isInterrupted.append((1...times).contains { _ in screen.takeInterruption() || usleep(10_000) != 0 })
        }
        let owner = Owner { screen, _ in
            screen.showWhileBusy("busy")
            look(screen, times: 1)
            terminal.type("x")
            look(screen)
            look(screen, times: 1)
            send(SIGTERM)
            look(screen)
        }
        #expect(try run(owner, typing: "w") == .signal(SIGTERM))
        #expect(isInterrupted == [false, true, false, true])
        #expect(owner.events == [Self.key("w")])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `a signal that ends a process ends the loop first`(signal: Int32) throws {
        let owner = Owner { _, _ in kill(getpid(), signal) }
        #expect(try run(owner, typing: "x") == .signal(signal))
        try expectRestored()
    }

    /// Sends SIGTERM to this process, and returns when it was delivered, to whichever thread.
    private static func endThisProcess() {
        kill(getpid(), SIGTERM)
        var pending = sigset_t()
        repeat {
            usleep(5_000)
            sigpending(&pending)
        } while sigismember(&pending, SIGTERM) == 1
        usleep(5_000)
    }

    @Test func `a signal is heard between two keys of a burst`() throws {
        let owner = Owner { _, event in if event == Self.key("2") { Self.endThisProcess() } }
        #expect(try run(owner, typing: "12345") == .signal(SIGTERM))
        #expect(owner.events == [Self.key("1"), Self.key("2")])
        try expectRestored()
    }

    @Test func `a terminal that is closed ends the loop`() throws {
        let owner = Owner { _, _ in terminal.hangUp() }
        #expect(try run(owner, typing: "x") == .terminalClosed)
    }

    @Test func `the rest of a sequence that came while the program was busy is not taken for keys`() throws {
        let pipe = try Pipe()
        let owner = Owner { screen, _ in screen.stop() }
        // Esc was read before. When this returns, its time is over, and the rest waits unread.
        owner.onWatched = { screen in
            screen.watchedDescriptors = []
            terminal.type("[A")
            let end = ContinuousClock.now + .milliseconds(60)
            while .now < end {}
        }
        terminal.type("\u{1B}")
        pipe.write([7])
        #expect(try run(owner) { $0.watchedDescriptors = [pipe.readEnd] } == .stopped)
        #expect(owner.events == [.key(.up, [])])
    }

    @Test func `a cancelled timer does not fire`() throws {
        let owner = Owner { screen, event in
            if event == .key(.escape, []) { return screen.stop() }
            screen.startTimer(after: .milliseconds(1))
            screen.cancelTimer()
            // A lone Esc comes later than the timer would.
            terminal.type("\u{1B}")
        }
        owner.onTimer = { _ in Issue.record("the timer was cancelled") }
        #expect(try run(owner, typing: "c") == .stopped)
    }

    @Test func `a timer fires once, and a frame follows`() throws {
        let owner = Owner { screen, _ in screen.startTimer(after: .milliseconds(1)) }
        owner.onTimer = { [unowned owner] screen in
            owner.pictures = 0
            screen.startTimer(after: .milliseconds(1))
            owner.onTimer = { screen in
                #expect(owner.pictures == 1)
                screen.stop()
            }
        }
        #expect(try run(owner, typing: "x") == .stopped)
    }

    @Test func `what else is watched is told, and no frame is drawn that nobody wants`() throws {
        let pipe = try Pipe()
        let owner = Owner { _, _ in }
        var pictures: [Int] = []
        owner.onWatched = { [unowned owner] screen in
            pictures.append(owner.pictures)
            #expect(pipe.readAvailable() == [7])
            if pictures.count == 2 { screen.setNeedsFrame() }
            if pictures.count == 3 { screen.stop() } else { pipe.write([7]) }
        }
        pipe.write([7])
        #expect(try run(owner) { $0.watchedDescriptors = [pipe.readEnd] } == .stopped)
        #expect(pictures == [1, 1, 2])
        #expect(owner.events == [])
    }

    @Test func `keys come through while what is watched is ready all the time`() throws {
        let pipe = try Pipe()
        pipe.write([7])
        let owner = Owner { screen, event in
            if event == Self.key("q") { screen.stop() } else { terminal.type("q") }
        }
        #expect(try run(owner, typing: "x") { $0.watchedDescriptors = [pipe.readEnd] } == .stopped)
    }

    @Test func `what is not watched any more does not wake`() throws {
        let pipe = try Pipe()
        var reports = 0
        let owner = Owner { _, _ in }
        owner.onWatched = { screen in
            reports += 1
            screen.watchedDescriptors = []
            screen.startTimer(after: WatchedDescriptor.interval * 2)
        }
        owner.onTimer = { $0.stop() }
        pipe.write([7])
        #expect(try run(owner) { $0.watchedDescriptors = [pipe.readEnd] } == .stopped)
        #expect(reports == 1)
    }

    @Test func `a terminal that stops reading gets the newest picture and not all of them`() throws {
        let size = GridSize(columns: 200, rows: 50)
        terminal.resize(columns: size.columns, rows: size.rows)
        let owner = Owner { _, _ in }
        owner.isNoisy = true
        owner.onPicture = { $0.setNeedsFrame() }
        // Nobody reads the screen. Once the terminal holds no more, time may pass and no picture is asked for.
        var counts: [Int] = []
        owner.onTimer = { [unowned owner] screen in
            counts.append(owner.pictures)
            if counts.count < 100 { screen.startTimer(after: .milliseconds(2)) } else { screen.stop() }
        }
        #expect(try run(owner, typing: "x") { $0.startTimer(after: .milliseconds(2)) } == .stopped)
        #expect(Set(counts.suffix(20)).count == 1)
        #expect(try terminal.settings.isCooked)
    }

    @Test func `after a stop that could not be caught the terminal is taken again`() throws {
        var shown: EmulatedTerminal?
        let owner = Owner { screen, _ in
            terminal.readAvailable()
            terminal.show(Self.leftByAnotherProgram)
            terminal.scribble()
            kill(getpid(), SIGCONT)
            screen.startTimer(after: .milliseconds(20))
        }
        owner.onTimer = { screen in
            shown = screenNow
            screen.stop()
        }
        #expect(try run(owner, typing: "c") == .stopped)
        let screen = try #require(shown)
        #expect(screen.isAlternate)
        #expect(screen.modes.isSuperset(of: Self.modes))
        #expect(screen.difference(from: Owner.picture(Self.size)) == nil)
        // What is pushed once is popped once: only the keys of a crashed program's mode are others.
        #expect(transcribed("\u{1B}[?1049h") == 2 && transcribed("\u{1B}[>0u") == 1 && transcribed("\u{1B}[<1u") == 1)
        try expectRestored()
    }

    @Test func `what is no terminal is refused`() throws {
        let pipe = try Pipe()
        #expect(throws: SystemError.self) {
            _ = try FullScreen(profile: Self.profile, input: pipe.readEnd, output: pipe.writeEnd)
        }
    }

    @Test func `the delegate is not kept alive`() throws {
        let screen = try FullScreen(profile: Self.profile, input: terminal.programEnd, output: terminal.programEnd)
        weak var observed: Owner?
        do {
            let owner = Owner { _, _ in }
            observed = owner
            screen.delegate = owner
        }
        #expect(observed == nil)
    }

    @Test func `a text for the clipboard goes out once, before the next frame`() throws {
        let owner = Owner { screen, event in
            switch event {
            case .key(.character("c"), _): screen.copy("foobar")
            case .key(.character("q"), _): screen.stop()
            default: break
            }
        }
        owner.onPicture = { screen in
            if owner.events.last == Self.key("c") { terminal.type("xq") }
        }
        #expect(try run(owner, typing: "c") == .stopped)
        #expect(transcribed("\u{1B}]52;c;Zm9vYmFy\u{7}") == 1)
    }

    @Test func `a terminal is asked for its ground once, and its answer repaints the picture in the colours for that`()
        throws
    {
        let profile = TerminalProfile(environment: { ["TERM": "xterm-256color"][$0] }, isTerminal: true)
        let owner = Owner { screen, _ in screen.stop() }
        owner.onPicture = { screen in
            // The second picture comes with the answer alone: no event is told.
            if owner.pictures == 1 { terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\") }
            if owner.pictures == 2 { terminal.type("q") }
        }
        #expect(try run(owner, profile) == .stopped)
        #expect(owner.events == [Self.key("q")])
        #expect(transcribed("\u{1B}]11;?") == 1)
        // The last row is drawn in an accent: that of an unknown ground is the terminal's own colour, bold.
        #expect(transcribed("38;5;26m") == 1 && transcribed("38;5;75") == 0)
        try expectRestored()
    }

    @Test(arguments: [
        ["TERM": "xterm-256color", "COLORFGBG": "15;0"], ["TERM": "xterm-256color", "NO_COLOR": "1"],
        ["TERM": "linux"],
    ])
    func `a terminal is not asked where its answer would change nothing`(environment: [String: String]) throws {
        let profile = TerminalProfile(environment: { environment[$0] }, isTerminal: true)
        let owner = Owner { screen, _ in screen.stop() }
        #expect(try run(owner, profile, typing: "q") == .stopped)
        #expect(transcribed("\u{1B}]11") == 0)
    }

    @Test func `an answer that is late is not left to the shell`() throws {
        let profile = TerminalProfile(environment: { ["TERM": "xterm-256color"][$0] }, isTerminal: true)
        nonisolated(unsafe) let terminal = terminal
        let answer = BackgroundTask {
            usleep(50_000)
            terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
        }
        let owner = Owner { screen, _ in screen.stop() }
        #expect(try run(owner, profile, typing: "q") == .stopped)
        _ = answer.result
        // The kernel shows what comes when the terminal is the shell's again.
        #expect(transcribed("rgb:") == 0)
    }

    // MARK: -

    private static let profile = TerminalProfile(
        environment: { ["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "15;0"][$0] }, isTerminal: true)

    private func run(
        _ owner: Owner, _ profile: TerminalProfile = profile, typing text: String = "",
        prepare: (FullScreen) -> Void = { _ in }
    ) throws -> FullScreen.ExitReason {
        terminal.type(text)
        let screen = try FullScreen(profile: profile, input: terminal.programEnd, output: terminal.programEnd)
        screen.delegate = owner
        prepare(screen)
        return try screen.run()
    }

    /// The modes of a full screen, as xterm numbers them: buttons of the mouse, reported in decimal, and bracketed paste.
    private static let modes: Set<Int> = [1000, 1006, 2004]
    /// What a shell that takes the terminal over writes.
    private static let leftByAnotherProgram = "\u{1B}[?2004l\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?7h\u{1B}[?1049l$ fg\r\n"

    /// Returns how often something was written to the terminal.
    private func transcribed(_ text: String) -> Int {
        terminal.readAvailable()
        let bytes = Array(text.utf8)
        return terminal.transcript.indices.count { terminal.transcript[$0...].starts(with: bytes) }
    }

    private func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        terminal.readAvailable()
        #expect(terminal.screen.modes == EmulatedTerminal.untouchedModes, sourceLocation: sourceLocation)
        #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
        #expect(terminal.screen.isStylePlain, sourceLocation: sourceLocation)
        #expect(terminal.screen.complaints == [], sourceLocation: sourceLocation)
        #expect(try terminal.settings.isCooked, sourceLocation: sourceLocation)
    }
}

/// A program that shows its size.
@MainActor
private final class Owner: FullScreenDelegate {
    var events: [InputEvent] = []
    var pictures = 0
    var isNoisy = false
    var onTimer: (FullScreen) -> Void = { _ in }
    var onWatched: (FullScreen) -> Void = { _ in }
    var onPicture: (FullScreen) -> Void = { _ in }
    private let onEvent: (FullScreen, InputEvent) -> Void

    init(onEvent: @escaping (FullScreen, InputEvent) -> Void) { self.onEvent = onEvent }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        events.append(event)
        onEvent(fullScreen, event)
    }

    func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas {
        pictures += 1
        onPicture(fullScreen)
        var canvas = Self.picture(size)
        if isNoisy { canvas.fill(GridRect(size), with: Cell(pictures.isMultiple(of: 2) ? "x" : "한")) }
        return canvas
    }

    func fullScreenDidShowPicture(_ fullScreen: FullScreen) {}

    func fullScreenTimerDidFire(_ fullScreen: FullScreen) { onTimer(fullScreen) }

    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen) { onWatched(fullScreen) }

    static func picture(_ size: GridSize) -> Canvas {
        var canvas = Canvas(size: size)
        canvas.write("키오스크 \(size.columns)×\(size.rows)", at: GridPoint(column: 1, row: 1))
        let line = Cell("─", style: TextStyle(foreground: .accent))
        canvas.fill(GridRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), with: line)
        return canvas
    }
}
