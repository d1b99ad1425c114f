import Testing

/// How the words of the command line are understood.
nonisolated struct InvocationTests {
    @Test(arguments: [
        (["lemonade"], "unknown command: lemonade (see kiosk --help)", "모르는 명령: lemonade (kiosk --help)"),
        (["--lemonade"], "unknown option: --lemonade (see kiosk --help)", "모르는 옵션: --lemonade (kiosk --help)"),
        (["calc", "-z"], "unknown option: -z (see kiosk --help)", "모르는 옵션: -z (kiosk --help)"),
        (
            ["--style", "tiny"], "--style cannot be tiny (standard, formula, appending, two-operand, recovering)",
            "--style에 쓸 수 없는 값: tiny (standard, formula, appending, two-operand, recovering)"
        ),
        (["calc", "--digits"], "--digits needs a value", "--digits 뒤에 값이 와야 합니다"),
        (["calc", "--digits", "35", "1"], "--digits cannot be 35 (1–34)", "--digits에 쓸 수 없는 값: 35 (1–34)"),
        (["calc", "--digits=0", "1"], "--digits cannot be 0 (1–34)", "--digits에 쓸 수 없는 값: 0 (1–34)"),
        (["order"], "JUICE[:COUNT] is missing (see kiosk --help)", "빠진 것: JUICE[:COUNT] (kiosk --help)"),
        (["compare"], "KEYS is missing (see kiosk --help)", "빠진 것: KEYS (kiosk --help)"),
        (["play"], "FILE is missing (see kiosk --help)", "빠진 것: FILE (kiosk --help)"),
        (["play", "a", "b"], "one word too many: b (see kiosk --help)", "남는 낱말: b (kiosk --help)"),
        (["stock", "eat"], "unknown word: eat (add, set)", "모르는 낱말: eat (add, set)"),
        (["stock", "del", "mango", "3"], "unknown word: del (add, set)", "모르는 낱말: del (add, set)"),
        (["stock", "add"], "FRUIT is missing (see kiosk --help)", "빠진 것: FRUIT (kiosk --help)"),
        (["stock", "set", "kiwi"], "N is missing (see kiosk --help)", "빠진 것: N (kiosk --help)"),
        (["stock", "set", "kiwi", "1", "2"], "one word too many: 2 (see kiosk --help)", "남는 낱말: 2 (kiosk --help)"),
        (["calc", "--keys", "1"], "one word too many: 1 (see kiosk --help)", "남는 낱말: 1 (kiosk --help)"),
        (["--data"], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (["--data", ""], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (["stock", "--data="], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (
            ["--data", "a", "--ephemeral"], "--data and --ephemeral do not go together",
            "함께 쓸 수 없는 옵션: --data, --ephemeral"
        ),
        (
            ["--ephemeral", "stock", "--data=a"], "--data and --ephemeral do not go together",
            "함께 쓸 수 없는 옵션: --data, --ephemeral"
        ),
        (["order", "kiwi", "--request"], "--request needs a value", "--request 뒤에 값이 와야 합니다"),
        (["stock", "--request", "A"], "--request does not go with stock", "stock에는 쓸 수 없는 옵션: --request"),
        (["order", "--json", "kiwi"], "--json does not go with order", "order에는 쓸 수 없는 옵션: --json"),
        (["report", "all"], "one word too many: all (see kiosk --help)", "남는 낱말: all (kiosk --help)"),
        (
            ["report", "--from", "2026-02-29"], "--from cannot be 2026-02-29 (YYYY-MM-DD)",
            "--from에 쓸 수 없는 값: 2026-02-29 (YYYY-MM-DD)"
        ),
        (["report", "--to=today"], "--to cannot be today (YYYY-MM-DD)", "--to에 쓸 수 없는 값: today (YYYY-MM-DD)"),
        (["report", "--to"], "--to needs a value", "--to 뒤에 값이 와야 합니다"),
        (
            ["report", "--to", "2026-11-20", "--from", "2026-11-21"], "--from 2026-11-21 is after --to 2026-11-20",
            "--from 2026-11-21: --to 2026-11-20보다 늦습니다"
        ),
        (["stock", "--from", "2026-11-21"], "--from does not go with stock", "stock에는 쓸 수 없는 옵션: --from"),
        (["ledger"], "export/verify is missing (see kiosk --help)", "빠진 것: export/verify (kiosk --help)"),
        (["ledger", "eat"], "unknown word: eat (export, verify)", "모르는 낱말: eat (export, verify)"),
        (["ledger", "export"], "--csv is missing (see kiosk --help)", "빠진 것: --csv (kiosk --help)"),
        (
            ["ledger", "export", "all", "--csv"], "one word too many: all (see kiosk --help)",
            "남는 낱말: all (kiosk --help)"
        ),
        (
            ["ledger", "verify", "--ephemeral"], "--ephemeral does not go with ledger verify",
            "ledger verify에는 쓸 수 없는 옵션: --ephemeral"
        ),
        (
            ["ledger", "verify", "--csv"], "--csv does not go with ledger verify",
            "ledger verify에는 쓸 수 없는 옵션: --csv"
        ),
    ])
    func `says what is wrong with the words, and ends with 64`(
        words: [String], english: String, korean: String
    ) throws {
        var run = ProgramRun(arguments: (["--lang", "en"] + words).map { Array($0.utf8) })
        expect(try run.outcome(), errors: "kiosk: \(english)\n", exitCode: 64)
        run.arguments = (["--lang", "ko"] + words).map { Array($0.utf8) }
        expect(try run.outcome(), errors: "kiosk: \(korean)\n", exitCode: 64)
    }

    @Test(arguments: ["", "a\"b", "a\\b", "a\tb", "주문-1", "a\u{7F}", String(repeating: "7", count: 201)])
    func `says what a request may be called`(id: String) throws {
        for words in [["--request", id, "kiwi"], ["-", "--request=" + id]] {
            var run = ProgramRun(arguments: (["order", "--lang", "en"] + words).map { Array($0.utf8) })
            let english = "--request takes an ID of 1–200 ASCII letters, digits, spaces and signs (not \" or \\)"
            expect(try run.outcome(), errors: "kiosk: \(english)\n", exitCode: 64)
            run.arguments[2] = Array("ko".utf8)
            let korean = "--request에는 영문자, 숫자, 빈칸과 기호로 된 ID를 씁니다 (1–200자, \" \\ 제외)"
            expect(try run.outcome(), errors: "kiosk: \(korean)\n", exitCode: 64)
        }
    }

    @Test(arguments: ["1", "2026-11-21 14:20 #7", "~!'", String(repeating: "7", count: 200)])
    func `takes a request by any other name`(id: String) throws {
        expect(try kiosk("order", "--request", id, "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("order", "--request=" + id, "-", input: "kiwi\n"), output: "1 kiwi\n")
    }

    @Test(arguments: [["stock", "--json=false"], ["--plain=no"], ["--version=2"], ["--ephemeral=1"]])
    func `refuses a value for an option that takes none`(words: [String]) throws {
        let outcome = try ProgramRun(arguments: words.map { Array($0.utf8) }).outcome()
        #expect(outcome.ending == .exit(64))

    }

    @Test func `refuses a language that it does not speak, in one that it does`() throws {
        expect(try kiosk("--lang", "xx"), errors: "kiosk: --lang에 쓸 수 없는 값: xx (ko, en)\n", exitCode: 64)
        expect(
            try kiosk("--lang=xx", environment: ["LC_ALL": "en_US.UTF-8"]),
            errors: "kiosk: --lang cannot be xx (ko, en)\n", exitCode: 64)
        expect(try kiosk("calc", "1", "--lang"), errors: "kiosk: --lang 뒤에 값이 와야 합니다\n", exitCode: 64)
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
        let words = [["--lang", "en", "stock"], ["stock", "--lang", "en"], ["--lang=en", "stock", "--ephemeral"]]
        let outcomes = try words.map { try ProgramRun(arguments: $0.map { Array($0.utf8) }).outcome() }
        #expect(outcomes[0].lines.first == "strawberry   10  Strawberry")
        #expect(outcomes.allSatisfy { $0 == outcomes[0] })
    }

    @Test func `prints its version`() throws {
        let outcome = try kiosk("--version")
        #expect(outcome.output.wholeMatch(of: /kiosk \d+\.\d+\.\d+\n/) != nil)
        #expect(outcome == Outcome(output: outcome.output))
    }

    @Test(arguments: ["ko", "en"])
    func `explains itself, every command and every exit code`(language: String) throws {
        let outcome = try kiosk("--help", "--lang", language)
        #expect(outcome == Outcome(output: outcome.output))
        for word in [
            "calc", "compare", "order", "stock", "report", "ledger verify", "ledger export --csv", "play", "kiosk lab",
            "--keys",
            "--digits", "--style", "--menu", "--plain", "--data", "--ephemeral", "--request", "--from", "--to",
            "--json",
            "--csv", "--trace",
        ] {
            #expect(outcome.output.contains(word))
        }
        for code in ["0", "1", "64", "65", "74"] { #expect(outcome.lines.last?.contains(code) == true) }
        #expect(outcome.lines.allSatisfy { $0.count <= 100 })
        #expect(try kiosk("calc", "-h", "--lang", language) == outcome)
    }

    @Test(arguments: [
        ["\u{1B}[31m"], ["--\u{1B}[31m"], ["--style", "\u{9B}31m"], ["order", "\u{1B}]0;title\u{07}"],
        ["stock", "set", "\u{1B}c", "1"], ["stock", "set", "kiwi", "\u{1B}c"], ["calc", "1\u{1B}"],
        ["compare", "\u{1B}[A"], ["play", "/\u{1B}[2J"], ["--menu", "/\u{1B}[2J", "stock"],
        ["order", "kiwi:\u{8}\u{8}"],
        ["play", "x", "\u{1B}[5n"], ["--lang", "\u{1B}[5n"],
    ])
    func `never sends to the terminal what a word would do to it`(words: [String]) throws {
        let outcome = try ProgramRun(arguments: words.map { Array($0.utf8) }).outcome()
        #expect(!outcome.hasControlCharacters)
        #expect(outcome.errors.hasPrefix("kiosk: "))
        #expect([.exit(64), .exit(65), .exit(74)].contains(outcome.ending))
    }
}
