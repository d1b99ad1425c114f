import Classroom
import Core
import ScreenKit

/// The reason why the orders of a class's shop cannot be shown now.
package struct ClassOrdersError: Error {
    let reason: Text

    /// Creates an error with a reason, a sentence in the language of the person.
    package init(reason: String) { self.reason = Text(reason) }
}

/// The teacher's board: how to join, and then how far each student is with the koans. It leads to the questions and to the orders.
package final class ClassBoardScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Show how to join, or the students.
        case setJoining(Bool)
        /// Choose a question to ask, or show the one that is open.
        case showQuestion
        /// Take the question from all machines.
        case closeQuestion
        /// Go to the student whose hand was raised first.
        case helpFirst
        /// Go to a student.
        case help(ClassWriter)
        /// Show the orders of the class's shop.
        case showOrders
    }

    private let desk: ClassDesk
    private let address: String
    private let joinPane: (any Pane<Never>)?
    private let koans: [String: Koan]
    private let koanCount: Int
    private let now: () -> Timestamp
    private let ordersScreen: (() throws(ClassOrdersError) -> any Screen)?
    /// Whether the way to join is shown; `nil` where that depends on whether a student has joined.
    private var isJoining: Bool?

    /// Creates a board.
    ///
    /// - Parameters:
    ///   - desk: The class.
    ///   - address: The address of the teacher's machine.
    ///   - joinPane: A picture of the join line, such as a QR code; `nil` for none.
    ///   - koans: The koans of the class, for their titles and their number.
    ///   - now: Returns the present time of the server's clock.
    ///   - ordersScreen: Returns the screen with the orders of the class's shop; `nil` where there is none.
    package init(
        _ desk: ClassDesk, address: String, joinPane: (any Pane<Never>)? = nil, koans: [Koan],
        now: @escaping () -> Timestamp, ordersScreen: (() throws(ClassOrdersError) -> any Screen)? = nil
    ) {
        (self.desk, self.address, self.joinPane, self.now) = (desk, address, joinPane, now)
        self.koans = Dictionary(koans.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        (koanCount, self.ordersScreen) = (koans.count, ordersScreen)
    }

    package var title: Text { Text(.classTitle, Text(desk.className.printable)) }

    package func handle(_ event: Event) {
        switch event {
        case .setJoining(let isJoining): self.isJoining = isJoining
        case .showQuestion: if let exhibit = desk.openExhibit { show(exhibit) } else { ask() }
        case .closeQuestion: if let name = desk.book.question?.name { desk.note(.closed(question: name)) }
        case .helpFirst: if let news = desk.helpFirst() { say(news) }
        case .help(let writer): if let student = desk.book.student(writer) { say(desk.help(student)) }
        case .showOrders: showOrders()
        }
    }

    private func ask() {
        push(ClassAskScreen(desk) { [weak self] exhibit in self?.show(exhibit) })
    }

    private func show(_ exhibit: Exhibit) {
        if let screen = ClassPollScreen(desk, exhibit) { push(screen) }
    }

    private func showOrders() {
        do throws(ClassOrdersError) {
            if let screen = try ordersScreen?() { push(screen) }
        } catch {
            say(error.reason, .bad)
        }
    }

    // MARK: Content

    /// Until a student has joined, the way to do so is all that the board can show.
    private var isShowingJoin: Bool { isJoining ?? desk.book.students.isEmpty }

    package var content: Content<Event> {
        if isShowingJoin { wayToJoin } else { Content.part { [self] in table($0) } }
        desk.handHint(.helpFirst)
        if let failure = desk.failure { Notice(failure) }
        Hint(
            Text(desk.openExhibit == nil ? .classAsk : .classQuestion), .showQuestion, key: "a",
            words: "ask", "question", "질문")
        if desk.openExhibit != nil {
            Hint(
                Text(.classClose), .closeQuestion, key: "c", words: "close", "닫기", meaning: Text(.classCloseMeaning))
        }
        let toggle = Text(isShowingJoin ? .classStudents : .classJoin)
        Hint(toggle, .setJoining(!isShowingJoin), key: "j", words: "join", toggle)
        if ordersScreen != nil {
            Hint(Text(.classOrders), .showOrders, key: "o", words: "orders", "주문").enabled(desk.book.hasShop)
        }
        Help(Text(.classBoardHelp))
    }

    @ContentBuilder<Never> private var wayToJoin: Content<Never> {
        Content.part { [desk, address] texts in
            ClassJoinPane(
                heading: texts(.classJoinHeading), how: texts(.classJoinHow), line: desk.joinLine.printable,
                addressHeading: texts(.classAddress), address: address.printable, sent: texts(.classSent))
        }.named("join")
        let count = desk.book.students.count
        Content.part { ClassCountPane(count: count, fullCount: nil, caption: $0(.classStudentCount, "\(count)")) }
            .named("count")
        let text = PaneLayout.rows("join", .pane("count").rows(most: 13))
        if let joinPane {
            joinPane.content.named("picture")
            Layout(.columns(text, .pane("picture").aligned(.upper)), text)
        } else {
            Layout(text)
        }
    }

    private func table(_ texts: Texts) -> ClassTablePane {
        let time = now()
        let hands = desk.raisedHands
        let more = hands.count - 1
        let answered = desk.openExhibit == nil ? "" : "  ·  " + desk.answeredText(texts)
        let leftOutCount = desk.book.leftOutCount
        let leftOut = leftOutCount == 0 ? "" : "  ·  " + texts(.classLeftOut, String(leftOutCount))
        let connection = desk.connection?.message(texts)
        let raised = hands.first.map {
            Message(
                text: texts(.classFirstHand, $0.shownName.printable) + (more > 0 ? " +\(more)" : ""), tone: .warning)
        }
        return ClassTablePane(
            heading: texts(.classStudentCount, String(desk.book.students.count)) + answered + leftOut,
            news: connection ?? raised ?? Message(text: ""),
            rows: desk.book.studentsByNeed.map { row(of: $0, at: time, texts) })
    }

    private func row(of student: ClassBook.Student, at time: Timestamp, _ texts: Texts) -> ClassTablePane.Row {
        let koan = student.koan.map { koans[$0.text] }
        return ClassTablePane.Row(
            writer: student.writer, name: student.shownName.printable,
            sign: student.handSince != nil ? .hand : student.handedInAt != nil ? .handedIn : .none,
            solved: "\(student.solved.count)/\(koanCount)",
            koan: koan??.number ?? student.koan?.text.printable ?? "",
            koanTitle: koan??.title.text(texts.language).printable ?? "",
            minutes: student.stuckSince.map { max(0, Int((time.milliseconds - $0.milliseconds) / 60_000)) },
            isSolved: student.koan.map(student.solved.contains) ?? false, hints: student.hintCount)
    }
}
