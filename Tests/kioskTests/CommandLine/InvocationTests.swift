import Testing

/// How the words of the command line are understood.
nonisolated struct InvocationTests {
    @Test(arguments: [
        (["lemonade"], "unknown command: lemonade (see kiosk --help)", "알 수 없는 명령: lemonade (도움말: kiosk --help)"),
        (["--lemonade"], "unknown option: --lemonade (see kiosk --help)", "알 수 없는 옵션: --lemonade (도움말: kiosk --help)"),
        (["calc", "-z"], "unknown option: -z (see kiosk --help)", "알 수 없는 옵션: -z (도움말: kiosk --help)"),
        (
            ["--style", "tiny"],
            "invalid value for --style: tiny (expected: standard, formula, appending, two-operand, recovering)",
            "--style에 쓸 수 없는 값: tiny (가능: standard, formula, appending, two-operand, recovering)"
        ),
        (["calc", "--digits"], "--digits needs a value", "--digits 뒤에 값이 와야 합니다"),
        (
            ["calc", "--digits", "35", "1"], "invalid value for --digits: 35 (expected: 1–34)",
            "--digits에 쓸 수 없는 값: 35 (가능: 1–34)"
        ),
        (
            ["calc", "--digits=0", "1"], "invalid value for --digits: 0 (expected: 1–34)",
            "--digits에 쓸 수 없는 값: 0 (가능: 1–34)"
        ),
        (
            ["order"], "JUICE[:COUNT] is missing (see kiosk help order)",
            "인자가 빠졌습니다: JUICE[:COUNT] (도움말: kiosk help order)"
        ),
        (["compare"], "KEYS is missing (see kiosk help compare)", "인자가 빠졌습니다: KEYS (도움말: kiosk help compare)"),
        (["play"], "FILE is missing (see kiosk help play)", "인자가 빠졌습니다: FILE (도움말: kiosk help play)"),
        (["play", "a", "b"], "unexpected argument: b (see kiosk help play)", "필요 없는 인자: b (도움말: kiosk help play)"),
        (["stock", "eat"], "unknown subcommand: eat (one of: add, set)", "알 수 없는 하위 명령: eat (가능: add, set)"),
        (
            ["stock", "del", "mango", "3"], "unknown subcommand: del (one of: add, set)",
            "알 수 없는 하위 명령: del (가능: add, set)"
        ),
        (["stock", "add"], "FRUIT is missing (see kiosk help stock)", "인자가 빠졌습니다: FRUIT (도움말: kiosk help stock)"),
        (["stock", "set", "kiwi"], "N is missing (see kiosk help stock)", "인자가 빠졌습니다: N (도움말: kiosk help stock)"),
        (
            ["stock", "set", "kiwi", "1", "2"], "unexpected argument: 2 (see kiosk help stock)",
            "필요 없는 인자: 2 (도움말: kiosk help stock)"
        ),
        (["--data"], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (["--data", ""], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (["stock", "--data="], "--data needs a value", "--data 뒤에 값이 와야 합니다"),
        (
            ["--data", "a", "--ephemeral"], "--data and --ephemeral cannot be used together",
            "함께 쓸 수 없는 옵션: --data, --ephemeral"
        ),
        (
            ["--ephemeral", "stock", "--data=a"], "--data and --ephemeral cannot be used together",
            "함께 쓸 수 없는 옵션: --data, --ephemeral"
        ),
        (["order", "kiwi", "--request"], "--request needs a value", "--request 뒤에 값이 와야 합니다"),
        (["order", "--request=", "kiwi"], "--request needs a value", "--request 뒤에 값이 와야 합니다"),
        (["stock", "--request", "A"], "--request cannot be used with stock", "stock에는 쓸 수 없는 옵션: --request"),
        (["order", "--json", "kiwi"], "--json cannot be used with order", "order에는 쓸 수 없는 옵션: --json"),
        (
            ["report", "all"], "unexpected argument: all (see kiosk help report)",
            "필요 없는 인자: all (도움말: kiosk help report)"
        ),
        (
            ["--json"], "--json is an option of: stock, stock add, stock set, report",
            "--json 옵션을 쓸 수 있는 명령: stock, stock add, stock set, report"
        ),
        (["--idle", "60"], "--idle needs --counter", "--idle 옵션에는 --counter도 필요합니다"),
        (
            ["--staff-pin-file", "pin"], "--staff-pin-file needs --counter",
            "--staff-pin-file 옵션에는 --counter도 필요합니다"
        ),
        (
            ["--counter", "--trace", "a.txt"], "--trace cannot be used with kiosk --counter",
            "kiosk --counter에는 쓸 수 없는 옵션: --trace"
        ),
        (
            ["--style", "formula", "--counter"], "--style cannot be used with kiosk --counter",
            "kiosk --counter에는 쓸 수 없는 옵션: --style"
        ),
        (["stock", "--counter"], "--counter cannot be used with stock", "stock에는 쓸 수 없는 옵션: --counter"),
        (
            ["--counter", "--idle", "9"], "invalid value for --idle: 9 (expected: 10–3600)",
            "--idle에 쓸 수 없는 값: 9 (가능: 10–3600)"
        ),
        (
            ["--counter", "--idle=3601"], "invalid value for --idle: 3601 (expected: 10–3600)",
            "--idle에 쓸 수 없는 값: 3601 (가능: 10–3600)"
        ),
        (
            ["report", "--from", "2026-02-29"], "invalid value for --from: 2026-02-29 (expected: YYYY-MM-DD)",
            "--from에 쓸 수 없는 값: 2026-02-29 (가능: YYYY-MM-DD)"
        ),
        (
            ["report", "--to=today"], "invalid value for --to: today (expected: YYYY-MM-DD)",
            "--to에 쓸 수 없는 값: today (가능: YYYY-MM-DD)"
        ),
        (["report", "--to"], "--to needs a value", "--to 뒤에 값이 와야 합니다"),
        (
            ["report", "--to", "2026-11-20", "--from", "2026-11-21"], "--from 2026-11-21 is after --to 2026-11-20",
            "--from 2026-11-21 날짜가 --to 2026-11-20 날짜보다 늦습니다"
        ),
        (["stock", "--from", "2026-11-21"], "--from cannot be used with stock", "stock에는 쓸 수 없는 옵션: --from"),
        (
            ["ledger"], "verify|accept|backup|salvage|export is missing (see kiosk help ledger)",
            "인자가 빠졌습니다: verify|accept|backup|salvage|export (도움말: kiosk help ledger)"
        ),
        (
            ["ledger", "eat"], "unknown subcommand: eat (one of: verify, accept, backup, salvage, export)",
            "알 수 없는 하위 명령: eat (가능: verify, accept, backup, salvage, export)"
        ),
        (
            ["ledger", "export"], "--csv is missing (see kiosk help ledger)",
            "인자가 빠졌습니다: --csv (도움말: kiosk help ledger)"
        ),
        (
            ["ledger", "export", "all", "--csv"], "unexpected argument: all (see kiosk help ledger)",
            "필요 없는 인자: all (도움말: kiosk help ledger)"
        ),
        (
            ["ledger", "verify", "--ephemeral"], "--ephemeral cannot be used with ledger verify",
            "ledger verify에는 쓸 수 없는 옵션: --ephemeral"
        ),
        (
            ["ledger", "verify", "--csv"], "--csv cannot be used with ledger verify",
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

    @Test(arguments: ["a\"b", "a\\b", "a\tb", "주문-1", "a\u{7F}", String(repeating: "7", count: 201)])
    func `says what a request may be called`(id: String) throws {
        for words in [["--request", id, "kiwi"], ["-", "--request=" + id]] {
            var run = ProgramRun(arguments: (["order", "--lang", "en"] + words).map { Array($0.utf8) })
            let english = "--request takes an ID of 1–200 ASCII letters, digits, spaces and symbols (not \" or \\)"
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
        expect(try kiosk("--lang", "xx"), errors: "kiosk: --lang에 쓸 수 없는 값: xx (가능: ko, en)\n", exitCode: 64)
        expect(
            try kiosk("--lang=xx", environment: ["LC_ALL": "en_US.UTF-8"]),
            errors: "kiosk: invalid value for --lang: xx (expected: ko, en)\n", exitCode: 64)
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

    @Test(arguments: [
        (["order", "--request", "--json", "kiwi"], "--request", "--json"),
        (["--data", "--plain"], "--data", "--plain"),
        (["stock", "--data", "--json"], "--data", "--json"), (["--lang", "-h"], "--lang", "-h"),
        (["order", "--request", "--", "kiwi"], "--request", "--"),
        (["report", "--from", "--to=2026-01-31"], "--from", "--to=2026-01-31"),
    ])
    func `takes no option for the value of another`(words: [String], option: String, value: String) throws {
        var run = ProgramRun(arguments: (words + ["--lang", "en"]).map { Array($0.utf8) })
        let hint = "(to use \(value) as the value: \(option)=\(value))"
        expect(try run.outcome(), errors: "kiosk: \(option) needs a value \(hint)\n", exitCode: 64)
        run.arguments = (words + ["--lang", "ko"]).map { Array($0.utf8) }
        let korean = "\(option) 뒤에 값이 와야 합니다 (\(value) 자체가 값이면: \(option)=\(value))"
        expect(try run.outcome(), errors: "kiosk: \(korean)\n", exitCode: 64)
    }

    @Test func `takes any value that is attached, and a number with its sign`() throws {
        expect(try kiosk("order", "--request=--json", "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("order", "--request", "-5", "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("order", "--request", "-", "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("calc", "-5+3"), output: "-2\n")
        expect(try kiosk("calc", "--", "-5+3"), output: "-2\n")
        expect(
            try kiosk("calc", "--digits", "-5", "1", "--lang", "en"),
            errors: "kiosk: invalid value for --digits: -5 (expected: 1–34)\n", exitCode: 64)
    }

    @Test func `takes everything after -- for an argument`() throws {
        expect(
            try kiosk("order", "--lang", "en", "--", "--mango"),
            errors: "kiosk: unknown juice: --mango; did you mean mango?\n", exitCode: 65)
    }

    @Test func `prints its version`() throws {
        let outcome = try kiosk("--version")
        #expect(outcome.output.wholeMatch(of: /kiosk \d+\.\d+\.\d+( \([0-9a-f]+\))?\n/) != nil)
        #expect(outcome == Outcome(output: outcome.output))
    }

    @Test(arguments: [
        ["\u{1B}[31m"], ["--\u{1B}[31m"], ["--style", "\u{9B}31m"], ["order", "\u{1B}]0;title\u{07}"],
        ["stock", "set", "\u{1B}c", "1"], ["stock", "set", "kiwi", "\u{1B}c"], ["calc", "1\u{1B}"],
        ["compare", "\u{1B}[A"], ["play", "/\u{1B}[2J"], ["--menu", "/\u{1B}[2J", "stock"],
        ["order", "kiwi:\u{8}\u{8}"],
        ["play", "x", "\u{1B}[5n"], ["--lang", "\u{1B}[5n"], ["help", "\u{1B}c"], ["lab", "\u{1B}c"],
        ["ledger", "\u{1B}c"], ["report", "--from", "\u{1B}c"], ["--data", "-a\u{1B}c"], ["--plain=\u{1B}c"],
        ["--plain", "--trace", "/\u{1B}[2J/x.mmd"], ["stock", "--data", "/dev/null/\u{1B}[2J"],
    ])
    func `never sends to the terminal what a word would do to it`(words: [String]) throws {
        let outcome = try ProgramRun(arguments: words.map { Array($0.utf8) }).outcome()
        #expect(!outcome.hasControlCharacters)
        #expect(outcome.errors.hasPrefix("kiosk: "))
        #expect([.exit(64), .exit(65), .exit(74)].contains(outcome.ending))
    }
}
