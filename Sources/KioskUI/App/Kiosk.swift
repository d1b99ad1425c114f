import Terminal

/// The kiosk while it runs: where the person is, and in which language they are spoken to.
///
/// Both fronts drive it; neither knows more of it than this.
package final class Kiosk {
    /// Where the person is.
    package let navigator: Navigator
    /// The texts of the language they are spoken to in.
    package private(set) var texts: Texts
    /// Whether they have asked to leave.
    package private(set) var isFinished = false
    /// Who writes down what the objects say to each other; `nil` as long as nobody has asked for it.
    package private(set) var tracer: Tracer?
    /// Whether they look at what it writes down.
    package private(set) var isShowingTrace = false

    /// Opens the kiosk at its home menu.
    ///
    /// - Parameters:
    ///   - apps: What the menu offers.
    ///   - dataPlace: Where what people do is kept.
    ///   - texts: The texts of the language to begin with.
    package init(apps: [App], dataPlace: DataPlace, texts: Texts) {
        navigator = Navigator(root: HomeScreen(apps: apps, dataPlace: dataPlace))
        self.texts = texts
    }

    /// Writes down from now on what the objects say to each other.
    @discardableResult
    package func startTracing() -> Tracer {
        if let tracer { return tracer }
        let tracer = Tracer(navigator)
        self.tracer = tracer
        return tracer
    }

    /// Does what works on every screen.
    package func perform(_ command: KioskCommand) {
        switch command {
        case .back: leave(navigator.top)
        case .home: navigator.home()
        case .help: if !isHelping { explain(navigator.top) }
        case .trace:
            startTracing()
            isShowingTrace.toggle()
        case .switchLanguage: texts = texts.translated(to: texts.language.next)
        case .speak(let language): texts = texts.translated(to: language)
        case .quit: isFinished = true
        }
    }

    /// The names of the screens from home to here.
    package var breadcrumb: [String] { navigator.screens.map { $0.title(texts) } }

    /// What works here besides what the screen itself offers.
    package var controls: [Control<KioskCommand>] {
        let leaving: Control<KioskCommand> =
            navigator.isAtRoot
            ? Control(label: texts(.quit), event: .quit, keys: [.character("q")])
            : Control(label: texts(.back), event: .back, keys: [.escape])
        let helping: Control<KioskCommand> =
            Control(label: texts(.help), event: .help, keys: [.character("?"), .function(1)])
        return isHelping ? [leaving, traceControl] : [leaving, traceControl, helping]
    }

    /// What shows and hides the trace; it works even while a question waits for its answer.
    package var traceControl: Control<KioskCommand> {
        Control(label: texts(.trace), event: .trace, keys: [.function(2)])
    }

    /// What switches to the other language.
    package var languageControl: Control<KioskCommand> {
        Control(label: texts(.languages), event: .switchLanguage, keys: [.character("l")])
    }

    /// What a line of input may call the commands that work on every screen.
    package func command(named word: String) -> KioskCommand? {
        let commands: [(KioskCommand, TextKey, String)] = [
            (.back, .back, "back"), (.home, .home, "home"), (.help, .help, "help"), (.quit, .quit, "quit"),
            (.trace, .trace, "trace"), (.trace, .trace, "위임"),
            (.switchLanguage, .languages, "lang"), (.speak(.korean), .korean, "lang ko"),
            (.speak(.english), .english, "lang en"),
        ]
        let word = word.lowercased()
        return commands.first { word == $0.2 || word == texts($0.1).lowercased() }?.0
    }

    private var isHelping: Bool { navigator.top is HelpScreen }

    private func leave(_ screen: some Screen) {
        if let event = screen.backEvent {
            screen.handle(event)
        } else {
            navigator.back()
        }
    }

    private func explain(_ screen: some Screen) {
        navigator.present(HelpScreen(explaining: screen), style: .sheet)
    }
}
