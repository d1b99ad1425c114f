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
    private var presses = PressGuard()

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
        front = FullScreenFront(kiosk: kiosk, motion: isStill ? .none : .all)
    }

    func run(on terminal: FullScreen) throws(SystemError) -> FullScreen.ExitReason {
        terminal.delegate = self
        adapt(to: terminal)
        terminal.watchedDescriptors = sources.descriptors
        // Time passes before the first key, too.
        setTimer(of: terminal)
        presses.note(front.pageInView.key, at: nil)
        return try terminal.run()
    }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        guard presses.admit(event, on: front.pageInView, isTyping: front.isTyping, at: .now) else { return }
        defer { presses.note(front.pageInView.key, at: .now) }
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
        defer { presses.note(front.pageInView.key, at: .now) }
        if kiosk.announcement != announcement { front.contentHasChanged() }
        if front.delay == nil {
            read(sources, fullScreen)
            if kiosk.navigator.top.timeToChange != nil {
                front.contentHasChanged()
                fullScreen.setNeedsFrame()
            }
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
        front = FullScreenFront(kiosk: kiosk, motion: isStill ? .none : .all)
        adapt(to: fullScreen)
        fullScreen.eraseHistory()
    }

    private func adapt(to terminal: FullScreen) {
        kiosk.showsFills = terminal.profile.showsFills
        terminal.isForGuests = kiosk.isForGuests
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

    /// The time until the next look at the changes; `nil` on a page that shows nothing of theirs, and has no clock.
    private var lookDelay: Duration? {
        source.isResting ? nil : [sources.delay, kiosk.navigator.top.timeToChange].compactMap(\.self).min()
    }
}

/// Keeps the second of two quick presses from a page that the first one has brought: it was meant for the page before.
///
/// Only ⏎, the space bar and clicks are kept off, and from a field the letter that has brought it: a person who types letters and digits means
/// each of them. Another key ends that: whoever presses it has seen the page.
struct PressGuard {
    private var page: ViewKey?
    private var arrival: ContinuousClock.Instant?
    /// The places of the press that brought the page, and of the last one.
    private var bringer, last: GridPoint?
    private var bringingKey, lastKey: Key?

    /// Notes the page that is in view since a time; `nil` where it was the first one.
    mutating func note(_ page: ViewKey, at time: ContinuousClock.Instant?) {
        guard page != self.page else { return }
        (self.page, arrival, bringer, bringingKey) = (page, time, last, lastKey)
    }

    /// Returns whether the page in view takes an input at a time: for a second not where it was brought, and on the last one of some steps for
    /// two seconds nowhere.
    mutating func admit(
        _ event: InputEvent, on page: (key: ViewKey, isLastStep: Bool), isTyping: @autoclosure () -> Bool,
        at time: ContinuousClock.Instant
    ) -> Bool {
        note(page.key, at: time)
        let place = Self.place(of: event)
        // Two touches of one finger are not in the same cell.
        let isSame = bringer.map { bringer in
            place.map { abs($0.column - bringer.column) <= 3 && abs($0.row - bringer.row) <= 1 } ?? false
        }
        let letter: Key? = if case .key(let key, _) = event { key } else { nil }
        let isSecondLetter = letter != nil && letter == bringingKey && isTyping()
        let isKept = isSecondLetter || (page.isLastStep ? place != nil : isSame ?? false)
        if isKept, let arrival, time - arrival < .seconds(page.isLastStep ? 2 : 1) { return false }
        if let letter, letter != bringingKey, !page.isLastStep { arrival = nil }
        (last, lastKey) = (place, letter)
        return true
    }

    /// Returns where an input presses; `nil` where it does not. A key presses in no cell.
    private static func place(of event: InputEvent) -> GridPoint? {
        switch event {
        case .key(.enter, _), .key(.character(" "), _): GridPoint(column: -10, row: -10)
        case .mouse(let event): [.press(.left), .release(.left)].contains(event.action) ? event.position : nil
        case .key, .paste, .resize: nil
        }
    }
}
