import Core
import Terminal

/// The front for pipes, scripts and screen readers: a line in, what changed out.
@MainActor public final class LineFront {
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
        let page = page
        page.all.forEach(say)
        keep(page)
        if kiosk.isShowingInspector { sayInspector(wasShown: true) }
    }

    private func sayInspector(wasShown: Bool) {
        guard let inspector = kiosk.inspector else { return }
        inspector.update()
        inspector.takeLines(isShown: kiosk.isShowingInspector, wasShown: wasShown, kiosk.texts).forEach(say)
    }

    /// Handles a line of input, and says its effect. An empty line repeats the screen.
    public func handle(_ line: String) {
        let line = line.trimmed
        if line.isEmpty { return sayPage() }
        if let answer = kiosk.inspector?.answer(to: line, about: kiosk.navigator, kiosk.texts) {
            return answer.forEach(say)
        }
        // Help is said and not shown, so that what it explains can be typed at once.
        if kiosk.command(named: line) == .help {
            return kiosk.page.lineHelp(kiosk.commands).forEach(say)
        }
        let wasShown = kiosk.isShowingInspector
        do {
            try act(on: line, kiosk.page)
        } catch {
            return say("! " + error.reason(of: line, kiosk.texts))
        }
        let explainsPage = kiosk.inspector?.explainsPage == true
        if !explainsPage || kiosk.isFinished { sayInspector(wasShown: wasShown) }
        guard !kiosk.isFinished else { return }
        defer { if explainsPage { sayInspector(wasShown: wasShown) } }
        sayNews(afterInput: true)
    }

    /// Says what data have changed. They can bring another screen into view, too.
    func sayChanges() { sayNews(afterInput: false) }

    private func sayNews(afterInput: Bool) {
        let page = page
        let old = pages[page.screen].flatMap { $0.isAlive ? $0 : nil }
        if let old, current == page.screen {
            page.changes(since: old, afterInput: afterInput).forEach(say)
        } else {
            page.all(since: old).forEach(say)
        }
        keep(page)
    }

    /// Says which question stays without an answer: one that is open, or one that the screen asks before it is left.
    func inputHasEnded() {
        guard !kiosk.isForGuests else { return }
        if kiosk.page.alert == nil { kiosk.perform(.quit) }
        guard !kiosk.isFinished, let alert = kiosk.page.alert else { return }
        let subject = alert.lines.map(\.text).joined(separator: ", ")
        say("! " + kiosk.texts(.unanswered, subject.isEmpty ? alert.title : alert.title + " " + subject))
    }

    /// Says the reason why a line could not be read, in the language of the texts.
    public func refuse(_ reason: String) {
        say("! " + reason.asSentence)
    }

    /// Every line of the screen in view, for a script that expects something.
    public var currentLines: [String] { page.all }

    /// Remembers a page that was said, and forgets those of screens that are gone.
    private func keep(_ page: LinePage) {
        let living = Set(kiosk.navigator.screens.map { ObjectIdentifier($0) })
        pages = pages.filter { living.contains($0.key) && $0.value.isAlive }
        pages[page.screen] = page
        current = page.screen
        kiosk.navigator.top.wasShown()
    }

    private var page: LinePage {
        LinePage(of: kiosk.page, breadcrumb: kiosk.breadcrumb, commands: kiosk.commands)
    }
}

// MARK: - Choosing

extension LineFront {
    private func act(on line: String, _ page: Page) throws(LineError) {
        if let command = kiosk.command(named: line) {
            // There is no clipboard in a pipe, and a screen reader has its own way to copy.
            if command == .copy { throw LineError(Text(.copyNeedsScreen)) }
            kiosk.perform(command)
            // A screen that asks before it leaves asks the same again.
            let shown = kiosk.page
            if let alert = page.alert, command == .back || command == .home, shown.id == page.id,
                alert.asks(theSameAs: shown.alert)
            {
                throw LineError(Text(alert.reminder(kiosk.texts)))
            }
        } else {
            if try choose(line, on: page) { return }
            do throws(LineError) {
                if let alert = page.alert { throw LineError(Text(alert.reminder(kiosk.texts))) }
                try kiosk.type(line, on: page)
            } catch {
                // The names in other languages are understood too, as those of juices are.
                for language in Language.allCases where language != kiosk.texts.language {
                    let page = kiosk.page(in: language, panel: nil, isInspectorShown: false)
                    if try choose(line, on: page) { return }
                }
                // The screen does not know what the number of a count means: its pane has examples.
                if error == .unknown, let examples = page.examples(forNumber: line) {
                    throw LineError(Text(examples))
                }
                throw error
            }
        }
    }

    /// Chooses what a line names by its number or its name, or types into the field that it names; `false` where there is no such thing.
    private func choose(_ line: String, on page: Page) throws(LineError) -> Bool {
        let answers = page.alert.map { _ in Array(page.answers) }
        let numbered = answers ?? page.numbered
        // The number of a count chooses nothing; the screen knows what it means.
        let meant = numbered.element(numbered: line).flatMap { page.elements[$0].isChoice ? $0 : nil }
        if let chosen = meant ?? (answers ?? page.named).first(where: { page.elements[$0].isCalled(line) }) {
            let element = page.elements[chosen]
            guard element.isEnabled else { throw LineError(disabled: Text(element.meaning)) }
            kiosk.choose(.element(chosen), on: page)
            return true
        }
        guard page.alert == nil else { return false }
        if numbered.contains(where: { page.elements[$0].isChoice }), line.allSatisfy({ $0.isNumber || $0 == "-" }) {
            // A number that is none of the list says so.
            _ = try numbered.element(atNumber: line)
            return false
        }
        return try type(line, on: page)
    }

    private func type(_ line: String, on page: Page) throws(LineError) -> Bool {
        for field in page.fields {
            let element = page.elements[field]
            for name in [element.label] + element.words {
                guard line.lowercased() == name.lowercased() || line.lowercased().hasPrefix(name.lowercased() + " ")
                else { continue }
                let text = String(line.dropFirst(name.count)).trimmed
                if let entry = element.entry {
                    if text.isEmpty {
                        throw LineError(Text(.lineExamples, Text("\(name) \(entry.bounds.upperBound) / \(name) +1")))
                    }
                    kiosk.choose(.count(try Self.count(text, entry), of: field), on: page)
                } else {
                    kiosk.choose(.edit(.replace(text), field), on: page)
                }
                return true
            }
        }
        return false
    }

    /// Returns the count that a text sets, or changes by a number with a sign.
    private static func count(
        _ text: String, _ entry: (count: Int, bounds: ClosedRange<Int>)
    ) throws(LineError) -> Int {
        let plain = text.plain.replacing("−", with: "-")
        let number = Int(plain).flatMap { number -> Int? in
            guard let first = plain.first, "+-".contains(first) else { return number }
            let (sum, isTooLarge) = entry.count.addingReportingOverflow(number)
            return isTooLarge ? nil : sum
        }
        guard let number, entry.bounds.contains(number) else {
            let bounds = entry.bounds
            throw LineError(badNumber: text, from: String(bounds.lowerBound), to: String(bounds.upperBound))
        }
        return number
    }
}
