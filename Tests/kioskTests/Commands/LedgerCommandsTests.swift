import System
import TestSupport
import Testing

/// What the commands on the file of a ledger say when it is not as it was left, beyond what `ShopSessionTests` has of it.
@Suite(.waiting) nonisolated struct LedgerCommandsTests {
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
