import Testing

/// How the words of the command line are understood. See `CommandSessionTests` for what is said of those that are not.
nonisolated struct InvocationTests {
    @Test func `says what a request may be called`() throws {
        let english = "--request takes an ID of 1–200 ASCII letters, digits, spaces and symbols (not \" or \\)"
        let korean = "--request에는 영문자, 숫자, 빈칸과 기호로 된 ID를 씁니다 (1–200자, \" \\ 제외)"
        let names = ["a\"b", "a\\b", "a\tb", "주문-1", "a\u{7F}", String(repeating: "7", count: 201)]
        let lines = names.flatMap { ["order --request \($0) kiwi", "order - --request=\($0)"] }
        try expectRefusals(inBoth: lines.map { (64, $0, english, korean) })
    }

    @Test(arguments: ["1", "2026-11-21 14:20 #7", "~!'", String(repeating: "7", count: 200)])
    func `takes a request by any other name`(id: String) throws {
        expect(try kiosk("order", "--request", id, "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("order", "--request=" + id, "-", input: "kiwi\n"), output: "1 kiwi\n")
    }

    @Test(arguments: ["stock --json=false", "--plain=no", "--version=2", "--ephemeral=1"])
    func `refuses a value for an option that takes none`(line: String) throws {
        #expect(try kiosk(line: line).ending == .exit(64))
    }

    @Test(arguments: [
        (["LC_ALL": "ko_KR.UTF-8"], "키오스크"), (["LC_ALL": "en_GB.UTF-8"], "Kiosk"),
        (["LC_ALL": "", "LANG": "en_US.UTF-8"], "Kiosk"), (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], "키오스크"),
        (["LC_ALL": "C"], "Kiosk"), (["LC_ALL": "", "LANG": ""], "키오스크"),
    ])
    func `speaks the language of the locale`(environment: [String: String], title: String) throws {
        #expect(try kiosk(environment: environment).lines.first == "== \(title) ==")
    }

    @Test func `lets a word on the command line beat the locale`() throws {
        #expect(try kiosk("--lang", "en").lines.first == "== Kiosk ==")
        #expect(try kiosk("--lang=ko", environment: ["LC_ALL": "en_US.UTF-8"]).lines.first == "== 키오스크 ==")
    }

    @Test func `takes options before, behind and among the other words`() throws {
        let lines = ["--lang en stock", "stock --lang en", "--lang=en stock --ephemeral"]
        let outcomes = try lines.map { try kiosk(line: $0) }
        #expect(outcomes[0].lines.first == "strawberry   10  Strawberry")
        #expect(outcomes.allSatisfy { $0 == outcomes[0] })
    }

    @Test func `prints its version`() throws {
        let outcome = try kiosk("--version")
        #expect(outcome.output.wholeMatch(of: /kiosk \d+\.\d+\.\d+( \([0-9a-f]+\))?\n/) != nil)
        #expect(outcome == Outcome(output: outcome.output))
    }

    @Test(arguments: [
        "\u{1B}[31m", "--\u{1B}[31m", "--style \u{9B}31m", "order \u{1B}]0;title\u{07}", "stock set \u{1B}c 1",
        "stock set kiwi \u{1B}c", "calc 1\u{1B}", "compare \u{1B}[A", "play /\u{1B}[2J", "--menu /\u{1B}[2J stock",
        "order kiwi:\u{8}\u{8}", "play x \u{1B}[5n", "--lang \u{1B}[5n", "help \u{1B}c", "lab \u{1B}c",
        "ledger \u{1B}c", "report --from \u{1B}c", "--data -a\u{1B}c", "--plain=\u{1B}c",
        "--plain --trace /\u{1B}[2J/x.mmd", "stock --data /dev/null/\u{1B}[2J",
    ])
    func `never sends to the terminal what a word would do to it`(line: String) throws {
        let outcome = try kiosk(line: line)
        #expect(!outcome.hasControlCharacters)
        #expect(outcome.errors.hasPrefix("kiosk: "))
        #expect([.exit(64), .exit(65), .exit(74)].contains(outcome.ending))
    }
}
