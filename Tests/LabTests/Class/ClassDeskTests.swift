import Classroom
import Testing

@testable import Lab

/// What a machine has of a class: the book, and what was chosen here.
struct ClassDeskTests {
    private let room: Classroom
    private let leak: ClassName

    init() throws {
        room = try Classroom(.student, students: 4)
        leak = try room.name("leak")
    }

    private var desk: ClassDesk { room.desk }

    @Test func `hands stand in the order in which they were raised`() {
        for (minute, index) in [(1, 2), (2, 0), (2, 3)] {
            room.minute = minute
            room.add(room.students[index], .hand(isRaised: true))
        }
        // Raised once more, a hand keeps its place.
        room.add(room.students[2], .hand(isRaised: true))
        #expect(desk.raisedHands.map(\.writer) == [2, 0, 3].map { room.students[$0] })
        room.add(Classroom.teacher, .helped(student: room.students[2]))
        #expect(desk.raisedHands.map(\.writer) == [0, 3].map { room.students[$0] })
    }

    @Test func `the last choice stays while earlier ones come back`() throws {
        try room.ask()
        room.isAway = true
        for answer in [0, 1] { desk.note(.predicted(question: leak, answer: answer)) }
        room.add(desk.me, .predicted(question: leak, answer: 0))
        #expect(desk.myAnswer(to: leak) == 1)
        room.add(desk.me, .predicted(question: leak, answer: 1))
        #expect(desk.myAnswer(to: leak) == 1 && desk.book.counts(of: leak, answerCount: 3)[1] == 2)
    }

    @Test(arguments: [true, false])
    func `an answer that comes after the reveal, or to a question that is asked again, is shown no longer`(
        isRevealed: Bool
    ) throws {
        try room.ask()
        room.isAway = true
        desk.note(.predicted(question: leak, answer: 1))
        room.add(Classroom.teacher, isRevealed ? .revealed(question: leak) : .asked(question: leak))
        #expect(desk.myAnswer(to: leak) == (isRevealed ? 1 : nil))
        if isRevealed { room.comeBack() }
        #expect(desk.myAnswer(to: leak) == nil)
    }

    @Test func `the events of the koans go to the owner`() throws {
        let old = KoanMachine(koans: Classroom.koans, progress: KoanProgress())
        var new = old
        desk.note(nil, from: old, to: new) { $0 }
        _ = new.handle(.skip)
        desk.note(.skip, from: old, to: new) { $0 }
        #expect(room.noted == (try [0, 1].map { .opened(koan: try room.name(Classroom.koans[$0].name)) }))
    }
}
