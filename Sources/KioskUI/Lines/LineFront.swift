/// The front for pipes, scripts and screen readers: a line in, what changed out.
package final class LineFront {
    private let kiosk: Kiosk
    private let say: (String) -> Void
    /// The pages as they were last said, of every screen on the stack: who comes back to one hears what is new.
    private var pages: [ObjectIdentifier: LinePage] = [:]
    private var current: ObjectIdentifier?
    /// How much of the trace was said.
    private var saidEventCount = 0

    /// Makes the front.
    ///
    /// - Parameters:
    ///   - kiosk: The kiosk to drive.
    ///   - say: Takes each line of output, without a line end.
    package init(kiosk: Kiosk, say: @escaping (String) -> Void) {
        self.kiosk = kiosk
        self.say = say
    }

    /// Says all of the screen in view.
    package func sayPage() {
        let page = makePage(of: kiosk.navigator.top)
        page.all.forEach(say)
        keep(page)
    }

    /// Takes a line of input, and says what came of it.
    ///
    /// - Parameter line: A number, a name, or whatever the screen in view understands; an empty one repeats the screen.
    package func handle(_ line: String) {
        let line = line.trimmed
        if line.isEmpty { return sayPage() }
        if ["trace map", "위임 객체"].contains(line.lowercased()) { return sayObjects() }
        let wasShowingTrace = kiosk.isShowingTrace
        do {
            try act(on: line, kiosk.navigator.top)
        } catch {
            return say("! " + error.reason)
        }
        sayTrace(wasShowing: wasShowingTrace)
        guard !kiosk.isFinished else { return }
        let page = makePage(of: kiosk.navigator.top)
        let old = pages[page.screen]
        if let old, current == page.screen {
            page.changes(since: old).forEach(say)
        } else {
            page.all(since: old).forEach(say)
        }
        keep(page)
    }

    /// Remembers a page, and forgets those of screens that are gone: an address may be used again by another one.
    private func keep(_ page: LinePage) {
        let living = Set(kiosk.navigator.screens.map { ObjectIdentifier($0) })
        pages = pages.filter { living.contains($0.key) }
        pages[page.screen] = page
        current = page.screen
    }

    private func sayObjects() {
        kiosk.startTracing().objectMap.lines(kiosk.texts).forEach(say)
    }

    /// Says what has happened since the last input, where somebody wants to hear it.
    private func sayTrace(wasShowing: Bool) {
        guard let tracer = kiosk.tracer else { return }
        tracer.lookAround()
        if kiosk.isShowingTrace != wasShowing { say(kiosk.texts(kiosk.isShowingTrace ? .traceOn : .traceOff)) }
        tracer.settle()
        if kiosk.isShowingTrace { tracer.trace.events(from: saidEventCount).forEach { say($0.line) } }
        saidEventCount = tracer.trace.count
    }

    /// Says that a line could not be read.
    package func refuse(_ reason: String) {
        say("! " + reason.asSentence)
    }

    /// Every line of the screen in view, for a script that expects something.
    package var currentLines: [String] { makePage(of: kiosk.navigator.top).all }

    private func makePage(of screen: some Screen) -> LinePage {
        LinePage(
            of: ObjectIdentifier(screen), screen.content(kiosk.texts), breadcrumb: kiosk.breadcrumb, kiosk.texts)
    }

    private func act<S: Screen>(on line: String, _ screen: S) throws(LineError) {
        let content = screen.content(kiosk.texts)
        if let command = kiosk.command(named: line) {
            // Help is said and not shown, so that what it explains can be typed at once.
            if command == .help { return LineHelp(for: content, kiosk.texts).lines.forEach(say) }
            kiosk.perform(command)
        } else if let alert = content.alert {
            screen.handle(try answer(named: line, of: alert))
        } else if let control = control(named: line, of: content) {
            guard control.isEnabled else { throw LineError(kiosk.texts(.notNow, control.label)) }
            screen.handle(control.event)
        } else {
            screen.handle(try screen.events(forLine: line, kiosk.texts))
        }
    }

    private func answer<Event>(named line: String, of alert: AlertContent<Event>) throws(LineError) -> Event {
        let number = Int(line).map { $0 - 1 } ?? alert.buttons.firstIndex { $0.isCalled(line) }
        guard let number, alert.buttons.indices.contains(number) else {
            let answers = alert.buttons.map(\.label).joined(separator: ", ")
            throw LineError(kiosk.texts(.answerFirst, answers))
        }
        return alert.buttons[number].event
    }

    private func control<Event>(named line: String, of content: ScreenContent<Event>) -> Control<Event>? {
        let numbered = content.listControls
        if !numbered.isEmpty, let number = Int(line), numbered.indices.contains(number - 1) {
            return numbered[number - 1]
        }
        return content.lineControls.first { $0.isCalled(line) }
    }
}

extension Control {
    fileprivate func isCalled(_ text: String) -> Bool {
        let text = text.lowercased()
        return label.lowercased() == text || words.contains { $0.lowercased() == text }
    }
}
