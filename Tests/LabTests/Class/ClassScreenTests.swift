import Classroom
import ScreenKit
import Testing

@testable import Lab

/// A student's page of the class, and the question on a student's machine.
struct ClassScreenTests {
    private func open(_ count: Int = 3, _ language: Language = .english) throws -> Classroom {
        let room = try Classroom(.student, students: count, language)
        room.press(.character("2"))
        return room
    }

    @Test func `the page says who takes part, what is sent, and what can be done`() throws {
        try open().screen(80, 24).expectGolden("page")
    }

    @Test func `what was chosen is shown at once, and what is not sent yet is counted`() throws {
        let room = try open(3, .korean)
        try room.ask()
        room.isAway = true
        room.press(.character("h"), .character("a"), .character("2"), .escape)
        #expect(room.desk.book.student(room.students[0])?.handSince == nil)
        try room.screen(80, 24).expectGolden("away")
        room.comeBack()
        #expect(room.desk.isHandRaised && room.desk.book.student(room.students[0])?.handSince != nil)
        #expect(room.picture().contains("모두 보냈습니다."))
    }

    @Test func `a hand is raised and lowered, by a key, a click or a word, and lowered by the teacher's answer`() throws
    {
        let room = try open()
        room.press(.character("h"))
        try room.click("Lower the hand")
        _ = room.say("hand")
        #expect(room.noted == [true, false, true].map { .hand(isRaised: $0) })
        room.add(Classroom.teacher, .helped(student: room.students[0]))
        #expect(room.picture().contains("Raise the hand"))
    }

    @Test func `handing in asks first, and says how far it is`() throws {
        let room = try open()
        room.press(.character("i"), .enter)
        #expect(room.noted == [])
        room.isAway = true
        room.press(.character("i"))
        #expect(room.picture().contains("The sources of the koans that you have changed"))
        room.press(.character("y"))
        #expect(room.noted == [.handedIn] && room.picture().contains("is being sent"))
        room.comeBack()
        #expect(room.picture().contains("✓ handed in"))
    }

    @Test func `a hand-in without a changed koan is not made, and says why`() throws {
        let room = try open()
        room.isAway = true
        room.press(.character("i"))
        room.press(.character("y"))
        room.desk.hadNothingToHandIn = true
        #expect(room.picture().contains("Nothing to hand in: no koan here was changed."))
        #expect(!room.picture().contains("is being sent"))
        room.press(.character("h"))
        #expect(!room.picture().contains("Nothing to hand in") && room.desk.isHandRaised)
        // What could not be saved was not chosen, and the reason is told.
        room.desk.saveFailure = .noSpace
        #expect(!room.desk.isHandRaised)
        #expect(room.picture().contains("Not saved, so not sent:"))
    }
}

struct ClassQuestionScreenTests {
    /// A student with a question in view, two of three others having answered.
    private func asked(_ language: Language = .english) throws -> Classroom {
        let room = try Classroom(.student, students: 6, language, isAsked: true)
        ClassPresenter(room.kiosk.navigator, room.desk).update()
        return room
    }

    @Test func `an answer is a tick, which a key or a click changes until the reveal`() throws {
        let room = try asked()
        room.press(.character("1"), .character("1"))
        try room.click("3: all of them")
        let leak = try room.name("leak")
        #expect(room.noted == [0, 1].map { .predicted(question: leak, answer: $0) })
        try room.screen(80, 24).expectGolden("answers")
        room.add(Classroom.teacher, .revealed(question: leak))
        room.press(.character("3"))
        #expect(room.noted.count == 2 && room.picture().contains("✓ Right! 3: all of them"))
    }

    @Test func `a low window has the answers as rows`() throws {
        let room = try asked(.korean)
        room.press(.character("2"))
        try room.screen(40, 12).expectGolden("answers-low")
    }

    @Test func `after the reveal there are bars, the own answer, the right one, the reason and the outcome`() throws {
        let room = try asked(.korean)
        room.press(.character("1"))
        room.add(Classroom.teacher, .revealed(question: try room.name("leak")))
        try room.screen(80, 24).expectGolden("after-reveal")
        // Without an answer there is no verdict on one.
        let other = try asked()
        other.add(Classroom.teacher, .revealed(question: try other.name("leak")))
        #expect(other.picture().contains("✓ The answer is “3: all of them”."))
        #expect(!other.picture().contains("your answer"))
    }

    @Test func `lines tick an answer by its number`() throws {
        let room = try asked()
        #expect(room.say("2").contains("2. 3: all of them  ✓"))
        #expect(room.noted == [.predicted(question: try room.name("leak"), answer: 1)])
    }
}

struct ClassPresenterTests {
    private let room: Classroom
    private let presenter: ClassPresenter

    init() throws {
        room = try Classroom(.student, students: 3)
        presenter = ClassPresenter(room.kiosk.navigator, room.desk)
    }

    private var titles: [String] { room.kiosk.navigator.screens.map { $0.title(room.kiosk.texts) } }

    @Test func `a question comes over what is in view, with all its help, and leaves when it is closed`() throws {
        room.press(.character("1"))
        try room.ask()
        presenter.update()
        presenter.update()
        #expect(titles == ["Kiosk", "Lab", "A memory leak: weak or strong"])
        room.press(.character("?"))
        #expect(titles.count == 4)
        room.add(Classroom.teacher, .closed(question: try room.name("leak")))
        presenter.update()
        #expect(titles == ["Kiosk", "Lab"])
    }

    @Test func `a question that was left comes back only when it is asked again`() throws {
        try room.ask()
        presenter.update()
        room.press(.escape)
        presenter.update()
        #expect(titles == ["Kiosk"])
        // Closed and asked in one batch of records.
        room.add(Classroom.teacher, .closed(question: try room.name("leak")))
        try room.ask()
        presenter.update()
        #expect(titles == ["Kiosk", "A memory leak: weak or strong"])
    }

    @Test func `another question takes the place of the one in view, without its answer`() throws {
        try room.ask()
        presenter.update()
        room.press(.character("2"))
        room.add(Classroom.teacher, .asked(question: try room.name("forgotten")))
        presenter.update()
        #expect(titles == ["Kiosk", "The forgotten delegate"])
        #expect(room.picture().contains("Press a number or click an answer."))
    }

    @Test func `a question that this program does not know is not shown`() throws {
        room.add(Classroom.teacher, .asked(question: try room.name("of-tomorrow")))
        presenter.update()
        #expect(titles == ["Kiosk"])
    }

    @Test
    func `a question that was revealed already does not come into view, and keys for the screen below are no answers`()
        throws
    {
        let room = try Classroom(.student, students: 2, isAsked: true)
        ClassPresenter(room.kiosk.navigator, room.desk, shieldsKeys: true).update()
        room.press(.character("1"))
        #expect(room.kiosk.navigator.top is ClassQuestionScreen && room.noted == [])
        let other = try Classroom(.student, students: 2, isAsked: true)
        other.add(Classroom.teacher, .revealed(question: try other.name("leak")))
        ClassPresenter(other.kiosk.navigator, other.desk).update()
        #expect(other.kiosk.navigator.screens.count == 1)
    }
}
