import Classroom
import ScreenKit
import Testing

@testable import Lab

/// The teacher's way through a question.
struct ClassPollScreenTests {
    @Test func `a question is chosen from the list, and asked at once`() throws {
        let room = try Classroom(.teacher, students: 3)
        room.press(.character("a"))
        #expect(room.picture().contains("Which question is shown on all machines?"))
        #expect(room.picture().contains("A screen is opened and closed three times."))
        room.press(.character("2"))
        #expect(room.noted == [.asked(question: try room.name("forgotten"))])
        #expect(room.picture().contains("Class swift › The forgotten delegate"))
        // Enter, which has chosen it in the list, reveals nothing.
        room.press(.enter)
        #expect(room.noted.count == 1)
    }

    @Test func `before the reveal the number of answers is large, and the answers are hidden`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.ask()
        room.press(.character("a"))
        try room.screen(80, 24).expectPicture(
            """
             Class swift › A memory leak: weak or strong         h  Hands: 0   l  EN/한국어

             A screen is opened and closed three times. The form inside it refers to the
             screen strongly, as its delegate. How many screens stay alive?

               1  0: each is released when closed
               2  3: all of them
               3  1: only the last one

                                       ████████████  ████████████
                                       ████████████  ████████████
                                               ████  ████    ████
                                               ████  ████    ████
                                       ████████████  ████    ████
                                       ████████████  ████    ████
                                       ████          ████    ████
                                       ████          ████    ████
                                       ████████████  ████████████
                                       ████████████  ████████████

                                         20 of 30 have answered


              r  Reveal   w  Names   c  Close                           Esc  Back   ?  Help
            """)
        room.press(.character("w"), .character("r"))
        #expect(!room.picture().contains("Juno") && room.desk.isRevealed)
    }

    @Test func `after the reveal there are bars, the right answer, the reason and the outcome`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.ask()
        room.press(.character("a"), .character("r"))
        #expect(room.noted == [.revealed(question: try room.name("leak"))])
        try room.screen(80, 24).expectPicture(
            """
             Class swift › A memory leak: weak or strong         h  Hands: 0   l  EN/한국어
              ✓ The answer is “3: all of them”.

               0: each is released when closed
                                               ▊                                          9
             ✓ 3: all of them
                                    ▉                                                     6
               1: only the last one
                                 ▎                                                        5

             Why?
             The screen owns the form, and the form's delegate holds the screen: a retain
             cycle. The navigator no longer holds the screen, but the screen's reference
             count does not reach 0, so deinit does not run.
             A weak delegate breaks the retain cycle, so a closed screen is released at
             once.
             A strong delegate alone is not a leak: if the delegate is the object that
             opened the screen, and does not hold it, there is no retain cycle.

             weak delegate                      strong delegate
               screen1        init → deinit       screen1        init
               screen2        init → deinit       screen2        init
               screen3        init → deinit       screen3        init                   ↓ 9
              r  Reveal   w  Names   c  Close                           Esc  Back   ?  Help
            """)
    }

    @Test func `a wide window has the outcome beside the bars`() throws {
        let room = try Classroom(.teacher, students: 12, .korean)
        try room.ask()
        room.press(.character("a"), .character("r"))
        try room.screen(120, 40).expectPicture(
            """
             수업 swift › 메모리 누수: weak와 strong                                               h  손 든 학생 0명   l  한국어/EN
               ✓ 정답은 “3개: 모두 남는다”입니다.
                                                                             weak 델리게이트
                                                                               screen1          init → deinit
                0개: 닫으면 해제된다                                           screen2          init → deinit
                                                                         4     screen3          init → deinit
                                                                               살아 있는 화면   0
              ✓ 3개: 모두 남는다
                                                                         2   strong 델리게이트
                                                                               screen1          init
                1개: 마지막 것만 남는다                                        screen2          init
                                                                         2     screen3          init
                                                                               screen1 ─ form ─▶ StrongForm ─ delegate ─▶
                                                                             screen1 (순환 참조)
                                                                               살아 있는 화면   3
              왜 그럴까요?
              화면은 폼을, 폼의 delegate는 화면을 강하게 참조합니다.         순환 참조를 끊은 뒤
              이것이 순환 참조입니다. 내비게이터가 화면을 더는 참조하지        screen1          deinit
              않아도 참조 횟수가 0이 되지 않아 deinit이 호출되지 않습니다.     screen2          deinit
              delegate를 weak로 선언하면 순환 참조가 끊기고, 화면은            screen3          deinit
              닫히자마자 해제됩니다.                                           살아 있는 화면   0
              강한 참조라고 늘 누수가 생기지는 않습니다. 델리게이트가
              화면을 연 객체이고 그 객체가 화면을 참조하지 않으면 순환       strong 델리게이트가 화면을 연 객체일 때
              참조가 없습니다.                                                 screen1          init → deinit
                                                                               screen2          init → deinit
                                                                               screen3          init → deinit
                                                                               살아 있는 화면   0












              r  공개   w  학생별 답   c  질문 닫기                                                           Esc  뒤로   ?  도움말
            """)
    }

    @Test func `the students behind the answers are shown on a key alone, and only after the reveal`() throws {
        let room = try Classroom(.teacher, students: 6)
        try room.ask()
        room.press(.character("a"), .character("r"))
        #expect(!room.picture().contains("Juno"))
        room.press(.character("w"))
        try room.screen(80, 24).expectPicture(
            """
             Class swift › A memory leak: weak or strong         h  Hands: 0   l  EN/한국어

             1  0: each is released when closed
             지훈

             ✓  3: all of them
             Juno, Emma

             3  1: only the last one
             박서연

             No answer
             민아, Alexander Müller-Hohenstein










              r  Reveal   w  Outcome   c  Close                         Esc  Back   ?  Help
            """)
        room.press(.character("w"))
        #expect(!room.picture().contains("Juno"))
    }

    @Test func `closing takes the question away and leads back, and leaving does not close it`() throws {
        let room = try Classroom(.teacher, students: 3)
        try room.ask()
        room.press(.character("a"), .escape)
        #expect(room.picture().contains("Students: 3  ·  2 of 3 have answered"))
        room.press(.character("a"), .character("c"))
        #expect(room.noted == [.closed(question: try room.name("leak"))])
        #expect(room.desk.book.question == nil && room.picture().contains("Ask a question"))
    }

    @Test func `raised hands are counted on each page, and answered there`() throws {
        let room = try Classroom(.teacher, students: 3)
        try room.ask()
        room.add(room.students[1], .hand(isRaised: true))
        room.press(.character("a"))
        #expect(room.picture().contains("Hands: 1"))
        room.press(.character("h"))
        #expect(room.picture().contains("Hand answered: Juno"))
        room.press(.character("c"), .character("a"))
        room.add(room.students[0], .hand(isRaised: true))
        #expect(room.picture().contains("Hands: 1"))
        room.press(.character("h"))
        #expect(room.noted.last == .helped(student: room.students[0]))
    }

    @Test func `lines ask, reveal and close by words`() throws {
        let room = try Classroom(.teacher, students: 3)
        _ = room.say("ask")
        _ = room.say("leak")
        room.add(room.students[2], .predicted(question: try room.name("leak"), answer: 1))
        #expect(room.say("").contains("1 of 3 have answered"))
        let lines = room.say("reveal")
        #expect(lines.contains("✓ 1  3: all of them") && lines.contains("  0  1: only the last one"))
        _ = room.say("close")
        #expect(
            room.noted == [
                .asked(question: try room.name("leak")), .revealed(question: try room.name("leak")),
                .closed(question: try room.name("leak")),
            ])
    }
}
