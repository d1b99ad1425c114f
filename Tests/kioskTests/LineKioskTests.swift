import Testing

/// The kiosk line by line, through a pipe.
@Suite(.waiting) nonisolated struct LineKioskTests {
    @Test func `says the menu and ends with its input`() throws {
        try kiosk().expectGolden("menu", suite: #filePath)
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": "xterm-256color"], ["LC_ALL": "C"]])
    func `sends no escape sequence to a pipe`(environment: [String: String]) throws {
        let lines = ["1", "1/0=", "ac", "back", "2", "5", "order", "5", "order", "\u{1B}[A", "n", "help", "quit"]
        let outcome = try kiosk(input: lines.joined(separator: "\n"), environment: environment)
        #expect(outcome.errors == "" && outcome.ending == .exit(0))
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `survives lines that nobody should write`() throws {
        var run = ProgramRun(["--lang", "en"])
        let tooLong = [UInt8](repeating: UInt8(ascii: "7"), count: 10 << 20)
        run.input = .bytes([0xFF, 0x0A] + tooLong + Array("\n9\n0\n\0\nquit\n".utf8))
        try run.outcome().expectGolden("refused-lines", suite: #filePath)
    }

    @Test(arguments: ["leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "queues"], ["ko", "en"])
    func `every other experiment of the lab runs from a pipe too`(name: String, language: String) throws {
        let outcome = try kiosk("--lang", language, "--ephemeral", input: "lab\n\(name)\n1\nsource\nquit\n")
        #expect(outcome.errors == "" && outcome.ending == .exit(0))
        #expect(outcome.lines.contains(language == "ko" ? "왜 그럴까요?" : "Why?"))
        #expect(outcome.lines.contains { $0.hasSuffix("Experiment: Experiment {") })
    }

    @Test func `without UTF-8 there are no symbols, in the sources of the lab neither`() throws {
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
