import Terminal
import Testing

@testable import kiosk

/// `kiosk --help`, `kiosk help COMMAND` and `kiosk COMMAND --help`.
nonisolated struct HelpPageTests {
    private static let commands = [
        "calc", "compare", "order", "stock", "receipt", "void", "refund", "menu", "close", "report", "ledger", "play",
        "lab", "koans", "help", "completions", "man",
    ]

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
            "compare KEYS...", "order [--request ID] JUICE[:COUNT]... | -", "stock [--json]",
            "stock add [--reason restocked|counted|spoiled|TEXT] [--json] FRUIT N",
            "stock set [--reason restocked|counted|spoiled|TEXT] [--json] FRUIT N",
            "receipt [--width COLUMNS] [--escpos] NUMBER", "void --reason TEXT NUMBER",
            "refund --reason TEXT [--by KIND] NUMBER", "menu", "menu set FILE", "menu check FILE",
            "close [--counted AMOUNT] [--unpaid] [--csv | --escpos] [--width COLUMNS]",
            "close --reprint NUMBER [--csv | --escpos] [--width COLUMNS]", "report [--from DATE] [--to DATE] [--json]",
            "report --closes [--csv] [--year YEAR]", "class create URL",
            "class [--csv] [--plain] [--ground dark|light] [--still] URL", "class shop URL", "class hand-ins URL DIR",
            "class check FILE...", "shop create [--from DIR] URL", "shop status [--monitor PORT]", "shop repair",
            "ledger verify", "ledger export --csv", "play [--style STYLE] [--plain] [--projector] [--trace FILE]",
            "lab [NAME]", "--counter [--idle SECONDS] [--staff-pin-file FILE] [--cups N]",
            "koans [--plain] [--ground dark|light] [--still] [--trace FILE] [--force]", "koans init [DIR]",
            "koans check [--debug] [DIR]", "help [COMMAND...]", "completions bash|zsh|fish", "man",
        ]
        for usage in usages {
            #expect(outcome.lines.contains { ($0 + "  ").hasPrefix("  kiosk \(usage)  ") }, "\(usage)")
        }
        let options = [
            "--lang ko|en", "--style STYLE", "--plain", "--ground dark|light", "--still", "--menu FILE", "--data DIR",
            "--ephemeral", "--trace FILE", "--digits N", "--keys", "--request ID", "--json", "--from DATE",
            "--to DATE", "--csv", "--help", "--version", "--wait SECONDS", "--reason TEXT", "--counted AMOUNT",
            "--counter", "--idle SECONDS", "--staff-pin-file FILE", "--reason restocked|counted|spoiled|TEXT",
            "--pictures DIR", "--cast FILE", "--size SIZE", "--print COMMAND", "--escpos", "--width COLUMNS",
            "--closes", "--year YEAR", "--shop URL", "--shop-key FILE", "--from DIR", "--monitor PORT", "--projector",
        ]
        for option in options { #expect(outcome.lines.contains { $0.hasPrefix("  \(option)  ") }, "\(option)") }
        let codes = outcome.lines.suffix(2).joined(separator: " ")
        #expect(codes.matches(of: /\d+/).map { String($0.output) } == ["0", "1", "64", "65", "74"])
        for word in ["-h", "help"] { #expect(try kiosk(word, "--lang", language) == outcome) }
    }

    @Test(arguments: [nil] + commands, ["ko", "en"])
    func `a help is at most 80 columns wide, and comes in three ways`(command: String?, language: String) throws {
        let words = (command.map { [$0] } ?? []) + ["--lang", language]
        let help = try kiosk(["help"] + words)
        #expect(help.lines.allSatisfy { DisplayWidth.of(String($0)) <= 80 && $0.last != " " })
        #expect(help.lines.count > 3)
        #expect(help.ending == .exit(0))
        // Whatever else is on the command line.
        for option in ["--help", "-h"] { #expect(try kiosk(words + [option]) == help) }
        if command != nil { #expect(try kiosk(words + ["kiwi", "--help", "--json"]) == help) }
    }

    @Test(arguments: ["help ledger verify", "ledger verify --help"])
    func `the help of a subcommand is about it alone`(line: String) throws {
        let outcome = try kiosk(line: line + " --lang en")
        #expect(outcome.ending == .exit(0))
        let commands = outcome.lines.filter { $0.hasPrefix("  kiosk") }
        #expect(commands.count == 1 && commands[0].hasPrefix("  kiosk ledger verify "))
    }

    @Test(arguments: ["man", "completions bash", "koans check --help"])
    func `an alias that saves nothing can name every command that saves nothing of its own`(line: String) throws {
        #expect(try kiosk(line: "--ephemeral " + line).ending == .exit(0))
    }

    @Test func `without UTF-8 a help is ASCII`() throws {
        let outcome = try kiosk("help", environment: ["LC_ALL": "C"])
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(outcome.lines.first == "Usage:")
    }
}
