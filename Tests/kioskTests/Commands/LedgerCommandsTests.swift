import System
import TestSupport
import Testing

/// What the commands on the file of a ledger say when it is not as it was left.
nonisolated struct LedgerCommandsTests {
    private let shop: ShopFolder
    private let hint = "(to accept it as it is: kiosk ledger accept)\n"

    init() throws {
        var shop = try ShopFolder()
        shop.environment = ["XDG_STATE_HOME": shop.path("state")]
        try shop.run("order -", input: "mango\nkiwi\nbanana\n")
        self.shop = shop
    }

    private var markPath: String { shop.ledgerPath + ".mark" }

    @Test func `an older copy of the ledger and its mark is not written to until it is accepted`() throws {
        let (ledger, mark) = (try shop.ledger, try TextFile.contents(of: markPath))
        expect(try shop.run("order kiwi"), output: "4 kiwi\n")
        try TextFile.write(ledger, to: shop.ledgerPath)
        try TextFile.write(mark, to: markPath)
        let refusal = try shop.run("order banana")
        #expect(refusal.ending == .exit(65))
        #expect(refusal.errors.hasSuffix("is damaged: the file became shorter or was replaced " + hint))
        let report = try shop.run("report")
        #expect(report.errors.contains("record 5 is missing"))
        let notice = "is missing: the ledger became shorter or was replaced; nothing is written into it " + hint
        for outcome in [report, try shop.run("stock --json")] {
            #expect(outcome.ending == .exit(0))
            #expect(outcome.errors.hasSuffix(notice))
        }
        #expect(try shop.run("ledger verify").ending == .exit(65))
        expect(
            try shop.run("ledger backup " + shop.path("copy")),
            output: "The ledger was copied and checked. Records: 4\n", errors: report.errors)
        #expect(try shop.run("ledger accept").output.hasPrefix("The ledger was accepted as it is."))
        // A customer has No. 4.
        expect(try shop.run("order mango"), output: "5 mango\n")
    }

    @Test func `without its mark it is read, and not written to until it is accepted`() throws {
        try #require(unlink(markPath) == 0)
        let cause = "the mark of the ledger (ledger.jsonl.mark) is missing, so records may be missing at its end"
        expect(try shop.run("order mango"), errors: "kiosk: \(shop.data): \(cause) \(hint)", exitCode: 65)
        let stock = try shop.run("stock --json")
        #expect(stock.ending == .exit(0))
        #expect(stock.errors.hasPrefix("kiosk: ledger.jsonl.mark is missing, so records may be missing at the end"))
        let answer = "The ledger was accepted as it is. Its mark was missing; every record was checked.\n"
        expect(try shop.run("ledger accept"), output: answer)
        expect(try shop.run("order mango"), output: "4 mango\n")
    }

    @Test func `with a mark that cannot be used every record is checked, and nothing can be accepted`() throws {
        try #require(unlink(markPath) == 0 && mkdir(markPath, 0o700) == 0)
        for line in ["order mango", "stock"] {
            let outcome = try shop.run(line)
            #expect(outcome.ending == .exit(0))
            let notice = "kiosk: ledger.jsonl.mark cannot be used, so every record of the ledger was checked; "
            #expect(outcome.errors.hasPrefix(notice))
        }
        let acceptance = try shop.run("ledger accept")
        #expect(acceptance.output == "")
        #expect(acceptance.ending == .exit(74))
        #expect(acceptance.errors.contains("the mark of the ledger (ledger.jsonl.mark) cannot be written"))
    }

    @Test func `nothing is accepted of a damaged ledger, and nothing is created in a mistyped folder`() throws {
        for hasMark in [true, false] {
            try TextFile.write(shop.ledger.replacing(#""number":2"#, with: #""number":7"#), to: shop.ledgerPath)
            if !hasMark { _ = unlink(markPath) }
            let outcome = try shop.run("ledger accept")
            #expect(outcome.output == "")
            #expect(outcome.ending == .exit(65))
            #expect(outcome.errors.contains("its checksum does not match"))
            #expect(outcome.errors.contains("kiosk ledger salvage --to DIR"))
        }
        let typo = shop.path("shpo")
        expect(
            try shop.run("ledger accept", data: typo), errors: "kiosk: there is no ledger yet: \(typo)\n", exitCode: 74)
        #expect(!shop.folder.names.contains("shpo"))
    }

    @Test func `a salvage without a whole record writes nothing, and one of a cut ledger says so`() throws {
        let whole = try shop.ledger
        let count = whole.split(separator: "\n").count
        try TextFile.write(whole.replacing("\n", with: "\r\n"), to: shop.ledgerPath)
        let new = shop.path("new")
        try shop.expectRefusals([
            (1, "ledger salvage --to \(new)", "\(shop.data): no whole record was found, so nothing was written")
        ])
        #expect(!shop.folder.names.contains("new"))
        let lines = whole.split(separator: "\n").dropLast(2)
        try TextFile.write(lines.map { $0 + "\n" }.joined(), to: shop.ledgerPath)
        expect(
            try shop.run("ledger salvage --to " + new),
            output: """
                Whole records in the new ledger: \(count - 2)
                Missing records: \(count - 1) to \(count); order numbers among them: 2–3

                """, exitCode: 1)
        expect(try shop.run("order mango", data: new), output: "4 mango\n")
    }

    @Test func `a copy takes the place of no file, not even by its unfinished name, and not of the ledger`() throws {
        let (copy, live) = (shop.path("copy"), try shop.ledger)
        try TextFile.write("mine", to: shop.path("note.new"))
        try #require(link(shop.ledgerPath, copy + ".new") == 0)
        for name in ["note", "copy"] {
            #expect(try shop.run("ledger backup " + shop.path(name)).ending == .exit(0))
            #expect(try TextFile.contents(of: shop.path(name)) == live)
        }
        #expect(try shop.ledger == live)
        #expect(try TextFile.contents(of: shop.path("note.new")) == "mine")
        #expect(try shop.run("ledger backup " + copy).ending == .exit(74))
        #expect(try TextFile.contents(of: copy) == live)
        #expect(shop.folder.names.filter { $0.hasPrefix("copy") } == ["copy", "copy.new"])
        expect(try shop.run("order mango"), output: "4 mango\n")
    }
}
