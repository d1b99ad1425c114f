import Terminal

/// The owner of a kiosk that does not simply end when the person quits.
@MainActor public protocol KioskDelegate: AnyObject {
    /// Tells the delegate that the person has quit, and all screens but the first have been left.
    func kioskDidAskToQuit(_ kiosk: Kiosk)
}

/// A kiosk while it runs: the stack of screens, the language, and the commands that work on every screen. The fronts drive it.
@MainActor public final class Kiosk {
    /// The stack of screens.
    public let navigator: Navigator
    /// The texts of the present language.
    public private(set) var texts: Texts
    /// A Boolean value that indicates whether the person has quit.
    public private(set) var isFinished = false
    /// The owner that decides what follows when the person quits. Without one the kiosk ends.
    public weak var delegate: (any KioskDelegate)?
    /// The commands that the person has; without an inspector there is none to show.
    public let policy: KioskPolicy
    /// The announcement that covers the screen in view, such as a countdown; `nil` for none.
    public var announcement: Question<Never>?
    /// The object that watches the screens, if there is one.
    let inspector: (any Inspector)?
    /// A Boolean value that indicates whether the inspector is shown.
    package private(set) var isShowingInspector = false
    /// The styles of the pages.
    let theme: Theme
    /// A Boolean value that indicates whether the terminal shows fills.
    var showsFills = true
    private let languageKey: Key
    private var surroundings: Surroundings?
    /// The departure that a screen has stopped with a question, and the number of screens at that moment.
    private var stoppedDeparture: (command: KioskCommand, screenCount: Int)?
    /// The screen with which the inspector is hidden, and whether there is one: a released screen has left, too.
    private weak var inspectedScreen: (any Screen)?
    private var isInspectingScreen = false

    /// Creates a kiosk that shows its home menu.
    ///
    /// ```swift
    /// let kiosk = Kiosk(
    ///     apps: [.lockers(lockers), .calculator()], title: Text("Swimming pool", ko: "수영장"),
    ///     homeHeading: Text("Welcome", ko: "어서 오세요"))
    /// ```
    ///
    /// The title begins the breadcrumb, the heading stands above the menu, and the footer below it, such as the place where data is saved.
    /// Without texts they are those of the terminal's language. Without the others the title is “Kiosk”, the heading a question that fits
    /// any apps, and there is no footer.
    public convenience init(
        apps: [App], texts: Texts = Texts(), title: Text? = nil, homeHeading: Text? = nil,
        footer: @autoclosure @escaping () -> Text = "",
        inspector: (any Inspector)? = nil, theme: Theme = Theme()
    ) {
        let home = HomeScreen(apps: apps, title: title, heading: homeHeading, footer: footer)
        self.init(root: home, texts: texts, inspector: inspector, theme: theme)
    }

    /// Creates a kiosk that shows a screen. An inspector watches the screens from the beginning, shown or not.
    public init(
        root: any Screen, texts: Texts = Texts(), languageKey: Key = .character("l"), inspector: (any Inspector)? = nil,
        isShowingInspector: Bool = false, policy: KioskPolicy = .everything, theme: Theme = Theme()
    ) {
        navigator = Navigator(root: root)
        self.texts = texts
        self.languageKey = languageKey
        self.theme = theme
        self.inspector = inspector
        self.isShowingInspector = isShowingInspector
        self.policy = inspector == nil ? policy.subtracting(.inspect) : policy
        inspector?.start(watching: navigator)
    }

    /// The names of the screens from home to the one in view.
    var breadcrumb: [String] { navigator.screens.map { $0.title(texts) } }

    /// The screen in view as it is now, without a panel of the inspector.
    var page: Page { page(panel: nil, isInspectorShown: isShowingInspector) }

    /// Returns the screen in view as it is now. Another language is for names that a person may type.
    ///
    /// - Parameters:
    ///   - language: The language; `nil` for the present one.
    ///   - panel: The place of the inspector's panel; `nil` where the front shows none.
    ///   - isInspectorShown: Whether the front shows the inspector, in a panel or in lines.
    ///   - notice: The news that takes the place of that of the screen; `nil` for none.
    /// - Returns: The page.
    func page(
        in language: Language? = nil, panel: InspectorPlace?, isInspectorShown: Bool, notice: Message? = nil
    ) -> Page {
        let texts = texts.translated(to: language ?? texts.language)
        return navigator.top.page(texts, announcement: announcement, notice: notice) { isAsking, canCopy in
            let state = Surroundings.State(
                // Where nothing leads home, the names of the screens below are no way back.
                breadcrumb: policy.contains(.home) ? breadcrumb : breadcrumb.suffix(1), texts: self.texts,
                isAsking: isAsking, canCopy: canCopy, isHelping: isHelping,
                inspectorLabel: inspector?.label(isShown: isInspectorShown, in: panel, self.texts), look: look,
                isForGuests: isForGuests, sharesTerminal: panel != nil)
            if let surroundings, surroundings.state == state { return surroundings }
            let new = Surroundings(state, commands: controls(state), theme)
            surroundings = new
            return new
        }
    }

    /// Has the screen of a page handle the event of a choice.
    func choose(_ choice: Choice, on page: Page) {
        handle({ page.perform(choice) }, on: page)
    }

    func type(_ line: String, on page: Page) throws(LineError) {
        handle(try page.screen?.handler(ofLine: line, page.texts) ?? {}, on: page)
    }

