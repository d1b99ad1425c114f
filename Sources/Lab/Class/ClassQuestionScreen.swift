import Classroom
import ScreenKit

/// The teacher's question on a student's machine: first the answers, one of which is ticked, and after the reveal the counts and the outcome.
package final class ClassQuestionScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Tick the answer at this index.
        case tick(Int)
    }

    private let desk: ClassDesk
    private var reveal = ClassReveal()

    /// The time until which a key is taken for one that was meant for the screen below; `nil` where the student has opened this one.
    private let ignoredUntil: ContinuousClock.Instant?

    /// Creates the screen of the question that is open, whichever it is. One that came by itself takes no answers for a moment.
    package init(_ desk: ClassDesk, ignoringAnswersUntil time: ContinuousClock.Instant? = nil) {
        (self.desk, ignoredUntil) = (desk, time)
    }

    package func title(_ texts: Texts) -> String { desk.openExhibit.map { texts($0.title) } ?? texts(.classQuestion) }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { reveal.update(desk) }

    package func handle(_ event: Event) {
        switch event {
        case .tick(let answer):
            if let ignoredUntil, ContinuousClock.now < ignoredUntil { return }
            guard let question = desk.book.question, !question.isRevealed else { return }
            // A key that was meant for another screen, or is held down, writes no record for the answer that is ticked already.
            if desk.myAnswer(to: question.name) != answer {
                desk.note(.predicted(question: question.name, answer: answer))
            }
        }
    }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        guard let exhibit = desk.openExhibit else {
            return ScreenContent(panes: [.pane(TextPane(lines: LazyRows([Message(text: texts(.classNoQuestion))])))])
        }
        let help = [texts(.classQuestionHelp)]
        guard let outcome = reveal.outcome else {
            return ScreenContent(
                panes: [.pane(answers(exhibit, texts), named: "answers"), .pane(status(texts), named: "status")],
                layout: Self.layout, message: desk.failureMessage(texts), help: help)
        }
        return ScreenContent(
            panes: desk.panes(of: exhibit, outcome, verdict: verdict(exhibit, texts), texts),
            layout: .classReveal, help: help)
    }

    private static let layout = PaneLayout.rows("answers", "status").aligned(.upper)

    private func answers(_ exhibit: Exhibit, _ texts: Texts) -> AnswersPane<Event> {
        let mine = exhibit.name.flatMap(desk.myAnswer)
        return AnswersPane(
            list: ListPane(
                heading: texts(exhibit.question), headingTone: .strong,
                rows: exhibit.answers(texts).enumerated().map { index, answer in
                    ListPane<Event>.Row(
                        control: Control(label: answer, event: .tick(index), keys: .number(index)),
                        note: index == mine ? "✓" : "", tone: .good, isMarked: index == mine)
                }),
            question: texts(exhibit.question))
    }

    /// What was chosen, how many have answered, and what is not sent yet.
    private func status(_ texts: Texts) -> TextPane {
        let hasAnswered = desk.book.question.flatMap { desk.myAnswer(to: $0.name) } != nil
        return TextPane(
            lines: LazyRows(
                [
                    Message(
                        text: texts(hasAnswered ? .classChangeable : .classTick), tone: hasAnswered ? .good : .plain),
                    Message(text: desk.answeredText(texts), tone: .quiet),
                ] + [desk.connectionMessage(texts)].compactMap(\.self)), isProse: true, scrolls: false)
    }

    private func verdict(_ exhibit: Exhibit, _ texts: Texts) -> Message {
        let answers = exhibit.answers(texts)
        guard let mine = exhibit.name.flatMap(desk.myAnswer), answers.indices.contains(mine) else {
            return Message(text: texts(.labAnswer, answers[exhibit.rightAnswer]), tone: .good)
        }
        return texts.verdict(on: mine, exhibit)
    }
}
