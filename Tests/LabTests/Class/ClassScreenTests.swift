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
        let room = try open()
        try room.screen(80, 24).expectPicture(
            """
             Kiosk › Class                                                     l  EN/한국어
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄

               Class swift
               민아                                                       Koans solved: 0

             ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀
             ✓ Connected. Everything is sent.


              a  Question           No question is open.

             ▸h  Raise the hand

              i  Hand in the koans


             Sent to the teacher: name, predictions, raised hands, koans with their times,
             attempts and hints. Others in the class could read it. Sources only with a
             hand-in.



                                                                        Esc  Back   ?  Help
            """)
    }

    @Test func `what was chosen is shown at once, and what is not sent yet is counted`() throws {
        let room = try open(3, .korean)
        try room.ask()
        room.isAway = true
        room.press(.character("h"), .character("a"), .character("2"), .escape)
        #expect(room.desk.book.student(room.students[0])?.handSince == nil)
        try room.screen(80, 24).expectPicture(
            """
             키오스크 › 수업                                                   l  한국어/EN
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄

               수업 swift
               민아                                                           푼 코안 0개

             ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀
             선생님 컴퓨터에 연결되지 않았습니다. 모두 저장하고 나중에 보냅니다. 아직
             보내지 않은 기록 2개

             ▸a  질문       메모리 누수: weak와 strong                                답함

              h  손 내리기                                                  손을 들고 있음

              i  코안 제출


             선생님에게 보내는 것: 이름, 예상한 답, 손 들기, 코안과 그 시간, 시도, 힌트.
             같은 수업의 학생도 읽을 수 있습니다. 소스는 제출할 때만 보냅니다.




                                                                      Esc  뒤로   ?  도움말
            """)
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
        #expect(!room.picture().contains("Nothing to hand in"))
    }

    @Test func `what could not be saved was not chosen, and the reason is told`() throws {
        let room = try open()
        room.isAway = true
        room.press(.character("h"))
        room.desk.saveFailure = .noSpace
        #expect(!room.desk.isHandRaised)
        #expect(room.picture().contains("Not saved, so not sent:"))
    }
}

struct ClassQuestionScreenTests {
    /// A student with a question in view, two of three others having answered.
    private func asked(_ language: Language = .english) throws -> Classroom {
        let room = try Classroom(.student, students: 6, language)
        try room.ask()
        ClassPresenter(room.kiosk.navigator, room.desk).update()
        return room
    }

    @Test func `an answer is a tick, which a key or a click changes until the reveal`() throws {
        let room = try asked()
        room.press(.character("1"), .character("1"))
        try room.click("3: all of them")
        let leak = try room.name("leak")
        #expect(room.noted == [0, 1].map { .predicted(question: leak, answer: $0) })
        try room.screen(80, 24).expectPicture(
            """
             Kiosk › A memory leak: weak or strong                             l  EN/한국어
             A screen is opened and closed three times. The form inside it refers to the
             screen strongly, as its delegate. How many screens stay alive?


               1   0: each is released when closed



              ▸2 ✓ 3: all of them



               3   1: only the last one


             ✓ Your answer can be changed until the answers are revealed.
             5 of 6 have answered





                                                                        Esc  Back   ?  Help
            """)
        room.add(Classroom.teacher, .revealed(question: leak))
        room.press(.character("3"))
        #expect(room.noted.count == 2 && room.picture().contains("✓ Right! 3: all of them"))
    }

    @Test func `a low window has the answers as rows`() throws {
        let room = try asked(.korean)
        room.press(.character("2"))
        try room.screen(40, 12).expectPicture(
            """
             … › 메모리 누수: weak…    l  한국어/EN
             화면을 세 번 열고 닫습니다. 화면 속
             폼의 delegate가 그 화면을 강하게
             참조하면, 화면은 몇 개가 남을까요?

              1    0개: 닫으면 해제된다
             ▸2  ✓ 3개: 모두 남는다
              3    1개: 마지막 것만 남는다
             ✓ 공개되기 전까지 답을 바꿀 수
             있습니다.
             6명 중 5명 답함
                                          Esc    ?
            """)
    }

    @Test func `after the reveal there are bars, the own answer, the right one, the reason and the outcome`() throws {
        let room = try asked(.korean)
        room.press(.character("1"))
        room.add(Classroom.teacher, .revealed(question: try room.name("leak")))
        try room.screen(80, 24).expectPicture(
            """
             키오스크 › 메모리 누수: weak와 strong                             l  한국어/EN
              ✗ 정답은 “3개: 모두 남는다”, 고른 답은 “0개: 닫으면 해제된다”입니다.

               0개: 닫으면 해제된다  내 답
                                            ▌                                             2
             ✓ 3개: 모두 남는다
                                            ▌                                             2
               1개: 마지막 것만 남는다
                             ▊                                                            1

             왜 그럴까요?
             화면은 폼을, 폼의 delegate는 화면을 강하게 참조합니다. 이것이 순환 참조입니다.
             내비게이터가 화면을 더는 참조하지 않아도 참조 횟수가 0이 되지 않아 deinit이
             호출되지 않습니다.
             delegate를 weak로 선언하면 순환 참조가 끊기고, 화면은 닫히자마자 해제됩니다.
             강한 참조라고 늘 누수가 생기지는 않습니다. 델리게이트가 화면을 연 객체이고 그
             객체가 화면을 참조하지 않으면 순환 참조가 없습니다.

             weak 델리게이트                    strong 델리게이트
               screen1          init → deinit     screen1          init
               screen2          init → deinit     screen2          init
               screen3          init → deinit     screen3          init
               살아 있는 화면   0                 screen1 ─ form ─▶ StrongForm ─ delega ↓ 8
                                                                      Esc  뒤로   ?  도움말
            """)
    }

    @Test func `without an answer there is no verdict on one`() throws {
        let room = try asked()
        room.add(Classroom.teacher, .revealed(question: try room.name("leak")))
        #expect(room.picture().contains("✓ The answer is “3: all of them”."))
        #expect(!room.picture().contains("your answer"))
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
        let room = try Classroom(.student, students: 2)
        try room.ask()
        room.add(Classroom.teacher, .revealed(question: try room.name("leak")))
        ClassPresenter(room.kiosk.navigator, room.desk).update()
        #expect(room.kiosk.navigator.screens.count == 1)
        let other = try Classroom(.student, students: 2)
        try other.ask()
        ClassPresenter(other.kiosk.navigator, other.desk, shieldsKeys: true).update()
        other.press(.character("1"))
        #expect(other.kiosk.navigator.top is ClassQuestionScreen && other.noted == [])
    }
}
