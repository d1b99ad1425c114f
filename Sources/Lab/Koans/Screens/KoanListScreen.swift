import ScreenKit

/// The list of all koans with the progress of the learner, which can be searched.
package final class KoanListScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Show the koan at an index.
        case open(Int)
        /// Edit the text that the koans in view contain.
        case search(TextField.Edit)
    }

    private let desk: KoanDesk
    private var search = TextField(limit: 40)
    private var refusal: TextField.Refusal?

    /// Creates the list of the koans of a desk.
    package init(_ desk: KoanDesk) {
        self.desk = desk
    }

    package func title(_ texts: Texts) -> String { texts(.koanList) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let machine = desk.machine
        let matches = matches
        let rows = matches.map { index in
            let koan = machine.koans[index]
            let (note, tone) = state(of: koan, isCurrent: index == machine.current, texts)
            return ListPane<Event>.Row(
                control: Control(
                    label: "\(koan.number) \(koan.title.text(texts.language).printable)", event: .open(index),
                    words: [koan.name]),
                detail: koan.name, note: note, tone: tone)
        }
        let heading =
            search.text.isEmpty
            ? texts(.koanListHeading, String(machine.solvedCount), String(machine.koans.count))
            : texts(.koanListFound, search.text, String(matches.count))
        return ScreenContent(
            panes: [
                .pane(
                    TextFieldPane(
                        texts(.koanSearch), search, placeholder: texts(.koanSearchHint), words: ["find"], isFirst: true,
                        hasHelpKey: true,
                        submission: (search.text.isEmpty ? machine.current : matches.first).map { .open($0) }
                    ) { .search($0) }, named: "search"),
                .pane(
                    ListPane(
                        heading: heading, rows: rows, placeholder: texts(.koanNothingFound),
                        preferredRow: matches.firstIndex(of: machine.current) ?? 0), named: "koans"),
            ],
            layout: .rows("search", "koans"), message: refusal.map { $0.message(texts) }, help: [texts(.koanListHelp)],
            lineHelp: ["find delegate", "open 3"])
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index):
            navigator?.pop(self)
            desk.handle(.open(index))
        case .search(let edit): refusal = search.apply(edit)
        }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        [.open(try desk.machine.koans.index(openedBy: line, texts))]
    }

    private func state(of koan: Koan, isCurrent: Bool, _ texts: Texts) -> (String, Tone) {
        switch desk.machine.state(of: koan) {
        case .solved: (texts(.koanSolved), .good)
        case .claimed: (texts(.koanClaimed), .quiet)
        case _ where isCurrent: (texts(.koanCurrent), .strong)
        case .skipped: (texts(.koanSkipped), .quiet)
        case .unsolved: ("", .plain)
        }
    }

    private var matches: [Int] {
        let (koans, text) = (desk.machine.koans, search.text.lowercased())
        return koans.indices.filter { index in
            let names = [koans[index].name, koans[index].title.korean, koans[index].title.english]
            return text.isEmpty || names.contains { $0.lowercased().contains(text) }
        }
    }
}
