import Terminal

/// Runs a kiosk, or one after another, on a whole terminal: passes input to the front, and its pictures to the terminal.
@MainActor final class FullScreenRunner: FullScreenDelegate {
    private let source: any KioskSource
    private var kiosk: Kiosk
    private var front: FullScreenFront
    private let sources: ChangeSources
    private let isStill: Bool
    private let didShow: () -> Void
    private let afterInput: () -> Void

    init(
        _ source: any KioskSource, sources: [any ChangeSource] = [], isStill: Bool = false,
        didShow: @escaping () -> Void = {}, afterInput: @escaping () -> Void = {}
    ) {
        self.source = source
        self.isStill = isStill
        self.sources = ChangeSources(sources)
        self.didShow = didShow
        self.afterInput = afterInput
        kiosk = source.kiosk
        front = FullScreenFront(kiosk: source.kiosk, motion: isStill ? .none : .all)
    }

    func run(on terminal: FullScreen) throws(SystemError) -> FullScreen.ExitReason {
        terminal.delegate = self
        kiosk.showsFills = terminal.profile.showsFills
        terminal.isForGuests = !kiosk.policy.contains(.quit)
        terminal.watchedDescriptors = sources.descriptors
        return try terminal.run()
    }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        if lookDelay != nil { read(sources.unreported, fullScreen) }
        if case .resize = event {
            front.handle(event)
        } else if source.admitInput() {
            front.handle(event)
            if let text = front.takeCopiedText() { fullScreen.copy(text) }
            source.inputWasHandled()
        } else {
            front.contentHasChanged()
        }
        followSource(on: fullScreen)
        afterInput()
        if source.isFinished { fullScreen.stop() }
        fullScreen.watchedDescriptors = sources.descriptors
        setTimer(of: fullScreen)
    }

    func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas {
        let delay = front.delay
        let picture = front.draw(size: size)
        if front.delay != delay { setTimer(of: fullScreen) }
        return picture
    }

    func fullScreenDidShowPicture(_ fullScreen: FullScreen) { didShow() }

    func fullScreenTimerDidFire(_ fullScreen: FullScreen) {
        let announcement = kiosk.announcement
        source.timeHasPassed()
        followSource(on: fullScreen)
        if kiosk.announcement != announcement { front.contentHasChanged() }
        if front.delay == nil {
            read(sources, fullScreen)
        } else {
            front.timeHasPassed()
        }
        setTimer(of: fullScreen)
    }

    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen) {
        read(sources, fullScreen)
        // The flash of a key keeps its time, however often changes arrive.
        if front.delay == nil { setTimer(of: fullScreen) }
    }

    /// Shows another kiosk if the source has one. The one before is released, and nothing of it stays on the terminal.
    private func followSource(on fullScreen: FullScreen) {
        guard source.kiosk !== kiosk else { return }
        kiosk = source.kiosk
        kiosk.showsFills = fullScreen.profile.showsFills
        front = FullScreenFront(kiosk: kiosk, motion: isStill ? .none : .all)
        fullScreen.isForGuests = !kiosk.policy.contains(.quit)
        fullScreen.eraseHistory()
    }

    private func read(_ changed: ChangeSources, _ fullScreen: FullScreen) {
        if changed.readChanges() {
            kiosk.dataDidChange()
            front.contentHasChanged()
            fullScreen.setNeedsFrame()
        }
        fullScreen.watchedDescriptors = sources.descriptors
    }

    private func setTimer(of fullScreen: FullScreen) {
        if let delay = [front.delay ?? lookDelay, source.delay].compactMap(\.self).min() {
            fullScreen.startTimer(after: delay)
        } else {
            fullScreen.cancelTimer()
        }
    }

    /// The time until the next look at the changes; `nil` on a page that shows nothing of theirs.
    private var lookDelay: Duration? { source.isResting ? nil : sources.delay }
}
