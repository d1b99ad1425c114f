import Testing

/// Leaving that a screen interrupts with a question, or with a step back of its own.
nonisolated struct LeavingTests {
    @Test(arguments: [("quit", "discard"), ("home", "discard"), ("quit", "save"), ("끝내기", "no")])
    func `leaving goes on after the answer, and the next line sells nothing`(departure: String, answer: String) throws {
        let outcome = try kiosk(
            "--plain", "--ephemeral", "--lang", "en",
            input: "juice\nstock\nstrawberry 12\n\(departure)\n\(answer)\nbanana\n")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.contains("Save the changes to the stock?"))
        #expect(!outcome.output.contains("No. 1 is ready"))
    }

    @Test func `back discards the changes, and goes back one screen`() throws {
        let outcome = try kiosk(
            "--plain", "--ephemeral", "--lang", "en", input: "juice\nstock\nstrawberry 12\nback\ndiscard\nstock\n")
        #expect(outcome.lines.count { $0 == "1. Strawberry 10 (low)  +6: 1 Strawberry juice" } == 2)
    }

    @Test func `Ctrl-C over changed stock quits after the answer`() throws {
        let run = try TerminalRun("--ephemeral")
        try run.openStock()
        run.press("+\u{3}")
        try run.wait(for: "저장할까요?")
        run.press("d")
        #expect(run.waitForEnd() == .exit(0))
    }
}
