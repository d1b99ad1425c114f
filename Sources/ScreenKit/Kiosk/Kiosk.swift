import Terminal

/// The commands that work on every screen.
package nonisolated enum KioskCommand: Equatable {
    /// Leaves the screen in view, as Esc does.
    case back
    /// Leaves all screens down to the home menu.
    case home
    /// Leaves the screens above one, whose number in the breadcrumb it is, counted from 0.
    case leave(downTo: Int)
    /// Explains the screen in view.
    case help
    /// Shows or hides the inspector.
    case inspect
    /// Copies the text of the screen to the clipboard. Only a front with a terminal can do that.
    case copy
    /// Switches to the next language.
    case switchLanguage
    /// Switches to a language.
    case speak(Language)
    /// Leaves all screens, and then the kiosk.
    case quit
}

/// The owner of a kiosk that does not simply end when the person quits.
package protocol KioskDelegate: AnyObject {
    /// Tells the delegate that the person has quit, and all screens but the first have been left.
    func kioskDidAskToQuit(_ kiosk: Kiosk)
}

extension Screen {
    fileprivate func isAsking(_ texts: Texts) -> Bool { content(texts).alert != nil }
}

/// A kiosk while it runs: the stack of screens, the language, and the commands that work on every screen. The fronts drive it.
public final class Kiosk {
    /// The stack of screens.
    public let navigator: Navigator
    /// The texts of the present language.
    public private(set) var texts: Texts
    /// A Boolean value that indicates whether the person has quit.
    public private(set) var isFinished = false
    /// The owner that decides what follows when the person quits. Without one the kiosk ends.
    package weak var delegate: (any KioskDelegate)?
    /// A Boolean value that indicates whether this is the kiosk of a customer in a shop, which cannot be quit.
    package let isForGuests: Bool
    /// The announcement that covers the screen in view, such as a countdown; `nil` for none.
    package var announcement: AlertContent<Int>?
    /// The object that watches the screens, if there is one.
    package let inspector: (any Inspector)?
    /// A Boolean value that indicates whether the inspector is shown.
    package private(set) var isShowingInspector = false
    private let languageKey: Key
    /// The departure that a screen has stopped with a question, and the number of screens at that moment.
    private var stoppedDeparture: (command: KioskCommand, screenCount: Int)?

    /// Creates a kiosk that shows its home menu.
    ///
    /// - Parameters:
    ///   - apps: The apps of the menu.
    ///   - texts: The texts of the first language.
    ///   - footer: Returns the line below the menu, such as the place where data is saved; `nil` for none.
    ///   - inspector: An object that can watch the screens and show what it sees; `nil` for none.
    public convenience init(
        apps: [App], texts: Texts, footer: ((Texts) -> String)? = nil, inspector: (any Inspector)? = nil
    ) {
        self.init(root: HomeScreen(apps: apps, footer: footer), texts: texts, inspector: inspector)
    }

    /// Creates a kiosk whose first screen is not the home menu.
    ///
    /// - Parameters:
    ///   - root: The first screen.
    ///   - texts: The texts of the first language.
    ///   - languageKey: The key that switches the language.
    ///   - inspector: An object that can watch the screens and show what it sees; `nil` for none.
    ///   - isShowingInspector: Whether the inspector is shown from the beginning.
    ///   - isForGuests: Whether this is the kiosk of a customer in a shop. It cannot be quit, it has no home menu, and it copies nothing
    ///     to a clipboard that the next customer has too.
    package init(
        root: any Screen, texts: Texts, languageKey: Key = .character("l"), inspector: (any Inspector)? = nil,
        isShowingInspector: Bool = false, isForGuests: Bool = false
    ) {
        navigator = Navigator(root: root)
        self.texts = texts
        self.languageKey = languageKey
        self.inspector = inspector
        self.isShowingInspector = isShowingInspector
        self.isForGuests = isForGuests
        inspector?.start(watching: navigator)
    }

    /// The names of the screens from home to the one in view.
    package var breadcrumb: [String] { navigator.screens.map { $0.title(texts) } }

    /// The screen in view with its present content.
    package var shownScreen: ShownScreen { shownScreen(in: texts.language) }

    /// Returns the screen in view with its present content in a language.
    func shownScreen(in language: Language) -> ShownScreen {
        var shown = navigator.top.shown(texts.translated(to: language))
        shown.watch = { [weak self, watch] screen, handle in
            watch(screen, handle)
            self?.continueDeparture()
        }
        if let announcement { shown.content.alert = announcement }
        return shown
    }

    /// Tells every screen on the stack that data outside of it may have changed.
    public func dataDidChange() {
        for screen in navigator.screens { screen.dataDidChange() }
    }

    /// Performs a command. A screen that does not leave stops ``KioskCommand/home``, ``KioskCommand/leave(downTo:)`` and
    /// ``KioskCommand/quit``; if it asks a question and leaves with the answer, the command is gone on with.
    package func perform(_ command: KioskCommand) {
        switch command {
        case .back:
            stoppedDeparture = nil
            leave(navigator.top)
        case .home: if !isForGuests { leaveScreens(above: 0, for: command) }
        case .leave(let number): leaveScreens(above: number, for: command)
        case .help: if !isHelping { explain(navigator.top) }
        case .inspect: isShowingInspector = inspector != nil && !isShowingInspector
        case .copy: break
        case .switchLanguage: texts = texts.translated(to: texts.language.next)
        case .speak(let language): texts = texts.translated(to: language)
        case .quit: if !isForGuests { quit() }
        }
    }

