/// A screen as lines of text: the same content, read from top to bottom, with numbers to choose by and no box art.
struct LinePage {
    /// The screen it shows, so that another one is said in full.
    let screen: ObjectIdentifier
    private let title: String
    private let sections: [LineSection]
    /// What is called out. It is said last: a message may tell what made it possible.
    private let calls: [LineSection]
    private let message: String?
    private let alert: [String]

    /// Creates the lines of the screen in view.
    init(of screen: ShownScreen, breadcrumb: [String], commands: CommandHelp, _ texts: Texts) {
        let content = screen.content
        self.screen = screen.id
        let badges = content.accessories.map { " [\($0.label)]" }.joined()
        title = "== " + breadcrumb.joined(separator: " > ") + badges + " =="
        var lister = LineLister(texts: texts)
        let panes = content.panes.flatMap { lister.sections(for: $0) }
        sections =
            panes.filter { $0.kind != .calls } + [lister.examples(for: content), lister.words(of: content, commands)]
        calls = panes.filter { $0.kind == .calls }
        message = content.message.map { lister.line(for: $0) }
        alert = content.alert.map { lister.lines(for: $0) } ?? []
    }

    var all: [String] { page(sections.flatMap(\.all), calls.flatMap(\.all)) }

    /// Returns the lines of the page for a return to it. Rows that were said before are left out.
    func all(since old: LinePage?) -> [String] {
        guard let old, isComparable(to: old) else { return all }
        func new(_ sections: [LineSection], _ old: [LineSection]) -> [String] {
            zip(sections, old).flatMap { $0.all(since: $1) }
        }
        return page(new(sections, old.sections), new(calls, old.calls))
    }

    /// Returns the lines that are new since the page before an input.
    func changes(since old: LinePage) -> [String] {
        guard isComparable(to: old) else { return all }
        func changes(_ sections: [LineSection], _ old: [LineSection]) -> [String] {
            zip(sections, old).flatMap { $0.changes(since: $1) }
        }
        return changes(sections, old.sections) + (message.map { [$0] } ?? []) + changes(calls, old.calls)
            + (alert == old.alert ? [] : alert)
    }

    /// Returns the lines that differ from those of the page before, for a change that no input has made. What is said after every input is
    /// left out where it is as before.
    func news(since old: LinePage) -> [String] {
        guard isComparable(to: old) else { return all }
        let changes = zip(sections + calls, old.sections + old.calls).flatMap { section, old in
            section.kind == .current && section.all == old.all ? [] : section.changes(since: old)
        }
        return changes + (message == old.message ? [] : message.map { [$0] } ?? [])
            + (alert == old.alert ? [] : alert)
    }

    private func page(_ body: [String], _ calls: [String]) -> [String] {
        [title] + body + (message.map { [$0] } ?? []) + calls + alert
    }

    /// Returns whether another page is one of the same screen, in the same language and style.
    private func isComparable(to old: LinePage) -> Bool {
        old.screen == screen && old.title == title && old.sections.count == sections.count
    }
}

/// A part of a page of lines.
struct LineSection {
    /// The way in which a section tells its changes.
    enum Kind {
        /// The lines that differ are said again.
        case rows
        /// Only what was added at the end is said: the lines before are as they were.
        case roll
        /// As a roll, but only the newest line is said with the whole page.
        case calls
        /// Is said after every input, changed or not.
        case current
        /// Is said with the whole page only; its changes are announced elsewhere.
        case history
    }

    let kind: Kind
    let lines: LazyRows<String>

    /// The number of lines of a roll that are said with the whole page.
    private static let rollWindow = 10

    init(_ kind: Kind, _ lines: LazyRows<String>) {
        self.kind = kind
        self.lines = lines
    }

    init(_ kind: Kind, _ lines: [String]) {
        self.init(kind, LazyRows(lines))
    }

    /// All that is worth saying.
    var all: [String] {
        let window =
            switch kind {
            case .rows, .current: lines.count
            case .roll, .history: Self.rollWindow
            case .calls: 1
            }
        return (max(0, lines.count - window)..<lines.count).map { lines[$0] }
    }

    /// Returns the lines for a return to the page: of a roll, those that were not said before.
    func all(since old: LineSection) -> [String] {
        switch kind {
        case .roll, .calls: rowsAdded(since: old)
        case .history: []
        case .rows, .current: all
        }
    }

    /// Returns the lines that are new since an earlier state of the section.
    func changes(since old: LineSection) -> [String] {
        switch kind {
        case .current: all
        case .history: []
        case .roll, .calls: rowsAdded(since: old)
        case .rows:
            old.lines.count == lines.count
                ? (0..<lines.count).filter { old.lines[$0] != lines[$0] }.map { lines[$0] } : all
        }
    }

    /// The rows of a roll from the first one that is another than before; rows before the window were said before. None of
    /// the new ones is left out: each may tell that a juice is ready.
    private func rowsAdded(since old: LineSection) -> [String] {
        let window = max(0, min(lines.count, old.lines.count) - Self.rollWindow)
        let same = (window..<lines.count).first { $0 >= old.lines.count || lines[$0] != old.lines[$0] } ?? lines.count
        return (same..<lines.count).map { lines[$0] }
    }
}
