import TestSupport
import Testing

/// How the command line suggests the name that a mistyped word probably means.
nonisolated struct SuggestionTests {
    @Test(arguments: [
        (["ordr", "kiwi"], "unknown command: ordr (see kiosk --help)", "order", 64),
        (["help", "stokc"], "unknown command: stokc (see kiosk --help)", "stock", 64),
        (["version"], "unknown command: version (see kiosk --help)", "--version", 64),
        (["counter"], "unknown command: counter (see kiosk --help)", "--counter", 64),
        (["ordr", "--help"], "unknown command: ordr (see kiosk --help)", "order", 64),
        (["--stlye=formula"], "unknown option: --stlye (see kiosk --help)", "--style", 64),
        (
            ["ledger", "veirfy"], "unknown subcommand: veirfy (one of: verify, accept, backup, salvage, export)",
            "verify", 64
        ),
        (["stock", "ad", "kiwi", "1"], "unknown subcommand: ad (one of: add, set)", "add", 64),
        (
            ["--style", "formla"],
            "invalid value for --style: formla (expected: standard, formula, appending, two-operand, recovering)",
            "formula", 64
        ),
        (["--lang", "eng"], "invalid value for --lang: eng (expected: ko, en)", "en", 64),
        (
            ["lab", "laek"],
            "no such experiment: laek (one of: leak, forgotten, four-wirings, back-and-forth, sheet, all-or-nothing, "
                + "queues, doubly-linked, money)",
            "leak", 64
        ),
        (["order", "mnago:2"], "unknown juice: mnago", "mango", 65),
        (["order", "Bananna Juice:2"], "unknown juice: Bananna Juice", "Banana juice", 65),
        (["stock", "set", "kiwwi", "1"], "unknown fruit: kiwwi", "kiwi", 65),
    ])
    func `an error suggests the nearest name`(words: [String], error: String, name: String, exitCode: Int32) throws {
        var run = ProgramRun(arguments: words.map { Array($0.utf8) })
        run.environment = ["LC_ALL": "en_US.UTF-8"]
        expect(try run.outcome(), errors: "kiosk: \(error); did you mean \(name)?\n", exitCode: exitCode)
        run.environment = ["LC_ALL": "ko_KR.UTF-8"]
        #expect(try run.outcome().errors.hasSuffix(". 비슷한 이름: \(name)\n"))
    }

    @Test func `a line of input gets its suggestion too`() throws {
        expect(
            try kiosk("order", "-", input: "딸바주스\n"), errors: "kiosk: 1번째 줄: 알 수 없는 쥬스: 딸바주스. 비슷한 이름: 딸바쥬스\n",
            exitCode: 65)
    }
}
