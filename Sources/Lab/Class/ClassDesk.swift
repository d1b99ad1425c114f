import Classroom
import Core
import ScreenKit

/// The owner of a member's journal.
package protocol ClassDeskDelegate: AnyObject {
    /// Writes a record of an event, and publishes it now or later. Before ``ClassEvent/handedIn`` stand the records of the sources.
    ///
    /// What could not be written is told by ``ClassDesk/saveFailure``.
    func classDesk(_ desk: ClassDesk, note event: ClassEvent)
}

/// A class as one of its machines has it: the book that the records of all lead to, and what was chosen here and is not in the book yet.
package final class ClassDesk {
    /// What all records so far come to.
    package private(set) var book = ClassBook()
    /// The writer of the records of this machine. It is another one after its journal was set aside.
    package var me: ClassWriter
    /// The name of the class.
    package let className: String
    /// The name of the student; an empty text for the teacher.
    package let myName: String
    /// The line by which a student joins.
    package let joinLine: String
    /// The experiments that can be asked about.
    let exhibits: [Exhibit]
    /// The number of records of this machine that the server does not have yet.
    package var waitingCount = 0
    /// A Boolean value that indicates whether the teacher's machine does not answer.
    package var isAway = false
    /// What keeps the class from going on, for the person; `nil` where nothing does.
    package var trouble: Text?
    /// A Boolean value that indicates whether the last hand-in had nothing in it, and was not made.
    package var hadNothingToHandIn = false { didSet { if hadNothingToHandIn { pending.isHandingIn = false } } }
    /// The owner of the journal.
    package weak var delegate: (any ClassDeskDelegate)?
    /// The reason why the last event was not written; `nil` where it was. What was not written was not chosen.
    package var saveFailure: FailureReason? { didSet { if saveFailure != nil { pending = Pending() } } }
    /// The number of times that a question was asked.
    private(set) var askCount = 0
    private var pending = Pending()

    /// What was chosen here, and is not in the book yet.
    private struct Pending {
        var answers: [ClassName: Int] = [:]
        var hand: Bool?
        var isHandingIn = false
    }

    /// Creates the desk of a member of a class in which nothing has happened.
    package init(me: ClassWriter, className: String, myName: String = "", joinLine: String, exhibits: [Exhibit]) {
        (self.me, self.className, self.myName) = (me, className, myName)
        (self.joinLine, self.exhibits) = (joinLine, exhibits)
    }

    // MARK: Records

    /// Enters a record that came from the server, with the time at which the server has received it. Returns whether it was entered, and not
    /// left out.
    @discardableResult
    package func enter(_ record: ClassRecord, at time: Timestamp) -> Bool {
        guard book.enter(record, at: time) else { return false }
        if case .asked(let question) = record.event {
            askCount += 1
            pending.answers[question] = nil
        }
        if record.writer == me { settle(record.event) }
        return true
    }

    /// Forgets all records, because the server has another stream now: they follow from the first one.
    package func beginAnew() { book = ClassBook() }

    /// Notes a record that could not be read.
    package func leaveOut() { book.leaveOut() }

    /// Has the delegate write a record of an event. What was chosen is shown at once.
    package func note(_ event: ClassEvent) {
        (saveFailure, hadNothingToHandIn) = (nil, false)
        switch event {
        case .predicted(let question, let answer): pending.answers[question] = answer
        case .hand(let isRaised): pending.hand = isRaised
        case .handedIn: pending.isHandingIn = true
        case .joined, .opened, .attempted, .hint, .source, .created, .asked, .revealed, .closed, .helped, .shopOpened:
            break
        }
        delegate?.classDesk(self, note: event)
    }

    /// Takes a choice that has come back in a record from those that wait. A later one still waits.
    private func settle(_ event: ClassEvent) {
        switch event {
        case .predicted(let question, let answer):
            if pending.answers[question] == answer { pending.answers[question] = nil }
        case .hand(let isRaised): if pending.hand == isRaised { pending.hand = nil }
        case .handedIn: pending.isHandingIn = false
        case .joined, .opened, .attempted, .hint, .source, .created, .asked, .revealed, .closed, .helped, .shopOpened:
            break
        }
    }
}

// MARK: - What is shown

extension ClassDesk {
    /// The experiment of the question on all machines; `nil` where there is none, or none that this program knows.
    var openExhibit: Exhibit? { book.question.flatMap { question in exhibits.first { $0.name == question.name } } }

    /// A Boolean value that indicates whether the answers to the question on all machines are shown.
    var isRevealed: Bool { book.question?.isRevealed ?? false }

    /// Returns the answer that was chosen here; `nil` for none.
    func myAnswer(to question: ClassName) -> Int? {
        pending.answers[question] ?? book.answers(to: question).first { $0.student.writer == me }?.answer
    }

    /// A Boolean value that indicates whether the hand is raised here.
    var isHandRaised: Bool { pending.hand ?? (book.student(me)?.handSince != nil) }

    /// How far the hand-in from here is.
    enum HandIn {
        case none, isBeingSent, done
    }

    /// How far the hand-in from here is.
    var handIn: HandIn { pending.isHandingIn ? .isBeingSent : book.student(me)?.handedInAt == nil ? .none : .done }

    /// The students with a raised hand, the one that was raised first at the beginning.
    var raisedHands: [ClassBook.Student] {
        let hands = book.students.enumerated().compactMap { place, student in
            student.handSince.map { (since: $0, place: place, student: student) }
        }
        return hands.sorted { ($0.since, $0.place) < ($1.since, $1.place) }.map(\.student)
    }
}

extension Exhibit {
    /// The name of the question in the records of a class.
    var name: ClassName? { ClassName(id.rawValue) }
}
