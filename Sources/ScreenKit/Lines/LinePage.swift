import Core

/// A screen as lines of text: the same content, read from top to bottom, with numbers to choose by and no box art.
@MainActor struct LinePage {
    /// The screen it shows, so that another one is said in full.
    let screen: ObjectIdentifier
    /// Whether the screen is there still; its address may be used again by another one.
    var isAlive: Bool { subject != nil }
    private weak var subject: (any Screen)?
    private let title: String
    private let sections: [LineSection]
    /// What is called out. It is said last: a message may tell what made it possible.
    private let calls: [LineSection]
    private let message: [String]
    private let alert: [String]

    init(of page: Page, breadcrumb: [String], commands: CommandTable) {
        (screen, subject) = (page.id, page.screen)
        let badges = page.elements[page.title].map { " [\($0.label)]" }.joined()
        title = "== " + breadcrumb.joined(separator: " > ") + badges + " =="
        var number = 1
        let panes = page.panes.flatMap { part in
            defer { number += page.elements[part.elements].count { $0.lineNames.contains(.number) } }
            return part.pane.lines(page.texts, firstNumber: number)
        }
        sections =
            panes.filter { $0.kind != .calls && $0.kind != .examples }
            + (page.alert == nil ? panes.filter { $0.kind == .examples } : [])
            + [Self.words(of: page, commands)]
        calls = panes.filter { $0.kind == .calls }
        message = page.message.map { [$0.spoken] } ?? []
        alert =
            page.alert.map { alert in
                [alert.title] + alert.lines.map(\.text)
                    + alert.answers.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
            } ?? []
    }

    /// The words that can be said besides the numbers; none on a page that is only read.
    private static func words(of page: Page, _ commands: CommandTable) -> LineSection {
        guard page.alert == nil else { return LineSection(.rows, []) }
        let words = page.shownWords.map(\.word).uniqued()
        let hasChoice =
            !words.isEmpty || !page.numbered.isEmpty || page.worded.contains { !page.elements[$0].words.isEmpty }
        return LineSection(.rows, hasChoice ? [commands.words(with: words, page.texts)] : [])
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

extension Page {
    @MainActor func lineHelp(_ commands: CommandTable) -> [String] {
        let paragraphs = frame.help.purpose.flatMap { $0.split(separator: "\n").map(String.init) }
        return paragraphs + (alert.map { [$0.reminder(texts)] } ?? lineChoices) + [commands.lines(texts)]
    }

    private var lineChoices: [String] {
        // A name that is its number is no example of a name.
        let numbers = numbered
        let name = named.first { index in
            numbers.firstIndex(of: index).map { elements[index].label != String($0 + 1) } ?? false
        }.map { elements[$0] }
        let words = shownWords.map { word, meaning in
            // A meaning that begins with the word says both.
            word == meaning || meaning.lowercased().hasPrefix(word + ":") ? "  " + meaning : "  \(word): \(meaning)"
        }
        return (name.map { [texts(.lineChoices, $0.word(in: texts.language) ?? $0.label)] } ?? [])
            + (frame.help.lines.isEmpty ? [] : [texts(.lineExamples, frame.help.lines.joined(separator: " / "))])
            + words
    }
}
