import TestSupport
import Testing

/// Handing in, and checking what was handed in, with the compiler.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassHandInRunTests {
    private let test: TestClass
    private static let koan = "01-counter-and-kitchen"

    init() throws { test = try TestClass() }

    private func write(_ text: String) throws {
        try TextFile.write(text, to: test.koans(of: "민아") + "/\(Self.koan).swift")
    }

    private func solution() throws -> String {
        try TextFile.contents(of: TextFile.packageFolder + "/Resources/Koans/\(Self.koan)/solution.swift")
    }

    /// Has the teacher write the hand-in into a folder.
    private func file(in folder: String) throws -> String {
        let path = test.folder.path(of: folder)
        kioskTests.expect(try test.run("hand-ins", path), output: "hand-ins written to \(path): 1\n")
        return path + "/" + (try #require(TemporaryFolder.names(in: path).first))
    }

    private func check(_ file: String...) throws -> Outcome { try test.kiosk(["class", "check"] + file) }

    @Test(.heavy) func `what was handed in is run again, and what differs from its records is told`() throws {
        _ = try test.kiosk(["koans", "init", test.koans(of: "민아")])
        try write(solution())
        // A koan without its file is not compiled.
        test.folder.remove("민아-koans/02-cancelled-order.swift")
        let student = try test.openKoans(of: "민아")
        try student.hear("✓ The counter counts orders after its kitchen has closed")
        try student.hear("handed in", after: "class", "in", "yes")
        let good = try file(in: "out")
        // The file of another koan is in view, and this one is not checked any more before it is handed in.
        try student.hear("== Koans › 02", after: "back", "next")
        try student.hear("Commands: ")
        try write("let broken: Int = \"\"\n")
        // The page of the class still says that the first one was handed in.
        try student.hear("Yes", after: "class", "in")
        try student.hear("handed in", after: "yes")
        let outcome = try check(good, try file(in: "later"))
        #expect(outcome.ending == .exit(1) && outcome.errors.isEmpty)
        let heads = outcome.lines.filter { $0.hasPrefix("== 민아 ==  handed in ") && $0.hasSuffix(", chain whole") }
        #expect(heads.count == 2)
        #expect(
            outcome.lines.filter { !$0.hasPrefix("==") } == [
                "✓ \(Self.koan)  attempts: 1", "passed: 1 of 1, differences: 0",
                "✗ \(Self.koan)  attempts: 1  ! recorded as passed, and fails now",
                "passed: 0 of 1, differences: 1",
            ])
        #expect(student.end() == .exit(0))
    }

    @Test(.heavy)
    func `a line that was changed, left out, or is another's is told with its number, and the rest is checked`()
        throws
    {
        let (mina, juno) = (try test.join("민아"), try test.join("Juno"))
        for student in [mina, juno] { try student.hear("Everything is sent.", after: "class", "hand") }
        try test.handIn(of: "민아")
        let good = try file(in: "out")
        let lines = try TextFile.lines(of: good)
        let other = try TextFile.lines(of: test.journal(of: "Juno"))
        let forgeries: [(String, [String])] = [
            ("changed", [lines[0], lines[1].replacing("true", with: "false"), lines[2]]),
            ("left-out", [lines[0], lines[2]]), ("other", [lines[0], other[1], lines[2]]),
            ("headless", [lines[1], lines[2]]),
        ]
        for (name, lines) in forgeries { try test.folder.append(lines.map { $0 + "\n" }.joined(), to: name) }
        let files = (forgeries.map(\.0) + ["none"]).map { test.folder.path(of: $0) }
        let outcome = try test.kiosk(["class", "check"] + files + [good])
        #expect(outcome.ending == .exit(74))
        #expect(
            outcome.errors == """
                kiosk: \(files[0]): line 2 of the hand-in is damaged: its checksum does not match
                kiosk: \(files[1]): line 2 of the hand-in is damaged: record 2 was expected, but record 3 was found
                kiosk: \(files[2]): line 2 of the hand-in is damaged: it does not follow from the line before
                kiosk: \(files[3]): line 1 of the hand-in is damaged: record 1 was expected, but record 2 was found
                kiosk: \(files[4]): No such file or directory

                """)
        #expect(outcome.lines.last == "passed: 0 of 1, differences: 0")
    }
}
