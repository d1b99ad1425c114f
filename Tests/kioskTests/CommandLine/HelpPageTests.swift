import Terminal
import TestSupport
import Testing

@testable import kiosk

/// `kiosk --help`, `kiosk help COMMAND` and `kiosk COMMAND --help`.
@Suite(.waiting) nonisolated struct HelpPageTests {
    private static let commands = [
        "calc", "compare", "order", "stock", "receipt", "void", "refund", "menu", "close", "report", "ledger", "play",
        "lab", "koans", "help", "completions", "man",
    ]

    @Test(arguments: [nil] + commands, ["ko", "en"])
    func `a help is at most 80 columns wide, and comes in three ways`(command: String?, language: String) throws {
        let words = (command.map { [$0] } ?? []) + ["--lang", language]
        let help = try kiosk(["help"] + words)
        #expect(help.lines.allSatisfy { DisplayWidth.of(String($0)) <= 80 && $0.last != " " })
        #expect(help.lines.count > 3)
        #expect(help.ending == .exit(0))
        // Whatever else is on the command line. That is the same in each language.
        guard language == "en" || playsAllRounds else { return }
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
