import System

/// The messages of a full screen to its owner.
@MainActor
public protocol FullScreenDelegate: AnyObject {
    /// Tells the delegate that an event came. All pending events are delivered before a frame is drawn.
    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent)

    /// Asks the delegate for the picture to show.
    func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas

    /// Tells the delegate that the terminal has taken all of the last picture.
    func fullScreenDidShowPicture(_ fullScreen: FullScreen)

    /// Tells the delegate that the time of ``FullScreen/startTimer(after:)`` is over. A frame is drawn afterwards.
    func fullScreenTimerDidFire(_ fullScreen: FullScreen)

    /// Tells the delegate that one of ``FullScreen/watchedDescriptors`` can be read. No frame is drawn unless the delegate asks for one.
    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen)
}

/// The whole screen of a terminal, and the loop that waits for its events.
///
/// The loop sleeps until there is input, a signal, room for output or the end of the timer. It delivers everything that came
/// to the delegate, and then asks for one picture. It does not wake up while nothing happens. While the terminal does not
/// accept the last frame, no picture is asked for, and the next picture is the newest one.
@MainActor
public final class FullScreen {
    /// The reason why ``FullScreen/run()`` returned. The terminal is as it was found in every case.
    public enum ExitReason: Hashable, Sendable {
        /// The program called ``FullScreen/stop()``.
        case stopped
        /// A signal asked the process to end; clean up, and call ``/System/ProcessSignals/terminate(by:)``.
        case signal(Int32)
        /// The terminal was closed, so that no message can be shown.
        case terminalClosed
    }

    /// The object that handles events and draws pictures.
    public weak var delegate: (any FullScreenDelegate)?

    /// The size of the terminal.
    public private(set) var size: GridSize

    /// A Boolean value that indicates whether any customer may use the keyboard. Then no key suspends the process, and pictures have
    /// the contrast of the terminal's own two colours: only things have others, and nothing is dim.
    public var isForGuests = false { didSet { renderer.palette.isHighContrast = isForGuests } }

    let device: TerminalDevice
    /// The abilities of the terminal.
    public let profile: TerminalProfile
    var renderer: FrameRenderer
    private var decoder = KeyDecoder()
    var output: OutputQueue
    private var crashGuard: CrashGuard?
    var needsFrame = false
    /// The sequences that go before the next frame.
    var prelude: [UInt8] = []
    private var needsSuspension = false
    private var exitReason: ExitReason?
    private var timerDeadline: ContinuousClock.Instant?
    private var decoderDeadline: ContinuousClock.Instant?
    /// The time up to which the terminal may answer a question; `nil` where it owes no answer.
    private var answerDeadline: ContinuousClock.Instant?
    private var lastInput = ContinuousClock.now
    private var watched: [WatchedDescriptor] = []
    /// The number of bytes of input that were there when the delegate began to wait.
    var typedAhead = 0
    /// The signals of the process while the session runs.
    var signals: SignalPipe?
    /// The signals that came while the delegate waited. They are handled when it waits no longer.
    var keptSignals: [Int32] = []

    /// The time that a terminal which has stopped reading, or has not answered yet, may delay the end.
    private static let patience: Duration = .milliseconds(500)
    /// The number of bytes of input after which a frame is drawn although there is more input.
    private static let inputLimit = 256 * 1024

    /// Creates a session for a descriptor that keys come from and one that pictures go to. It takes the terminal when it runs. It is an
    /// error when the input is no terminal.
    public init(profile: TerminalProfile, input: Int32 = 0, output: Int32 = 1) throws(SystemError) {
        self.profile = profile
        device = try TerminalDevice(input: Descriptor(number: input), output: Descriptor(number: output))
        renderer = FrameRenderer(
            Palette(mode: profile.colors, ground: profile.ground), usesUTF8: profile.usesUTF8,
            erasesWithFill: profile.erasesWithFill)
        self.output = OutputQueue(device.output)
        size = profile.size(device.size)
    }

    /// Ends the loop before the next frame.
    public func stop() { exitReason = exitReason ?? .stopped }

    /// Asks for a frame although no event came.
    public func setNeedsFrame() { needsFrame = true }

