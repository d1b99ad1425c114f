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
    func connectionMessage(_ texts: Texts) -> Message? {
        if let trouble { return Message(text: trouble(texts), tone: .bad) }
        let waiting = waitingCount > 0 ? texts(.classWaiting, String(waitingCount)) : ""
        if isAway {
            return Message(
                text: [texts(.classAway), waiting].filter { !$0.isEmpty }.joined(separator: " "), tone: .warning)
        }
        return waitingCount > 0 ? Message(text: waiting, tone: .quiet) : nil
    }

    /// That the last event was not saved; `nil` where it was.
    func failureMessage(_ texts: Texts) -> Message? {
        if hadNothingToHandIn { return Message(text: texts(.classNothingToHandIn), tone: .warning) }
        return saveFailure.map { Message(text: texts(.classSaveFailed, texts.explain($0)), tone: .bad) }
    }

    /// The control in the title of each page of the teacher: the number of raised hands, the first of which it answers.
    func handControl<Event: Equatable>(_ event: Event, _ texts: Texts) -> Control<Event> {
        let count = book.students.count { $0.handSince != nil }
        return Control(
            label: texts(.classHands, String(count)), event: event, keys: [.character("h")], words: ["hand", "손"],
            isEnabled: count > 0, meaning: texts(.classHelpFirst))
    }

    /// Notes that the teacher goes to the student whose hand was raised first, and returns what says so; `nil` where there is no raised hand.
    func helpFirst() -> ((Texts) -> Message)? { raisedHands.first.map(help) }

    /// Notes that the teacher goes to a student, and returns what says so.
    func help(_ student: ClassBook.Student) -> (Texts) -> Message {
        note(.helped(student: student.writer))
        let name = student.shownName.printable
        return { Message(text: $0(.classHelped, name), tone: .good) }
    }
}
