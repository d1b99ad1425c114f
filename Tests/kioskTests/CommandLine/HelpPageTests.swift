import Terminal
import Testing

@testable import kiosk

/// `kiosk --help`, `kiosk help COMMAND` and `kiosk COMMAND --help`.
nonisolated struct HelpPageTests {
    private static let commands = [
        "calc", "compare", "order", "stock", "receipt", "void", "refund", "menu", "close", "report", "ledger", "play",
        "lab",
        "koans", "help", "completions", "man",
    ]

    @Test func `the help of a command shows its usages and its options`() throws {
        expect(
            try kiosk("help", "report", "--lang", "en"),
            output: """
                Usage:
                  kiosk report [--from DATE] [--to DATE] [--json]
                                                     sales, use and restocking (DATE:
                                                     2026-01-31)
                  kiosk report --closes [--csv] [--year YEAR]
                                                     all closes (Z) or those of a year, as one
                                                     table

                Options:
                  --json       JSON instead of a table
                  --csv        as CSV, for a spreadsheet
                  --from DATE  first day of the report
                  --to DATE    last day of the report
                  --closes     a row for each close (Z)
                  --year YEAR  closes of this year only

                Common options:
                  --lang ko|en     language (default: the locale's; C.UTF-8: Korean, C: English)
                  --menu FILE      menu (JSON) of a new ledger; a ledger with another one is
                                   refused
                  --data DIR       folder for all data (default: $XDG_DATA_HOME/kiosk or your
                                   data folder)
                  --ephemeral      save nothing
                  --shop URL       shop with several machines: nats://HOST:4222/NAME; --data is
                                   then the folder of its replica
                  --shop-key FILE  file with the token, or with the user and the password, for
                                   the shop's server (mode 0600)
                  --wait SECONDS   longest wait for another kiosk that uses the ledger, or for
                                   the shop's server (default 30)
                  --help           show this help

                """)
        expect(
            try kiosk("compare", "--help", "--lang", "ko"),
            output: """
                사용법:
                  kiosk compare KEYS...              같은 키를 다섯 가지 계산 방식으로 나란히

                키: 0–9 00 . + - * / = ac ce neg del pct sqrt sqr rec mc mr m+ m- ms undo redo.
                빈칸은 없어도 됩니다. 예: 12+3=

                공통 옵션:
                  --lang ko|en  언어 (기본: 로캘의 언어, C.UTF-8은 한국어, C는 영어)
                  --menu FILE   새 장부의 메뉴 (JSON). 메뉴가 다른 장부는 열지 않습니다
                  --data DIR    데이터를 저장할 폴더 (기본: $XDG_DATA_HOME/kiosk 또는 사용자
                                데이터 폴더)
                  --ephemeral   아무것도 저장하지 않습니다
                  --help        도움말을 보여 줍니다

                """)
    }

    @Test(arguments: ["ko", "en"])
    func `the overview shows every command, option and exit code`(language: String) throws {
        let outcome = try kiosk("--help", "--lang", language)
        #expect(outcome == Outcome(output: outcome.output))
        #expect(
            outcome.lines[1...2] == [
                "  kiosk [--lang ko|en] [--style STYLE] [--plain] [--ground dark|light] [--still]",
                "        [--projector] [--menu FILE] [--data DIR | --ephemeral]",
            ])
        let usages = [
            "calc [--style STYLE] [--digits N] [EXPRESSION...]", "calc --keys [--style STYLE] [KEYS...]",
            "compare KEYS...",
            "order [--request ID] JUICE[:COUNT]... | -", "stock [--json]",
            "stock add [--reason restocked|counted|spoiled|TEXT] [--json] FRUIT N",
            "stock set [--reason restocked|counted|spoiled|TEXT] [--json] FRUIT N",
            "receipt [--width COLUMNS] [--escpos] NUMBER",
            "void --reason TEXT NUMBER", "refund --reason TEXT [--by KIND] NUMBER", "menu", "menu set FILE",
            "menu check FILE",
            "close [--counted AMOUNT] [--unpaid] [--csv | --escpos] [--width COLUMNS]",
            "close --reprint NUMBER [--csv | --escpos] [--width COLUMNS]",
            "report [--from DATE] [--to DATE] [--json]", "report --closes [--csv] [--year YEAR]",
            "class create URL", "class [--csv] [--plain] [--ground dark|light] [--still] URL", "class shop URL",
            "class hand-ins URL DIR", "class check FILE...", "shop create [--from DIR] URL",
            "shop status [--monitor PORT]", "shop repair", "ledger verify",
            "ledger export --csv", "play [--style STYLE] [--plain] [--projector] [--trace FILE]",
            "lab [NAME]",
            "--counter [--idle SECONDS] [--staff-pin-file FILE] [--cups N]",
            "koans [--plain] [--ground dark|light] [--still] [--trace FILE] [--force]",
            "koans init [DIR]", "koans check [--debug] [DIR]", "help [COMMAND...]", "completions bash|zsh|fish",
            "man",
        ]
        for usage in usages {
            #expect(outcome.lines.contains { ($0 + "  ").hasPrefix("  kiosk \(usage)  ") }, "\(usage)")
        }
        let options = [
            "--lang ko|en", "--style STYLE", "--plain", "--ground dark|light", "--still", "--menu FILE", "--data DIR",
            "--ephemeral", "--trace FILE",
            "--digits N", "--keys", "--request ID", "--json", "--from DATE", "--to DATE", "--csv", "--help",
            "--version", "--wait SECONDS", "--reason TEXT", "--counted AMOUNT", "--counter", "--idle SECONDS",
            "--staff-pin-file FILE", "--reason restocked|counted|spoiled|TEXT", "--pictures DIR", "--cast FILE",
            "--size SIZE", "--print COMMAND", "--escpos", "--width COLUMNS", "--closes", "--year YEAR", "--shop URL",
            "--shop-key FILE", "--from DIR", "--monitor PORT", "--projector",
        ]
        for option in options { #expect(outcome.lines.contains { $0.hasPrefix("  \(option)  ") }, "\(option)") }
        let codes = outcome.lines.suffix(2).joined(separator: " ")
        #expect(codes.matches(of: /\d+/).map { String($0.output) } == ["0", "1", "64", "65", "74"])
        for words in [["-h"], ["help"]] {
            #expect(
                try ProgramRun(arguments: (words + ["--lang", language]).map { Array($0.utf8) }).outcome() == outcome)
        }
    }

    @Test(arguments: [nil] + commands, ["ko", "en"])
    func `a help is at most 80 columns wide, and comes in three ways`(command: String?, language: String) throws {
        let words = (command.map { [$0] } ?? []) + ["--lang", language]
        func outcome(_ words: [String]) throws -> Outcome {
            try ProgramRun(arguments: words.map { Array($0.utf8) }).outcome()
        }
        let help = try outcome(["help"] + words)
        #expect(help.lines.allSatisfy { DisplayWidth.of(String($0)) <= 80 && $0.last != " " })
        #expect(help.lines.count > 3)
        #expect(help.ending == .exit(0))
        // Whatever else is on the command line.
        for option in ["--help", "-h"] { #expect(try outcome(words + [option]) == help) }
        if command != nil { #expect(try outcome(words + ["kiwi", "--help", "--json"]) == help) }
    }

    @Test(arguments: [["help", "ledger", "verify"], ["ledger", "verify", "--help"]])
    func `the help of a subcommand is about it alone`(words: [String]) throws {
        let outcome = try ProgramRun(arguments: (words + ["--lang", "en"]).map { Array($0.utf8) }).outcome()
        #expect(outcome.ending == .exit(0))
        let commands = outcome.lines.filter { $0.hasPrefix("  kiosk") }
        #expect(commands.count == 1 && commands[0].hasPrefix("  kiosk ledger verify "))
    }

    @Test(arguments: [["man"], ["completions", "bash"], ["koans", "check", "--help"]])
    func `an alias that saves nothing can name every command that saves nothing of its own`(words: [String]) throws {
        let arguments = (["--ephemeral"] + words).map { Array($0.utf8) }
        #expect(try ProgramRun(arguments: arguments).outcome().ending == .exit(0))
    }

    @Test func `without UTF-8 a help is ASCII`() throws {
        let outcome = try kiosk("help", environment: ["LC_ALL": "C"])
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(outcome.lines.first == "Usage:")
    }

    @Test func `help explains one command, which has to be there`() throws {
        expect(
            try kiosk("help", "order", "stock", "--lang", "en"),
            errors: "kiosk: unexpected argument: stock (see kiosk help help)\n", exitCode: 64)
        expect(
            try kiosk("help", "ledger", "eat", "--lang", "en"),
            errors: "kiosk: unknown subcommand: eat (one of: verify, accept, backup, salvage, export)\n", exitCode: 64)
        expect(
            try kiosk("help", "lemonade", "--lang", "en"),
            errors: "kiosk: unknown command: lemonade (see kiosk --help)\n", exitCode: 64)
    }
}
