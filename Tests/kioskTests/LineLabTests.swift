import Testing

/// The lab line by line, through a pipe.
nonisolated struct LineLabTests {
    @Test(arguments: ["leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "queues"], ["ko", "en"])
    func `every other experiment runs from a pipe too`(name: String, language: String) throws {
        let outcome = try kiosk("--lang", language, "--ephemeral", input: "lab\n\(name)\n1\nsource\nquit\n")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(outcome.lines.contains(language == "ko" ? "왜 그럴까요?" : "Why?"))
        #expect(outcome.lines.contains { $0.hasSuffix("Experiment: Experiment {") })
    }

    @Test func `without UTF-8 there are no symbols, in the sources neither`() throws {
        let names = [
            "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues", "doubly-linked",
            "money",
        ]
        let input = "lab\n" + names.map { $0 + "\n2\nsource\nback\n" }.joined()
        let outcome = try kiosk(
            "--lang", "en", "--ephemeral", input: input, environment: ["LC_ALL": "C", "LANG": "C"])
        #expect(outcome.lines.contains("!   screen1 - form -> StrongForm - delegate -> screen1 (retain cycle)"))
        #expect(outcome.lines.count { $0.hasSuffix("Experiment: Experiment {") } == names.count)
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    }
}