    /// Has a screen handle pasted text; returns `false` where the text is meant for the element that has the focus.
    func paste(_ text: String, on page: Page) throws(LineError) -> Bool {
        guard let handler = try page.screen?.handler(ofPaste: text, page.texts) else { return false }
        handle(handler, on: page)
        return true
    }

    private func handle(_ handler: () -> Void, on page: Page) {
        guard let receiver = page.screen else { return }
        observe(receiver, handler)
        continueDeparture()
        hideInspectorIfLeft()
    }

    /// Tells every screen on the stack that data outside of it may have changed.
    public func dataDidChange() {
        for screen in navigator.screens { screen.dataDidChange() }
    }

    /// Performs a command. A screen that does not leave stops ``KioskCommand/home``, ``KioskCommand/leave(downTo:)`` and
    /// ``KioskCommand/quit``; if it asks a question and leaves with the answer, the command is gone on with.
    ///
    /// A command that the policy of the kiosk does not have does nothing.
    public func perform(_ command: KioskCommand) {
        guard policy.isSuperset(of: command.requirement) else { return }
        defer { hideInspectorIfLeft() }
        switch command {
        case .back:
            stoppedDeparture = nil
            leave(navigator.top)
        case .home: leaveScreens(above: 0, for: command)
        case .leave(let number): leaveScreens(above: number, for: command)
        case .help: if !isHelping { explain(navigator.top) }
        case .inspect: inspect(panel: nil, isShown: isShowingInspector)
        case .copy: break
        case .switchLanguage: texts = texts.translated(to: texts.language.next)
        case .speak(let language): texts = texts.translated(to: language)
        case .quit: quit()
        }
    }

    /// Shows the inspector, or what else there is to show in it, or hides it: as a front shows it at present.
    func inspect(panel: InspectorPlace?, isShown: Bool) {
        guard policy.contains(.inspect) else { return }
        let wasShowing = isShowingInspector
        isShowingInspector = inspector?.advance(isShown: isShown, in: panel) ?? false
        if isShowingInspector, !wasShowing { bindInspector() }
    }

    private func bindInspector() {
        inspectedScreen = navigator.screens.last { inspector?.isHidden(after: $0) == true }
        isInspectingScreen = inspectedScreen != nil
    }

    private func hideInspectorIfLeft() {
        if isInspectingScreen, !navigator.screens.contains(where: { $0 === inspectedScreen }) {
            (isShowingInspector, isInspectingScreen) = (false, false)
        }
    }

    private func quit() {
        let asking = navigator.top.isAsking(texts) ? navigator.top : nil
        leaveScreens(above: 0, for: .quit)
        // A screen that asks before it leaves can stop a person once, and not twice.
        guard navigator.isAtRoot || asking === navigator.top else { return }
        if let delegate { delegate.kioskDidAskToQuit(self) } else { isFinished = true }
    }

    var isForGuests: Bool { !policy.contains(.quit) }

    private var look: PageLook { showsFills ? isForGuests ? .contrast : .filled : .ruled }

    private var isHelping: Bool { navigator.top is HelpScreen }

    /// Leaves a screen, or takes the step back that the screen takes instead. Returns whether the next step back is another one.
    @discardableResult private func leave(_ screen: some Screen) -> Bool {
        guard let event = screen.backEvent else {
            observe(self) { navigator.goBack(from: screen) }
            return false
        }
        let page = screen.content(texts).body.frame
        observe(screen) { screen.receive([event]) }
        return screen.backEvent == nil || screen.content(texts).body.frame != page
    }

    /// Leaves the screens above one from the top down. If one of them stays and asks, its answer decides whether the command is gone on with.
    private func leaveScreens(above number: Int, for command: KioskCommand) {
        stoppedDeparture = nil
        var count = navigator.screens.count
        while count > number + 1 {
            let hasOtherStep = leave(navigator.top)
            guard navigator.screens.count < count else {
                if hasOtherStep, !navigator.top.isAsking(texts) { continue }
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
        observe(self) { navigator.present(HelpScreen(explaining: screen, commands: commands), style: .sheet) }
    }

    /// Has the inspector see how an object handles an input.
    private func observe(_ actor: AnyObject, _ handler: () -> Void) {
        inspector?.willHandleInput(actor)
        handler()
        inspector?.didHandleInput()
    }
}

// MARK: - Controls

extension Kiosk {
    var commands: CommandTable {
        CommandTable(
            policy: policy, inspector: inspector, isInspecting: isShowingInspector, isAtRoot: navigator.isAtRoot,
            languageKey: languageKey)
    }

    /// Returns the controls that the kiosk adds to those of the screen in view, in the order in which they are shown: first that of the
    /// language. While the screen asks, those that leave it are disabled.
    func controls(_ state: Surroundings.State) -> [(KioskCommand, Element)] {
        let entries = commands.entries(texts)
        let shown: [KioskCommand?] = [
            .switchLanguage, state.canCopy ? .copy : nil, navigator.isAtRoot ? .quit : .back, .inspect,
            isHelping ? nil : .help,
        ]
        return shown.compactMap { command in entries.first { $0.command == command } }.map { entry in
            let label = entry.command == .inspect ? state.inspectorLabel : nil
            let leaves = [.copy, .quit, .back].contains(entry.command)
            let control = Control(
                Text(label ?? entry.name), 0, keys: entry.keys, isEnabled: !(leaves && state.isAsking))
            return (entry.command, Element(control, texts))
        }
    }

    /// Returns the command of a word on a line of input, in whichever language; `nil` where the word is none.
    func command(named word: String) -> KioskCommand? { commands.command(named: word, texts) }
}
