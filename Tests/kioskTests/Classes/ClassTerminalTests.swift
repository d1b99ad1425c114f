import TestSupport
import Testing

/// A class on terminals.
@Suite(.enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassTerminalTests {
    @Test func `a question comes into view wherever a student is, and Esc leaves it`() async throws {
        let test = try TestClass()
        let mina = try test.open(as: "Mina")
        try mina.wait(for: "4  Class")
        mina.press("1")
        try mina.wait(for: " CE ")
        let board = try test.open(["class", test.url], as: "teacher")
        try board.wait(for: "Students: 1")
        board.press("a")
        try board.wait(for: "Which question")
        board.press("1")
        try mina.wait(for: "0 of 1 have answered")
        // A key that was meant for the calculator is no answer.
        mina.press("1")
        try await Task.sleep(for: .milliseconds(1_100))
        mina.press("2")
        try board.wait(for: "1 of 1 have answered")
        mina.press(TerminalKey.escape)
        try mina.wait(for: " CE ")
        board.press("r")
        try board.wait(for: "The answer is")
        #expect(mina.screen.text.contains(" CE "))
        board.press("c")
        try board.wait(for: "Ask a question")
        // It is asked once more, and is there once more.
        board.press("a")
        try board.wait(for: "Which question")
        board.press("1")
        try mina.wait(for: "0 of 1 have answered")
        try mina.quit()
    }

    @Test func `a class orders from one stock, and an open board calls the numbers`() throws {
        let test = try TestClass()
        let board = try test.open(["class", test.url], as: "teacher")
        try board.wait(for: "Join the class")
        board.press("j")
        let early = try test.join("early")
        #expect(try test.run("shop").lines.last == "Students who start from now on order in this shop.")
        let students = try ["민아", "Juno"].map { try test.join($0) }
        for student in students {
            student.say("2")
            try student.hear("4. Pineapple juice  4,000  5 left")
        }
        // Both want all of it at the same moment.
        for student in students { student.say("pineapple 5") }
        let answers = try students.map { try $0.hear("Pineapple juice ×5").last }
        let sold = "No. 1 is ready: Pineapple juice ×5. Enjoy!"
        #expect(answers.sorted { $0 == sold && $1 != sold } == [sold, "Pineapple juice ×5"])
        let short = students[answers[0] == sold ? 1 : 0]
        try short.hear("Pineapple short by 10")
        short.say("no")
        short.say("banana")
        try short.hear("No. 2 is ready: Banana juice")
        // Who was there before orders alone.
        early.say("2")
        try early.hear("4. Pineapple juice  4,000  5 left")
        try board.wait(for: "Students: 3")
        board.press("o")
        try board.wait(for: "Order board")
        try board.wait(for: "Banana juice")
        short.say("kiwi")
        try board.wait(for: "Kiwi juice")
    }
}
