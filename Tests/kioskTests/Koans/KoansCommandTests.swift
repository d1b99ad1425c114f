import System
import TestSupport
import Testing

/// `kiosk koans`, with the compiler. What a run costs is the reason for few tests with much in each.
@Suite(.serialized)
nonisolated struct KoansCommandTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path(of: "koans") }
    private static let first = "01-counter-and-kitchen.swift"

    /// The compiler has to be found.
    private static let environment = ["PATH": getenv("PATH").map { String(cString: $0) } ?? ""]

    init() throws {
        folder = try TemporaryFolder()
    }

    private func koans(_ words: String..., input: String = "") throws -> Outcome {
        var run = ProgramRun(arguments: (["koans"] + words + ["--lang", "en"]).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        run.environment = Self.environment.merging(["TMPDIR": folder.path]) { $1 }
        return try run.outcome()
    }

    private func source(_ file: String) throws -> String {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        return try TextFile.contents(of: root + "/Resources/Koans/01-counter-and-kitchen/" + file)
    }

    private func write(_ text: String) throws { try TextFile.write(text, to: path + "/" + Self.first) }

    @Test func `init writes what is missing, and nothing else`() throws {
        let outcome = try koans("init", path)
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.hasPrefix("Files written to \(path): "))
        try write("mine")
        folder.remove("koans/02-cancelled-order.swift")
        #expect(try koans("init", path).output.hasPrefix("Files written to \(path): 1\n"))
        #expect(try TextFile.contents(of: path + "/" + Self.first) == "mine")
    }

    @Test func `a folder without koans says what to do`() throws {
        let outcome = try koans(folder.path)
        #expect(outcome.ending == .exit(65))
        #expect(outcome.errors.contains("kiosk koans init"))
    }

    @Test func `a koan is checked, hinted at, solved, and found again, and leaves no temporary file`() throws {
        _ = try koans("init", path)
        let given = try koans(path, input: "hint\nquit\n").output
        #expect(folder.names == ["koans"])
        #expect(!TemporaryFolder.names(in: path + "/.koans/build").contains("temporary"))
        #expect(given.contains("! ✗ The kitchen has the juice that the counter took"))
        #expect(given.contains("≠ Missing message: Counter → Kitchen: counter(_:didTakeOrderFor:)"))
        #expect(given.contains("[call] → Counter: takeOrder(for:)"))
        #expect(given.contains("Hint 1/3: "))
        try write(try source("solution.swift"))
        let solved = try koans(path, input: "solution\nnext\nlist\nquit\n").output
        #expect(solved.contains("✓ All checks have passed."))
        #expect(solved.contains("Lines that the solution changes"))
        #expect(solved.contains("== Koans › 02"))
        #expect(solved.contains("✓ Solved"))
        #expect(try TextFile.contents(of: path + "/.koans/progress").hasPrefix("solved 01-counter-and-kitchen\n"))
        #expect(try koans(path, input: "open 1\nreset\nyes\nquit\n").output.contains("✗ The kitchen has the juice"))
        #expect(try TextFile.contents(of: path + "/" + Self.first) == source("koan.swift"))
    }

    @Test func `the folder can be named from the current one`() throws {
        let current = try #require(getcwd(nil, 0))
        defer { free(current) }
        let depth = String(cString: current).count { $0 == "/" }
        let relative = String(repeating: "../", count: depth) + path.dropFirst()
        _ = try koans("init", relative)
        let given = try koans(relative, input: "quit\n").output
        #expect(given.contains("! ✗ The kitchen has the juice that the counter took"))
    }

    @Test func `what does not compile or crashes is told with its line`() throws {
        _ = try koans("init", path)
        let solution = try source("solution.swift")
        let lines = solution.split(separator: "\n", omittingEmptySubsequences: false).count
        try write(solution + "let x: Int = \"a\"\n")
        #expect(
            try koans(path, input: "quit\n").output.contains("Line \(lines) does not compile: cannot convert value"))
        let broken = solution.split(separator: "orderCount += 1").joined(separator: "_ = [1][orderCount + 5]")
        try write(broken)
        #expect(try koans(path, input: "quit\n").output.contains("Line 18: The program crashed: Index out of range"))
        try write("import Glibc\n" + solution.split(separator: "orderCount += 1").joined(separator: "exit(0)"))
        #if canImport(Glibc)
            #expect(try koans(path, input: "quit\n").output.contains("The program ended before the last check"))
        #endif
        folder.remove("koans/" + Self.first)
        #expect(try koans(path, input: "quit\n").output.contains("The file cannot be read"))
    }

    @Test func `a save is noticed on a full screen, and a loop is ended when the next one comes`() throws {
        _ = try koans("init", path)
        let run = try TerminalRun("koans", path, "--lang", "en", environment: Self.environment)
        try run.wait(for: "✗ The kitchen has the juice")
        #expect(!run.screen.text.contains("≠"))
        run.press("h")
        try run.wait(for: "≠ Missing message")
        let solution = try source("solution.swift")
        try write(solution.split(separator: "orderCount += 1").joined(separator: "while true { orderCount &+= 1 }"))
        try run.wait(for: "Checking…")
        try write(solution)
        try run.wait(for: "✓ All checks have passed.")
        run.press("n")
        try run.wait(for: "Koans › 02")
        try run.quit()
    }

    @Test func `a loop does not outlive a kiosk that is killed`() throws {
        _ = try koans("init", path)
        let loop = """
            orderCount += 1
            let file = fopen("pid", "w")
            fputs("\\(getpid())", file)
            fclose(file)
            while true {}
            """
        let text = try source("solution.swift").split(separator: "orderCount += 1").joined(separator: loop)
        try write("#if canImport(Glibc)\nimport Glibc\n#else\nimport Darwin\n#endif\n" + text)
        let run = try TerminalRun("koans", path, "--lang", "en", environment: Self.environment)
        let deadline = Deadline()
        var number: pid_t?
        while number == nil, !deadline.isOver {
            run.terminal.read(atMost: 20)
            number = (try? TextFile.contents(of: path + "/.koans/build/pid")).flatMap { Int32($0) }
        }
        let child = try #require(number)
        #expect(kill(child, 0) == 0)
        run.process.send(SIGKILL)
        _ = run.waitForEnd()
        while kill(child, 0) == 0, !deadline.isOver { usleep(5000) }
        #expect(kill(child, 0) != 0)
    }

    @Test func `a run is written as a page`() throws {
        _ = try koans("init", path)
        let page = folder.path(of: "story.html")
        #expect(try koans(path, "--trace", page, input: "hint\nquit\n").ending == .exit(0))
        let html = try TextFile.contents(of: page)
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("≠ counter(_:didTakeOrderFor:)"))
        #expect(html.contains(">delegate<"))
        #expect(try koans(path, "--trace", path + "/" + Self.first, input: "quit\n").ending == .exit(64))
        #expect(try source("koan.swift") == TextFile.contents(of: path + "/" + Self.first))
    }

    @Test func `a class's own koan is proven, and one that is wrong is named`() throws {
        let own = folder.path(of: "class/25-own")
        #expect(mkdir(folder.path(of: "class"), 0o700) == 0 && mkdir(own, 0o700) == 0)
        for file in ["koan.swift", "solution.swift", "check.swift"] {
            try TextFile.write(try source(file), to: own + "/" + file)
        }
        let good = try koans("check", "--debug", folder.path(of: "class"))
        #expect(good.ending == .exit(0))
        #expect(good.output.hasPrefix("25-own  A first protocol: fails as given"))
        try TextFile.write(try source("koan.swift"), to: own + "/solution.swift")
        let bad = try koans("check", "--debug", folder.path(of: "class"))
        #expect(bad.ending == .exit(1))
        #expect(bad.output.hasPrefix("! 25-own  the solution does not pass: The kitchen has the juice"))
        try TextFile.write("func check() {}", to: own + "/check.swift")
        let incomplete = try koans("check", folder.path(of: "class"))
        #expect(incomplete.ending == .exit(65))
        #expect(incomplete.errors.contains("check.swift lacks a line: // title ko: "))
        #expect(try koans("check", path).ending == .exit(65))
    }
}
