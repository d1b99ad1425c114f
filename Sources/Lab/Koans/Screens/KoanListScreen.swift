import ScreenKit

/// The list of all koans with the progress of the learner, which can be searched.
package final class KoanListScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Show the koan at an index.
        case open(Int)
        /// Edit the text that the koans in view contain.
        case search(TextField.Edit)
    }

    package let title = Text(.koanList)
    private let desk: KoanDesk
    private var search = TextField(limit: 40)

    /// Creates the list of the koans of a desk.
    package init(_ desk: KoanDesk) {
        self.desk = desk
    }

    package var content: Content<Event> {
        let machine = desk.machine
        let matches = matches
        Field(
            Text(.koanSearch), search, placeholder: Text(.koanSearchHint), words: "find",
            submits: (search.isEmpty ? machine.current : matches.first).map { .open($0) }
        ) { .search($0) }
        .first().withHelpKey()
        List(
            search.isEmpty
                ? Text(.koanListHeading, "\(machine.solvedCount)", "\(machine.koans.count)")
                : Text(.koanListFound, Text(search.text), "\(matches.count)"),
            ifEmpty: Text(.koanNothingFound)
        ) {
            for index in matches {
                let koan = machine.koans[index]
                let (note, tone) = state(of: koan, isCurrent: index == machine.current)
                Row(
                    "\(koan.number) \(koan.title)", .open(index), detail: Text(koan.name), note: note, tone: tone,
                    words: Text(koan.name)
                ).keys()
            }
        }
        .preferring(row: matches.firstIndex(of: machine.current) ?? 0)
        OtherLines("find delegate", "open 3") { line throws(LineError) in
            [.open(try machine.koans.index(openedBy: line))]
        }
        Help(Text(.koanListHelp))
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index):
            pop()
            desk.handle(.open(index))
        case .search(let edit): refuse(search.apply(edit))
        }
    }

    private func state(of koan: Koan, isCurrent: Bool) -> (Text, Tone) {
        switch desk.machine.state(of: koan) {
        case .solved: (Text(.koanSolved), .good)
        case .claimed: (Text(.koanClaimed), .quiet)
        case _ where isCurrent: (Text(.koanCurrent), .strong)
        case .skipped: (Text(.koanSkipped), .quiet)
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
