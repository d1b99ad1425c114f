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
        let room = try Classroom(.teacher, students: 30, isAsked: true)
        room.press(.character("a"))
        try room.screen(80, 24).expectGolden("before-reveal")
        room.press(.character("w"), .character("r"))
        #expect(!room.picture().contains("Juno") && room.desk.isRevealed)
    }

    @Test func `after the reveal there are bars, the right answer, the reason and the outcome`() throws {
        let room = try Classroom(.teacher, students: 30, isAsked: true)
        room.press(.character("a"), .character("r"))
        #expect(room.noted == [.revealed(question: try room.name("leak"))])
        try room.screen(80, 24).expectGolden("after-reveal")
        // A wide window has the outcome beside the bars.
        let korean = try Classroom(.teacher, students: 12, .korean, isAsked: true)
        korean.press(.character("a"), .character("r"))
        try korean.screen(120, 40).expectGolden("after-reveal-wide")
    }

    @Test func `the students behind the answers are shown on a key alone, and only after the reveal`() throws {
        let room = try Classroom(.teacher, students: 6, isAsked: true)
        room.press(.character("a"), .character("r"))
        #expect(!room.picture().contains("Juno"))
        room.press(.character("w"))
        try room.screen(80, 24).expectGolden("names")
        room.press(.character("w"))
        #expect(!room.picture().contains("Juno"))
    }

    @Test func `closing takes the question away and leads back, and leaving does not close it`() throws {
        let room = try Classroom(.teacher, students: 3, isAsked: true)
        room.press(.character("a"), .escape)
        #expect(room.picture().contains("Students: 3  ·  2 of 3 have answered"))
        room.press(.character("a"), .character("c"))
        #expect(room.noted == [.closed(question: try room.name("leak"))])
        #expect(room.desk.book.question == nil && room.picture().contains("Ask a question"))
    }

    @Test func `raised hands are counted on each page, and answered there`() throws {
        let room = try Classroom(.teacher, students: 3, isAsked: true)
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
        let leak = try room.name("leak")
        _ = room.say("ask")
        _ = room.say("leak")
        room.add(room.students[2], .predicted(question: leak, answer: 1))
        #expect(room.say("").contains("1 of 3 have answered"))
        let lines = room.say("reveal")
        #expect(lines.contains("✓ 1  3: all of them") && lines.contains("  0  1: only the last one"))
        _ = room.say("close")
        #expect(room.noted == [.asked(question: leak), .revealed(question: leak), .closed(question: leak)])
    }
}
