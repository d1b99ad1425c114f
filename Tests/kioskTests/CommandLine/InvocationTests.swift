import Testing

/// How the words of the command line are understood. See `ShopSessionTests` for what is said of those that are not.
@Suite(.waiting) nonisolated struct InvocationTests {
    @Test func `takes a request by a name with a quotation mark of a shell`() throws {
        expect(try kiosk("order", "--request", "~!'", "kiwi"), output: "1 kiwi\n")
        expect(try kiosk("order", "--request=~!'", "-", input: "kiwi\n"), output: "1 kiwi\n")
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
        // The last one counts, also for what is said of the rest.
        #expect(try kiosk("--lang", "ko", "--lang", "en", "--wrong").errors.hasPrefix("kiosk: unknown option"))
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

    // MARK: The name that a mistyped word probably means

    /// See `ShopSessionTests` for the English ones.
    @Test func `an error suggests the nearest name, also in Korean`() throws {
        let names: KeyValuePairs<String, String> = [
            "ordr kiwi": "order", "help stokc": "stock", "version": "--version", "counter": "--counter",
            "ordr --help": "order", "--stlye=formula": "--style", "ledger veirfy": "verify", "stock ad kiwi 1": "add",
            "--style formla": "formula", "--lang eng": "en", "lab laek": "leak", "order mnago:2": "mango",
            "order 'Bananna Juice:2'": "Banana juice", "stock set kiwwi 1": "kiwi",
        ]
        for (line, name) in names {
            let errors = try kiosk(line: line, environment: ["LC_ALL": "ko_KR.UTF-8"]).errors
            #expect(errors.hasSuffix(". 비슷한 이름: \(name)\n"), "\(line)")
        }
    }

    @Test func `a line of input gets its suggestion too`() throws {
        expect(
            try kiosk("order", "-", input: "딸바주스\n"), errors: "kiosk: 1번째 줄: 알 수 없는 쥬스: 딸바주스. 비슷한 이름: 딸바쥬스\n",
            exitCode: 65)
    }
}
