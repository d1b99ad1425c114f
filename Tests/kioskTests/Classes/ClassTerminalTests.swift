import TestSupport
import Testing

/// A class on terminals.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassTerminalTests {
    @Test func `a question comes into view wherever a student is, and Esc leaves it`() async throws {
        let test = try TestClass()
        let mina = try test.open(as: "Mina")
        try mina.play([("", "4  Class"), ("1", " CE ")])
        let board = try test.open(["class", test.url], as: "teacher")
        try board.play([("", "Students: 1"), ("a", "Which question"), ("1", .seen())])
        // A key that was meant for the calculator is no answer.
        try mina.play([("", "0 of 1 have answered"), ("1", .seen())])
        try await Task.sleep(for: .milliseconds(1_100))
        mina.press("2")
        try board.play([("", "1 of 1 have answered")])
        try mina.play([("⎋", " CE ")])
        try board.play([("r", "The answer is")])
        #expect(mina.screen.text.contains(" CE "))
        // It is asked once more, and is there once more.
        try board.play([("c", "Ask a question"), ("a", "Which question"), ("1", .seen())])
        try mina.play([("", "0 of 1 have answered")])
        try mina.quit()
    }

    @Test func `a class orders from one stock, and an open board calls the numbers`() throws {
        let test = try TestClass()
        let board = try test.open(["class", test.url], as: "teacher")
        try board.play([("", "Join the class"), ("j", .seen())])
        let early = try test.join("early")
        #expect(try test.run("shop").lines.last == "Students who start from now on order in this shop.")
        let students = try ["민아", "Juno"].map { try test.join($0) }
        for student in students { try student.hear("4. Pineapple juice  4,000  5 left", after: "2") }
        // Both want all of it at the same moment.
        for student in students { student.say("pineapple 5") }
        let answers = try students.map { try $0.hear("Pineapple juice ×5").last }
        let sold = "No. 1 is ready: Pineapple juice ×5. Enjoy!"
        #expect(answers.sorted { $0 == sold && $1 != sold } == [sold, "Pineapple juice ×5"])
        let short = students[answers[0] == sold ? 1 : 0]
        try short.hear("Pineapple short by 10")
        try short.hear("No. 2 is ready: Banana juice", after: "no", "banana")
        // Who was there before orders alone.
        try early.hear("4. Pineapple juice  4,000  5 left", after: "2")
        try board.play([("", "Students: 3"), ("o", .seen("Order board", "Banana juice"))])
        short.say("kiwi")
        try board.play([("", "Kiwi juice")])
    }
}
