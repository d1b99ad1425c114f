import Classroom
import Core
import ScreenKit
import Storage
import System
import Terminal
import TestSupport
import Testing

@testable import kiosk

/// Hand-ins that no kiosk has written, as files.
@Suite(.waiting) nonisolated struct ForgedHandInTests {
    private let folder: TemporaryFolder
    private static let koan = "01-counter-and-kitchen"
    private static let broken = "let broken: Int = \"\"\n"

    init() throws { folder = try TemporaryFolder() }

    private func environment(_ programs: String = "") -> [String: String] {
        ["PATH": programs + (CurrentProcess.variable("PATH") ?? ""), "TMPDIR": folder.path]
    }

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

    /// Checks hand-ins, with programs of a folder in the place of the system's.
    private func check(_ files: [String], _ language: String, programs: String = "") throws -> Outcome {
        try kiosk(
            ["class", "check"] + files + ["--lang", language], environment: environment(programs + ":"))
    }

    @Test(.heavy) func `what leads out is refused with its line, and of a koan that is there many times one is run`()
        throws
    {
        let way = folder.path(of: "was-here")
        let attack = "import Glibc\nlet a: Int = { fclose(fopen(\"\(way)\", \"w\")); return 1 }()\n"
        let sources = Array(repeating: Self.broken, count: 5_000) + [attack]
        let file = try handIn("eve", sources)
        for (language, sentence) in [
            ("en", "Line 1: A koan needs no import and no unsafe memory, so this word is not allowed: import"),
            ("ko", "1번째 줄: 코안에는 import와 안전하지 않은 메모리가 필요 없어서 쓸 수 없는 단어예요: import"),
        ] {
            let outcome = try check([file], language)
            let lines = outcome.lines.filter { $0.contains(Self.koan) }
            #expect(outcome.ending == .exit(1) && lines.count == 1)
            #expect(lines.first?.hasSuffix("  ! " + sentence) == true)
        }
        #expect(!folder.names.contains("was-here"))
    }

    @Test(.heavy) func `all files are read before any koan is run`() throws {
        let (good, damaged) = (try handIn("good", [Self.broken]), try handIn("mallory", [Self.broken]))
        try TextFile.append("{}\n", to: damaged)
        // Both streams go to one file here, in the order in which they were written.
        let all = folder.path(of: "all")
        let script = "exec \"$0\" class check \"$1\" \"$2\" --lang en >\"$3\" 2>&1"
        let words = try ["-c", script, BuiltProgram.path(), good, damaged, all]
        let run = ProgramRun(words, program: "/bin/sh", environment: environment())
        #expect(try run.outcome().ending == .exit(65))
        let lines = try TextFile.lines(of: all)
        #expect(lines.first?.hasPrefix("kiosk: \(damaged): line 4 of the hand-in is damaged") == true)
        #expect(lines.last == "passed: 0 of 1, differences: 0")
    }

    @Test(.heavy) func `where the system refuses the fence, the teacher is told before anything is run`() throws {
        let file = try handIn("mina", [Self.broken])
        try folder.append("#!/bin/sh\nexit 1\n", to: "unshare")
        #expect(chmod(folder.path(of: "unshare"), 0o755) == 0)
        for (language, sentence) in [
            ("en", "this system does not separate the koans from the network and from your home folder (unshare)"),
            ("ko", "이 시스템에서는 코안을 네트워크와 홈 폴더에서 떼어 놓을 수 없습니다(unshare)."),
        ] {
            let outcome = try check([file], language, programs: folder.path)
            #expect(outcome.errors.hasPrefix("kiosk: " + sentence))
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
    }

    @Test @MainActor func `when the time for the class is over, what is left is told and not run`() throws {
        let files = try ["mina", "juno"].map { try handIn($0, [Self.broken]) }
        let outcome = try ConsoleRun().outcome { _, console in
            let (texts, profile) = (Texts(.english), TerminalProfile(environment: { _ in nil }, isTerminal: false))
            let workshop = Workshop(
                options: Options(), texts: texts, environment: { _ in nil },
                runner: KioskRunner(profile: profile, console: console, isPlain: true))
            return try workshop.checkHandIns(files, within: .zero)
        }
        #expect(outcome.ending == .exit(1))
        let row = "✗ \(Self.koan)  attempts: 0  ! not run, because the time for this hand-in is over"
        let sum = "passed: 0 of 1, differences: 1"
        #expect(outcome.lines.filter { !$0.hasPrefix("==") } == [row, sum, row, sum].map { $0[...] })
    }
}
