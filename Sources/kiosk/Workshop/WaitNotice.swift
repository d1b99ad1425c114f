import ScreenKit
import Storage
import System
import Terminal

/// The notice that the program waits for another one, which has the ledger.
///
/// In lines, a signal ends the wait. A full screen hears no signal and handles no key while it waits, so any key ends the wait.
final class WaitNotice {
    /// The full screen, while there is one.
    weak var screen: FullScreen?
    private let texts: Texts
    private let console: Console

    init(texts: Texts, console: Console) {
        self.texts = texts
        self.console = console
    }

    /// Shows the notice, with the process that has the ledger if it is known.
    func show(_ holder: LockHolder?) {
        let message =
            holder.map { texts(.waitForProcess, String($0.process), $0.command.printable) } ?? texts(.waitForKiosk)
        if let screen {
            screen.showWhileBusy(message + " – " + texts(.waitEnd))
        } else {
            console.complain(message)
        }
    }

    /// Returns whether the person or a signal has ended the wait since ``show(_:)``.
    func takeInterruption() -> Bool { screen?.takeInterruption() ?? false }
}
