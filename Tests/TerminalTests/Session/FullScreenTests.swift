import Testing

@testable import Terminal

/// Signals belong to the whole process, so these run one after another.
@Suite(.serialized) @MainActor
struct FullScreenTests {
    private static let size = GridSize(columns: 30, rows: 5)

    @Test func `keys that are pending come before one frame, and quitting restores everything`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { screen, event in if event == .key(.character("q"), []) { screen.stop() } }
        terminal.type("1한")
        terminal.type("\u{1B}[Aq")
        // The kernel would keep the line back until its end otherwise; a raw terminal has it at once.
        #expect(try run(owner, terminal) == .stopped)
        #expect(
            owner.events == [
                .key(.character("1"), []), .key(.character("한"), []), .key(.up, []), .key(.character("q"), []),
            ])
        let bytes = terminal.readScreen()
        #expect(leftOn(bytes).isEmpty)
        #expect(terminal.isCooked)
    }

    @Test func `while it runs the terminal is raw and shows the picture`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        var model = VirtualTerminal(size: Self.size)
        var wasRaw = false
        var shown: String?
        let owner = Owner { screen, _ in
            wasRaw = !terminal.isCooked
            let bytes = terminal.readScreen()
            model.feed(Array(bytes.drop { $0 != 0x1B }.dropFirst(Self.modes(on: true).count)))
            shown = model.difference(from: Owner.picture(Self.size))
            screen.stop()
        }
        terminal.type("x")
        #expect(try run(owner, terminal) == .stopped)
        #expect(wasRaw)
        #expect(shown == nil)
    }

    @Test func `a resize is told and painted as a whole`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let larger = GridSize(columns: 41, rows: 9)
        var model = VirtualTerminal.used(size: larger)
        let owner = Owner { screen, event in
            switch event {
            case .key(.character("r"), _):
                _ = terminal.readScreen()
                terminal.resize(larger)
                PseudoTerminal.raise(PseudoTerminal.windowChanged)
            case .resize(let size):
                #expect(size == larger && screen.size == larger)
                terminal.type("q")
            default:
                model.feed(terminal.readScreen())
                screen.stop()
            }
        }
        terminal.type("r")
        #expect(try run(owner, terminal) == .stopped)
        #expect(model.difference(from: Owner.picture(larger)) == nil)
    }

    @Test(arguments: [PseudoTerminal.terminate, PseudoTerminal.hangUp, PseudoTerminal.interrupt])
    func `a signal that ends a process ends the loop first`(signal: Int32) throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { _, _ in PseudoTerminal.raise(signal) }
        terminal.type("x")
        #expect(try run(owner, terminal) == .signal(signal))
        #expect(leftOn(terminal.readScreen()).isEmpty)
        #expect(terminal.isCooked)
    }

    @Test func `a terminal that is closed ends the loop`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { _, _ in terminal.hangUp() }
        terminal.type("x")
        #expect(try run(owner, terminal) == .terminalClosed)
    }

    @Test func `a lone Esc is told without any more input`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { screen, event in if event == .key(.escape, []) { screen.stop() } }
        terminal.type("\u{1B}")
        #expect(try run(owner, terminal) == .stopped)
    }

    @Test func `the rest of a sequence that came while the program was busy is not taken for keys`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let pipe = try Pipe()
        let owner = Owner { screen, _ in screen.stop() }
        // Esc was read before. When this returns, its time is over, and the rest waits unread.
        owner.onWatched = { screen in
            screen.watchedDescriptor = nil
            terminal.type("[A")
            let end = ContinuousClock.now + .milliseconds(60)
            while .now < end {}
        }
        terminal.type("\u{1B}")
        Pipe.write([7], to: pipe.writeEnd)
        #expect(try run(owner, terminal) { $0.watchedDescriptor = pipe.readEnd } == .stopped)
        #expect(owner.events == [.key(.up, [])])
    }

    @Test func `a cancelled timer does not fire`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { screen, event in
            if event == .key(.escape, []) { return screen.stop() }
            screen.startTimer(after: .milliseconds(1))
            screen.cancelTimer()
            // A lone Esc comes later than the timer would.
            terminal.type("\u{1B}")
        }
        owner.onTimer = { _ in Issue.record("the timer was cancelled") }
        terminal.type("c")
        #expect(try run(owner, terminal) == .stopped)
    }

    @Test func `no event comes after the end`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { screen, _ in screen.stop() }
        terminal.type("qx")
        #expect(try run(owner, terminal) == .stopped)
        #expect(owner.events == [.key(.character("q"), [])])
    }

    @Test func `a timer fires once, and a frame follows`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let owner = Owner { screen, _ in screen.startTimer(after: .milliseconds(1)) }
        owner.onTimer = { [unowned owner] screen in
            owner.pictures = 0
            screen.startTimer(after: .milliseconds(1))
            owner.onTimer = { screen in
                #expect(owner.pictures == 1)
                screen.stop()
            }
        }
        terminal.type("x")
        #expect(try run(owner, terminal) == .stopped)
    }

    @Test func `what else is watched is told, and no frame is drawn that nobody wants`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let pipe = try Pipe()
        let owner = Owner { _, _ in }
        var pictures: [Int] = []
        owner.onWatched = { [unowned owner] screen in
            pictures.append(owner.pictures)
            #expect(pipe.readAvailable() == [7])
            if pictures.count == 2 { screen.setNeedsFrame() }
            if pictures.count == 3 { screen.stop() } else { Pipe.write([7], to: pipe.writeEnd) }
        }
        Pipe.write([7], to: pipe.writeEnd)
        #expect(try run(owner, terminal) { $0.watchedDescriptor = pipe.readEnd } == .stopped)
        #expect(pictures == [1, 1, 2])
        #expect(owner.events == [])
    }

    @Test func `keys come through while what is watched is ready all the time`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let pipe = try Pipe()
        Pipe.write([7], to: pipe.writeEnd)
        let owner = Owner { screen, event in
            if event == .key(.character("q"), []) { screen.stop() } else { terminal.type("q") }
        }
        terminal.type("x")
        #expect(try run(owner, terminal) { $0.watchedDescriptor = pipe.readEnd } == .stopped)
    }

    @Test func `what is not watched any more does not wake`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let pipe = try Pipe()
        var reports = 0
        let owner = Owner { _, _ in }
        owner.onWatched = { screen in
            reports += 1
            screen.watchedDescriptor = nil
            screen.startTimer(after: WatchedDescriptor.interval * 2)
        }
        owner.onTimer = { $0.stop() }
        Pipe.write([7], to: pipe.writeEnd)
        #expect(try run(owner, terminal) { $0.watchedDescriptor = pipe.readEnd } == .stopped)
        #expect(reports == 1)
    }

    @Test func `a terminal that stops reading gets the newest picture and not all of them`() throws {
        let size = GridSize(columns: 200, rows: 50)
        let terminal = try PseudoTerminal(size: size)
        let owner = Owner { _, _ in }
        owner.isNoisy = true
        owner.onPicture = { $0.setNeedsFrame() }
        // Nobody reads the screen. Once the terminal holds no more, time may pass and no picture is asked for.
        var counts: [Int] = []
        owner.onTimer = { [unowned owner] screen in
            counts.append(owner.pictures)
            if counts.count < 100 { screen.startTimer(after: .milliseconds(2)) } else { screen.stop() }
        }
        terminal.type("x")
        #expect(try run(owner, terminal) { $0.startTimer(after: .milliseconds(2)) } == .stopped)
        #expect(Set(counts.suffix(20)).count == 1)
        #expect(terminal.isCooked)
    }

    @Test func `after a stop that could not be caught the terminal is taken again`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        var model = VirtualTerminal.used(size: Self.size)
        var beginsAnew = false
        let owner = Owner { screen, _ in
            _ = terminal.readScreen()
            PseudoTerminal.raise(PseudoTerminal.continued)
            screen.startTimer(after: .milliseconds(20))
        }
        owner.onTimer = { screen in
            let bytes = terminal.readScreen()
            beginsAnew = bytes.starts(with: Self.modes(on: true))
            model.feed(Array(bytes.dropFirst(Self.modes(on: true).count)))
            screen.stop()
        }
        terminal.type("c")
        #expect(try run(owner, terminal) == .stopped)
        #expect(beginsAnew)
        #expect(model.difference(from: Owner.picture(Self.size)) == nil)
        #expect(leftOn(terminal.readScreen()) == [])
    }

    @Test func `what is no terminal is refused`() throws {
        let pipe = try Pipe()
        #expect(throws: IOError.self) {
            _ = try FullScreen(profile: Self.profile, input: pipe.readEnd, output: pipe.writeEnd)
        }
    }

    @Test func `the delegate is not kept alive`() throws {
        let terminal = try PseudoTerminal(size: Self.size)
        let screen = try FullScreen(profile: Self.profile, input: terminal.programEnd, output: terminal.programEnd)
        weak var observed: Owner?
        do {
            let owner = Owner { _, _ in }
            observed = owner
            screen.delegate = owner
        }
        #expect(observed == nil)
    }

    // MARK: -

    private static let profile = TerminalProfile(environment: { ["TERM": "xterm"][$0] }, isTerminal: true)

    private func run(
        _ owner: Owner, _ terminal: PseudoTerminal, prepare: (FullScreen) -> Void = { _ in }
    ) throws -> FullScreen.ExitReason {
        let screen = try FullScreen(profile: Self.profile, input: terminal.programEnd, output: terminal.programEnd)
        screen.delegate = owner
        prepare(screen)
        return try screen.run()
    }

    /// What xterm calls the modes of a full screen, in the order in which the program under test says them.
    private static func modes(on: Bool) -> [UInt8] {
        ["1049", "7", "2004", "1000", "1006"].flatMap { mode in
            Array("\u{1B}[?\(mode)\((mode == "7") != on ? "h" : "l")".utf8)
        }
    }

    /// The modes that some output has switched and not switched back.
    private func leftOn(_ bytes: [UInt8]) -> [String] {
        var left: Set<String> = []
        for match in String(decoding: bytes, as: UTF8.self).matches(of: /\u{1B}\[\?(\d+)([hl])/) {
            let usuallyOn = match.1 == "7" || match.1 == "25"
            if (match.2 == "h") == usuallyOn { left.remove(String(match.1)) } else { left.insert(String(match.1)) }
        }
        return left.sorted()
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

    init(onEvent: @escaping (FullScreen, InputEvent) -> Void) {
        self.onEvent = onEvent
    }

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

    func fullScreenTimerDidFire(_ fullScreen: FullScreen) {
        onTimer(fullScreen)
    }

    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen) {
        onWatched(fullScreen)
    }

    static func picture(_ size: GridSize) -> Canvas {
        var canvas = Canvas(size: size)
        canvas.write("키오스크 \(size.columns)×\(size.rows)", at: GridPoint(column: 1, row: 1))
        canvas.fill(GridRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), with: Cell("─"))
        return canvas
    }
}
