import Terminal

/// The front for pipes, scripts and screen readers: a line in, what changed out.
public final class LineFront {
    private let kiosk: Kiosk
    private let say: (String) -> Void
    /// The pages as they were last said, of every screen on the stack, so that going back to one says what is new.
    private var pages: [ObjectIdentifier: LinePage] = [:]
    private var current: ObjectIdentifier?

    /// Creates the front of a kiosk. The function receives each line of output, without a line end and without anything that a terminal
    /// would obey, whatever the texts of the screens are.
    public init(kiosk: Kiosk, say: @escaping (String) -> Void) {
        self.kiosk = kiosk
        self.say = { say($0.printable) }
    }

    /// Says all of the screen in view.
    public func sayPage() {
        let page = makePage(of: kiosk.shownScreen)
        page.all.forEach(say)
        keep(page)
        if kiosk.isShowingInspector, let inspector = kiosk.inspector {
            inspector.update()
            inspector.takeLines(isShown: true, wasShown: true, kiosk.texts).forEach(say)
        }
    }

    /// Handles a line of input, and says its effect. An empty line repeats the screen.
    public func handle(_ line: String) {
        let line = line.trimmed
        if line.isEmpty { return sayPage() }
        if let answer = kiosk.answerOfInspector(to: line) { return answer.forEach(say) }
        // Help is said and not shown, so that what it explains can be typed at once.
        if kiosk.command(named: line) == .help {
            return LineHelp(for: kiosk.shownScreen.content, kiosk.commandHelp, kiosk.texts).lines.forEach(say)
        }
        let wasShown = kiosk.isShowingInspector
        do {
            try act(on: line, kiosk.shownScreen)
        } catch {
            return say("! " + error.reason)
        }
        if let inspector = kiosk.inspector {
            inspector.update()
            inspector.takeLines(isShown: kiosk.isShowingInspector, wasShown: wasShown, kiosk.texts).forEach(say)
        }
        guard !kiosk.isFinished else { return }
        let page = makePage(of: kiosk.shownScreen)
        let old = pages[page.screen]
        if let old, current == page.screen {
            page.changes(since: old).forEach(say)
        } else {
            page.all(since: old).forEach(say)
        }
        keep(page)
    }

    /// Says what has changed on the screen in view although no line came.
    func sayChanges() {
        let page = makePage(of: kiosk.shownScreen)
        pages[page.screen].map { page.news(since: $0) }?.forEach(say)
        keep(page)
    }

    /// Says which question stays without an answer: one that is open, or one that the screen asks before it is left.
    func inputHasEnded() {
        guard kiosk.policy.contains(.quit) else { return }
        if kiosk.shownScreen.content.alert == nil { kiosk.perform(.quit) }
        guard !kiosk.isFinished, let alert = kiosk.shownScreen.content.alert else { return }
        say("! " + kiosk.texts(.unanswered, ([alert.title] + alert.lines).joined(separator: " ")))
    }

    /// Says the reason why a line could not be read, in the language of the texts.
    public func refuse(_ reason: String) {
        say("! " + reason.asSentence)
    }

    /// Every line of the screen in view, for a script that expects something.
    public var currentLines: [String] { makePage(of: kiosk.shownScreen).all }

    /// Remembers a page, and forgets those of screens that are gone: an address may be used again by another one.
    private func keep(_ page: LinePage) {
        let living = Set(kiosk.navigator.screens.map { ObjectIdentifier($0) })
        pages = pages.filter { living.contains($0.key) }
        pages[page.screen] = page
        current = page.screen
    }

    private func makePage(of screen: ShownScreen) -> LinePage {
        LinePage(
            of: screen, breadcrumb: kiosk.breadcrumb, commands: kiosk.commandHelp, kiosk.texts)
    }
}

// MARK: - Choosing

extension LineFront {
    private func act(on line: String, _ screen: ShownScreen) throws(LineError) {
        if let command = kiosk.command(named: line) {
            // There is no clipboard in a pipe, and a screen reader has its own way to copy.
            if command == .copy { throw LineError(kiosk.texts(.copyNeedsScreen)) }
            kiosk.perform(command)
            // A screen that asks before it leaves asks the same again.
            let shown = kiosk.shownScreen
            if let alert = screen.content.alert, command == .back || command == .home, shown.id == screen.id,
                shown.content.alert == alert
            {
                throw LineError(alert.reminder(kiosk.texts))
            }
        } else {
            if try choose(line, on: screen) { return }
            do throws(LineError) {
                if let alert = screen.content.alert { throw LineError(alert.reminder(kiosk.texts)) }
                try screen.type(line)
            } catch {
                // The names in other languages are understood too, as those of juices are.
                for language in Language.allCases where language != kiosk.texts.language {
                    if try choose(line, on: kiosk.shownScreen(in: language)) { return }
                }
                throw error
            }
        }
    }

    /// Chooses what a line names by its number or its name, and returns whether there is such a thing.
    private func choose(_ line: String, on screen: ShownScreen) throws(LineError) -> Bool {
        let content = screen.content
        if let alert = content.alert {
            guard let answer = answer(named: line, of: alert) else { return false }
            screen.choose(answer.event)
            return true
        }
        guard let control = try control(named: line, of: content) else { return false }
        // The answer to one of an empty cart is that it is empty.
        guard control.isEnabled || content.cartControls.contains(control) else {
            throw LineError(kiosk.texts(.notNow, control.meaning))
        }
        screen.choose(control.event)
        return true
    }

    private func answer(named line: String, of alert: AlertContent<Int>) -> Control<Int>? {
        alert.buttons.element(numbered: line) ?? alert.buttons.first { $0.isCalled(line) }
    }

    private func control(named line: String, of content: ScreenContent<Int>) throws(LineError) -> Control<Int>? {
        let rows = content.listControls
        if let control = rows.element(numbered: line) ?? content.lineControls.first(where: { $0.isCalled(line) }) {
            return control
        }
        let isNumber = line.allSatisfy { $0.isNumber || $0 == "-" }
        return rows.isEmpty || !isNumber ? nil : try rows.element(numbered: line, kiosk.texts)
    }
}

extension Control {
    fileprivate func isCalled(_ text: String) -> Bool {
        let text = text.lowercased()
        return label.lowercased() == text || words.contains { $0.lowercased() == text }
    }
}
