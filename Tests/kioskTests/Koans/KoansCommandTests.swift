import Lab
import System
import TestSupport
import Testing

/// `kiosk koans`, with the compiler. What a run costs is the reason for few tests with much in each.
@Suite(.waiting, .serialized)
nonisolated struct KoansCommandTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path(of: "koans") }
    private static let first = "01-counter-and-kitchen.swift"

    /// The compiler has to be found.
    private static let environment = ["PATH": CurrentProcess.variable("PATH") ?? ""]

    init() throws { folder = try TemporaryFolder() }

    private func koans(_ words: String..., input: String = "") throws -> Outcome {
        try kiosk(
            ["koans"] + words + ["--lang", "en"], input: input,
            environment: Self.environment.merging(["TMPDIR": folder.path]) { $1 })
    }

    private func source(_ file: String) throws -> String {
        try TextFile.contents(of: TextFile.packageFolder + "/Resources/Koans/01-counter-and-kitchen/" + file)
    }

    /// The solution with another statement in the place of one.
    private func solution(with statement: String) throws -> String {
        try source("solution.swift").replacing("orderCount += 1", with: statement)
    }

    private func write(_ text: String) throws { try TextFile.write(text, to: path + "/" + Self.first) }

    @Test func `a folder without koans says what to do, and init writes what is missing, and nothing else`() throws {
        let missing = try koans(folder.path)
        #expect(missing.ending == .exit(65) && missing.errors.contains("kiosk koans init"))
        let outcome = try koans("init", path)
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.hasPrefix("Files written to \(path): "))
        try write("mine")
        folder.remove("koans/02-cancelled-order.swift")
        #expect(try koans("init", path).output.hasPrefix("Files written to \(path): 1\n"))
        #expect(try TextFile.contents(of: path + "/" + Self.first) == "mine")
    }

    @Test func `a koan is checked, written as a page, solved, and found again, and leaves no temporary file`() throws {
        // The folder can be named from the current one.
        let current = try #require(getcwd(nil, 0))
        defer { free(current) }
        let depth = String(cString: current).count { $0 == "/" }
        let relative = String(repeating: "../", count: depth) + path.dropFirst()
        _ = try koans("init", relative)
        let page = folder.path(of: "story.html")
        let checked = try koans(relative, "--trace", page, input: "hint\nquit\n")
        #expect(checked.ending == .exit(0))
        let given = checked.output
        #expect(folder.names == ["koans", "story.html"])
        #expect(!TemporaryFolder.names(in: path + "/.koans/build").contains("temporary"))
        expect(
            given,
            contains: "! ✗ The kitchen has the juice that the counter took",
            "≠ Missing message: Counter → Kitchen: counter(_:didTakeOrderFor:)", "[call] → Counter: takeOrder(for:)",
            "Hint 1/3: ")
        let html = try TextFile.contents(of: page)
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        expect(html, contains: ">missing: counter(_:didTakeOrderFor:)<", ">delegate<")
        #expect(try koans(path, "--trace", path + "/" + Self.first, input: "quit\n").ending == .exit(64))
        #expect(try source("koan.swift") == TextFile.contents(of: path + "/" + Self.first))
        try write(try source("solution.swift"))
        let solved = try koans(path, input: "solution\nnext\nlist\nquit\n").output
        expect(
            solved,
            contains: "✓ All checks have passed.", "What the solution changes", "== Koans › 02", "✓ Solved")
        #expect(try TextFile.contents(of: path + "/.koans/progress").hasPrefix("solved 01-counter-and-kitchen\n"))
        #expect(try koans(path, input: "open 1\nreset\nyes\nquit\n").output.contains("✗ The kitchen has the juice"))
        #expect(try TextFile.contents(of: path + "/" + Self.first) == source("koan.swift"))
    }

    @Test(.heavy) func `what does not compile or crashes is told with its line`() throws {
        _ = try koans("init", path)
        let solution = try source("solution.swift")
        let lines = solution.split(separator: "\n", omittingEmptySubsequences: false).count
        try write(solution + "let x: Int = \"a\"\n")
        #expect(
            try koans(path, input: "quit\n").output.contains("Line \(lines) does not compile: cannot convert value"))
        try write(self.solution(with: "_ = [1][orderCount + 5]"))
        #expect(try koans(path, input: "quit\n").output.contains("Line 18: The program crashed: Index out of range"))
        try write("import Glibc\n" + solution)
        let refused = try koans(path, input: "lang ko\nquit\n").output
        expect(
            refused,
            contains: "✗ Line 1: A koan needs no import and no unsafe memory, so this word is not allowed: import",
            "✗ 1번째 줄: 코안에는 import와 안전하지 않은 메모리가 필요 없어서 쓸 수 없는 단어예요: import")
        folder.remove("koans/" + Self.first)
        #expect(try koans(path, input: "quit\n").output.contains("The file cannot be read"))
    }

    @Test(.heavy) func `a save is noticed on a full screen, and a loop is ended when the next one comes`() throws {
        _ = try koans("init", path)
        let run = try TerminalRun("koans", path, "--lang", "en", environment: Self.environment)
        try run.play([("", .seen("✗ The kitchen has the juice", without: "≠")), ("h", "≠ Missing message")])
        try write(solution(with: "while true { orderCount &+= 1 }"))
        try run.wait(for: "Checking…")
        try write(source("solution.swift"))
        try run.play([("", "✓ All checks have passed."), ("n", "Koans › 02")])
        try run.quit()
    }

    /// Whether a process runs the koan that was built in a folder.
    private static func isKoan(_ process: pid_t, of folder: String) -> Bool {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = max(0, readlink("/proc/\(process)/exe", &buffer, buffer.count))
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self).hasSuffix(
            folder + "/.koans/build/koan")
    }

    @Test(
        .heavy,
        arguments: [
            ".koans", ".koans/build", ".koans/build/koan.o", ".koans/progress", "01-counter-and-kitchen.swift",
        ], [true, false])
    func `a link in a folder that came from others is not followed`(name: String, isDangling: Bool) throws {
        _ = try koans("init", path)
        try write("let broken: Int = \"\"\n")
        let outside = folder.path(of: "outside")
        let isFolder = name == ".koans" || name == ".koans/build"
        if !isDangling, isFolder { #expect(mkdir(outside, 0o700) == 0) }
        if !isDangling, !isFolder { try TextFile.write("theirs", to: outside) }
        if name.hasPrefix(".koans/") { _ = mkdir(path + "/.koans", 0o700) }
        if name.hasPrefix(".koans/build/") { _ = mkdir(path + "/.koans/build", 0o700) }
        folder.remove("koans/" + name)
        #expect(symlink(outside, path + "/" + name) == 0)
        let outcome = try koans(path, input: "open 1\nreset\nyes\nskip\nquit\n")
        let initial = try koans("init", path)
        let reason = "A symbolic link that leads nowhere or is not allowed here"
        #expect((outcome.output + outcome.errors).contains(reason))
        if name == Self.first { #expect(initial.ending == .exit(74) && initial.errors.contains(reason)) }
        if isDangling {
            #expect(!folder.names.contains("outside"))
        } else if isFolder {
            #expect(TemporaryFolder.names(in: outside).isEmpty)
        } else {
            #expect(try TextFile.contents(of: outside) == "theirs")
        }
    }

    #if os(Linux)
        @Test func `a loop does not outlive a kiosk that is killed`() throws {
            _ = try koans("init", path)
            try write(solution(with: "while true { orderCount &+= 1 }"))
            let run = try TerminalRun("koans", path, "--lang", "en", environment: Self.environment)
            let deadline = Deadline()
            var number: pid_t?
            while number == nil, !deadline.isOver {
                run.terminal.read(atMost: 20)
                number = TemporaryFolder.names(in: "/proc").compactMap { pid_t($0) }.first { Self.isKoan($0, of: path) }
            }
            let child = try #require(number)
            #expect(kill(child, 0) == 0)
            run.process.send(SIGKILL)
            _ = run.waitForEnd()
            while kill(child, 0) == 0, !deadline.isOver { usleep(5000) }
            #expect(kill(child, 0) != 0)
        }
    #endif

    private static func repair(_ kind: String, _ korean: String, _ english: String, adding line: String) -> String {
        "\(kind) ko: \(korean)\n\(kind) en: \(english)\n@@\n         orderCount += 1\n+        \(line)\n"
    }

    private static let message = "delegate?.counter(self, didTakeOrderFor: juice)"
    private static let repairs = [
        repair("wrong", "항상 딸기", "Always strawberry", adding: "delegate?.counter(self, didTakeOrderFor: \"딸기쥬스\")"),
        repair(
            "right", "if let", "if let", adding: "if let delegate { delegate.counter(self, didTakeOrderFor: juice) }"),
    ].joined(separator: "\n")
    private static let wrongRepairs = [
        repair("wrong", "보내기", "Sends it", adding: message), repair("right", "없음", "Nothing", adding: ""),
        repair("wrong", "엉터리", "Not Swift", adding: "nonsense"),
    ].joined(separator: "\n")

    @Test(.heavy) func `what the progress claims is checked when it is needed, and a former name keeps its work`()
        throws
    {
        let own = folder.path(of: "koans/50-new")
        #expect(mkdir(path, 0o700) == 0 && mkdir(own, 0o700) == 0 && mkdir(path + "/.koans", 0o700) == 0)
        for file in ["koan.swift", "solution.swift"] { try TextFile.write(try source(file), to: own + "/" + file) }
        try TextFile.write("// formerly: 49-old\n" + (try source("check.swift")), to: own + "/check.swift")
        try TextFile.write(try source("solution.swift"), to: path + "/49-old.swift")
        try TextFile.write(
            "solved 49-old\nsolved 02-cancelled-order\ncurrent 01-counter-and-kitchen\n", to: path + "/.koans/progress")
        _ = try koans("init", path)
        #expect(!TemporaryFolder.names(in: path).contains("49-old.swift"))
        let given = try koans(path, input: "list\nquit\n").output
        #expect(given.contains("1 of \(Koan.embedded().count + 1) solved."))
        let progress = "solved 50-new\ncurrent 01-counter-and-kitchen\n"
        #expect(try TextFile.contents(of: path + "/.koans/progress") == progress)
    }

    @Test(.heavy) func `a class's own koan is proven, and one that is wrong is named`() throws {
        let own = folder.path(of: "class/25-own")
        #expect(mkdir(folder.path(of: "class"), 0o700) == 0 && mkdir(own, 0o700) == 0)
        for file in ["koan.swift", "solution.swift", "check.swift"] {
            try TextFile.write(try source(file), to: own + "/" + file)
        }
        let title = try #require(Koan.embedded().first?.title.english)
        try TextFile.write(Self.repairs, to: own + "/repairs.diff")
        let good = try koans("check", "--debug", folder.path(of: "class"))
        #expect(good.ending == .exit(0))
        #expect(
            good.output
                == "25-own  \(title): fails as given, passes with its solution; wrong repairs refused: 1, right repairs passed: 1 (The kitchen has the juice that the counter took)\n"
        )
        try TextFile.write(try source("koan.swift"), to: own + "/solution.swift")
        try TextFile.write(Self.wrongRepairs, to: own + "/repairs.diff")
        let bad = try koans("check", "--debug", folder.path(of: "class"))
        #expect(bad.ending == .exit(1))
        #expect(
            bad.output == """
                ! 25-own  the solution does not pass: The kitchen has the juice that the counter took
                ! 25-own  a wrong repair passes: Sends it
                ! 25-own  a right repair does not pass: Nothing: The kitchen has the juice that the counter took
                ! 25-own  a repair is not checked: Not Swift: Line 19 does not compile: cannot find 'nonsense' in scope

                """)
        try TextFile.write("wrong ko: 하나\nwrong en: One\n@@\n-nonsense\n", to: own + "/repairs.diff")
        #expect(
            try koans("check", "--debug", folder.path(of: "class")).output.contains(
                "! 25-own  repairs.diff, line 3: the lines to change must be in koan.swift exactly once (found: 0)"))
        try TextFile.write("func check() {}", to: own + "/check.swift")
        let incomplete = try koans("check", folder.path(of: "class"))
        #expect(incomplete.ending == .exit(65))
        #expect(incomplete.errors.contains("check.swift lacks a line: // title ko: "))
        #expect(try koans("check", path).ending == .exit(65))
    }
}
