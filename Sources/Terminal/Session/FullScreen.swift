/// The whole screen of a terminal for one program, and the loop that waits for something to happen to it.
///
/// One thread, one loop: it sleeps until there is input, a signal, room for output or the end of a timer, hands everything
/// that has come to the delegate, and then asks for one picture. While nothing happens it does not wake up at all; while
/// the terminal does not take what was written, no picture is asked for, and the next one is the newest.
package final class FullScreen {
    /// Who is asked for pictures and told what happens.
    package weak var delegate: (any FullScreenDelegate)?

    /// How large the terminal is.
    package private(set) var size: GridSize

    private let device: TerminalDevice
    private let profile: TerminalProfile
    private var renderer: FrameRenderer
    private var decoder = KeyDecoder()
    private var output: OutputQueue
    private var crashGuard: CrashGuard?
    private var needsFrame = false
    private var asksForSuspension = false
    private var ending: Ending?
    private var timerDeadline: ContinuousClock.Instant?
    private var decoderDeadline: ContinuousClock.Instant?
    private var watch: Watch?

    /// How long a terminal that has stopped reading may hold up the end.
    private static let farewell: Duration = .milliseconds(500)
    /// Bytes of input after which a frame is drawn although there is more.
    private static let longestBurst = 256 * 1024

    /// Prepares a session; the terminal is taken when it runs.
    ///
    /// - Parameters:
    ///   - profile: what the terminal can do.
    ///   - input: the descriptor that keys come from.
    ///   - output: the descriptor that pictures go to.
    /// - Throws: `IOError.failed` when the input is no terminal.
    package init(profile: TerminalProfile, input: Int32 = 0, output: Int32 = 1) throws(IOError) {
        self.profile = profile
        device = try TerminalDevice(input: Descriptor(number: input), output: Descriptor(number: output))
        renderer = FrameRenderer(usesColor: profile.usesColor, usesUTF8: profile.usesUTF8)
        self.output = OutputQueue(device.output)
        size = profile.size(device.size)
    }

    // MARK: - What the delegate may ask for

    /// Ends the loop before the next frame.
    package func stop() {
        ending = ending ?? .stopped
    }

    /// Asks for a frame although nothing has come in.
    package func setNeedsFrame() {
        needsFrame = true
    }

    /// Starts the only timer, once; one that was started before is forgotten.
    ///
    /// - Parameter delay: until `fullScreenTimerDidFire`.
    package func startTimer(after delay: Duration) {
        timerDeadline = .now + delay
    }

    /// Forgets the timer.
    package func cancelTimer() {
        timerDeadline = nil
    }

    /// One more descriptor that shall wake the loop when it can be read from; whoever is told has to read until it cannot.
    package var watchedDescriptor: Int32? {
        get { watch?.descriptor.number }
        set { if newValue != watchedDescriptor { watch = newValue.map { Watch(Descriptor(number: $0)) } } }
    }

    // MARK: - The loop

    /// Takes the terminal, runs until something ends it, and gives the terminal back.
    ///
    /// - Returns: what has ended it.
    /// - Throws: `IOError.failed` when signals cannot be handled.
    package func run() throws(IOError) -> Ending {
        let signals = try SignalRelay()
        ending = nil
        enter()
        while ending == nil {
            wait(signals)
            if asksForSuspension { suspend(signals, group: true) }
            if needsFrame, output.isEmpty, ending == nil { draw() }
        }
        leave()
        signals.stop()
        return ending ?? .stopped
    }

    private func wait(_ signals: SignalRelay) {
        var readiness = Readiness()
        let input = readiness.reading(device.input)
        let signal = readiness.reading(signals.readEnd)
        let room = output.isEmpty ? nil : readiness.writing(device.output)
        let watched = watch?.isWaitedFor(at: .now) == true ? watch.map { readiness.reading($0.descriptor) } : nil
        readiness.wait(timeLeft)

        if readiness.isReady(signal) { handle(signals) }
        if readiness.isReady(input) { readInput() }
        if let room, readiness.isReady(room) { flush() }
        if let watched, readiness.isReady(watched) { reportWatched() }
        fireTimers()
    }

    private var timeLeft: Duration? {
        if needsFrame, output.isEmpty { return .zero }
        let deadlines = [timerDeadline, decoder.isHolding ? decoderDeadline : nil, watch?.restEnd]
        return deadlines.compactMap(\.self).min().map { $0 - .now }
    }

    private func fireTimers() {
        if timerDeadline == nil, decoderDeadline == nil { return }
        endWaiting()
        if let deadline = timerDeadline, deadline <= .now {
            timerDeadline = nil
            needsFrame = true
            delegate?.fullScreenTimerDidFire(self)
        }
    }

    /// Tells the decoder when nothing has followed for as long as it wanted to wait.
    private func endWaiting() {
        guard let deadline = decoderDeadline, deadline <= .now else { return }
        // On a busy machine the rest of a sequence may have come while this process had to wait for its turn.
        if decoder.isHolding, Readiness.wait(toRead: device.input, .zero) { return }
        report(decoder.timeout())
    }

    private func reportWatched() {
        guard let delegate else {
            // Nobody is left who could read from it, and it would be ready for ever.
            watch = nil
            return
        }
        if ending == nil, watch?.becomesReady(at: .now) == true { delegate.fullScreenWatchedDescriptorIsReady(self) }
    }

    private func readInput() {
        // What is held is completed rather than given up, even if this process was too late to look in time.
        if !decoder.isHolding { endWaiting() }
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            var total = 0
            while ending == nil {
                switch device.input.read(into: buffer) {
                case .moved(0), .failed:
                    ending = .terminalGone
                case .wouldBlock:
                    return
                case .moved(let count):
                    report(decoder.feed(buffer[..<count]))
                    total += count
                    // A buffer that was not filled has emptied the input. Otherwise asking again before reading again,
                    // because the descriptor may block.
                    guard count == buffer.count, total < Self.longestBurst,
                        Readiness.wait(toRead: device.input, .zero)
                    else { return }
                }
            }
        }
    }

    private func report(_ events: [InputEvent]) {
        decoderDeadline = decoder.patience.map { .now + $0 }
        for event in events where ending == nil {
            if event == .key(.character("z"), .control) {
                asksForSuspension = true
            } else {
                needsFrame = true
                delegate?.fullScreen(self, didReceive: event)
            }
        }
    }

    private func handle(_ signals: SignalRelay) {
        for signal in signals.received() where ending == nil {
            if SignalRelay.isEnding(signal) {
                ending = .signal(signal)
            } else if SignalRelay.isStop(signal) {
                suspend(signals, group: false)
            } else if SignalRelay.isContinuation(signal) {
                // Stopped by a signal that cannot be caught, the terminal is in whatever state the shell has left it.
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

    private func suspend(_ signals: SignalRelay, group: Bool) {
        asksForSuspension = false
        leave()
        signals.suspendProcess(group: group)
        // A shell that ends a stopped job sends the signal for that first: then the terminal is not ours any more.
        if let signal = signals.received().first(where: SignalRelay.isEnding) {
            ending = .signal(signal)
            return
        }
        device.adoptModes()
        enter()
        resize()
    }

    // MARK: - The terminal

    private func enter() {
        device.enterRawMode()
        crashGuard = crashGuard ?? CrashGuard(device, sequence: TerminalSequences.leave)
        output.append(TerminalSequences.enter)
        renderer.invalidate()
        needsFrame = true
        draw()
    }

    private func leave() {
        guard let guarding = crashGuard else { return }
        if ending == .terminalGone { output.discard() }
        output.append(TerminalSequences.leave)
        output.drain(within: Self.farewell)
        output.discard()
        device.restoreModes()
        guarding.stop()
        crashGuard = nil
        decoder = KeyDecoder()
        decoderDeadline = nil
    }

    private func draw() {
        needsFrame = false
        guard let delegate else { return }
        let bytes = renderer.render(delegate.fullScreen(self, canvasFor: size))
        if bytes.isEmpty, output.isEmpty { return }
        output.append(bytes)
        flush()
    }

    private func flush() {
        do { try output.flush() } catch { ending = .terminalGone }
    }
}
