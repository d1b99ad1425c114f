import ScreenKit
import ScreenTrace
import Terminal

/// Runs the kiosk on a whole terminal: hands input to the front, and its pictures to the terminal.
final class FullScreenKiosk: FullScreenDelegate {
    private let kiosk: Kiosk
    private let front: FullScreenFront
    private let others: OtherKiosks?
    private let traceFile: TraceFile?

    /// - Parameters:
    ///   - kiosk: What to run.
    ///   - others: Who else changes what is shown; `nil` where nobody can.
    ///   - traceFile: Where the trace goes; `nil` where nobody wants it.
    init(_ kiosk: Kiosk, others: OtherKiosks?, traceFile: TraceFile?) {
        self.kiosk = kiosk
        self.others = others
        self.traceFile = traceFile
        front = FullScreenFront(kiosk: kiosk)
    }

    /// Runs until something ends it.
    func run(on terminal: FullScreen) throws(IOError) -> FullScreen.ExitReason {
        terminal.delegate = self
        terminal.watchedDescriptor = others?.descriptor
        return try terminal.run()
    }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        if lookDelay != nil { lookAtOthers(fullScreen) }
        front.handle(event)
        // What cannot be written is said at the end, when there is a place for it again.
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
        // The light of a key keeps its time, however much the others do.
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

    /// How long until somebody has to look at what the others do, because nothing tells; `nil` where something does, and at the
    /// menu, which shows nothing of theirs and is where a kiosk stands all night.
    private var lookDelay: Duration? {
        guard let others, others.descriptor == nil, !kiosk.navigator.isAtRoot else { return nil }
        return .seconds(1)
    }
}
