import TestSupport
import Testing

/// A class in lines: the teacher's board, and kiosks of students.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassLinesTests {
    private static let question = "How many screens stay alive?"

    @Test func `a question is said at once, answered, revealed and closed, and a hand is raised and answered`() throws {
        let test = try TestClass()
        let again = try test.run("create")
        #expect(
            again.lines.prefix(3) == [
                "The class is there already: \(test.url)",
                "You are the teacher of this class with this folder, so keep it: \(test.folderOfTeacher)",
                "The teacher's board: kiosk class \(test.url)",
            ])
        let board = try test.openBoard()
        try board.hear("Students: 0")
        let (mina, other) = (try test.join("민아"), try test.join("민아", in: "other"))
        // Nothing else happens that would have the records sent.
        try board.hear("민아 (2)  0/47")
        try test.expect(rows: ["민아,0,,,0,,", "민아 (2),0,,,0,,"])
        board.say("ask")
        board.say("leak")
        try mina.hear(Self.question)
        try mina.hear("1 of 2 have answered", after: "2")
        try board.hear("1 of 2 have answered")
        try other.hear(Self.question)
        other.say("1")
        try board.hear("2 of 2 have answered")
        board.say("reveal")
        try mina.hear("Right! 3: all of them")
        try mina.hear("✓ 1  3: all of them  (your answer)")
        try other.hear("You picked “0: each is released when closed”")
        try board.hear("✓ 1  3: all of them")
        #expect(try board.hear("No answer", after: "who").filter { $0.contains("민아") } == ["민아 (2)", "민아"])
        board.say("close")
        // Who does not see the screen hears that it is another one.
        try mina.hear("== Kiosk ==")
        try mina.hear("Commands: ", after: "class")
        try mina.hear("Everything is sent.", after: "hand")
        try board.hear("Hand raised: 민아")
        try test.expect(rows: ["민아,0,,,0,1,", "민아 (2),0,,,0,,"])
        board.say("hand")
        try mina.hear("Raise the hand")
        try test.expect(rows: ["민아,0,,,0,,", "민아 (2),0,,,0,,"])
    }

    @Test func `what a student does while the server is away arrives later, in its order, once`() throws {
        let test = try TestClass()
        let mina = try test.join("민아")
        try mina.hear("Everything is sent.", after: "class", "hand")
        test.server.kill()
        try mina.hear("2. Raise the hand", after: "hand")
        try mina.hear("2. Lower the hand", after: "hand")
        // A student who comes meanwhile works, too.
        let late = try test.join("Juno", speaking: "ko")
        try late.hear("! 선생님 컴퓨터에 연결되지 않았습니다. 모두 저장하고 나중에 보냅니다. 아직 보내지 않은 기록 1개", after: "수업")
        try mina.hear(
            "! No connection to the teacher's machine. Everything is saved and sent later. Not sent yet: 2", after: "")
        try test.server.start()
        try test.expect(rows: ["민아,0,,,0,1,", "Juno,0,,,0,,"])
        try mina.hear("! Nothing to hand in: no koan here was changed.", after: "in", "yes")
        try test.handIn(of: "민아")
        #expect(late.end() == .exit(0) && mina.end() == .exit(0))
        // What the stream has is what the student has.
        #expect(try test.run("hand-ins", test.folder.path(of: "out")).ending == .exit(0))
        let file = try #require(TemporaryFolder.names(in: test.folder.path(of: "out")).first)
        let journal = try TextFile.contents(of: test.journal(of: "민아"))
        #expect(try TextFile.contents(of: test.folder.path(of: "out/" + file)) == journal)
        let events = journal.split(separator: "\n").compactMap {
            $0.split(separator: "\"event\":\"").last?.split(separator: "\"").first
        }
        #expect(events == ["joined", "hand", "hand", "hand", "opened", "source", "handedIn"])
    }
}
