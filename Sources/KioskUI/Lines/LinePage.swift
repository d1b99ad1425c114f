/// A screen as lines of text: the same content, read from top to bottom, with numbers to choose by and no box art.
struct LinePage {
    /// The screen it shows, so that another one is said in full.
    let screen: ObjectIdentifier
    private let title: String
    private let sections: [LineSection]
    private let message: String?
    private let alert: [String]

    /// Renders a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen in view.
    ///   - content: What it shows.
    ///   - breadcrumb: The names of the screens from home to it.
    ///   - texts: The language.
    init<Event>(
        of screen: ObjectIdentifier, _ content: ScreenContent<Event>, breadcrumb: [String], _ texts: Texts
    ) {
        self.screen = screen
        let badges = content.accessories.map { " [\($0.label)]" }.joined()
        title = "== " + breadcrumb.joined(separator: " > ") + badges + " =="
        var lister = LineLister(texts: texts)
        sections = content.panes.flatMap { lister.sections(for: $0) } + [lister.words(of: content)]
        message = content.message.map { lister.line(for: $0) }
        alert = content.alert.map { lister.lines(for: $0) } ?? []
    }

    /// All of the page.
    var all: [String] { page(sections.flatMap(\.all)) }

    /// All of the page for somebody who comes back to it.
    ///
    /// - Parameter old: The page as it was left; `nil` where it was never seen.
    /// - Returns: The lines to say.
    func all(since old: LinePage?) -> [String] {
        guard let old, isComparable(to: old) else { return all }
        return page(zip(sections, old.sections).flatMap { $0.all(since: $1) })
    }

    /// What is worth saying after an input.
    ///
    /// - Parameter old: The page before it.
    /// - Returns: The lines to say.
    func changes(since old: LinePage) -> [String] {
        guard isComparable(to: old) else { return all }
        return zip(sections, old.sections).flatMap { $0.changes(since: $1) }
            + (message.map { [$0] } ?? []) + (alert == old.alert ? [] : alert)
    }

    private func page(_ body: [String]) -> [String] {
        [title] + body + (message.map { [$0] } ?? []) + alert
    }

    /// Whether the other page is one of the same screen, in the same language and style.
    private func isComparable(to old: LinePage) -> Bool {
        old.screen == screen && old.title == title && old.sections.count == sections.count
    }
}