    /// Starts the timer, which fires once; a timer that was started before is cancelled.
    public func startTimer(after delay: Duration) { timerDeadline = .now + delay }

    /// Cancels the timer.
    public func cancelTimer() { timerDeadline = nil }

    /// Further descriptors that wake the loop when they can be read.
    ///
    /// The delegate must read everything that is there; otherwise it is told again, at most twenty times a second for each of them.
    public var watchedDescriptors: [Int32] {
        get { watched.map(\.descriptor.number) }
        set {
            guard newValue != watchedDescriptors else { return }
            watched = newValue.map { number in
                watched.first { $0.descriptor.number == number } ?? WatchedDescriptor(Descriptor(number: number))
            }
        }
    }

    // MARK: - The loop

    /// Takes the terminal, delivers events until the session ends, and restores the terminal. It is an error when the system has no pipe
    /// for signals left.
    public func run() throws(SystemError) -> ExitReason {
        let signals = try SignalPipe()
        self.signals = signals
        keptSignals = []
        exitReason = nil
        enter()
        while exitReason == nil {
            wait(signals)
            if needsSuspension { suspend(signals, group: true) }
            if needsFrame, output.isEmpty, exitReason == nil { draw() }
        }
        leave()
        signals.stop()
        self.signals = nil
        return exitReason ?? .stopped
    }

    private func wait(_ signals: SignalPipe) {
        var readiness = Readiness()
        let input = readiness.reading(device.input)
        let signal = readiness.reading(signals.readEnd)
        let room = output.isEmpty ? nil : readiness.writing(device.output)
        var others: [(number: Int32, token: Readiness.Token)] = []
        for index in watched.indices where watched[index].isWaitedFor(at: .now) {
            others.append((watched[index].descriptor.number, readiness.reading(watched[index].descriptor)))
        }
        readiness.wait(timeLeft)

        if readiness.isReady(signal) || !keptSignals.isEmpty { handle(signals) }
        if readiness.isReady(input) { readInput() }
        if let room, readiness.isReady(room) { flush() }
        for other in others where readiness.isReady(other.token) { reportWatched(other.number) }
        fireTimers()
    }

    private var timeLeft: Duration? {
        if (needsFrame && output.isEmpty) || !keptSignals.isEmpty { return .zero }
        let deadlines = [timerDeadline, decoder.needsTimeout ? decoderDeadline : nil] + watched.map(\.pauseEnd)
        return deadlines.compactMap(\.self).min().map { $0 - .now }
    }

    private func fireTimers() {
        timeOutDecoder()
        if let deadline = timerDeadline, deadline <= .now {
            timerDeadline = nil
            needsFrame = true
            delegate?.fullScreenTimerDidFire(self)
        }
    }

    /// Ends the decoder's wait for more bytes when its time is over.
    private func timeOutDecoder() {
        guard let deadline = decoderDeadline, deadline <= .now else { return }
        // The rest of the sequence may have come while this process was busy or had to wait for the processor.
        if decoder.needsTimeout, Readiness.wait(toRead: device.input, .zero) { return }
        report(decoder.timeOut())
    }

    private func reportWatched(_ number: Int32) {
        guard let delegate else {
            // Without a delegate to read it, the descriptor would be ready for ever.
            watched = []
            return
        }
        // What the delegate did about another descriptor may have removed this one.
        guard exitReason == nil, let index = watched.firstIndex(where: { $0.descriptor.number == number }) else {
            return
        }
        if watched[index].becomesReady(at: .now) { delegate.fullScreenWatchedDescriptorIsReady(self) }
    }

    private func readInput() {
        timeOutDecoder()
        if lastInput + KeyDecoder.longestGap < .now { decoder.notePause() }
        defer { lastInput = .now }
        var total = 0
        while exitReason == nil {
            let (transfer, events) = decoder.feed(from: device.input)
            switch transfer {
            case .moved(0), .failed: exitReason = .terminalClosed
            case .wouldBlock: return
            case .moved(let count):
                takeAnswer()
                report(events)
                total += count
                // A buffer that is not full has emptied the input. Otherwise the next read might block.
                guard count == KeyDecoder.readSize, total < Self.inputLimit,
                    Readiness.wait(toRead: device.input, .zero)
                else { return }
            }
        }
    }

