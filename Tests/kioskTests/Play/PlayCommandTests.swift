import TestSupport
import Testing

/// `kiosk play`: a script of line input that says what it expects.
nonisolated struct PlayCommandTests {
    private func play(_ script: TemporaryFile, _ words: String...) throws -> Outcome {
        try ProgramRun(arguments: (["play", script.path] + words).map { Array($0.utf8) }).outcome()
    }

    @Test func `plays the lines and is content when all is seen`() throws {
        let script = try TemporaryFile(
            """
            # A sum, then home again.
            expect Calculator
            1
            12+3=

            expect 15
            home
            expect What would you like to do?
            quit
            never typed

            """)
        expect(
            try play(script, "--lang", "en"),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit
                > 1
                == Kiosk > Calculator [Standard] ==
                0
                Keys: 0–9 00 . + - * / = ac ce neg del pct sqrt sqr rec mc mr m+ m- ms undo redo (as in 12+3=)
                Commands: history, deleted, style, back, home, help, trace, lang, quit
                > 12+3=
                12
                + 3 → 15
                = 15
                15
                > home
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit
                > quit

                """)
    }

    @Test func `a blank line ends what an expectation sees of the output, and not of the screen`() throws {
        #expect(try play(try TemporaryFile("what\nexpect Not understood\n"), "--lang", "en").ending == .exit(0))
        #expect(try play(try TemporaryFile("1\n1+1=\n\nexpect 2\n"), "--lang", "en").ending == .exit(0))
        let script = try TemporaryFile("what\n\nexpect Not understood\n")
        let outcome = try play(script, "--lang", "en")
        #expect(outcome.errors == "kiosk: \(script.path):3: not found on the screen: Not understood\n")
        #expect(outcome.ending == .exit(1))
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
        let script = try TemporaryFile("1\n2*3=\nexpect 7\nquit\n")
        let outcome = try play(script, "--lang", "en")
        #expect(outcome.ending == .exit(1))
        #expect(outcome.errors == "kiosk: \(script.path):3: not found on the screen: 7\n")
        #expect(outcome.lines.suffix(4) == ["2", "× 3 → 6", "= 6", "6"])
        #expect(try play(script).errors == "kiosk: \(script.path):3: 화면에서 찾지 못했습니다: 7\n")
    }

    @Test func `an expectation behind the end of the kiosk was never checked`() throws {
        let script = try TemporaryFile("1\nquit\n2\nexpect Kiosk\n")
        let outcome = try play(script, "--lang", "en")
        #expect(outcome.ending == .exit(1))
        #expect(outcome.errors == "kiosk: \(script.path):4: not checked, the kiosk had already quit: Kiosk\n")
        #expect(outcome.lines.last == "> quit")
        #expect(
            try play(script).errors == "kiosk: \(script.path):4: 키오스크가 먼저 끝나 확인하지 못했습니다: Kiosk\n")
    }

    @Test(arguments: ["expect\t7", "  expect 7", "\texpect \t 7 ", "Expect 7", "EXPECT 7"])
    func `an expectation is one however it is written`(line: String) throws {
        let outcome = try play(try TemporaryFile("1\n2*3=\n\(line)\n"), "--lang", "en")
        #expect(outcome.ending == .exit(1))
        #expect(outcome.errors.hasSuffix(":3: not found on the screen: 7\n"))
        #expect(try play(try TemporaryFile("1\n2*3+1=\n\(line)\n")).ending == .exit(0))
    }

    @Test(arguments: ["expect", "expect ", "\texpect\t", "Expect"])
    func `refuses an expectation of nothing before anything is played, and names the line`(line: String) throws {
        let script = try TemporaryFile("1\nquit\n\(line)\n")
        expect(
            try play(script, "--lang", "en"),
            errors: "kiosk: \(script.path):3: expect needs the text to look for: expect TEXT\n", exitCode: 65)
        expect(
            try play(script),
            errors: "kiosk: \(script.path):3: expect에는 확인할 텍스트가 필요합니다: expect TEXT\n", exitCode: 65)
    }

    @Test func `plays lines that end in CR LF`() throws {
        let script = try TemporaryFile("1\r\n2*3=\r\nexpect 6\r\nexpect 7\r\n")
        let outcome = try play(script, "--lang", "en")
        #expect(outcome.errors == "kiosk: \(script.path):4: not found on the screen: 7\n")
        #expect(outcome.ending == .exit(1))
    }

    @Test func `plays in the style that is asked for`() throws {
        let script = try TemporaryFile("1\n1+1=\n3\nexpect 23\n")
        #expect(try play(script, "--style", "appending").ending == .exit(0))
        #expect(try play(script, "--style", "standard").ending == .exit(1))
    }

    @Test func `says what a pause says, and goes on where nobody sits before it`() throws {
        let script = try TemporaryFile("1\npause \"What will it be?\"\n1+1=\nexpect 2\n")
        let outcome = try play(script, "--lang", "en")
        #expect(outcome.errors == "")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.lines.suffix(6) == ["# What will it be?", "> 1+1=", "1", "+ 1 → 2", "= 2", "2"])
    }

    @Test(arguments: ["pause", "pause ", "pause now", "pause \"now", "pause \"\"", " Pause\t"])
    func `refuses a pause that says nothing, and names the line`(line: String) throws {
        let script = try TemporaryFile("1\n\(line)\n1+1=\n")
        let outcome = try play(script, "--lang", "en")
        #expect(
            outcome.errors == "kiosk: \(script.path):2: pause needs text in quotation marks: pause \"TEXT\"\n")
        #expect(outcome.ending == .exit(65))
        #expect(!outcome.lines.contains("> 1+1="))
    }

    @Test func `plays a day at the juice bar`() throws {
        let script = try TemporaryFile(
            """
            쥬스 메이커
            딸바쥬스
            expect 1번 딸바쥬스 나왔습니다! 맛있게 드세요!
            딸바쥬스
            expect 재료가 모자라요. 재고를 수정할까요?
            expect 딸기 10개 부족
            예
            expect 쥬스 메이커 > 재고수정
            딸기 +10
            저장
            expect 2번 딸바쥬스 나왔습니다! 맛있게 드세요!
            back
            expect 키오스크
            """)
        let outcome = try play(script)
        #expect(outcome.errors == "")
        #expect(outcome.ending == .exit(0))
    }

    @Test func `cannot play what is not there`() throws {
        expect(try kiosk("play", "/no/such/script"), errors: "kiosk: /no/such/script: 파일이 없습니다\n", exitCode: 74)
        expect(
            try kiosk("play", "/no/such/script", "--lang", "en"), errors: "kiosk: /no/such/script: no such file\n",
            exitCode: 74)
        expect(try kiosk("play", "/", "--lang", "en"), errors: "kiosk: /: is a directory\n", exitCode: 74)
    }

    @Test func `refuses a script that is no UTF-8`() throws {
        let script = try TemporaryFile([0x31, 0x0A, 0xC3, 0x0A])
        expect(try play(script), errors: "kiosk: \(script.path): UTF-8이 아닙니다\n", exitCode: 65)
        expect(try play(script, "--lang", "en"), errors: "kiosk: \(script.path): not UTF-8\n", exitCode: 65)
    }

    @Test func `shows nothing of what a script would do to a terminal`() throws {
        let lines = [
            "\u{1B}[2J", "pause \"\u{1B}[5n\u{9B}2J!\"", "quit\nexpect \u{1B}c", "expect \u{1B}]0;title\u{07}",
        ]
        for line in lines {
            let outcome = try play(try TemporaryFile("1\n\(line)\nexpect never\n"), "--lang", "en")
            #expect(outcome.ending == .exit(1))
            #expect(!outcome.hasControlCharacters, "\(line.debugDescription)")
        }
        let outcome = try play(try TemporaryFile("pause \"\u{1B}[2Jlook\u{07}\"\n"), "--lang", "en")
        #expect(outcome.lines.last == "# \u{FFFD}[2Jlook\u{FFFD}")
    }
}
