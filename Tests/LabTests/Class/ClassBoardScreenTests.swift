import Classroom
import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import Lab

/// The teacher's board, and what it leads to.
struct ClassBoardScreenTests {
    @Test func `a board without students shows how to join, with the address and what is sent`() throws {
        let room = try Classroom(.teacher, students: 0)
        try room.screen(80, 24).expectGolden("no-students")
    }

    @Test func `the way to join leads to the students when the first one comes, and back on a key`() throws {
        let room = try Classroom(.teacher, students: 0)
        room.add(try #require(ClassWriter(.student, id: "a")), .joined(try room.name("민아")))
        #expect(room.picture().contains("Students: 1") && !room.picture().contains("Join the class"))
        room.press(.character("j"))
        #expect(room.picture().contains("Join the class") && room.picture().contains("Students: 1"))
        room.press(.character("j"))
        #expect(!room.picture().contains("Join the class"))
    }

    @Test func `a picture of the join line stands beside it where there is room, and gives way elsewhere`() throws {
        let room = try Classroom(.teacher, students: 0)
        let board = ClassBoardScreen(
            room.desk, address: "teacher.local", joinPane: TextPane(lines: LazyRows([Message(text: "PICTURE")])),
            koans: [], now: { Classroom.time(0) })
        let front = FullScreenFront(kiosk: Kiosk(root: board, texts: room.kiosk.texts))
        func text(_ columns: Int) -> String {
            EmulatedTerminal.showing(front.draw(size: GridSize(columns: columns, rows: 24))).text
        }
        #expect(text(80).contains("PICTURE") && text(80).contains("teacher.local"))
        #expect(!text(50).contains("PICTURE") && text(50).contains("nats://192.168.0.12:4222/swift"))
    }

    @Test func `an answer to a hand goes to the one that was raised first, by a key, a click on a row, or a word`()
        throws
    {
        let room = try Classroom(.teacher, students: 4)
        for index in [2, 0, 3] {
            room.minute += 1
            room.add(room.students[index], .hand(isRaised: true))
        }
        #expect(room.picture().contains("Hands: 3") && room.picture().contains("Hand raised: 박서연 +2"))
        room.press(.character("h"))
        #expect(room.noted == [.helped(student: room.students[2])])
        #expect(room.picture().contains("Hand answered: 박서연"))
        try room.click("Alexander")
        #expect(room.noted.last == .helped(student: room.students[3]))
        #expect(room.say("손").contains("Hand answered: 민아"))
        #expect(room.noted.count == 3 && room.picture().contains("Hands: 0"))
        // A row without a raised hand is no control.
        try room.click("Juno")
        #expect(room.noted.count == 3)
    }

    @Test func `the names of students are no commands in lines`() throws {
        let room = try Classroom(.teacher, students: 1)
        room.add(room.students[0], .joined(try room.name("orders")))
        room.add(room.students[0], .hand(isRaised: true))
        #expect(room.say("orders").contains { $0.contains("Not possible now") })
        #expect(room.noted == [])
    }

    @Test func `more students than there is room for are scrolled to, and counted`() throws {
        let room = try Classroom(.teacher, students: 60)
        try room.work()
        #expect(room.picture().contains("↓ 26 more"))
        room.press(.pageDown)
        #expect(room.picture().contains("↑ 26 more") && !room.picture().contains("↓"))
    }

    @Test func `a shop that cannot be opened now says why, and the board goes on`() throws {
        let room = try Classroom(
            .teacher, students: 1,
            ordersScreen: { () throws(ClassOrdersError) in throw ClassOrdersError(reason: "The server is away") })
        room.add(Classroom.teacher, .shopOpened)
        room.press(.character("o"))
        #expect(room.picture().contains("The server is away") && room.picture().contains("Students: 1"))
        room.press(.character("j"))
        #expect(!room.picture().contains("The server is away"))
    }

    @Test func `the orders of the shop are there when there is a shop`() throws {
        let room = try Classroom(.teacher, students: 1)
        room.press(.character("o"))
        #expect(!room.picture().contains("Orders of the shop"))
        room.add(Classroom.teacher, .shopOpened)
        room.press(.character("o"))
        #expect(room.picture().contains("Orders of the shop"))
    }

    @Test func `lines say the students, the one that was stuck first at the beginning`() throws {
        let room = try Classroom(.teacher, students: 12, .korean)
        try room.work()
        try GoldenFile("lines", suite: #filePath).expect(room.say("").joined(separator: "\n"))
    }
}
