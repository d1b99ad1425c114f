import System
import TestSupport
import Testing

/// The lines of Python in the page on the ledger, which check the closes of a ledger without this program.
nonisolated struct ClosedBooksTests {
    /// The path of Python; `nil` if it is not installed.
    private nonisolated static let python: String? = {
        let paths = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        return paths.first { access($0, X_OK) == 0 }
    }()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for words in [
            ["order", "mango:2", "banana"], ["close"], ["order", "kiwi"], ["void", "2", "--reason", "엎지름"],
            ["close", "--counted", "0"], ["close", "--counted", "0"], ["order", "kiwi"],
        ] {
            let options = ["--lang", "en", "--data", folder.path]
            let outcome = try ProgramRun(arguments: (words + options).map { Array($0.utf8) }).outcome()
            try #require(outcome.ending == .exit(0))
            try TextFile.write(outcome.output, to: folder.path + "/last.txt")
        }
        try TextFile.write(Self.pageLines().joined(separator: "\n") + "\n", to: folder.path + "/check.py")
    }

    /// The lines of Python on the page.
    private static func pageLines() throws -> [String] {
        let page = try MarkdownPage(path: "Resources/Pages/Ledger.md")
        return try #require(page.codeBlocks.first { $0.language == "python" }).lines
    }

    private var ledgerPath: String { folder.path + "/ledger.jsonl" }

    /// What the lines say about the ledger as it is now.
    private func check() throws -> Outcome {
        var run = ProgramRun(arguments: [folder.path + "/check.py", ledgerPath].map { Array($0.utf8) })
        run.program = Self.python
        return try run.outcome()
    }

    @Test func `there are at most twenty of them`() throws {
        #expect(try (5...20).contains(Self.pageLines().count))
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `they find every close, with the digits that were printed`() throws {
        let lines = try check().lines
        let ledger = try TextFile.contents(of: ledgerPath)
        let chains = ledger.matches(of: /"chain":"([0-9a-f]{64})"/).map { String($0.output.1) }
        #expect(lines.count == 3)
        #expect(lines.map { $0.prefix(4) } == ["Z 1 ", "Z 2 ", "Z 3 "])
        #expect(zip(lines, chains).allSatisfy { $0.hasSuffix(" " + $1) })
        #expect(try check().ending == .exit(0))
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `they find a changed byte of any line before the last close`() throws {
        let ledger = try TextFile.contents(of: ledgerPath)
        let lines = ledger.split(separator: "\n")
        // The lines are: opening, sale, close, sale, void, close, close, sale.
        try #require(lines.count == 8)
        for (index, closeLine) in [3, 3, 6, 6, 6, 7, 0, 0].enumerated() {
            var changed = lines.map { String($0) }
            // The time is what no sum of the records shows. A close has digits of its own, which the next one proves.
            let (year, later) = (#""time":"20"#, #""time":"21"#)
            try #require(changed[index].contains(year))
            changed[index] = changed[index].replacing(year, with: later)
            try TextFile.write(changed.map { $0 + "\n" }.joined(), to: ledgerPath)
            let outcome = try check()
            if closeLine == 0 {
                #expect(outcome.ending == .exit(0))
            } else {
                #expect(outcome.ending == .exit(1), "line \(index + 1)")
                #expect(outcome.errors == "line \(closeLine): something before this close was changed\n")
            }
        }
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func `a ledger that was made anew has other digits than the printed ones`() throws {
        let printed = try check().output
        let other = try TemporaryFolder()
        for words in [["order", "mango:2", "banana"], ["close"]] {
            _ = try ProgramRun(arguments: (words + ["--data", other.path]).map { Array($0.utf8) }).outcome()
        }
        try TextFile.write(try TextFile.contents(of: other.path + "/ledger.jsonl"), to: ledgerPath)
        let outcome = try check()
        #expect(outcome.ending == .exit(0))
        #expect(!printed.contains(try #require(outcome.output.split(separator: " ").last)))
    }
}
