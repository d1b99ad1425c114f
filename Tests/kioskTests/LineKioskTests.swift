import Testing

/// The kiosk line by line, through a pipe.
nonisolated struct LineKioskTests {
    @Test func `says the menu and ends with its input`() throws {
        try kiosk().expectGolden("menu", suite: #filePath)
    }

    @Test func `counts what has just been sold among the sales of today`() throws {
        let outcome = try kiosk("--plain", "--lang", "en", "--ephemeral", input: "juice\nkiwi:2\nsales\nquit\n")
        #expect(outcome.lines.contains("Today: orders 1, cancelled 0, cups 2, money 8,000 KRW"))
        #expect(
            outcome.lines.drop { $0 != "== Kiosk > Juice maker > Sales ==" }.prefix(5) == [
                "== Kiosk > Juice maker > Sales ==", "Sold: Today 2, All time 2",
                "Strawberry juice: Today 0, All time 0",
                "Banana juice: Today 0, All time 0", "Kiwi juice: Today 2, All time 2",
            ])
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": "xterm-256color"], ["LC_ALL": "C"]])
    func `sends no escape sequence to a pipe`(environment: [String: String]) throws {
        let lines = ["1", "1/0=", "ac", "back", "2", "5", "order", "5", "order", "\u{1B}[A", "n", "help", "quit"]
        let outcome = try kiosk(input: lines.joined(separator: "\n"), environment: environment)
        #expect(outcome.errors == "" && outcome.ending == .exit(0))
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `survives lines that nobody should write`() throws {
        var run = ProgramRun(arguments: ["--lang", "en"].map { Array($0.utf8) })
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

    // MARK: Leaving that a screen interrupts with a question, or with a step back of its own

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
}
