import Classroom
import ScreenKit

/// The teacher's question on a student's machine: first the answers, one of which is ticked, and after the reveal the counts and the outcome.
package final class ClassQuestionScreen: Screen {
    /// A choice on the screen.
    package enum Event {
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

    package var title: Text { Text(desk.openExhibit?.title ?? .classQuestion) }

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

    package var content: Content<Event> {
        if let exhibit = desk.openExhibit {
            if let outcome = reveal.outcome {
                desk.reveal(exhibit, outcome) { [self] in verdict(exhibit, $0) }
            } else {
                answers(exhibit).named("answers")
                // Without a place on the page: line mode takes the reveal for the same page, because there are as many parts.
                Lines()
                Lines()
                Content.part { [self] in status($0) }.named("status")
                Layout(.rows("answers", "status").aligned(.upper))
                if let failure = desk.failure { Notice(failure) }
            }
            Help(Text(.classQuestionHelp))
        } else {
            Lines(Text(.classNoQuestion))
        }
    }

    private func answers(_ exhibit: Exhibit) -> List<Event> {
        let mine = exhibit.name.flatMap(desk.myAnswer)
        return List(Text(exhibit.question)) {
            for (index, answer) in exhibit.answerTexts.enumerated() {
                Row(answer, .tick(index), note: index == mine ? "✓" : "", tone: .good).marked(index == mine)
            }
        }
        .headingTone(.strong).form { _ in AnswerCards() }
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
                ] + [desk.connection?.message(texts)].compactMap(\.self)), isProse: true, scrolls: false)
    }

    private func verdict(_ exhibit: Exhibit, _ texts: Texts) -> Message {
        guard let mine = exhibit.name.flatMap(desk.myAnswer), exhibit.answers(texts).indices.contains(mine) else {
            return texts.answer(to: exhibit)
        }
        return texts.verdict(on: mine, exhibit)
    }
}
