import KioskUI
import Terminal

/// Runs the kiosk on a whole terminal: hands input to the front, and its pictures to the terminal.
final class FullScreenKiosk: FullScreenDelegate {
    private let front: FullScreenFront

    init(_ kiosk: Kiosk) {
        front = FullScreenFront(kiosk: kiosk)
    }

    /// Runs until something ends it.
    func run(on terminal: FullScreen) throws(IOError) -> Ending {
        terminal.delegate = self
        return try terminal.run()
    }

    func fullScreen(_ fullScreen: FullScreen, didReceive event: InputEvent) {
        front.handle(event)
        if front.isFinished { fullScreen.stop() }
        setTimer(of: fullScreen)
    }

    func fullScreen(_ fullScreen: FullScreen, canvasFor size: Size) -> Canvas {
        front.draw(size: size)
    }

    func fullScreenTimerDidFire(_ fullScreen: FullScreen) {
        front.timeHasPassed()
        setTimer(of: fullScreen)
    }

    private func setTimer(of fullScreen: FullScreen) {
        if let delay = front.delay {
            fullScreen.startTimer(after: delay)
        } else {
            fullScreen.cancelTimer()
        }
    }
}
