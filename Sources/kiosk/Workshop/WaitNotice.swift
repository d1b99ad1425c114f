import ScreenKit
import System
import Terminal

/// The notice that the program waits for another one, which has the ledger.
///
/// In lines, a signal ends the wait. A full screen hears no signal and handles no key while it waits, so any key ends the wait.
final class WaitNotice {
    weak var screen: FullScreen?
    /// Returns the texts of the customers in front of the screen; `nil` if there are none. No process is of any use to
    /// them.
    var textsOfCustomers: () -> Texts? = { nil }
    private let texts: Texts
    private let console: Console

    init(texts: Texts, console: Console) {
        self.texts = texts
        self.console = console
    }

    /// Shows the notice, with the process that has the ledger if it is known.
    func show(_ holder: LockHolder?) {
        let process = holder.map { texts(.waitForProcess, String($0.process), $0.command.printable) }
        show(process ?? texts(.waitForKiosk))
    }

    /// Shows that the servers of a shop are waited for.
    func show(waitingFor server: String) { show(texts(.waitForServer, server.printable)) }

    private func show(_ message: String) {
        let notice = textsOfCustomers().map { $0(.waitOfCustomer) }
        if let screen {
            screen.showWhileBusy(notice ?? message + " – " + texts(.waitEnd))
        } else {
            console.complain(notice ?? message)
        }
    }

    /// Returns whether the person or a signal has ended the wait since ``show(_:)``.
    func takeInterruption() -> Bool { screen?.takeInterruption() ?? false }
}
