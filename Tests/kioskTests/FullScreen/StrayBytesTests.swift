import System
import TestSupport
import Testing

/// Bytes that look like a paste or like a report of the terminal, and are keys.
nonisolated struct StrayBytesTests {
    private func press(_ keys: some Sequence<Character>, on run: TerminalRun, every milliseconds: Int32) {
        for key in keys {
            run.press(String(key))
            let end = Deadline(within: .milliseconds(Int64(milliseconds)))
            while !end.isOver { run.terminal.read(atMost: 5) }
        }
    }

    @Test(arguments: [100, 450] as [Int32])
    func `six typed keys do not make the keyboard deaf`(milliseconds: Int32) throws {
        let run = try TerminalRun("--lang", "en")
        try run.wait(for: "▸1")
        press("\u{1B}[200~", on: run, every: milliseconds)
        press("112345=", on: run, every: 20)
        try run.wait(for: "12,345")
        press("\u{1B}[200~", on: run, every: milliseconds)
        try run.wait(for: "1  Calculator")
        run.press("2")
        try run.wait(for: "Banana juice")
        run.press("\u{1B}")
        try run.wait(for: "1  Calculator")
        try run.quit()
    }

    @Test(arguments: ["\u{1B}", "\u{3}"])
    func `a key ends a paste that has lost its end, and its text is there`(key: String) throws {
        let run = try TerminalRun("--lang", "en")
        try run.openCalculator()
        run.press("\u{1B}[200~12345")
        try run.wait(for: "12,345")
        run.press(key)
        guard key == "\u{1B}" else { return #expect(run.waitForEnd() == .exit(0)) }
        try run.wait(for: "1  Calculator")
        try run.quit()
    }

    @Test func `keys after a paste that has lost its end act`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.openCalculator()
        run.press("\u{1B}[200~12345")
        try run.wait(for: "12,345")
        press("*2=", on: run, every: 200)
        try run.wait(for: "24,690")
        run.press("\u{1B}")
        try run.wait(for: "1  Calculator")
        try run.quit()
    }

    @Test(arguments: [
        "\u{1B}[<0;1;1M\u{1B}[<0;1;1m", "\u{1B}[200~7\u{1B}[201~", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
        "\u{1B}[?62;22c",
    ])
    func `Esc is not lost in one burst with a report`(report: String) throws {
        let run = try TerminalRun("--lang", "en")
        try run.openCalculator()
        run.press("\u{1B}" + report)
        try run.wait(for: "1  Calculator")
        try run.quit()
    }

    @Test func `the Korean input method reaches the keys with Shift`() throws {
        let run = try TerminalRun("--lang", "ko")
        try run.openCalculator()
        // M+, 9, M+, AC, MR.
        press("4321ㅖ9ㅖㅁㄲ", on: run, every: 20)
        try run.wait(for: "4,330")
        run.press("\u{1B}")
        try run.wait(untilGone: "›")
        try run.quit()
    }

    @Test func `GNU screen gets no direct colours`() throws {
        let environment = ["TERM": "screen.xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"]
        let run = try TerminalRun(environment: environment)
        try run.openJuiceMaker()
        run.press("\u{1B}")
        try run.wait(untilGone: "›")
        try run.quit()
        let bytes = String(decoding: run.terminal.transcript, as: UTF8.self)
        #expect(bytes.contains("48;5;"))
        #expect(!bytes.contains("38;2;") && !bytes.contains("48;2;"))
    }
}
