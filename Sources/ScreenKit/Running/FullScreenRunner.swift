import Terminal

/// Changes of the data behind the screens that come from outside, such as the writes of another process.
public protocol ChangeSource: AnyObject {
    /// The descriptor that is readable after a change; `nil` if nothing reports changes.
    var descriptor: Int32? { get }
    /// All descriptors that are readable after a change, where there can be several.
    var descriptors: [Int32] { get }
    /// The time after which ``readChanges()`` is called, while a screen of an app is in view; `nil` if only the descriptor says when.
    ///
    /// It is a second where there is no descriptor, unless the source knows better.
    var delay: Duration? { get }
    /// Reads the changes.
    ///
    /// - Returns: Whether there were any.
    func readChanges() -> Bool
}

extension ChangeSource {
    /// The one descriptor, if there is one.
    public var descriptors: [Int32] { descriptor.map { [$0] } ?? [] }

    /// A second if there is no descriptor, and otherwise `nil`.
    public var delay: Duration? { descriptor == nil ? .seconds(1) : nil }
}

/// Runs a kiosk, or one after another, on a whole terminal: passes input to the front, and its pictures to the terminal.
package final class FullScreenRunner: FullScreenDelegate {
    private let source: any KioskSource
    private var kiosk: Kiosk
    private var front: FullScreenFront
    private let changes: (any ChangeSource)?
    private let afterInput: () -> Void

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - source: The kiosk to run, or the source of several.
    ///   - changes: The changes from outside; `nil` if there can be none.
    ///   - afterInput: Called after each input.
    package init(_ source: any KioskSource, changes: (any ChangeSource)?, afterInput: @escaping () -> Void) {
        self.source = source
        self.changes = changes
        self.afterInput = afterInput
        kiosk = source.kiosk
        front = FullScreenFront(kiosk: source.kiosk)
    }

    /// Runs until the person leaves, a signal comes, or the terminal is gone.
    package func run(on terminal: FullScreen) throws(IOError) -> FullScreen.ExitReason {
        terminal.delegate = self
        terminal.isForGuests = kiosk.isForGuests
        terminal.watchedDescriptors = changes?.descriptors ?? []
        return try terminal.run()
    }

    package func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        if changes?.descriptor == nil, lookDelay != nil { readChanges(fullScreen) }
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
        fullScreen.watchedDescriptors = changes?.descriptors ?? []
        setTimer(of: fullScreen)
    }

    package func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas {
        let delay = front.delay
        let picture = front.draw(size: size)
        if front.delay != delay { setTimer(of: fullScreen) }
        return picture
    }

    package func fullScreenTimerDidFire(_ fullScreen: FullScreen) {
        let announcement = kiosk.announcement
        source.timeHasPassed()
        followSource(on: fullScreen)
        if kiosk.announcement != announcement { front.contentHasChanged() }
        if front.delay == nil {
            readChanges(fullScreen)
        } else {
            front.timeHasPassed()
        }
        setTimer(of: fullScreen)
    }

    package func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen) {
        readChanges(fullScreen)
        // The flash of a key keeps its time, however often changes arrive.
        if front.delay == nil { setTimer(of: fullScreen) }
    }

    /// Shows another kiosk if the source has one. The one before is released, and nothing of it stays on the terminal.
    private func followSource(on fullScreen: FullScreen) {
        guard source.kiosk !== kiosk else { return }
        kiosk = source.kiosk
        front = FullScreenFront(kiosk: kiosk)
        fullScreen.isForGuests = kiosk.isForGuests
        fullScreen.eraseHistory()
    }

    private func readChanges(_ fullScreen: FullScreen) {
        guard let changes else { return }
        if changes.readChanges() {
            kiosk.dataDidChange()
            front.contentHasChanged()
            fullScreen.setNeedsFrame()
        }
        fullScreen.watchedDescriptors = changes.descriptors
    }

    private func setTimer(of fullScreen: FullScreen) {
        if let delay = [front.delay ?? lookDelay, source.delay].compactMap(\.self).min() {
            fullScreen.startTimer(after: delay)
        } else {
            fullScreen.cancelTimer()
        }
    }

    /// The time until the next look at the changes. It is `nil` in the home menu and on a start page, which show nothing of theirs: a
    /// kiosk that stands there all night does not wake up.
    private var lookDelay: Duration? {
        let top = kiosk.navigator.top
        return top is HomeScreen || top is StartScreen ? nil : changes?.delay
    }
}
