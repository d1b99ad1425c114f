import TestSupport
import Testing

/// `kiosk play` on a terminal, where a person steps through a script.
@Suite(.waiting) nonisolated struct PlaySteppingTests {
    private static let sums = """
        1
        pause "What will it be?"
        20+3=
        expect 23
        pause "And twice that?"
        *2=
        expect 46

        """
    private static let stock = "2\nstock\npause \"Now?\"\nmango +1\nsave\npause \"Done?\"\n"

    private let folder: TemporaryFolder
    private var script: String { folder.path(of: "script") }

    init() throws { folder = try TemporaryFolder() }

    /// Begins a script.
    private func open(_ text: String, _ words: [String] = [], columns: Int = 80) throws -> TerminalRun {
        try TextFile.write(text, to: script)
        return try TerminalRun(["play", script, "--lang", "en"] + words, columns: columns)
    }

    /// Ends the program at its first screen.
    private func quit(_ run: TerminalRun, code: Int32 = 0) throws {
        run.press("q")
        #expect(run.waitForEnd() == .exit(code))
    }

    @Test(arguments: playsAllRounds ? ["\r", " ", TerminalKey.right] : ["\r"])
    func `waits at each pause, and Enter, Space and the right arrow go on`(key: String) throws {
        let run = try open(Self.sums + "pause \"The end?\"\n")
        try run.play([
            ("", .seen("What will it be?", without: "20+3=")),
            ("\(key)", .seen("And twice that?", with: "> 20+3=", without: "*2=")),
            ("\(key)", .seen("The end?", with: " 3/3 ")),
            ("\(key)", .seen("The script has ended.", with: " end ", without: "3/3")),
            // Nothing is left to play, and nothing ends by mistake.
            ("\(key)", .seen()),
        ])
        try quit(run)
        try run.expectRestored()
    }

    @Test func `a step back leads to the earlier pause, in the state of that time`() throws {
        let script = """
            2
            pause "First?"
            mango
            expect No. 1 is ready: Mango juice.
            pause "Second?"
            mango
            expect No. 2 is ready: Mango juice.
            pause "Third?"

            """
        let run = try open(script)
        for key in ["b", TerminalKey.left] {
            try run.play([
                ("", "First?"), ("⏎", "Second?"), ("⏎", "Third?"), ("\(key)", .seen("Second?", without: "No. 2")),
                // The second order has the same number again: no expectation fails.
                ("⏎", "No. 2 is ready: Mango juice."), ("\(key + key)", .seen("First?", without: "No. 1")),
            ])
        }
        // There is no step before the first one.
        try run.play([("b", "! Not possible now: Step back")])
        try quit(run)
    }

    @Test func `the text of a pause is broken between words, in columns of Hangul too`() throws {
        let run = try open("1\npause \"주문 화면과 재고 화면은 델리게이트로 무엇을 주고받을까요? 함께 생각해 봅시다.\"\n", columns: 40)
        try run.play([("", "봅시다.")])
        let lines = run.screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
        let first = try #require(lines.firstIndex { $0.hasPrefix("주문 화면과") })
        #expect(
            lines[first...].prefix(3) == [
                "주문 화면과 재고 화면은 델리게이트로", "무엇을 주고받을까요? 함께 생각해", "봅시다.",
            ])
        try quit(run)
    }

    @Test func `F2 shows what has happened before, hides it, and stays through a step back`() throws {
        let run = try open(Self.stock)
        try run.play([
            ("", .seen("Now?", with: " F2  Trace")), ("⏎", .seen("Done?", without: "push(StockScreen)")),
            ("\(TerminalKey.f2)", "stockScreen(_:save: [mango +1]"), ("b", "Now?"),
            // The screen of the script is none of the kiosk's.
            ("", .gone("stockScreen(_:save: [mango +1]", with: "push(StockScreen)", without: "PlayScreen")),
            ("\(TerminalKey.f2)", .gone("push(StockScreen)")),
        ])
        try quit(run)
    }

    @Test(arguments: [[], ["--plain"]])
    func `a pause asks first, and what was sent follows with its line in the source`(words: [String]) throws {
        // A text of several rows does not cover what was sent.
        let rest = String(repeating: " It was a change.", count: 14)
        let sender = "/Sources/JuiceMakerApp/StockScreen.swift"
        let source = try TextFile.contents(of: TextFile.packageFolder + sender)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(source.firstIndex { $0.contains("delegate?.stockScreen(self, save:") })
        let text = "2\nstock\npause \"What is sent?\"\nmango 9\nsave\npause \"That was it.\(rest)\"\n"
        let run = try open(text, words, columns: 200)
        let message =
            "[message] StockScreen → OrderScreen: stockScreen(_:save: [mango -1], reason: .counted) (record 2) "
        let line = "    " + source[index].drop { $0 == " " }
        try run.play([
            ("", .seen("What is sent?", without: "stockScreen(_:save:")),
            ("⏎", .seen("That was it.", with: message + "· JuiceMakerApp/StockScreen.swift:\(index + 1)", line)),
            ("⏎", .seen()),
        ])
        if words.isEmpty { try quit(run) } else { #expect(run.waitForEnd() == .exit(0)) }
    }

    @Test func `an expectation that is not met is shown, and is the exit code`() throws {
        let run = try open("1\npause \"Well?\"\n2*3=\nexpect 7\npause \"Never\"\n")
        try run.play([("", "Well?"), ("⏎", .seen(":4: not found on the screen: 7", with: "= 6"))])
        try quit(run, code: 1)
        #expect(run.screen.text.contains(":4: not found on the screen: 7"))
    }

    @Test func `a long question hides no line of what happened before it`() throws {
        let remark = String(repeating: "What comes next? ", count: 12)
        let run = try open("1\n1+1=\npause \"\(remark)\"\n")
        try run.play([("", "What comes next?")])
        let rows = run.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(rows.firstIndex { $0.contains("What comes next?") })
        #expect(rows[first...].count { $0.contains("What comes") } == 3)
        #expect(rows[first - 2] == " 2")
        try quit(run)
    }

    @Test func `with --data nothing is saved twice, because there is no step back`() throws {
        let data = folder.path(of: "data")
        let run = try open("2\npause \"One?\"\nmango\npause \"Two?\"\n", ["--data", data])
        try run.play([("", "One?"), ("⏎", "Two?"), ("b", "! Not possible now: Step back")])
        try quit(run)
        #expect(try kiosk("report", "--json", "--data", data).output.contains("\"sold\": 1"))
    }

    @Test func `the trace file is that of one playing, however often a person steps back`() throws {
        let (stepped, direct) = (folder.path + "/stepped.txt", folder.path + "/direct.txt")
        let run = try open(Self.sums, ["--trace", stepped])
        try run.play([("", "What will it be?"), ("⏎b⏎", "And twice that?"), ("⏎", "The script has ended.")])
        try quit(run)
        _ = try kiosk("play", script, "--lang", "en", "--trace", direct)
        #expect(try TextFile.contents(of: stepped) == TextFile.contents(of: direct))
    }

    @Test func `for a projector, F2 shows the message to a delegate that the step has sent`() throws {
        let run = try open(Self.stock, ["--projector"])
        try run.play([
            ("", "Now?"), ("\(TerminalKey.f2)", " ScreenKit/Kiosk/HomeScreen.swift:"),
            ("⏎", .seen("▸     try delegate?.stockScreen(self, save: ", without: "restock(")),
            ("b", .gone("▸     try delegate?")),
        ])
        try quit(run)
    }

    @Test func `on a terminal that cannot draw, b goes back and trace says the events`() throws {
        let run = try open(Self.sums, ["--plain"])
        try run.play([
            ("", .seen("# What will it be?", "b: step back")), ("⏎", "# And twice that?"),
            ("trace⏎", "[navigation] HomeScreen → Navigator: push(CalculatorScreen)"), ("b⏎", .seen()),
        ])
        try run.wait(for: "the text of the first pause at the end") { screen in
            let pauses = screen.lines.filter { $0.hasPrefix("# ") && !$0.contains("step back") }
            return pauses.last?.hasPrefix("# What will it be?") == true && screen.text.contains("> 1")
        }
        run.press("\r\r")
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.text.contains("= 46"))
    }

    @Test func `a script without a pause is played to its end, as through a pipe`() throws {
        let run = try open("1\n20+3=\nexpect 23\n")
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.text.contains("= 23"))
    }
}
