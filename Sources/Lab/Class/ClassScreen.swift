import Classroom
import ScreenKit

extension App {
    /// Returns the class as an app of a student's home menu.
    package static func classroom(_ desk: ClassDesk) -> App {
        App(
            "class", Text(.classroom), summary: Text(.classSummary), picture: picture,
            news: {
                desk.openExhibit != nil
                    ? Text(.classNewsQuestion) : desk.isHandRaised ? Text(.classHandIsRaised) : ""
            }, makeRootScreen: { ClassScreen(desk) })
    }

    private static let picture = Bitmap(
        [
            "gggggggggggggggg",
            "g..............g",
            "g.bbbbbbbbb....g",
            "g..............g",
            "g.bbbbb........g",
            "g..............g",
            "g.bbbbbbb......g",
            "g..............g",
            "gggggggggggggggg",
            "................",
            ".ss....kk....mm.",
            ".ss....kk....mm.",
            "................",
            "ssss..kkkk..mmmm",
            "ssss..kkkk..mmmm",
            "ssss..kkkk..mmmm",
        ],
        colors: [
            "g": .glass, "b": .primary, "s": Color.things[0], "k": Color.things[3], "m": Color.things[4],
        ])
}

/// A student's page of the class: the name tag, the open question, the hand, and handing in.
package final class ClassScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Show the question that is open.
        case showQuestion
        /// Raise or lower the hand.
        case setHand(isRaised: Bool)
        /// Ask whether the koans are to be handed in.
        case askToHandIn
        /// Hand them in.
        case handIn
    }

    package let title = Text(.classroom)
    private let desk: ClassDesk

    /// Creates the page of a class.
    package init(_ desk: ClassDesk) { self.desk = desk }

    package func handle(_ event: Event) {
        switch event {
        case .showQuestion: push(ClassQuestionScreen(desk))
        case .setHand(let isRaised): desk.note(.hand(isRaised: isRaised))
        case .askToHandIn: confirm(.handIn, Text(.classHandInQuestion), Text(.classHandInWarning))
        case .handIn: desk.note(.handedIn)
        }
    }

    package var content: Content<Event> {
        let (exhibit, isHandRaised) = (desk.openExhibit, desk.isHandRaised)
        let hasAnswered = exhibit?.name.flatMap(desk.myAnswer) != nil
        Content.part { [self] in tag($0) }.named("tag")
        List {
            let state = Text(desk.isRevealed ? .classIsRevealed : hasAnswered ? .classIsAnswered : .classIsUnanswered)
            Row(
                Text(.classQuestion), .showQuestion, detail: Text(exhibit?.title ?? .classNoQuestion),
                note: exhibit == nil ? "" : state, tone: hasAnswered || desk.isRevealed ? .good : .warning,
                words: "question", "질문"
            ).keys("a").enabled(exhibit != nil)
            Row(
                Text(isHandRaised ? .classLowerHand : .classRaiseHand), .setHand(isRaised: !isHandRaised),
                note: isHandRaised ? Text(.classHandIsRaised) : "", tone: .warning, words: "hand", "손"
            ).keys("h")
            Row(
                Text(.classHandIn), .askToHandIn, note: handInNote, tone: desk.handIn == .done ? .good : .quiet,
                words: "in", "제출"
            ).keys("i")
        }.named("actions")
        Content.part { texts in
            TextPane(
                lines: LazyRows([Message(text: texts(.classSent), tone: .quiet)]), isProse: true, scrolls: false)
        }.named("sent")
        Layout(
            .rows(.pane("tag").columns(most: 78), "actions", .pane("sent").columns(most: 78)).aligned(.upper))
        if let failure = desk.failure { Notice(failure) }
        Help(Text(.classHelp), Text(.classSent))
    }

    private func tag(_ texts: Texts) -> NameTagPane {
        let solved = desk.book.student(desk.me)?.solved.count ?? 0
        return NameTagPane(
            className: texts(.classTitle, desk.className.printable), name: desk.myName.printable,
            note: texts(.classSolved, String(solved)),
            state: (desk.connection ?? Line(Text(.classAllSent), .good)).message(texts))
    }

    private var handInNote: Text {
        switch desk.handIn {
        case .none: ""
        case .isBeingSent: Text(.classIsBeingSent)
        case .done: "✓ \(Text(.classIsHandedIn))"
        }
    }
}

/// A name tag: the class, the student's name, and whether all is sent.
nonisolated struct NameTagPane: Pane, Equatable {
    let className: String
    let name: String
    /// How far the student is.
    let note: String
    /// What is not sent yet.
    let state: Message

    private static let mostStateRows = 2

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(least: 30, ideal: 60, most: 78),
            rows: Extent(least: 3, ideal: 5 + Self.mostStateRows, most: 6 + Self.mostStateRows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, [className, name, note, state.spoken])]
    }

    func draw(on part: inout PagePart) {
        let isHigh = part.size.rows >= 7
        let area = GridRect(
            column: 0, row: 0, columns: part.size.columns, rows: isHigh ? part.size.rows - Self.mostStateRows : 3)
        let inside = part.drawPaper(in: area)
        var strong = part.paper
        strong.bold = true
        let blank = inside.size.rows > 3 ? 1 : 0
        let nameRow = inside.minRow + blank + (inside.size.rows > 1 ? 1 : 0)
        if inside.size.rows > 1 {
            part.write(className, row: inside.minRow + blank, in: inside, style: part.quietPaper)
        }
        part.write(name, row: nameRow, in: inside, style: strong)
        let start = inside.maxColumn + 1 - DisplayWidth.of(note)
        part.write(note, at: GridPoint(column: start, row: nameRow), style: part.paper)
        guard isHigh else { return }
        let lines = DisplayWidth.wrapped(state.text, to: part.size.columns).prefix(Self.mostStateRows)
        for (index, line) in lines.enumerated() {
            part.write(line, row: area.maxRow + 1 + index, in: GridRect(part.size), style: TextStyle(state.tone))
        }
    }
}
