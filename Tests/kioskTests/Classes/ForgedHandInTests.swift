import Classroom
import Core
import Storage
import System
import TestSupport
import Testing

/// Hand-ins that no kiosk has written, as files.
nonisolated struct ForgedHandInTests {
    private let folder: TemporaryFolder
    private static let koan = "01-counter-and-kitchen"

    init() throws { folder = try TemporaryFolder() }

    /// Writes a hand-in with some sources of a koan, whose chain is whole.
    private func handIn(_ name: String, _ sources: [String]) throws -> String {
        let now = { Timestamp(milliseconds: 1_795_680_000_000) }
        let journal = try ClassJournal(
            in: folder.path(of: name + "-folder"), of: .joined(#require(ClassName(name))), now: now)
        let koan = try #require(ClassName(Self.koan))
        try journal.append(sources.map { .source(koan: koan, text: $0) } + [.handedIn])
        let lines = (1...journal.lastNumber).compactMap { journal.line($0) }
        try TextFile.write(String(decoding: lines.joined(), as: UTF8.self), to: folder.path(of: name))
        return folder.path(of: name)
    }

    private func check(_ files: [String], _ language: String) throws -> Outcome {
        var run = ProgramRun(arguments: (["class", "check"] + files + ["--lang", language]).map { Array($0.utf8) })
        run.environment = ["PATH": getenv("PATH").map { String(cString: $0) } ?? "", "TMPDIR": folder.path]
        return try run.outcome()
    }

    @Test func `what leads out is refused with its line, and of a koan that is there many times one is run`() throws {
        let way = folder.path(of: "was-here")
        let attack = "import Glibc\nlet a: Int = { fclose(fopen(\"\(way)\", \"w\")); return 1 }()\n"
        let sources = Array(repeating: "let broken: Int = \"\"\n", count: 5_000) + [attack]
        let file = try handIn("eve", sources)
        let sentences = [
            ("en", "Line 1: A koan needs no import and no unsafe memory, so this word is not allowed: import"),
            ("ko", "1번째 줄: 코안에는 import와 안전하지 않은 메모리가 필요 없어서 쓸 수 없는 단어예요: import"),
        ]
        for (language, sentence) in sentences {
            let outcome = try check([file], language)
            #expect(outcome.ending == .exit(1))
            let lines = outcome.lines.filter { $0.contains(Self.koan) }
            #expect(lines.count == 1)
            #expect(lines.first?.hasSuffix("  ! " + sentence) == true)
        }
        #expect(!folder.names.contains("was-here"))
    }

    @Test func `all files are read before any koan is run`() throws {
        let good = try handIn("good", ["let broken: Int = \"\"\n"])
        let damaged = try handIn("mallory", ["let broken: Int = \"\"\n"])
        try TextFile.append("{}\n", to: damaged)
        // Both streams go to one file here, in the order in which they were written.
        let all = folder.path(of: "all")
        var run = ProgramRun(
            arguments: ["-c", "exec \"$0\" class check \"$1\" \"$2\" --lang en >\"$3\" 2>&1"].map { Array($0.utf8) })
        run.program = "/bin/sh"
        run.arguments += try [BuiltProgram.path(), good, damaged, all].map { Array($0.utf8) }
        run.environment = ["PATH": getenv("PATH").map { String(cString: $0) } ?? "", "TMPDIR": folder.path]
        #expect(try run.outcome().ending == .exit(65))
        let lines = try TextFile.lines(of: all)
        #expect(lines.first?.hasPrefix("kiosk: \(damaged): line 4 of the hand-in is damaged") == true)
        #expect(lines.last == "passed: 0 of 1, differences: 0")
    }
}
