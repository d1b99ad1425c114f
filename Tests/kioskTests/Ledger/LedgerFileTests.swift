import System
import TestSupport
import Testing

/// The files of a folder of data: unusual ones, and one that is torn. `ShopSessionTests` has what whole and damaged ledgers are told to be.
@Suite(.waiting) nonisolated struct LedgerFileTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
    }

    private func kiosk(_ line: String, input: String = "") throws -> Outcome { try shop.run(line, input: input) }

    @Test(arguments: ["ledger.jsonl", "ledger.jsonl.mark", "calculator-1.jsonl"])
    func `a pipe or a link in the data folder is refused at once, and nothing is written through it`(
        name: String
    ) throws {
        let elsewhere = shop.path("elsewhere")
        try TextFile.write("", to: elsewhere)
        let path = shop.data + "/" + name
        try #require(mkdir(shop.data, 0o700) == 0)
        let makers: [(String) -> Int32] = [
            { symlink(elsewhere, $0) }, { symlink("/nowhere", $0) }, { mkfifo($0, 0o600) },
        ]
        for make in makers {
            try #require(make(path) == 0)
            if name == "ledger.jsonl" {
                #expect(try kiosk("order mango").ending == .exit(74))
            } else {
                #expect(try kiosk("--plain", input: "calculator\n1+2=\nquit\n").output.contains("3"))
            }
            try #require(unlink(path) == 0)
            for file in ["ledger.jsonl", "ledger.jsonl.mark"] { _ = unlink(shop.data + "/" + file) }
        }
        #expect(try TextFile.contents(of: elsewhere) == "")
    }

    @Test func `to look at a ledger that is a pipe or a link to nowhere is an error`() throws {
        try #require(mkdir(shop.data, 0o700) == 0 && mkfifo(shop.ledgerPath, 0o600) == 0)
        #expect(try kiosk("stock").ending == .exit(74))
        #expect(try kiosk("ledger verify").ending == .exit(74))
        try #require(unlink(shop.ledgerPath) == 0 && symlink("/nowhere", shop.ledgerPath) == 0)
        #expect(try kiosk("stock").ending == .exit(74))
    }

    @Test func `a line that was not finished is set aside, with a notice and without a loss`() throws {
        _ = try kiosk("order mango")
        let whole = try shop.ledger
        try TextFile.write(whole + #"{"seq":3,"time":"2026-"#, to: shop.ledgerPath)
        let verification = try kiosk("ledger verify")
        #expect(verification.ending == .exit(0))
        let torn = "There are unfinished bytes at the end (bytes: 22)"
        #expect(verification.lines.last == "\(torn); they are set aside when the ledger is next opened for writing.")
        expect(
            try kiosk("order banana"), output: "2 banana\n",
            errors: """
                kiosk: unfinished bytes at the end of the ledger were set aside (bytes: 22, file: \
                ledger.jsonl.unfinished); every order that got a number is still there

                """)
        #expect(try shop.ledger.hasPrefix(whole + #"{"seq":3,"time":"#))
        #expect(try TextFile.contents(of: shop.ledgerPath + ".unfinished") == #"{"seq":3,"time":"2026-"#)
    }

    @Test(arguments: [true, false])
    func `a program that was started without an output says nothing into its files`(hasInput: Bool) throws {
        _ = try kiosk("order mango")
        for words in [["--plain"], ["stock"], ["order", "mango"]] {
            var run = ProgramRun(words + ["--data", shop.data], input: "1\n", output: .closed)
            if !hasInput { run.input = .closed }
            _ = try run.outcome()
            #expect(try kiosk("ledger verify").ending == .exit(0))
            #expect(try TextFile.contents(of: shop.data + "/calculator-1.jsonl").hasPrefix(#"{"seq":1,"#))
        }
    }
}
