import Core
import ScreenKit

/// The list of all koans with the progress of the learner, which can be searched.
package final class KoanListScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Show the koan at an index.
        case open(Int)
        /// Show only the koans that contain a text.
        case search(String)
        /// Add a character to the text of the search.
        case type(String)
        /// Remove the last character of the text of the search.
        case deleteLast
    }

    /// The characters that can be typed to search; a name has no others.
    private static let characters = "abcdefghijklmnopqrstuvwxyz0123456789-"

    package weak var navigator: Navigator?
    private let desk: KoanDesk
    private var search = ""

    /// Creates the list of the koans of a desk.
    package init(_ desk: KoanDesk) {
        self.desk = desk
    }

    package func title(_ texts: Texts) -> String { texts(.koanList) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let machine = desk.machine
        let typing =
            [Binding<Event>(keys: [.backspace], event: .deleteLast)]
            + Self.characters.map { Binding<Event>(keys: [.character($0)], event: .type(String($0))) }
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
            search.isEmpty
            ? texts(.koanListHeading, String(machine.solvedCount), String(machine.koans.count))
            : texts(.koanListFound, search.printable, String(matches.count))
        return ScreenContent(
            panes: [
                .pane(
                    ListPane(
                        heading: heading, rows: rows, placeholder: texts(.koanNothingFound),
                        preferredRow: matches.firstIndex(of: machine.current) ?? 0))
            ],
            hints: [
                Control(
                    label: texts(.koanShowAll), event: .search(""), keys: [.delete],
                    words: ["all", texts(.koanShowAll)], isEnabled: !search.isEmpty)
            ],
            bindings: typing, help: [texts(.koanListHelp)], lineHelp: ["find delegate", "open 3"])
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index):
            navigator?.pop(self)
            desk.handle(.open(index))
        case .search(let text): search = text
        case .type(let character): search += character
        case .deleteLast: search = String(search.dropLast())
        }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        if let index = try desk.machine.koans.index(openedBy: line, texts) { return [.open(index)] }
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, ["find", "검색"].contains(words[0].lowercased()) else {
            throw LineError(unknown: line, texts)
        }
        return [.search(words[1].trimmed)]
    }

    package func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]? { [.search(text.trimmed)] }

    private func state(of koan: Koan, isCurrent: Bool, _ texts: Texts) -> (String, Tone) {
        if desk.machine.progress.solved.contains(koan.name) { return (texts(.koanSolved), .good) }
        if isCurrent { return (texts(.koanCurrent), .strong) }
        return desk.machine.progress.skipped.contains(koan.name) ? (texts(.koanSkipped), .quiet) : ("", .plain)
    }

    private var matches: [Int] { desk.machine.koans.indices.filter { Self.matches(desk.machine.koans[$0], search) } }

    private static func matches(_ koan: Koan, _ text: String) -> Bool {
        let texts = [koan.name, koan.title.korean, koan.title.english].map { $0.lowercased() }
        return text.isEmpty || texts.contains { $0.contains(text.lowercased()) }
    }
}
