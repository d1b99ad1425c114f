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

/// Runs a kiosk on a whole terminal: passes input to the front, and its pictures to the terminal.
package final class FullScreenRunner: FullScreenDelegate {
    private let kiosk: Kiosk
    private let front: FullScreenFront
    private let changes: (any ChangeSource)?
    private let afterInput: () -> Void

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - kiosk: The kiosk to run.
    ///   - changes: The changes from outside; `nil` if there can be none.
    ///   - afterInput: Called after each input.
    package init(_ kiosk: Kiosk, changes: (any ChangeSource)?, afterInput: @escaping () -> Void) {
        self.kiosk = kiosk
        self.changes = changes
        self.afterInput = afterInput
        front = FullScreenFront(kiosk: kiosk)
    }

    /// Runs until the person leaves, a signal comes, or the terminal is gone.
    package func run(on terminal: FullScreen) throws(IOError) -> FullScreen.ExitReason {
        terminal.delegate = self
        terminal.watchedDescriptors = changes?.descriptors ?? []
        return try terminal.run()
    }

    package func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        if changes?.descriptor == nil, lookDelay != nil { readChanges(fullScreen) }
        front.handle(event)
        if let text = front.takeCopiedText() { fullScreen.copy(text) }
        afterInput()
        if front.isFinished { fullScreen.stop() }
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

    private func readChanges(_ fullScreen: FullScreen) {
        guard let changes else { return }
        if changes.readChanges() {
            front.contentHasChanged()
            fullScreen.setNeedsFrame()
        }
        fullScreen.watchedDescriptors = changes.descriptors
    }

    private func setTimer(of fullScreen: FullScreen) {
        if let delay = front.delay ?? lookDelay {
            fullScreen.startTimer(after: delay)
        } else {
            fullScreen.cancelTimer()
        }
    }

    /// The time until the next look at the changes. It is `nil` in the home menu, which shows nothing of theirs: a kiosk that
    /// stands there all night does not wake up.
    private var lookDelay: Duration? { kiosk.navigator.top is HomeScreen ? nil : changes?.delay }
}
