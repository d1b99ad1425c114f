import Core

/// A screen as lines of text: the same content, read from top to bottom, with numbers to choose by and no box art.
@MainActor struct LinePage {
    /// The screen it shows, so that another one is said in full.
    let screen: ObjectIdentifier
    private let title: String
    private let sections: [LineSection]
    /// What is called out. It is said last: a message may tell what made it possible.
    private let calls: [LineSection]
    private let message: [String]
    private let alert: [String]

    init(of screen: ShownScreen, breadcrumb: [String], commands: CommandHelp, _ texts: Texts) {
        self.screen = screen.id
        let badges = screen.frame.accessories.controls.compactMap(\.control).map { " [\($0.label)]" }.joined()
        title = "== " + breadcrumb.joined(separator: " > ") + badges + " =="
        var number = 1
        let panes = screen.panes.flatMap { pane in
            defer { number += pane.controls.controls.count { $0.lineNames.contains(.number) } }
            return pane.pane.lines(texts, firstNumber: number)
        }
        sections =
            panes.filter { $0.kind != .calls && $0.kind != .examples }
            + (screen.alert == nil ? panes.filter { $0.kind == .examples } : [])
            + [Self.words(of: screen, commands, texts)]
        calls = panes.filter { $0.kind == .calls }
        message = screen.message.map { [$0.spoken] } ?? []
        alert =
            screen.alert.map { alert in
                [alert.title] + alert.lines.map(\.text)
                    + alert.buttons.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
            } ?? []
    }

    /// The words that can be said besides the numbers; none on a page that is only read.
    private static func words(of screen: ShownScreen, _ commands: CommandHelp, _ texts: Texts) -> LineSection {
        guard screen.alert == nil else { return LineSection(.rows, []) }
        let controls = LineControls(of: screen)
        let words = controls.shownWords(texts).map(\.word).uniqued()
        let hasChoice =
            !words.isEmpty || !controls.numbered.isEmpty || controls.words.contains { !$0.words.isEmpty }
        return LineSection(.rows, hasChoice ? [commands.words(with: words, texts)] : [])
    }

    var all: [String] { page(sections.flatMap(\.all), calls.flatMap(\.all)) }

    /// Returns the lines of the page for a return to it. Rows that were said before are left out.
    func all(since old: LinePage?) -> [String] {
        guard let old, isComparable(to: old) else { return all }
        func new(_ sections: [LineSection], _ old: [LineSection]) -> [String] {
            zip(sections, old).flatMap { $0.lines(since: $1, withPage: true) }
        }
        return page(new(sections, old.sections), new(calls, old.calls))
    }

    /// Returns the lines that are new since an earlier page. Without an input, what is said after every input must have changed too.
    func changes(since old: LinePage, afterInput: Bool) -> [String] {
        guard isComparable(to: old) else { return all }
        func changes(_ sections: [LineSection], _ old: [LineSection]) -> [String] {
            zip(sections, old).flatMap { section, old in
                !afterInput && section.kind == .current && section.all == old.all
                    ? [] : section.lines(since: old, withPage: false)
            }
        }
        return changes(sections, old.sections) + (afterInput || message != old.message ? message : [])
            + changes(calls, old.calls) + (alert == old.alert ? [] : alert)
    }

    private func page(_ body: [String], _ calls: [String]) -> [String] {
        [title] + body + message + calls + alert
    }

    private func isComparable(to old: LinePage) -> Bool {
        old.screen == screen && old.title == title && old.sections.count == sections.count
    }
}

extension ShownScreen {
    @MainActor func lineHelp(_ commands: CommandHelp, _ texts: Texts) -> [String] {
        let paragraphs = frame.help.flatMap { $0.split(separator: "\n").map(String.init) }
        return paragraphs + (alert.map { [$0.reminder(texts)] } ?? lineChoices(texts)) + [commands.lines(texts)]
    }

    private func lineChoices(_ texts: Texts) -> [String] {
        let controls = LineControls(of: self)
        let numbers = controls.numbered.compactMap { $0?.event }
        let name = controls.named.first { numbers.contains($0.event) }
        let words = controls.shownWords(texts).map { word, meaning in
            // A meaning that begins with the word says both.
            word == meaning || meaning.lowercased().hasPrefix(word + ":") ? "  " + meaning : "  \(word): \(meaning)"
        }
        return (name.map { [texts(.lineChoices, $0.word(in: texts.language) ?? $0.label)] } ?? [])
            + (frame.lineHelp.isEmpty ? [] : [texts(.lineExamples, frame.lineHelp.joined(separator: " / "))]) + words
    }
}
