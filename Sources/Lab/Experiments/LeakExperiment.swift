import KioskUI

/// Opens and closes a screen three times. The form on the screen is a
/// value; it reports to a delegate that it holds weakly or strongly.
struct LeakExperiment: Experiment {
    func run() -> Outcome {
        let notebook = Notebook()

        notebook.begin(.labWeakDelegate)
        for number in 1...3 {
            openAndClose(WeakScreen("WeakScreen \(number)", notebook))
        }
        notebook.note(.labLiveObjects, notebook.liveCount)

        notebook.begin(.labStrongDelegate)
        let witnesses = (1...3).map { number in
            openAndClose(StrongScreen("StrongScreen \(number)", notebook))
        }
        for case let screen? in witnesses.map(\.screen) {
            notebook.write(.alive(screen.name))
            notebook.write(.cycle("\(screen.name) → form → delegate → \(screen.name)"))
        }
        notebook.note(.labLiveObjects, notebook.liveCount)

        notebook.begin(.labStrongUnkept)
        for number in 1...3 {
            openAndClose(ClerkScreen("ClerkScreen \(number)", notebook))
        }
        notebook.note(.labLiveObjects, notebook.liveCount)

        // Counted: now cut the cycles, so that the kiosk leaks nothing.
        notebook.begin(.labCycleCut)
        for witness in witnesses { witness.screen?.form.delegate = nil }
        return notebook.outcome
    }

    /// Only the navigator keeps the screen; the answer refers to it weakly.
    @discardableResult
    private func openAndClose<S: OpenedScreen>(_ makeScreen: @autoclosure () -> S) -> Witness<S> {
        let navigator = Navigator(root: BareScreen("home"))
        let witness = push(makeScreen(), on: navigator)
        navigator.pop()
        return witness
    }

    private func push<S: OpenedScreen>(_ screen: S, on navigator: Navigator) -> Witness<S> {
        navigator.push(screen)
        return Witness(screen: screen)
    }
}

private struct Witness<S: OpenedScreen> {
    weak var screen: S?
}

private protocol FormDelegate: AnyObject {}

private struct WeakForm {
    weak var delegate: (any FormDelegate)?
}

private struct StrongForm {
    var delegate: (any FormDelegate)?
}

/// Writes down when it is made and when it is released.
private class OpenedScreen: BareScreen {
    let notebook: Notebook

    init(_ name: String, _ notebook: Notebook) {
        self.notebook = notebook
        super.init(name)
        notebook.write(.made(name))
    }

    deinit { notebook.write(.released(name)) }
}

private final class WeakScreen: OpenedScreen, FormDelegate {
    lazy var form = WeakForm(delegate: self)
    override func willAppear() { _ = form }
}

/// Holds a form that holds it.
private final class StrongScreen: OpenedScreen, FormDelegate {
    lazy var form = StrongForm(delegate: self)
    override func willAppear() { _ = form }
}

/// Holds a form that holds a clerk. The clerk holds nobody.
private final class ClerkScreen: OpenedScreen {
    lazy var form = StrongForm(delegate: Clerk(name, notebook))
    override func willAppear() { _ = form }
}

private final class Clerk: FormDelegate {
    let name: String
    let notebook: Notebook

    init(_ screen: String, _ notebook: Notebook) {
        name = "Clerk of \(screen)"
        self.notebook = notebook
        notebook.write(.made(name))
    }

    deinit { notebook.write(.released(name)) }
}
