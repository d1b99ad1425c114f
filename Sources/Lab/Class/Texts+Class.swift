import Classroom
import Core
import ScreenKit

extension ClassDesk {
    /// How many of the students have answered the question on all machines.
    func answeredText(_ texts: Texts) -> String {
        let count = book.question.map { book.answers(to: $0.name).count } ?? 0
        return texts(.classAnswered, String(count), String(book.students.count))
    }

    /// What is not sent yet, and that the teacher's machine does not answer; `nil` where all is well.
    var connection: Line? {
        if let trouble { return Line(trouble, .bad) }
        let waiting = waitingCount > 0 ? Text(.classWaiting, "\(waitingCount)") : nil
        if isAway {
            return Line(waiting.map { "\(Text(.classAway)) \($0)" } ?? Text(.classAway), .warning)
        }
        return waiting.map { Line($0, .quiet) }
    }

    /// That the last event was not saved; `nil` where it was.
    var failure: Line? {
        if hadNothingToHandIn { return Line(Text(.classNothingToHandIn), .warning) }
        return saveFailure.map { reason in Line(Text(.classSaveFailed, Text { $0.explain(reason) }), .bad) }
    }

    /// The hint in the title of each page of the teacher: the number of raised hands, the first of which it answers.
    func handHint<Event>(_ event: Event) -> Hint<Event> {
        let count = book.students.count { $0.handSince != nil }
        return Hint(
            Text(.classHands, "\(count)"), event, key: "h", words: "hand", "손", meaning: Text(.classHelpFirst)
        ).enabled(count > 0).inTitle()
    }

    /// Notes that the teacher goes to the student whose hand was raised first, and returns what says so; `nil` where there is no raised hand.
    func helpFirst() -> Text? { raisedHands.first.map(help) }

    /// Notes that the teacher goes to a student, and returns what says so.
    func help(_ student: ClassBook.Student) -> Text {
        note(.helped(student: student.writer))
        return Text(.classHelped, Text(student.shownName.printable))
    }
}
