import ScreenKit
import Storage
import Terminal

/// Runs the kiosk on a whole terminal: passes input to the front, and its pictures to the terminal.
final class FullScreenKiosk: FullScreenDelegate {
    private let kiosk: Kiosk
    private let front: FullScreenFront
    private let others: OtherKiosks?
    private let traceFile: TraceFile?

    /// - Parameters:
    ///   - kiosk: The kiosk to run.
    ///   - others: The other kiosks that change the same data; `nil` if there can be none.
    ///   - traceFile: The file for the trace; `nil` if no trace is wanted.
    init(_ kiosk: Kiosk, others: OtherKiosks?, traceFile: TraceFile?) {
        self.kiosk = kiosk
        self.others = others
        self.traceFile = traceFile
        front = FullScreenFront(kiosk: kiosk)
    }

    /// Runs until the person leaves, a signal comes, or the terminal is gone.
    func run(on terminal: FullScreen) throws(IOError) -> FullScreen.ExitReason {
        terminal.delegate = self
        terminal.watchedDescriptor = others?.descriptor
        return try terminal.run()
    }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        if lookDelay != nil { lookAtOthers(fullScreen) }
        front.handle(event)
        // An error is reported at the end, when the terminal shows lines again.
        try? traceFile?.save()
        if front.isFinished { fullScreen.stop() }
        setTimer(of: fullScreen)
    }

    func fullScreen(_ fullScreen: FullScreen, canvasFor size: GridSize) -> Canvas {
        front.draw(size: size)
    }

    func fullScreenTimerDidFire(_ fullScreen: FullScreen) {
        if front.delay == nil {
            lookAtOthers(fullScreen)
        } else {
            front.timeHasPassed()
        }
        setTimer(of: fullScreen)
    }

    func fullScreenWatchedDescriptorIsReady(_ fullScreen: FullScreen) {
        lookAtOthers(fullScreen)
        // The flash of a key keeps its time, however often other kiosks write.
        if front.delay == nil { setTimer(of: fullScreen) }
    }

    private func lookAtOthers(_ fullScreen: FullScreen) {
        guard let others else { return }
        if others.haveChangedBooks() {
            front.contentHasChanged()
            fullScreen.setNeedsFrame()
        }
        fullScreen.watchedDescriptor = others.descriptor
    }

    private func setTimer(of fullScreen: FullScreen) {
        if let delay = front.delay ?? lookDelay {
            fullScreen.startTimer(after: delay)
        } else {
            fullScreen.cancelTimer()
        }
    }

    /// The time until the next look at the other kiosks' writes, if no watcher reports them. It is `nil` in the home menu, which
    /// shows nothing of theirs: a kiosk that stands there all night does not wake up.
    private var lookDelay: Duration? {
        guard let others, others.descriptor == nil, !kiosk.navigator.isAtRoot else { return nil }
        return .seconds(1)
    }
}

/// A descriptor that becomes readable when a file may have changed.
nonisolated protocol ChangeWatcher: AnyObject {
    var descriptor: Int32 { get }

    /// Makes the descriptor wait for the next change.
    ///
    /// - Returns: Whether the file has changed.
    /// - Throws: An error if the file cannot be watched any more.
    func drain() throws -> Bool
}

extension FileWatcher: ChangeWatcher {}

/// The changes that other kiosks make to the books that this kiosk shows.
final class OtherKiosks {
    private let refresh: () -> Bool
    private var watcher: (any ChangeWatcher)?

    /// - Parameters:
    ///   - watcher: The watcher of the file with the books; `nil` if that file cannot be watched.
    ///   - refresh: Reads the changes, and returns whether there are any.
    init(watcher: (any ChangeWatcher)?, refresh: @escaping () -> Bool) {
        self.refresh = refresh
        self.watcher = watcher
    }

    /// The descriptor that is readable after other kiosks may have written; `nil` if nothing reports their writes, and
    /// ``haveChangedBooks()`` has to be called now and then.
    var descriptor: Int32? { watcher?.descriptor }

    /// Reads the changes of the other kiosks, and returns whether there are any.
    func haveChangedBooks() -> Bool {
        do {
            if let watcher, try !watcher.drain() { return false }
        } catch {
            // Its descriptor may be readable for ever, or never again.
            watcher = nil
        }
        return refresh()
    }
}
