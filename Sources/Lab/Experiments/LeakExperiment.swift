import ScreenKit

/// A screen is opened and closed three times. The form on it has a
/// delegate, which it holds weakly or strongly.
struct LeakExperiment: Experiment {
    func run(_ notebook: Notebook) {
        let opener = Opener()

        notebook.begin(.labWeakDelegate)
        for number in 1...3 {
            let screen = WeakScreen("screen\(number)", notebook)
            screen.form.delegate = screen
            opener.openAndClose(screen)
        }
        notebook.fact(.labLiveScreens, notebook.liveCount)

        notebook.begin(.labStrongDelegate)
        var closed: [Window] = []
        for number in 1...3 {
            let screen = StrongScreen("screen\(number)", notebook)
            screen.form.delegate = screen
            opener.openAndClose(screen)
            closed.append(Window(screen: screen))
        }
        // Closed, but a weak reference still finds each of them. The
        // properties of the first one show why.
        if let screen = closed.first?.screen {
            notebook.cycle(of: screen)
        }
        notebook.fact(.labLiveScreens, notebook.liveCount)

        notebook.begin(.labCycleCut)
        for window in closed { window.screen?.form.delegate = nil }
        notebook.fact(.labLiveScreens, notebook.liveCount)

        notebook.begin(.labStrongOpener)
        // Strong again, but the delegate is the opener. It holds no
        // screen, so there is no cycle.
        for number in 1...3 {
            let screen = StrongScreen("screen\(number)", notebook)
            screen.form.delegate = opener
            opener.openAndClose(screen)
        }
        notebook.fact(.labLiveScreens, notebook.liveCount)
    }
}

private protocol FormDelegate: AnyObject {}

private final class WeakForm {
    weak var delegate: (any FormDelegate)?
}

private final class StrongForm {
    var delegate: (any FormDelegate)?
}

private final class WeakScreen: OpenedScreen, FormDelegate {
    let form = WeakForm()
}

private final class StrongScreen: OpenedScreen, FormDelegate {
    let form = StrongForm()
}

/// Says when it is made and when it is released.
private class OpenedScreen: BareScreen {
    private let notebook: Notebook

    init(_ name: String, _ notebook: Notebook) {
        self.notebook = notebook
        super.init(name)
        notebook.made(name)
    }

    deinit { notebook.released(name) }
}

private final class Opener: FormDelegate {
    func openAndClose(_ screen: some Screen) {
        let navigator = Navigator(root: BareScreen("home"))
        navigator.push(screen)
        navigator.pop(screen)
    }
}

/// Looks at a screen without holding it.
private struct Window {
    weak var screen: StrongScreen?
}
