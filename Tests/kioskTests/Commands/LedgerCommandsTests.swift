import System
import TestSupport
import Testing

/// What the commands on the file of a ledger say when it is not as it was left.
nonisolated struct LedgerCommandsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try kiosk("order", "-", input: "mango\nkiwi\nbanana\n")
    }

    private var path: String { folder.path + "/kiosk" }
    private var ledgerPath: String { path + "/ledger.jsonl" }

    /// Runs the program on a folder, with a folder for the state of its user.
    private func kiosk(_ words: String..., data: String? = nil, input: String = "") throws -> Outcome {
        var run = ProgramRun(arguments: (words + ["--lang", "en", "--data", data ?? path]).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        run.environment = ["XDG_STATE_HOME": folder.path + "/state"]
        return try run.outcome()
    }

    private func copy(_ name: String, to newName: String) throws {
        try TextFile.write(try TextFile.contents(of: path + "/" + name), to: path + "/" + newName)
    }

    @Test func `an older copy of the whole folder is not written to until it is accepted`() throws {
        let files = ["ledger.jsonl", "ledger.jsonl.mark"]
        for file in files { try copy(file, to: file + ".old") }
        _ = try kiosk("order", "mango")
        for file in files { try copy(file + ".old", to: file) }
        let hint = "(to accept it as it is: kiosk ledger accept)\n"
        let refusal = try kiosk("order", "mango")
        #expect(refusal.ending == .exit(65))
        #expect(refusal.errors.hasSuffix("is damaged: the file became shorter or was replaced " + hint))
        let stock = try kiosk("stock", "--json")
        #expect(stock.ending == .exit(0))
        #expect(
            stock.errors.hasSuffix(
                "is missing: the ledger became shorter or was replaced; nothing is written into it " + hint))
        #expect(try kiosk("ledger", "verify").ending == .exit(65))
        #expect(try kiosk("ledger", "accept").output.hasPrefix("The ledger was accepted as it is."))
        // A customer has No. 4.
        #expect(try kiosk("order", "mango") == Outcome(output: "5 mango\n"))
    }

    @Test func `without its mark it is read, and not written to until it is accepted`() throws {
        try #require(unlink(ledgerPath + ".mark") == 0)
        #expect(
            try kiosk("order", "mango")
                == Outcome(
                    errors: """
                        kiosk: \(path): the mark of the ledger (ledger.jsonl.mark) is missing, so records may be missing \
                        at its end (to accept it as it is: kiosk ledger accept)

                        """, exitCode: 65))
        let stock = try kiosk("stock", "--json")
        #expect(stock.ending == .exit(0))
        #expect(stock.errors.hasPrefix("kiosk: ledger.jsonl.mark is missing, so records may be missing at the end"))
        let answer = "The ledger was accepted as it is. Its mark was missing; every record was checked.\n"
        #expect(try kiosk("ledger", "accept") == Outcome(output: answer))
        #expect(try kiosk("order", "mango") == Outcome(output: "4 mango\n"))
    }

    @Test func `with a mark that cannot be used every record is checked, which is said, and nothing can be accepted`()
        throws
    {
        try #require(unlink(ledgerPath + ".mark") == 0 && mkdir(ledgerPath + ".mark", 0o700) == 0)
        let notice = "kiosk: ledger.jsonl.mark cannot be used, so every record of the ledger was checked; "
        for words in ["order", "stock"] {
            let outcome = try words == "order" ? kiosk(words, "mango") : kiosk(words)
            #expect(outcome.ending == .exit(0))
            #expect(outcome.errors.hasPrefix(notice))
        }
        let acceptance = try kiosk("ledger", "accept")
        #expect(acceptance.output == "")
        #expect(acceptance.ending == .exit(74))
        #expect(acceptance.errors.contains("the mark of the ledger (ledger.jsonl.mark) cannot be written"))
    }

    @Test func `nothing is accepted of a damaged ledger, and nothing is created in a mistyped folder`() throws {
        for hasMark in [true, false] {
            let damaged = try TextFile.contents(of: ledgerPath).replacing(#""number":2"#, with: #""number":7"#)
            try TextFile.write(damaged, to: ledgerPath)
            if !hasMark { _ = unlink(ledgerPath + ".mark") }
            let outcome = try kiosk("ledger", "accept")
            #expect(outcome.output == "")
            #expect(outcome.ending == .exit(65))
            #expect(outcome.errors.contains("kiosk ledger salvage --to DIR"))
        }
        let typo = folder.path + "/kisok"
        #expect(
            try kiosk("ledger", "accept", data: typo)
                == Outcome(errors: "kiosk: there is no ledger yet: \(typo)\n", exitCode: 74))
        #expect(!folder.names.contains("kisok"))
    }

    @Test
    func `a salvage without a whole record writes nothing, and one of a ledger that was cut says what is missing`()
        throws
    {
        let whole = try TextFile.contents(of: ledgerPath)
        let count = whole.split(separator: "\n").count
        try TextFile.write(whole.replacing("\n", with: "\r\n"), to: ledgerPath)
        let new = folder.path + "/new"
        #expect(
            try kiosk("ledger", "salvage", "--to", new)
                == Outcome(errors: "kiosk: \(path): no whole record was found, so nothing was written\n", exitCode: 1))
        #expect(!folder.names.contains("new"))
        let lines = whole.split(separator: "\n").dropLast(2)
        try TextFile.write(lines.map { $0 + "\n" }.joined(), to: ledgerPath)
        #expect(
            try kiosk("ledger", "salvage", "--to", new)
                == Outcome(
                    output: """
                        Whole records in the new ledger: \(count - 2)
                        Missing records: \(count - 1) to \(count); order numbers among them: 2–3

                        """, exitCode: 1))
        #expect(try kiosk("order", "mango", data: new) == Outcome(output: "4 mango\n"))
    }

    @Test func `a copy takes the place of no file, not even by its unfinished name`() throws {
        let (copy, live) = (folder.path + "/copy", try TextFile.contents(of: ledgerPath))
        try #require(link(ledgerPath, copy + ".new") == 0)
        #expect(try kiosk("ledger", "backup", copy).ending == .exit(0))
        #expect(try TextFile.contents(of: ledgerPath) == live)
        #expect(try TextFile.contents(of: copy) == live)
        #expect(folder.names.filter { $0.hasPrefix("copy") } == ["copy", "copy.new"])
        #expect(try kiosk("order", "mango") == Outcome(output: "4 mango\n"))
    }
}
