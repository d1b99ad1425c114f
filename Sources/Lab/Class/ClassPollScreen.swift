import Classroom
import ScreenKit

/// The teacher's view of a question on all machines: how many have answered, and after the reveal the counts and the outcome.
package final class ClassPollScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Show the answers and the outcome on all machines.
        case reveal
        /// Take the question from all machines, and leave.
        case close
        /// Show the answers of each student, or what was shown before.
        case toggleNames
        /// Go to the student whose hand was raised first.
        case helpFirst
    }

    private let desk: ClassDesk
    private let exhibit: Exhibit
    private let name: ClassName
    private var reveal = ClassReveal()
    private var isShowingNames = false

    /// Creates the view of the question about an experiment; `nil` for one that no record can name.
    init?(_ desk: ClassDesk, _ exhibit: Exhibit) {
        guard let name = exhibit.name else { return nil }
        (self.desk, self.exhibit, self.name) = (desk, exhibit, name)
    }

    package var title: Text { Text(exhibit.title) }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { reveal.update(desk) }

    package func handle(_ event: Event) {
        switch event {
        case .reveal: desk.note(.revealed(question: name))
        case .close:
            desk.note(.closed(question: name))
            pop()
        case .toggleNames: isShowingNames.toggle()
        case .helpFirst: if let news = desk.helpFirst() { say(news) }
        }
    }

    /// The outcome; `nil` before the reveal, and while another question is open.
    private var outcome: Outcome? { desk.openExhibit?.id == exhibit.id ? reveal.outcome : nil }

    package var content: Content<Event> {
        let outcome = outcome
        if let outcome, !isShowingNames {
            desk.reveal(exhibit, outcome) { [exhibit] in $0.answer(to: exhibit) }
        } else if outcome != nil {
            Content.part { [self] in namesPane($0) }
        } else {
            Content.part { [self] in question($0) }.named("question")
            Content.part { [self] in count($0) }.named("count")
            Layout(.rows("question", .pane("count").growingFirst()))
        }
        desk.handHint(.helpFirst)
        if let line = desk.failure ?? (desk.isAway ? desk.connection : nil) { Notice(line) }
        // Not Enter, which has chosen the question a moment ago.
        Hint(Text(.classReveal), .reveal, key: "r", words: "reveal", Text(.classReveal))
            .enabled(desk.openExhibit?.id == exhibit.id && outcome == nil)
        Hint(
            Text(isShowingNames ? .classHideNames : .classShowNames), .toggleNames, key: "w",
            words: "who", Text(.classShowNames)
        ).enabled(outcome != nil)
        Hint(Text(.classClose), .close, key: "c", words: "close", Text(.classClose))
        Help(Text(.classPollHelp))
    }

    private func question(_ texts: Texts) -> TextPane {
        let answers = exhibit.answers(texts).enumerated().map { Message(text: "  \($0 + 1)  \($1)") }
        return TextPane(
            lines: LazyRows(
                [Message(text: ""), Message(text: texts(exhibit.question), tone: .strong), Message(text: "")] + answers),
            isProse: true, scrolls: false)
    }

    private func count(_ texts: Texts) -> ClassCountPane {
        ClassCountPane(
            count: desk.book.answers(to: name).count, fullCount: desk.book.students.count,
            caption: desk.openExhibit?.id == exhibit.id
                ? desk.answeredText(texts) : texts(desk.waitingCount > 0 ? .classIsBeingSent : .classNotOpen))
    }

    /// The answers, each with the names of its students.
    private func namesPane(_ texts: Texts) -> TextPane {
        let given = desk.book.answers(to: name)
        let silent = Set(desk.book.students.map(\.writer)).subtracting(given.map(\.student.writer))
        func names(_ students: some Sequence<ClassBook.Student>) -> Message {
            let names = students.map(\.shownName.printable).joined(separator: ", ")
            return Message(text: names.isEmpty ? "–" : names)
        }
        let groups = exhibit.answers(texts).enumerated().map { index, answer in
            [
                Message(
                    text: (index == exhibit.rightAnswer ? texts.spelled("✓") : "\(index + 1)") + "  " + answer,
                    tone: index == exhibit.rightAnswer ? .good : .strong),
                names(given.filter { $0.answer == index }.map(\.student)),
            ]
        }
        let last = [
            Message(text: texts(.classNoAnswer), tone: .quiet),
            names(desk.book.students.filter { silent.contains($0.writer) }),
        ]
        return TextPane(
            lines: LazyRows(Array(([[]] + groups + [last]).joined(separator: [Message(text: "")]))), isProse: true)
    }
}

/// A number to be read from far away, with its caption below it, and a bar where it counts towards another one.
nonisolated struct ClassCountPane: Pane, Equatable {
    let count: Int
    /// The number that the count can reach; `nil` for none.
    let fullCount: Int?
    let caption: String

    private static let mostBarColumns = 60

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 20, ideal: 40), rows: Extent(least: 1, ideal: 9, most: 26))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [caption])] }

    func draw(on part: inout PagePart) {
        let barRows = fullCount == nil ? 0 : 2
        // In a high part the number and its bar touch nothing above and below.
        let room = GridSize(
            columns: part.size.columns, rows: part.size.rows - 2 - barRows - (part.size.rows > 14 ? 2 : 0))
        // Two digits fit, so that nothing moves at the tenth answer.
        let digits = part.largeDigits(String(count), .from(pixels: 4), in: room, atLeast: 2)
        let height = digits.map { $0.rows + 1 } ?? 0
        let gap = part.size.rows >= height + 1 + max(1, barRows) ? 1 : 0
        var row = max(0, (part.size.rows - height - gap - barRows + 1) / 2)
        if let digits {
            part.writeCentered(digits, in: GridRect(part.size).droppingRows(row), style: .value)
            row += digits.rows + gap
        }
        part.writeCentered(caption, row: row, style: .title)
        guard let fullCount, row + 2 < part.size.rows else { return }
        let columns = min(Self.mostBarColumns, part.size.columns)
        CountBar(count: count, fullCount: max(1, fullCount)).draw(
            at: GridPoint(column: (part.size.columns - columns) / 2, row: row + 2), columns: columns, on: &part)
    }
}
