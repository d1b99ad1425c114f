import System
import TestSupport
import Testing

/// The lines of Python in the page on the ledger, which check the closes of a ledger without this program.
@Suite(.waiting) nonisolated struct ClosedBooksTests {
    /// The path of Python; `nil` if it is not installed.
    private nonisolated static let python: String? = {
        let paths = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        return paths.first { access($0, X_OK) == 0 }
    }()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for line in [
            "order mango:2 banana", "close", "order kiwi", "void 2 --reason 엎지름", "close --counted 0",
            "close --counted 0", "order kiwi",
        ] {
            try #require(try run(line, data: folder.path).ending == .exit(0))
        }
        try TextFile.write(Self.pageLines().joined(separator: "\n") + "\n", to: folder.path + "/check.py")
    }

    /// The lines of Python on the page.
    private static func pageLines() throws -> [String] {
        let page = try MarkdownPage(path: "Resources/Pages/Ledger.md")
        return try #require(page.codeBlocks.first { $0.language == "python" }).lines
    }

    private func run(_ line: String, data: String) throws -> Outcome {
        try kiosk(line: "\(line) --lang en --data \(data)")
    }

    private var ledgerPath: String { folder.path + "/ledger.jsonl" }

    /// What the lines say about the ledger as it is now.
    private func check() throws -> Outcome {
        try ProgramRun([folder.path + "/check.py", ledgerPath], program: Self.python).outcome()
    }

    @Test func `there are at most twenty of them`() throws {
        #expect(try (5...20).contains(Self.pageLines().count))
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `they find every close, with the digits that were printed`() throws {
        let lines = try check().lines
        let ledger = try TextFile.contents(of: ledgerPath)
        let digits = ledger.matches(of: /"digits":"([0-9a-f]{64})"/).map { String($0.output.1) }
        #expect(lines.count == 3)
        #expect(lines.map { $0.prefix(4) } == ["Z 1 ", "Z 2 ", "Z 3 "])
        #expect(zip(lines, digits).allSatisfy { $0.hasSuffix(" " + $1) })
        #expect(try check().ending == .exit(0))
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `they find a changed byte of any line before the last close`() throws {
        let ledger = try TextFile.contents(of: ledgerPath)
        let lines = ledger.split(separator: "\n")
        // The lines are: opening, sale, close, sale, void, close, close, sale.
        try #require(lines.count == 8)
        // Each close covers itself too.
        try expectChanges(of: lines, areFoundAt: [3, 3, 3, 6, 6, 6, 7, 0])
    }

    private func expectChanges(of lines: [Substring], areFoundAt closeLines: [Int]) throws {
        for (index, closeLine) in closeLines.enumerated() {
            var changed = lines.map { String($0) }
            // The time is what no sum of the records shows.
            let (year, later) = (#""time":"20"#, #""time":"21"#)
            try #require(changed[index].contains(year))
            changed[index] = changed[index].replacing(year, with: later)
            try TextFile.write(changed.map { $0 + "\n" }.joined(), to: ledgerPath)
            let outcome = try check()
            if closeLine == 0 {
                #expect(outcome.ending == .exit(0))
            } else {
                #expect(outcome.ending == .exit(1), "line \(index + 1)")
                #expect(outcome.errors == "line \(closeLine): something that this close covers was changed\n")
            }
        }
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `closes of format 2 are found before an upgrade and after it, each with what it covers`() throws {
        // Its closes have the `chain` of the lines before them, and do not cover themselves.
        let older = try GoldenFile("ledger-of-format-2", suite: #filePath).contents()
        try TextFile.write(older, to: ledgerPath)
        let printed = try check()
        #expect(printed.lines.map { $0.prefix(4) } == ["Z 1 ", "Z 2 "])
        try expectChanges(of: older.split(separator: "\n"), areFoundAt: [3, 3, 6, 6, 6, 0])

        let other = try TemporaryFolder()
        try TextFile.write(older, to: other.path + "/ledger.jsonl")
        let close = try run("close --reprint 1", data: other.path).output
        #expect(close.contains("Checksum of all records before (SHA-256)\n03bf f20a 710e"))
        #expect(try run("refund 1 --reason x", data: other.path).ending == .exit(0))
        #expect(try run("close", data: other.path).output.contains("Checksum up to this close (SHA-256)\n"))
        let ledger = try TextFile.contents(of: other.path + "/ledger.jsonl")
        try TextFile.write(ledger, to: ledgerPath)
        #expect(ledger.contains(#""kind":"open","format":3,"fruits":{"kiwi":10,"mango":10},"sum""#))
        let upgraded = try check()
        #expect(upgraded.output.hasPrefix(printed.output))
        #expect(upgraded.lines.map { $0.prefix(4) } == ["Z 1 ", "Z 2 ", "Z 3 "])
        // The menu, the refund and the new close are the last lines.
        try expectChanges(of: ledger.split(separator: "\n"), areFoundAt: [3, 3, 6, 6, 6, 9, 9, 9, 9])
        #expect(try run("ledger verify", data: other.path).ending == .exit(0))
        #expect(try run("close --reprint 1", data: other.path).output == close)
        let copy = other.path + "/copy"
        let salvage = try run("ledger salvage --to " + copy, data: other.path)
        #expect(salvage.output == "Whole records in the new ledger: 9\n")
        #expect(try TextFile.contents(of: copy + "/ledger.jsonl") == ledger)
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `a ledger that was made anew has other digits than the printed ones`() throws {
        let printed = try check().output
        let other = try TemporaryFolder()
        for line in ["order mango:2 banana", "close"] { _ = try run(line, data: other.path) }
        try TextFile.write(try TextFile.contents(of: other.path + "/ledger.jsonl"), to: ledgerPath)
        let outcome = try check()
        #expect(outcome.ending == .exit(0))
        #expect(!printed.contains(try #require(outcome.output.split(separator: " ").last)))
    }
}
