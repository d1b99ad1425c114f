import System
import TestSupport
import Testing

/// The built program, run again and again on one folder.
nonisolated struct LedgerFileTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
    }

    private func kiosk(_ line: String, input: String = "") throws -> Outcome { try shop.run(line, input: input) }

    private func damage(_ old: String, _ new: String) throws {
        try TextFile.write(shop.ledger.replacing(old, with: new), to: shop.ledgerPath)
    }

    @Test func `what one run has sold the next one knows`() throws {
        expect(try kiosk("order mango banana:2"), output: "1 mango banana:2\n")
        #expect(try kiosk("stock add kiwi 5").ending == .exit(0))
        expect(try kiosk("order -", input: "mango-kiwi\n"), output: "2 mango-kiwi\n")
        let stock = #"{"strawberry": 10, "banana": 6, "pineapple": 10, "kiwi": 14, "mango": 5}"# + "\n"
        expect(try kiosk("stock --json"), output: stock)
        let lines = try kiosk("ledger verify").lines
        #expect(
            lines.dropFirst().first == "opening + restocked + counted + spoiled + adjusted − used + returned = closing")
        #expect(lines.contains("Kiwi: 10 + 5 + 0 + 0 + 0 − 1 + 0 = 14"))
        #expect(try kiosk("report").ending == .exit(0))
    }

    @Test func `one of something is told as well as many, and what was taken out stands below zero`() throws {
        _ = try kiosk("order mango")
        let line = try #require(try kiosk("ledger verify").lines.first)
        #expect(line.hasPrefix("Every complete record is good. Records: 2, sales: 1, last record: 20"))
        _ = try kiosk("stock add kiwi 5")
        _ = try kiosk("stock set kiwi 12")
        _ = try kiosk("order kiwi")
        #expect(try kiosk("ledger verify").lines.contains("Kiwi: 10 + 5 + −3 + 0 + 0 − 3 + 0 = 9"))
        let row = try #require(try kiosk("report").lines.last { $0.hasPrefix("Kiwi ") })
        #expect(row.split(separator: " ") == ["Kiwi", "10", "5", "−3", "0", "0", "3", "0", "9"])
    }

    @Test func `a change of the stock says why, in the report, in the rows and in the file`() throws {
        for words in [
            "add kiwi 20", "set kiwi 32", "set kiwi 27 --reason spoiled", "add kiwi 1 --reason=counted",
            "set kiwi 25 --reason 'gave \"three\" away'", "set mango 14 --reason restocked", "set mango 14",
        ] {
            #expect(try kiosk("stock " + words).ending == .exit(0), "\(words)")
        }
        let rows = [
            "Fruit      Opening Restocked Counted Spoiled Adjusted Used Returned Closing",
            "Kiwi            10        20       3      −5       −3    0        0      25",
            "Mango           10         4       0       0        0    0        0      14",
        ]
        #expect(try kiosk("report").missing(rows) == [])
        #expect(
            try kiosk("report --json").output.contains(
                #""kiwi": {"opening": 10, "restocked": 20, "adjusted": -3, "counted": 3, "spoiled": -5, "used": 0, "#))
        let records = try kiosk("ledger export --csv").output.split(separator: "\r\n").map { $0.dropFirst(27) }
        #expect(
            records.dropFirst(2) == [
                "stock,,,,,restocked,,,0,0,0,20,0", "stock,,,,,counted,,,0,0,0,2,0",
                "stock,,,,,spoiled,,,0,0,0,-5,0", "stock,,,,,counted,,,0,0,0,1,0",
                #"stock,,,,,"gave ""three"" away",,,0,0,0,-3,0"#, "stock,,,,,restocked,,,0,0,0,0,4",
            ])
        #expect(try shop.ledger.contains(#""kind":"stock","changes":{"kiwi":-3},"reason":"gave \"three\" away""#))
    }

    @Test(arguments: ["stock", "stock --json", "report", "report --json", "ledger export --csv"])
    func `what only shows makes no file, and none longer`(line: String) throws {
        #expect(try kiosk(line).ending == .exit(0))
        #expect(shop.folder.names == [])
        _ = try kiosk("order mango")
        let ledger = try shop.ledger
        #expect(try kiosk(line).ending == .exit(0))
        #expect(try shop.ledger == ledger)
    }

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

    @Test func `a screen sells from the same stock`() throws {
        let screen = try kiosk("--plain", input: "juice\nmango\nmango\nquit\n")
        #expect(screen.output.contains("No. 2"))
        #expect(try kiosk("order mango mango").ending == .exit(1))
        #expect(try kiosk("order mango").output == "3 mango\n")
    }

    @Test func `the same request orders once, also when another line was corrected, and no other order`() throws {
        for _ in 1...2 { expect(try kiosk("order --request A-1 mango kiwi"), output: "1 mango kiwi\n") }
        let other = try kiosk("order --request A-1 kiwi")
        #expect(other.output.isEmpty)
        #expect(other.ending == .exit(65))
        let first = try kiosk("order --request A -", input: "mango\nbananna\n\nkiwi:2\n")
        #expect(first.output == "2 mango\n3 kiwi:2\n")
        #expect(first.ending == .exit(65))
        for _ in 1...2 {
            let next = try kiosk("order --request A -", input: "mango\nbanana:2\n\nkiwi:2\n")
            expect(next, output: "2 mango\n4 banana:2\n3 kiwi:2\n")
        }
    }

    @Test func `a ledger that became shorter is refused by every command until a person accepts it`() throws {
        _ = try kiosk("order -", input: "mango\nkiwi\n")
        let shorter = try shop.ledger.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined()
        try TextFile.write(shorter, to: shop.ledgerPath)
        for line in ["order mango", "stock", "report", "ledger export --csv"] {
            let outcome = try kiosk(line)
            #expect(outcome.ending == .exit(65))
            #expect(outcome.errors.contains("became shorter or was replaced"))
            #expect(outcome.errors.hasSuffix("(to accept it as it is: kiosk ledger accept)\n"))
        }
        #expect(try shop.ledger == shorter)
        let answer = "The ledger was accepted as it is. It had been checked up to record 3, which is missing now.\n"
        expect(try kiosk("ledger accept"), output: answer)
        expect(try kiosk("ledger accept"), output: "Nothing is missing from the ledger.\n")
        // No. 2 is that of a customer, too.
        expect(try kiosk("order mango"), output: "3 mango\n")
        #expect(try shop.ledger.contains(#""kind":"accepted","missing":3,"#))
    }

    @Test func `a damaged ledger is salvaged into another folder, and a whole one is copied`() throws {
        _ = try kiosk("order -", input: "mango\nkiwi\nbanana\n")
        let (copy, new) = (shop.path("copy.jsonl"), shop.path("new"))
        expect(try kiosk("ledger backup " + copy), output: "The ledger was copied and checked. Records: 4\n")
        #expect(try TextFile.contents(of: copy) == shop.ledger)
        try shop.expectRefusals([
            (74, "ledger backup " + copy, "\(copy): a file is already there and was left as it is")
        ])
        try damage(#""number":2"#, #""number":7"#)
        // The damage is that of the ledger, and not of the copy.
        let errors = try kiosk("ledger backup \(copy)2").errors
        #expect(errors.hasPrefix("kiosk: \(shop.data): line 3 of the ledger"))
        expect(
            try kiosk("ledger salvage --to " + new),
            output: """
                Whole records in the new ledger: 3
                Missing records: 3 to 3; order numbers among them: 2

                """, exitCode: 1)
        #expect(try kiosk("ledger salvage --to " + new).ending == .exit(74))
        expect(try shop.run("order mango", data: new), output: "4 mango\n")
    }

    @Test func `a salvage says which closes it calculated again, and which number each has now`() throws {
        for _ in 1...3 {
            _ = try kiosk("order mango")
            _ = try kiosk("close")
        }
        #expect(try kiosk("ledger verify").output.contains("sales: 3"))
        // The close of the second day is lost, so that its sale belongs to the third day.
        try damage(#""kind":"close","number":2"#, #""kind":"close","number":5"#)
        expect(
            try kiosk("ledger salvage --to " + shop.path("new")),
            output: """
                Whole records in the new ledger: 6
                Missing records: 5 to 5; order numbers among them: –
                Closes calculated again from what is left, so that totals and digits can differ from the printed \
                ones: Z 3 (now Z 2)
                Records that were not kept, as far as their lines can be read: close 5 (5)
                What these records say was done: do not cancel, refund, pay or close it again, and do not \
                cancel the orders of a lost close.

                """, exitCode: 1)
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

    @Test func `a damaged line is refused by every command, with its number and reason`() throws {
        _ = try kiosk("order -", input: "mango\nkiwi\n")
        try damage(#""number":1"#, #""number":7"#)
        let damaged = try shop.ledger
        let reason = "\(shop.data): line 2 of the ledger is damaged: its checksum does not match"
        let hint =
            " (to see how far it is whole: kiosk ledger verify; "
            + "to write what is whole into a new folder: kiosk ledger salvage --to DIR)"
        let lines = ["order mango", "order -", "stock", "stock set kiwi 3", "report", "ledger export --csv", "--plain"]
        try shop.expectRefusals(65, lines.map { ($0, reason + hint) })
        let verification = try kiosk("ledger verify")
        #expect(verification.lines.first?.hasPrefix("Good up to record 1. Sales: 0, bytes: ") == true)
        #expect(verification.errors == "kiosk: \(reason)\n")
        #expect(verification.ending == .exit(65))
        #expect(try shop.ledger == damaged)
    }

    @Test func `a ledger of a newer kiosk is left alone`() throws {
        _ = try kiosk("order mango")
        try damage(#""format":3"#, #""format":4"#)
        let newer = try shop.ledger
        let outcome = try kiosk("order mango")
        #expect(outcome.errors.hasSuffix("the ledger was written by a newer kiosk (format 4); update this one\n"))
        #expect(outcome.ending == .exit(65))
        #expect(try shop.ledger == newer)
    }

    @Test func `a folder that cannot be made is an error that says why, and how to go without it`() throws {
        let file = try TemporaryFile("")
        let reason = "\(file.path)/x: the ledger cannot be opened: Not a directory"
        let way = "(another folder: --data DIR, save nothing: --ephemeral)"
        let lines = ["order mango", "--plain"].map { "\($0) --lang en --data \(file.path)/x" }
        try expectRefusals(74, lines.map { ($0, "\(reason) \(way)") })
    }

    @Test(arguments: [true, false])
    func `a program that was started without an output says nothing into its files`(hasInput: Bool) throws {
        _ = try kiosk("order mango")
        for words in [["--plain"], ["stock"], ["order", "mango"]] {
            var run = ProgramRun(arguments: (words + ["--data", shop.data]).map { Array($0.utf8) })
            run.input = hasInput ? .bytes(Array("1\n".utf8)) : .closed
            run.output = .closed
            _ = try run.outcome()
            #expect(try kiosk("ledger verify").ending == .exit(0))
            #expect(try TextFile.contents(of: shop.data + "/calculator-1.jsonl").hasPrefix(#"{"seq":1,"#))
        }
    }

    @Test func `the calculator's tape and deleted values come back at the next start`() throws {
        _ = try kiosk("--plain", input: "calculator\n12+30=\n5\nac\n7+8=\nquit\n")
        let next = try kiosk("--plain", input: "calculator\ndeleted\nquit\n")
        #expect(next.output.contains("15"))
        #expect(next.lines.contains { $0.hasPrefix("1. 5") })
    }
}
