import TestSupport
import Testing

/// `kiosk play`: a script that is no text, and a trace that cannot be written. `ShopSessionTests` has what scripts expect.
@Suite(.waiting) nonisolated struct PlayCommandTests {
    @Test func `a trace that cannot be written ends the play at the line`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "a.txt")
        let script = try TemporaryFile("1\n" + String(repeating: "1+1=\n", count: 200) + "9*9=\n")
        // The limit of the shell is one of 512 or 1,024 bytes, and the program gets an error where it is reached.
        let words = try ["-c", "ulimit -f 4; exec \"$0\" \"$@\"", BuiltProgram.path(), "play", script.path]
        let outcome = try ProgramRun(words + ["--lang", "en", "--trace", path], program: "/bin/sh").outcome()
        #expect(outcome.errors == "kiosk: \(path): the trace cannot be written: File too large\n")
        #expect(outcome.ending == .exit(74))
        #expect(outcome.output.contains("> 1+1="))
        #expect(!outcome.output.contains("> 9*9="))
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
        let script = try TemporaryFile("pause \"\u{1B}[2Jlook\u{07}\"\n")
        let outcome = try kiosk("play", script.path)
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        #expect(outcome.lines.last == "# \u{FFFD}[2Jlook\u{FFFD}")
    }
}
