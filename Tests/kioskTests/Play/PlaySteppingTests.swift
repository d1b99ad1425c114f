import TestSupport
import Testing

/// `kiosk play` on a terminal, where a person steps through a script.
nonisolated struct PlaySteppingTests {
    private static let sums = """
        1
        pause "What will it be?"
        20+3=
        expect 23
        pause "And twice that?"
        *2=
        expect 46

        """

    private func play(_ script: TemporaryFile, _ words: String..., columns: Int = 80) throws -> TerminalRun {
        try TerminalRun(["play", script.path, "--lang", "en"] + words, columns: columns)
    }

    /// Ends the program at its first screen.
    private func quit(_ run: TerminalRun, code: Int32 = 0) throws {
        run.press("q")
        #expect(run.waitForEnd() == .exit(code))
    }

    @Test func `waits at each pause, and Enter, Space and the right arrow go on`() throws {
        let script = try TemporaryFile(Self.sums + "pause \"The end?\"\n")
        for keys in ["\r", " ", TerminalKey.right] {
            let run = try play(script)
            try run.wait(for: "What will it be?")
            #expect(!run.screen.text.contains("20+3="))
            run.press(keys)
            try run.wait(for: "And twice that?")
            #expect(run.screen.text.contains("> 20+3="))
            #expect(!run.screen.text.contains("*2="))
            run.press(keys)
            try run.wait(for: "The end?")
            #expect(run.screen.text.contains(" 3/3 "))
            run.press(keys)
            try run.wait(for: "The script has ended.")
            #expect(!run.screen.text.contains("3/3"))
            #expect(run.screen.text.contains(" end "))
            // Nothing is left to play, and nothing ends by mistake.
            run.press(keys)
            try quit(run)
            try run.expectRestored()
        }
    }

    @Test func `a step back leads to the earlier pause, in the state of that time`() throws {
        let script = try TemporaryFile(
            """
            2
            pause "First?"
            mango
            expect No. 1 is ready: Mango juice.
            pause "Second?"
            mango
            expect No. 2 is ready: Mango juice.
            pause "Third?"

            """)
        let run = try play(script)
        for key in ["b", TerminalKey.left] {
            try run.wait(for: "First?")
            run.press("\r")
            try run.wait(for: "Second?")
            run.press("\r")
            try run.wait(for: "Third?")
            run.press(key)
            try run.wait(for: "Second?")
            #expect(!run.screen.text.contains("No. 2"))
            // The second order has the same number again: no expectation fails.
            run.press("\r")
            try run.wait(for: "No. 2 is ready: Mango juice.")
            run.press(key + key)
            try run.wait(for: "First?")
            #expect(!run.screen.text.contains("No. 1"))
        }
        // There is no step before the first one.
        run.press("b")
        try run.wait(for: "! Not possible now: Step back")
        try quit(run)
    }

    @Test func `the text of a pause is broken between words, in columns of Hangul too`() throws {
        let script = try TemporaryFile(
            "1\npause \"주문 화면과 재고 화면은 델리게이트로 무엇을 주고받을까요? 함께 생각해 봅시다.\"\n")
        let run = try play(script, columns: 40)
        try run.wait(for: "봅시다.")
        let lines = run.screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
        let first = try #require(lines.firstIndex { $0.hasPrefix("주문 화면과") })
        #expect(
            lines[first...].prefix(3) == [
                "주문 화면과 재고 화면은 델리게이트로", "무엇을 주고받을까요? 함께 생각해", "봅시다.",
            ])
        try quit(run)
    }

    @Test func `F2 shows what has happened before, hides it, and stays through a step back`() throws {
        let script = try TemporaryFile(
            "2\nstock\npause \"Now?\"\nmango +1\nsave\npause \"Done?\"\n")
        let run = try play(script)
        try run.wait(for: "Now?")
        #expect(run.screen.text.contains(" F2  Trace"))
        run.press("\r")
        try run.wait(for: "Done?")
        #expect(!run.screen.text.contains("push(StockScreen)"))
        run.press(TerminalKey.f2)
        try run.wait(for: "stockScreen(_:save: [mango +1])")
        run.press("b")
        try run.wait(for: "Now?")
        try run.wait(untilGone: "stockScreen(_:save: [mango +1])")
        #expect(run.screen.text.contains("push(StockScreen)"))
        // The screen of the script is none of the kiosk's.
        #expect(!run.screen.text.contains("PlayScreen"))
        run.press(TerminalKey.f2)
        try run.wait(untilGone: "push(StockScreen)")
        try quit(run)
    }

    @Test func `a pause asks first, and what was sent follows with its line in the source`() throws {
        // A text of several rows does not cover what was sent.
        let rest = String(repeating: " It was a change.", count: 14)
        let script = try TemporaryFile(
            "2\nstock\npause \"What is sent?\"\nmango 9\nsave\npause \"That was it.\(rest)\"\n")
        let sender = "/Sources/JuiceMakerApp/StockScreen.swift"
        let source = try TextFile.contents(of: TextFile.packageFolder + sender)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(source.firstIndex { $0.contains("delegate?.stockScreen(self, save:") })
        for words in [[], ["--plain"]] {
            let run = try TerminalRun(["play", script.path, "--lang", "en"] + words, columns: 200)
            try run.wait(for: "What is sent?")
            #expect(!run.screen.text.contains("stockScreen(_:save:"))
            run.press("\r")
            try run.wait(for: "That was it.")
            #expect(
                run.screen.text.contains(
                    "[message] StockScreen → OrderScreen: stockScreen(_:save: [mango -1]) (record 2) "
                        + "· JuiceMakerApp/StockScreen.swift:\(index + 1)"))
            #expect(run.screen.text.contains("    " + source[index].drop { $0 == " " }))
            run.press("\r")
            if words.isEmpty { try quit(run) } else { #expect(run.waitForEnd() == .exit(0)) }
        }
    }

    @Test func `an expectation that is not met is shown, and is the exit code`() throws {
        let script = try TemporaryFile("1\npause \"Well?\"\n2*3=\nexpect 7\npause \"Never\"\n")
        let run = try play(script)
        try run.wait(for: "Well?")
        run.press("\r")
        try run.wait(for: ":4: not found on the screen: 7")
        #expect(run.screen.text.contains("= 6"))
        run.press("q")
        #expect(run.waitForEnd() == .exit(1))
        #expect(run.screen.text.contains(":4: not found on the screen: 7"))
    }

    @Test func `a long question hides no line of what happened before it`() throws {
        let remark = String(repeating: "What comes next? ", count: 12)
        let script = try TemporaryFile("1\n1+1=\npause \"\(remark)\"\n")
        let run = try play(script)
        try run.wait(for: "What comes next?")
        let rows = run.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(rows.firstIndex { $0.contains("What comes next?") })
        #expect(rows[first...].count { $0.contains("What comes") } == 3)
        #expect(rows[first - 2] == " 2")
        try quit(run)
    }

    @Test func `with --data nothing is saved twice, because there is no step back`() throws {
        let folder = try TemporaryFolder()
        let script = try TemporaryFile("2\npause \"One?\"\nmango\npause \"Two?\"\n")
        let run = try play(script, "--data", folder.path)
        try run.wait(for: "One?")
        run.press("\r")
        try run.wait(for: "Two?")
        run.press("b")
        try run.wait(for: "! Not possible now: Step back")
        try quit(run)
        #expect(try kiosk("report", "--json", "--data", folder.path).output.contains("\"sold\": 1"))
    }

    @Test func `the trace file is that of one playing, however often a person steps back`() throws {
        let folder = try TemporaryFolder()
        let script = try TemporaryFile(Self.sums)
        let (stepped, direct) = (folder.path + "/stepped.txt", folder.path + "/direct.txt")
        let run = try play(script, "--trace", stepped)
        try run.wait(for: "What will it be?")
        run.press("\rb\r")
        try run.wait(for: "And twice that?")
        run.press("\r")
        try run.wait(for: "The script has ended.")
        try quit(run)
        _ = try kiosk("play", script.path, "--lang", "en", "--trace", direct)
        #expect(try TextFile.contents(of: stepped) == TextFile.contents(of: direct))
    }

    @Test func `for a projector, F2 shows the message to a delegate that the step has sent`() throws {
        let script = try TemporaryFile("2\nstock\npause \"Now?\"\nmango +1\nsave\npause \"Done?\"\n")
        let run = try play(script, "--projector")
        try run.wait(for: "Now?")
        run.press(TerminalKey.f2)
        try run.wait(for: " ScreenKit/Kiosk/HomeScreen.swift:")
        run.press("\r")
        try run.wait(for: "▸     try delegate?.stockScreen(self, save: ")
        #expect(!run.screen.text.contains("restock("))
        run.press("b")
        try run.wait(untilGone: "▸     try delegate?")
        try quit(run)
    }

    @Test func `on a terminal that cannot draw, b goes back and trace says the events`() throws {
        let script = try TemporaryFile(Self.sums)
        let run = try TerminalRun("play", script.path, "--lang", "en", "--plain")
        try run.wait(for: "# What will it be?")
        try run.wait(for: "b: step back")
        run.press("\r")
        try run.wait(for: "# And twice that?")
        run.press("trace\r")
        try run.wait(for: "[navigation] HomeScreen → Navigator: push(CalculatorScreen)")
        run.press("b\r")
        try run.wait(for: "the text of the first pause at the end") { screen in
            let pauses = screen.lines.filter { $0.hasPrefix("# ") && !$0.contains("step back") }
            return pauses.last?.hasPrefix("# What will it be?") == true && screen.text.contains("> 1")
        }
        run.press("\r\r")
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.text.contains("= 46"))
    }

    @Test func `a script without a pause is played to its end, as through a pipe`() throws {
        let script = try TemporaryFile("1\n20+3=\nexpect 23\n")
        let run = try play(script)
        #expect(withExtendedLifetime(script) { run.waitForEnd() } == .exit(0))
        #expect(run.screen.text.contains("= 23"))
    }
}