    private func takeAnswer() {
        guard let answer = decoder.answer else { return }
        (decoder.answer, answerDeadline) = (nil, nil)
        guard let ground = Ground(answer: answer) else { return }
        renderer.palette.ground = ground
        needsFrame = true
    }

    private func report(_ events: [InputEvent]) {
        decoderDeadline = if let waitTime = decoder.waitTime { .now + waitTime } else { nil }
        for event in events {
            // A burst of keys can take long, and a signal must not wait for its end.
            if events.count > 1, let signals { handle(signals) }
            guard exitReason == nil else { return }
            if event == .key(.character("z"), .control), !isForGuests {
                needsSuspension = true
            } else {
                needsFrame = true
                delegate?.fullScreen(self, didReceive: event)
            }
        }
    }

    private func handle(_ signals: SignalPipe) {
        let received = keptSignals + signals.received()
        keptSignals = []
        for signal in received where exitReason == nil {
            if SignalPipe.isEnding(signal) {
                exitReason = .signal(signal)
            } else if SignalPipe.isStop(signal) {
                suspend(signals, group: false)
            } else if SignalPipe.isContinuation(signal) {
                // After SIGSTOP, which cannot be caught, the terminal is in the state in which the shell left it.
                enter()
            } else {
                resize()
            }
        }
    }

    private func resize() {
        size = profile.size(device.size)
        renderer.invalidate()
        needsFrame = true
        delegate?.fullScreen(self, didReceive: .resize(size))
    }

    private func suspend(_ signals: SignalPipe, group: Bool) {
        needsSuspension = false
        leave()
        signals.suspendProcess(group: group)
        // A shell that ends a stopped job sends that signal first; then the terminal belongs to the shell.
        if let signal = signals.received().first(where: SignalPipe.isEnding) {
            exitReason = .signal(signal)
            return
        }
        device.adoptModes()
        enter()
        resize()
    }

    // MARK: - The terminal

    private func enter() {
        device.enterRawMode()
        output.append(TerminalSequences.enter)
        if crashGuard == nil {
            output.append(TerminalSequences.pushKeyboardMode)
            crashGuard = CrashGuard(
                input: device.input, output: device.output, modes: device.foundModes, sequence: TerminalSequences.leave)
        }
        if profile.ground == .unknown, profile.colors == .indexed || profile.colors == .direct {
            output.append(TerminalSequences.askForGround)
            answerDeadline = .now + Self.patience
        }
        renderer.invalidate()
        needsFrame = true
        draw()
    }

    private func leave() {
        guard let guarding = crashGuard else { return }
        if exitReason == .terminalClosed { output.discard() }
        output.append(TerminalSequences.leave)
        do { try output.drain(within: Self.patience) } catch { exitReason = exitReason ?? .terminalClosed }
        output.discard()
        dropAnswer()
        device.restoreModes()
        guarding.stop()
        crashGuard = nil
        decoder = KeyDecoder()
        decoderDeadline = nil
    }

    /// Waits for the answer that the terminal owes: the shell would take it for a command. Keys before it are dropped, too.
    private func dropAnswer() {
        while exitReason != .terminalClosed, let deadline = answerDeadline, deadline > .now {
            guard Readiness.wait(toRead: device.input, deadline - .now) else { continue }
            guard case .moved(1...) = decoder.feed(from: device.input).transfer else { break }
            takeAnswer()
        }
        answerDeadline = nil
    }

    private func draw() {
        needsFrame = false
        guard let delegate else { return }
        let bytes = renderer.render(delegate.fullScreen(self, canvasFor: size))
        output.append(prelude)
        prelude = []
        if bytes.isEmpty, output.isEmpty { return }
        output.append(bytes)
        flush()
    }

    func flush() {
        do {
            try output.flush()
            if output.isEmpty { delegate?.fullScreenDidShowPicture(self) }
        } catch {
            exitReason = .terminalClosed
        }
    }
}
