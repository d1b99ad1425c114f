import Core
import JuiceMaker
import KioskAssets
import Storage
import System
import TestSupport
import Testing

/// What a person with access to the files has tried against a ledger, with the built program.
nonisolated struct LedgerAttackTests {
    private let folder: TemporaryFolder
    private let files = SystemFiles()

    init() throws {
        folder = try TemporaryFolder()
        for _ in 0..<3 { #expect(try kiosk("order", "mango").ending == .exit(0)) }
    }

    private var data: String { folder.path + "/kiosk" }
    private var ledgerPath: String { data + "/ledger.jsonl" }
    private var markPath: String { ledgerPath + ".mark" }

    /// Runs the program on a folder, with a state folder of its own.
    private func kiosk(_ words: String..., on other: String? = nil) throws -> Outcome { try kiosk(words, on: other) }

    private func kiosk(_ words: [String], on other: String? = nil) throws -> Outcome {
        var run = ProgramRun(
            arguments: (words + (words.contains("--lang") ? [] : ["--lang", "en"]) + ["--data", other ?? data])
                .map { Array($0.utf8) })
        run.environment = ["XDG_STATE_HOME": folder.path + "/state"]
        run.input = .closed
        return try run.outcome()
    }

    private func change(_ edit: (String) -> String) throws {
        try TextFile.write(edit(try TextFile.contents(of: ledgerPath)), to: ledgerPath)
    }

    private func salvage() throws -> Outcome { try kiosk("ledger", "salvage", "--to", folder.path + "/new") }

    @Test func `a salvage of damaged lines alone is no success, and leaves nothing that looks like a ledger`() throws {
        try change { $0.replacing("\n", with: "\r\n") }
        #expect(try salvage().ending == .exit(1))
        #expect(throws: SystemError.self) { try files.identity(of: folder.path + "/new/ledger.jsonl") }
    }

    @Test func `a ledger that is gone is told wherever nothing of it can be shown, and stays gone`() throws {
        let notice = """
            kiosk: the ledger is missing, although its mark tells of records up to number 4; \
            none of them is shown here: \(data) (to accept it as it is: kiosk ledger accept)

            """
        _ = unlink(ledgerPath)
        for round in 1...2 {
            for words in [["report"], ["stock", "--json"], ["ledger", "export", "--csv"], ["board", "--plain"]] {
                let outcome = try kiosk(words)
                #expect(outcome.errors == notice, "\(words), round \(round)")
                #expect(outcome.ending == .exit(0))
            }
            #expect(try kiosk("void", "1", "--reason", "spilled").errors == notice + "kiosk: there is no order 1\n")
            let order = try kiosk("order", "mango")
            #expect(order.errors.contains("or was replaced (to accept it as it is: kiosk ledger accept)"))
            #expect(order.ending == .exit(65))
            #expect(throws: SystemError.self) { try files.identity(of: ledgerPath) }
            // Now the whole folder is gone, and only the mark outside is left.
            _ = (unlink(markPath), rmdir(data))
        }
        #expect(try kiosk("ledger", "accept").ending == .exit(0))
        // Customers have three numbers.
        #expect(try kiosk("order", "mango").output == "4 mango\n")
    }

    @Test func `a salvage of a cut ledger says from the mark what is missing`() throws {
        try change { $0.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined() }
        let outcome = try salvage()
        #expect(outcome.ending == .exit(1))
        #expect(outcome.output.contains("Missing records: 3 to 4; order numbers among them: 2–3\n"))
    }

    @Test func `a lost sale whose cancellation is whole is restored from it`() throws {
        _ = try kiosk("void", "2", "--reason", "spilled")
        try change { $0.replacing(#""number":2,"lines""#, with: #""number":7,"lines""#, maxReplacements: 1) }
        let outcome = try salvage()
        #expect(outcome.ending == .exit(1))
        #expect(outcome.output.contains("Orders restored from their cancellations or refunds: 2\n"))
        #expect(try kiosk("ledger", "verify", on: folder.path + "/new").output.contains("sales: 3"))
    }

    @Test(arguments: ["en", "ko"])
    func `a salvage names what it lost as far as its line can be read, and what must not be done again`(
        language: String
    )
        throws
    {
        _ = try kiosk("void", "2", "--reason", "spilled")
        _ = try kiosk("close")
        _ = try kiosk("refund", "3", "--reason", "sour")
        // The last digit of the checksum of each line but those of the orders is another one.
        try change { text in
            text.split(separator: "\n").map { line -> String in
                if line.contains(#""kind":"sale""#) { return String(line) + "\n" }
                return String(line.dropLast(3)) + (line.hasSuffix(#"0"}"#) ? "1" : "0") + "\"}\n"
            }.joined()
        }
        let outcome = try kiosk("ledger", "salvage", "--to", folder.path + "/new", "--lang", language)
        #expect(outcome.ending == .exit(1))
        let lost = ": open (1), void 2 (5), close 1 (6), refund 3 (7)"
        let lines = outcome.lines.suffix(3)
        #expect(lines.first?.hasSuffix(lost) == true, "\(outcome.output)")
        #expect(lines.last?.contains("kiosk menu set FILE") == true)
        #expect(outcome.output.contains(language == "en" ? "do not cancel, refund, pay or close" : "다시 하지 마세요"))
    }

    @Test func `a number that no ledger reaches is lost, and takes no memory`() throws {
        try change { $0.replacing(#"{"seq":3,"#, with: #"{"seq":900000000000000,"#) }
        #expect(try salvage().ending == .exit(1))
    }

    @Test func `a backup destroys no other file, and not the ledger`() throws {
        let ledger = try TextFile.contents(of: ledgerPath)
        try TextFile.write("mine", to: folder.path + "/copy.new")
        #expect(try kiosk("ledger", "backup", folder.path + "/copy").ending == .exit(0))
        #expect(try TextFile.contents(of: folder.path + "/copy.new") == "mine")
        #expect(link(ledgerPath, folder.path + "/hard.new") == 0)
        #expect(try kiosk("ledger", "backup", folder.path + "/hard").ending == .exit(0))
        #expect(try TextFile.contents(of: ledgerPath) == ledger)
        #expect(try kiosk("ledger", "backup", folder.path + "/copy").ending == .exit(74))
        #expect(try TextFile.contents(of: folder.path + "/copy") == ledger)
    }

    @Test func `a close whose counted money was changed with its checksum is not printed again`() throws {
        #expect(try kiosk("close", "--counted", "100").ending == .exit(0))
        try change { text in
            text.split(separator: "\n").map { line in
                guard line.contains(#""kind":"close""#) else { return line + "\n" }
                return sealed(String(line.dropLast(18)).replacing(#""counted":100"#, with: #""counted":900"#)) + "\n"
            }.joined()
        }
        #expect(unlink(markPath) == 0)
        #expect(try kiosk("close", "--reprint", "1").ending == .exit(65))
        #expect(try kiosk("ledger", "verify").ending == .exit(65))
    }

    /// Returns a line with its checksum (CRC-32, of IEEE 802.3).
    private func sealed(_ text: String) -> String {
        var sum = ~UInt32(0)
        for byte in text.utf8 {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        let digits = String(~sum, radix: 16)
        return text + #","sum":""# + String(repeating: "0", count: 8 - digits.count) + digits + #""}"#
    }

    @Test func `a mark that is gone is refused until a person accepts that, and one that cannot be used is told`()
        throws
    {
        #expect(unlink(markPath) == 0)
        #expect(try kiosk("order", "kiwi").ending == .exit(65))
        #expect(try kiosk("stock").errors.contains("is missing"))
        #expect(try kiosk("ledger", "accept").output.contains("Its mark was missing"))
        #expect(try kiosk("order", "kiwi").output == "4 kiwi\n")
        #expect(unlink(markPath) == 0)
        #expect(mkdir(markPath, 0o700) == 0)
        let outcome = try kiosk("order", "kiwi")
        #expect(outcome.output == "5 kiwi\n")
        #expect(outcome.errors.contains("cannot be used, so every record of the ledger was checked"))
    }

    @Test func `an order is cancelled after the clock was set back by days, and its receipt says so`() throws {
        let menu = try Menu(parsing: Asset.menu.content)
        let ahead = try FileLedger.open(directory: data, menu: menu, state: folder.path + "/state/kiosk") {
            Timestamp(milliseconds: SystemClock.milliseconds() + 5 * 86_400_000)
        }
        _ = try ahead.sell([SaleRequest(order: Order(try #require(menu.juice(named: "kiwi"))))])
        #expect(try !kiosk("receipt", "4").output.contains("Cancelled"))
        #expect(try kiosk("void", "4", "--reason", "spilled").output.hasPrefix("Order 4 was cancelled: Kiwi juice"))
        #expect(try kiosk("void", "4", "--reason", "spilled").ending == .exit(1))
        // After the close, the receipt is looked for among the records.
        for _ in 0..<2 {
            #expect(try kiosk("receipt", "4").output.contains("Cancelled"))
            #expect(try !kiosk("receipt", "3").output.contains("Cancelled"))
            _ = try kiosk("close")
        }
        #expect(try kiosk("refund", "4", "--reason", "again").ending == .exit(1))
        #expect(try kiosk("ledger", "verify").ending == .exit(0))
    }

    @Test func `with a mark that cannot be used, the one in the state folder still tells what is missing`() throws {
        #expect(unlink(markPath) == 0 && mkdir(markPath, 0o700) == 0)
        #expect(try kiosk("stock").errors.contains("only a mark in the state folder tells"))
        try change { $0.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined() }
        #expect(try kiosk("order", "kiwi").ending == .exit(65))
    }

    @Test func `a ledger that is put back together with its mark is refused until a person accepts it`() throws {
        let (ledger, mark) = (try TextFile.contents(of: ledgerPath), try TextFile.contents(of: markPath))
        #expect(try kiosk("order", "kiwi").output == "4 kiwi\n")
        try TextFile.write(ledger, to: ledgerPath)
        try TextFile.write(mark, to: markPath)
        #expect(try kiosk("order", "banana").ending == .exit(65))
        let report = try kiosk("report")
        #expect(report.errors.contains("record 5 is missing"))
        #expect(
            try kiosk("ledger", "backup", folder.path + "/copy")
                == Outcome(output: "The ledger was copied and checked. Records: 4\n", errors: report.errors))
        #expect(try kiosk("ledger", "accept").ending == .exit(0))
        #expect(try kiosk("order", "banana").output == "5 banana\n")
    }

    @Test func `accept says what is damaged, and makes no ledger where none is`() throws {
        let other = folder.path + "/other"
        #expect(try kiosk("ledger", "accept", on: other).ending == .exit(74))
        #expect(throws: SystemError.self) { try files.identity(of: other) }
        try change { $0.replacing(#""mango":3"#, with: #""mango":4"#) }
        #expect(unlink(markPath) == 0)
        let outcome = try kiosk("ledger", "accept")
        #expect(outcome.ending == .exit(65))
        #expect(outcome.errors.contains("its checksum does not match"))
    }
}
