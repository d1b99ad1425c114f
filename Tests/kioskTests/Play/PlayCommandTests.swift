import TestSupport
import Testing

/// `kiosk play`: a script of line input that says what it expects.
nonisolated struct PlayCommandTests {
    /// Plays a script in English, and expects its complaint, which begins with the script's path, and how it ends.
    @discardableResult
    private func play(
        _ script: String, _ words: String..., language: String? = "en", complaint: String = "", exitCode: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Outcome {
        let file = try TemporaryFile(script)
        let outcome = try kiosk(["play", file.path] + words + (language.map { ["--lang", $0] } ?? []))
        let errors = complaint.isEmpty ? "" : "kiosk: \(file.path)\(complaint)\n"
        let ends = (outcome.errors, outcome.ending) == (errors, .exit(exitCode))
        #expect(ends, "\(script.debugDescription): \(outcome)", sourceLocation: sourceLocation)
        return outcome
    }

    @Test func `plays the lines and is content when all is seen`() throws {
        let script = """
            # A sum, then home again.
            expect Calculator
            1
            12+3=

            expect 15
            home
            expect What would you like to do?
            quit
            never typed

            """
        try play(script).expectGolden("lines", suite: #filePath)
    }

    @Test func `a blank line ends what an expectation sees of the output, and not of the screen`() throws {
        try play("what\nexpect Not understood\n")
        try play("1\n1+1=\n\nexpect 2\n")
        try play(
            "what\n\nexpect Not understood\n", complaint: ":3: not found on the screen: Not understood", exitCode: 1)
    }

    @Test func `a trace that cannot be written ends the play at the line`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "a.txt")
        let script = try TemporaryFile("1\n" + String(repeating: "1+1=\n", count: 200) + "9*9=\n")
        // The limit of the shell is one of 512 or 1,024 bytes, and the program gets an error where it is reached.
        let words = try ["-c", "ulimit -f 4; exec \"$0\" \"$@\"", BuiltProgram.path(), "play", script.path]
        var run = ProgramRun(arguments: (words + ["--lang", "en", "--trace", path]).map { Array($0.utf8) })
        run.program = "/bin/sh"
        let outcome = try run.outcome()
        #expect(outcome.errors == "kiosk: \(path): the trace cannot be written: File too large\n")
        #expect(outcome.ending == .exit(74))
        #expect(outcome.output.contains("> 1+1="))
        #expect(!outcome.output.contains("> 9*9="))
    }

    @Test func `stops at what is not seen and names the line`() throws {
        let script = "1\n2*3=\nexpect 7\nquit\n"
        let outcome = try play(script, complaint: ":3: not found on the screen: 7", exitCode: 1)
        #expect(outcome.lines.suffix(4) == ["2", "× 3 → 6", "= 6", "6"])
        try play(script, language: nil, complaint: ":3: 화면에서 찾지 못했습니다: 7", exitCode: 1)
        try play(
            "1\r\n2*3=\r\nexpect 6\r\nexpect 7\r\n", complaint: ":4: not found on the screen: 7", exitCode: 1)
    }

    @Test func `an expectation behind the end of the kiosk was never checked`() throws {
        let script = "1\nquit\n2\nexpect Kiosk\n"
        let outcome = try play(
            script, complaint: ":4: not checked, the kiosk had already quit: Kiosk", exitCode: 1)
        #expect(outcome.lines.last == "> quit")
        try play(
            script, language: nil, complaint: ":4: 키오스크가 먼저 끝나 확인하지 못했습니다: Kiosk", exitCode: 1)
    }

    @Test(arguments: ["expect\t7", "  expect 7", "\texpect \t 7 ", "Expect 7", "EXPECT 7"])
    func `an expectation is one however it is written`(line: String) throws {
        try play("1\n2*3=\n\(line)\n", complaint: ":3: not found on the screen: 7", exitCode: 1)
        try play("1\n2*3+1=\n\(line)\n", language: nil)
    }

    @Test(arguments: ["expect", "expect ", "\texpect\t", "Expect"])
    func `refuses an expectation of nothing before anything is played, and names the line`(line: String) throws {
        let script = "1\nquit\n\(line)\n"
        let english = try play(
            script, complaint: ":3: expect needs the text to look for: expect TEXT", exitCode: 65)
        let korean = try play(
            script, language: nil, complaint: ":3: expect에는 확인할 텍스트가 필요합니다: expect TEXT", exitCode: 65)
        #expect(english.output == "" && korean.output == "")
    }

    @Test func `plays in the style that is asked for`() throws {
        let script = "1\n1+1=\n3\nexpect 23\n"
        try play(script, "--style", "appending")
        try play(script, "--style", "standard", complaint: ":4: not found on the screen: 23", exitCode: 1)
    }

    @Test func `says what a pause says, and goes on where nobody sits before it`() throws {
        let outcome = try play("1\npause \"What will it be?\"\n1+1=\nexpect 2\n")
        #expect(outcome.lines.suffix(6) == ["# What will it be?", "> 1+1=", "1", "+ 1 → 2", "= 2", "2"])
    }

    @Test(arguments: ["pause", "pause ", "pause now", "pause \"now", "pause \"\"", " Pause\t"])
    func `refuses a pause that says nothing, and names the line`(line: String) throws {
        let outcome = try play(
            "1\n\(line)\n1+1=\n", complaint: ":2: pause needs text in quotation marks: pause \"TEXT\"", exitCode: 65)
        #expect(!outcome.lines.contains("> 1+1="))
    }

    @Test(arguments: [
        ("/no/such/script", [], "파일이 없습니다"), ("/no/such/script", ["--lang", "en"], "no such file"),
        ("/", ["--lang", "en"], "is a directory"),
    ])
    func `cannot play what is not there`(path: String, words: [String], reason: String) throws {
        expect(try kiosk(["play", path] + words), errors: "kiosk: \(path): \(reason)\n", exitCode: 74)
    }

    @Test(arguments: [([], "UTF-8이 아닙니다"), (["--lang", "en"], "not UTF-8")])
    func `refuses a script that is no UTF-8`(words: [String], reason: String) throws {
        let script = try TemporaryFile([0x31, 0x0A, 0xC3, 0x0A])
        let outcome = try kiosk(["play", script.path] + words)
        expect(outcome, errors: "kiosk: \(script.path): \(reason)\n", exitCode: 65)
    }

    @Test func `shows nothing of what a script would do to a terminal`() throws {
        let lines = [
            "\u{1B}[2J", "pause \"\u{1B}[5n\u{9B}2J!\"", "quit\nexpect \u{1B}c", "expect \u{1B}]0;title\u{07}",
        ]
        for line in lines {
            let script = try TemporaryFile("1\n\(line)\nexpect never\n")
            let outcome = try kiosk("play", script.path, "--lang", "en")
            #expect(outcome.ending == .exit(1))
            #expect(!outcome.hasControlCharacters, "\(line.debugDescription)")
        }
        let outcome = try play("pause \"\u{1B}[2Jlook\u{07}\"\n")
        #expect(outcome.lines.last == "# \u{FFFD}[2Jlook\u{FFFD}")
    }
}
