import Testing

@testable import kiosk

/// The name that a mistyped word probably means, and how it is suggested.
nonisolated struct NearestNameTests {
    @Test(arguments: [
        ("ordr", "order"), ("stcok", "stock"), ("REPORT", "report"), ("vrefy", "verify"), ("clac", "calc"),
        ("망고주스", "망고쥬스"), ("strwabery-bananna", "strawberry-banana"), ("lob", "lab"),
    ])
    func `one or two edits, or a third of a long word, are near`(word: String, name: String) {
        #expect([name, "help"].nearest(to: word) == name)
        #expect(["help", name].nearest(to: word) == name)
    }

    @Test(arguments: ["eat", "lemon", "", "o", "xx", "orderorder", String(repeating: "order", count: 100_000)])
    func `a word that is like none has no neighbour`(word: String) {
        #expect(["add", "set", "order", "ko", "en"].nearest(to: word) == nil)
    }

    @Test func `the nearest of several is taken, and the first of those that are equally near`() {
        #expect(["stick", "stock", "stack"].nearest(to: "stokc") == "stock")
        #expect(["mango", "manga"].nearest(to: "mangi") == "mango")
    }

    @Test func `a swap of neighbours is one edit, and its letters are not used again`() {
        // Two swaps: two edits of four are half of the word.
        #expect(["ab-cd"].nearest(to: "ba-dc") == "ab-cd")
        #expect(["abcd"].nearest(to: "badc") == nil)
        #expect(["abc"].nearest(to: "acb") == "abc")
        #expect(["abc"].nearest(to: "ca") == nil)
    }

    @Test(arguments: [
        (["ordr", "kiwi"], "unknown command: ordr (see kiosk --help)", "order", 64),
        (["help", "stokc"], "unknown command: stokc (see kiosk --help)", "stock", 64),
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