    /// Returns the inspector's answer to a line of input; `nil` where the line is not meant for it.
    func answerOfInspector(to line: String) -> [String]? {
        inspector?.answer(to: line, about: navigator, texts)
    }

    private func quit() {
        let asking = navigator.top.isAsking(texts) ? navigator.top : nil
        leaveScreens(above: 0, for: .quit)
        // A screen that asks before it leaves can stop a person once, and not twice.
        guard navigator.isAtRoot || asking === navigator.top else { return }
        if let delegate { delegate.kioskDidAskToQuit(self) } else { isFinished = true }
    }

    private var isHelping: Bool { navigator.top is HelpScreen }

    /// Calls a function in which an object handles an input, so that an inspector knows the object.
    private var watch: (AnyObject, () -> Void) -> Void {
        { [weak inspector] actor, handle in
            inspector?.willHandleInput(actor)
            handle()
            inspector?.didHandleInput()
        }
    }

    private func leave(_ screen: some Screen) {
        if let event = screen.backEvent {
            watch(screen) { screen.handle(event) }
        } else {
            watch(self) { navigator.goBack(from: screen) }
        }
    }

    /// Leaves the screens above one from the top down, as ``KioskCommand/back`` does, until one of them stays. If that one asks a
    /// question, its answer decides whether the command is gone on with.
    private func leaveScreens(above number: Int, for command: KioskCommand) {
        stoppedDeparture = nil
        var count = navigator.screens.count
        while count > number + 1 {
            leave(navigator.top)
            guard navigator.screens.count < count else {
                // A screen below whose own question waits for the answer has something to show then.
                let isAwaited = navigator.screens[(number + 1)..<(count - 1)].contains { $0.isAsking(texts) }
                if !isAwaited, navigator.top.isAsking(texts) { stoppedDeparture = (command, screenCount: count) }
                return
            }
            count = navigator.screens.count
        }
    }

    /// Goes on with a departure if the screen that stopped it has left, and forgets it if that screen asks no longer.
    private func continueDeparture() {
        guard let stopped = stoppedDeparture else { return }
        let hasLeft = navigator.screens.count < stopped.screenCount
        if hasLeft || !navigator.top.isAsking(texts) { stoppedDeparture = nil }
        if hasLeft { perform(stopped.command) }
    }

    private func explain(_ screen: some Screen) {
        watch(self) { navigator.present(HelpScreen(explaining: screen, commands: commandSet), style: .sheet) }
    }
}

// MARK: - Controls

extension Kiosk {
    /// The commands that the help names.
    var commandSet: CommandSet { isForGuests ? .ofGuests : inspector == nil ? .withoutInspector : .all }

    /// Returns the controls that the kiosk adds to those of the screen in view.
    ///
    /// - Parameters:
    ///   - isAsking: `true` while an alert is shown. Then no control leaves the screen.
    ///   - canCopy: Whether the screen has a text to copy.
    /// - Returns: The controls, in the order in which they are shown.
    package func controls(duringAlert isAsking: Bool, canCopy: Bool = false) -> [Control<KioskCommand>] {
        if isAsking { return inspectorControls + [helpControl] }
        let copying = canCopy && !isForGuests ? [copyControl] : []
        let leaving: [Control<KioskCommand>] =
            if !navigator.isAtRoot {
                [Control(label: texts(.back), event: .back, keys: [.escape])]
            } else if !isForGuests {
                [Control(label: texts(.quit), event: .quit, keys: [.character("q")])]
            } else {
                []
            }
        return copying + leaving + inspectorControls + (isHelping ? [] : [helpControl])
    }

    private var copyControl: Control<KioskCommand> {
        Control(label: texts(.copy), event: .copy, keys: [.character("c")])
    }

    /// The control that switches to the next language.
    package var languageControl: Control<KioskCommand> {
        Control(
            label: texts(texts.showsSigns ? .languages : .languagesWithoutHangul), event: .switchLanguage,
            keys: [languageKey])
    }

    private var helpControl: Control<KioskCommand> {
        Control(label: texts(.help), event: .help, keys: [.character("?"), .function(1)])
    }

    private var inspectorControls: [Control<KioskCommand>] {
        inspector.map { [Control(label: $0.title(texts), event: .inspect, keys: [$0.key])] } ?? []
    }

    /// Returns the command of a word on a line of input, in whichever language; `nil` where the word is none.
    package func command(named word: String) -> KioskCommand? {
        let word = word.lowercased()
        let commands: [(KioskCommand, KitText, String)] = [
            (.back, .back, "back"), (.home, .home, "home"), (.help, .help, "help"), (.quit, .quit, "quit"),
            (.quit, .quit, "exit"), (.copy, .copy, "copy"),
        ]
        if let command = commands.first(where: { word == $0.2 || texts.inAllLanguages($0.1).contains(word) }) {
            return isForGuests && [.home, .quit, .copy].contains(command.0) ? nil : command.0
        }
        if word == "?" { return .help }
        if word == "lang" || word == languageControl.label.lowercased() { return .switchLanguage }
        let titles = Language.allCases.map { inspector?.title(texts.translated(to: $0)).lowercased() }
        if let inspector, inspector.words.contains(word) || titles.contains(word) { return .inspect }
        return Language.allCases.first {
            word == "lang \($0.rawValue)" || word == texts.translated(to: $0)(.languageName).lowercased()
        }.map { .speak($0) }
    }
}
