import Core
import JuiceMaker
import KioskAssets
import System
import TestSupport
import Testing

@testable import Storage

/// What a person with access to the files has tried against a ledger, with the built program.
@Suite(.waiting) nonisolated struct LedgerAttackTests {
    private let shop: ShopFolder
    private let files = SystemFiles()

    init() throws {
        var shop = try ShopFolder()
        shop.environment = ["XDG_STATE_HOME": shop.path("state")]
        self.shop = shop
        for _ in 0..<3 { #expect(try shop.run("order mango").ending == .exit(0)) }
    }

    private var markPath: String { shop.ledgerPath + ".mark" }

    private func change(_ edit: (String) -> String) throws {
        try TextFile.write(edit(try shop.ledger), to: shop.ledgerPath)
    }

    private func salvage() throws -> Outcome { try shop.run("ledger salvage --to " + shop.path("new")) }

    @Test func `a ledger that is gone is told wherever nothing of it can be shown, and stays gone`() throws {
        let notice = """
            kiosk: the ledger is missing, although its mark tells of records up to number 4; \
            none of them is shown here: \(shop.data) (to accept it as it is: kiosk ledger accept)

            """
        _ = unlink(shop.ledgerPath)
        for round in 1...2 {
            for line in ["report", "stock --json", "ledger export --csv", "board --plain"] {
                let outcome = try shop.run(line)
                #expect(outcome.errors == notice, "\(line), round \(round)")
                #expect(outcome.ending == .exit(0))
            }
            #expect(try shop.run("void 1 --reason spilled").errors == notice + "kiosk: there is no order 1\n")
            let order = try shop.run("order mango")
            #expect(order.errors.contains("or was replaced (to accept it as it is: kiosk ledger accept)"))
            #expect(order.ending == .exit(65))
            #expect(throws: SystemError.self) { try files.identity(of: shop.ledgerPath) }
            // Now the whole folder is gone, and only the mark outside is left.
            _ = (unlink(markPath), rmdir(shop.data))
        }
        #expect(try shop.run("ledger accept").ending == .exit(0))
        // Customers have three numbers.
        #expect(try shop.run("order mango").output == "4 mango\n")
    }

    @Test func `a lost sale whose cancellation is whole is restored from it`() throws {
        _ = try shop.run("void 2 --reason spilled")
        try change { $0.replacing(#""number":2,"lines""#, with: #""number":7,"lines""#, maxReplacements: 1) }
        let outcome = try salvage()
        #expect(outcome.ending == .exit(1))
        #expect(outcome.output.contains("Orders restored from their cancellations or refunds: 2\n"))
        #expect(try shop.run("ledger verify --data " + shop.path("new")).output.contains("sales: 3"))
    }

    @Test(arguments: ["en", "ko"])
    func `a salvage names what it lost as far as its line can be read, and what must not be done again`(
        language: String
    ) throws {
        _ = try shop.run("void 2 --reason spilled")
        _ = try shop.run("close")
        _ = try shop.run("refund 3 --reason sour")
        // The last digit of the checksum of each line but those of the orders is another one.
        try change { text in
            text.split(separator: "\n").map { line -> String in
                if line.contains(#""kind":"sale""#) { return String(line) + "\n" }
                return String(line.dropLast(3)) + (line.hasSuffix(#"0"}"#) ? "1" : "0") + "\"}\n"
            }.joined()
        }
        let outcome = try shop.run("ledger salvage --to " + shop.path("new"), language: language)
        #expect(outcome.ending == .exit(1))
        let lost = ": open (1), void 2 (5), close 1 (6), refund 3 (7)"
        let lines = outcome.lines.suffix(3)
        #expect(lines.first?.hasSuffix(lost) == true, "\(outcome.output)")
        #expect(lines.last?.contains("kiosk menu set FILE") == true)
        #expect(outcome.output.contains(language == "en" ? "do not cancel, refund, pay or close" : "다시 하지 마세요"))
    }

    @Test func `a close whose counted money was changed with its checksum is not printed again`() throws {
        #expect(try shop.run("close --counted 100").ending == .exit(0))
        try change { text in
            text.split(separator: "\n").map { line in
                guard line.contains(#""kind":"close""#) else { return line + "\n" }
                // Its end is the checksum.
                var bytes = Array(line.dropLast(18).replacing(#""counted":100"#, with: #""counted":900"#).utf8)
                SealedLine.seal(&bytes, from: 0)
                return String(decoding: bytes, as: UTF8.self)
            }.joined()
        }
        #expect(unlink(markPath) == 0)
        #expect(try shop.run("close --reprint 1").ending == .exit(65))
        #expect(try shop.run("ledger verify").ending == .exit(65))
    }

    @Test func `an order is cancelled after the clock was set back by days, and its receipt says so`() throws {
        let menu = try Menu(parsing: Asset.menu.content)
        let ahead = try FileLedger.open(directory: shop.data, menu: menu, state: shop.path("state/kiosk")) {
            Timestamp(milliseconds: SystemClock.milliseconds() + 5 * 86_400_000)
        }
        _ = try ahead.sell([SaleRequest(order: Order(try #require(menu.juice(named: "kiwi"))))])
        #expect(try !shop.run("receipt 4").output.contains("Cancelled"))
        #expect(try shop.run("void 4 --reason spilled").output.hasPrefix("Order 4 was cancelled: Kiwi juice"))
        #expect(try shop.run("void 4 --reason spilled").ending == .exit(1))
        // After the close, the receipt is looked for among the records.
        for _ in 0..<2 {
            #expect(try shop.run("receipt 4").output.contains("Cancelled"))
            #expect(try !shop.run("receipt 3").output.contains("Cancelled"))
            _ = try shop.run("close")
        }
        #expect(try shop.run("refund 4 --reason again").ending == .exit(1))
        #expect(try shop.run("ledger verify").ending == .exit(0))
    }

    @Test func `with a mark that cannot be used, the one in the state folder still tells what is missing`() throws {
        #expect(unlink(markPath) == 0 && mkdir(markPath, 0o700) == 0)
        #expect(try shop.run("stock").errors.contains("only a mark in the state folder tells"))
        try change { $0.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined() }
        #expect(try shop.run("order kiwi").ending == .exit(65))
    }
}
