import Classroom
import Core
import ScreenKit

/// The reason why the orders of a class's shop cannot be shown now.
package struct ClassOrdersError: Error {
    private let reason: String

    /// Creates an error with a reason, a sentence in the language of the person.
    package init(reason: String) { self.reason = reason }

    var message: Message { Message(text: reason, tone: .bad) }
}

/// The teacher's board: how to join, and then how far each student is with the koans. It leads to the questions and to the orders.
package final class ClassBoardScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
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
    private var message: ((Texts) -> Message)?

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

    package func title(_ texts: Texts) -> String { texts(.classTitle, desk.className.printable) }

    package func handle(_ event: Event) {
        message = nil
        switch event {
        case .setJoining(let isJoining): self.isJoining = isJoining
        case .showQuestion: if let exhibit = desk.openExhibit { show(exhibit) } else { ask() }
        case .closeQuestion: if let name = desk.book.question?.name { desk.note(.closed(question: name)) }
        case .helpFirst: message = desk.helpFirst()
        case .help(let writer): message = desk.book.student(writer).map(desk.help)
        case .showOrders: showOrders()
        }
    }

    private func ask() {
        navigator?.push(ClassAskScreen(desk) { [weak self] exhibit in self?.show(exhibit) })
    }

    private func show(_ exhibit: Exhibit) {
        if let screen = ClassPollScreen(desk, exhibit) { navigator?.push(screen) }
    }

    private func showOrders() {
        do throws(ClassOrdersError) {
            if let screen = try ordersScreen?() { navigator?.push(screen) }
        } catch {
            message = { _ in error.message }
        }
    }

    // MARK: Content

    /// Until a student has joined, the way to do so is all that the board can show.
    private var isShowingJoin: Bool { isJoining ?? desk.book.students.isEmpty }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(
            panes: isShowingJoin ? joinPanes(texts) : [.pane(table(texts))],
            layout: isShowingJoin ? Self.joinLayout(hasPicture: joinPane != nil) : nil,
            accessories: [desk.handControl(.helpFirst, texts)],
            message: message?(texts) ?? desk.failureMessage(texts), hints: hints(texts), help: [texts(.classBoardHelp)])
    }

    private func hints(_ texts: Texts) -> [Control<Event>] {
        let toggle = Control<Event>(
            label: texts(isShowingJoin ? .classStudents : .classJoin), event: .setJoining(!isShowingJoin),
            keys: [.character("j")], words: ["join", texts(isShowingJoin ? .classStudents : .classJoin)])
        let question = Control<Event>(
            label: texts(desk.openExhibit == nil ? .classAsk : .classQuestion), event: .showQuestion,
            keys: [.character("a")], words: ["ask", "question", "질문"])
        let orders = Control<Event>(
            label: texts(.classOrders), event: .showOrders, keys: [.character("o")], words: ["orders", "주문"],
            isEnabled: desk.book.hasShop)
        let close = Control<Event>(
            label: texts(.classClose), event: .closeQuestion, keys: [.character("c")], words: ["close", "닫기"],
            meaning: texts(.classCloseMeaning))
        return [question] + (desk.openExhibit == nil ? [] : [close]) + [toggle] + (ordersScreen == nil ? [] : [orders])
    }

    private func joinPanes(_ texts: Texts) -> [NamedPane<Event>] {
        let count = desk.book.students.count
        return [
            .pane(
                ClassJoinPane(
                    heading: texts(.classJoinHeading), how: texts(.classJoinHow), line: desk.joinLine.printable,
                    addressHeading: texts(.classAddress), address: address.printable, sent: texts(.classSent)),
                named: "join"),
            .pane(
                ClassCountPane(count: count, fullCount: nil, caption: texts(.classStudentCount, String(count))),
                named: "count"),
        ] + (joinPane.map { [Self.named($0)] } ?? [])
    }

    private static func named(_ pane: some Pane<Never>) -> NamedPane<Event> { .pane(pane, named: "picture") }

    private static func joinLayout(hasPicture: Bool) -> PaneLayout {
        let text = PaneLayout.rows("join", .pane("count").rows(most: 13))
        guard hasPicture else { return text }
        return .firstFitting(.columns(text, .pane("picture").aligned(.upper)), text)
    }

    private func table(_ texts: Texts) -> ClassTablePane {
        let time = now()
        let hands = desk.raisedHands
        let more = hands.count - 1
        let answered = desk.openExhibit == nil ? "" : "  ·  " + desk.answeredText(texts)
        let leftOutCount = desk.book.leftOutCount
        let leftOut = leftOutCount == 0 ? "" : "  ·  " + texts(.classLeftOut, String(leftOutCount))
        let connection = desk.connectionMessage(texts)
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
