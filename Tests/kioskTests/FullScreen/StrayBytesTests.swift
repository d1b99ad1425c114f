import System
import TestSupport
import Testing

/// Bytes that look like a paste or like a report of the terminal, and are keys.
@Suite(.waiting) nonisolated struct StrayBytesTests {
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
        try run.play([("", "1  Calculator"), ("2", "Banana juice"), ("⎋", "1  Calculator")])
        try run.quit()
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "*2="])
    func `keys end a paste that has lost its end, and its text is there`(keys: String) throws {
        let run = try TerminalRun("--lang", "en").openCalculator()
        try run.play([("\u{1B}[200~12345", "12,345")])
        press(keys, on: run, every: keys.count == 1 ? 0 : 200)
        if keys == "\u{3}" { return #expect(run.waitForEnd() == .exit(0)) }
        if keys == "*2=" { try run.play([("", "24,690"), ("⎋", .seen())]) }
        try run.wait(for: "1  Calculator")
        try run.quit()
    }

    @Test(arguments: [
        "\u{1B}[<0;1;1M\u{1B}[<0;1;1m", "\u{1B}[200~7\u{1B}[201~", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
        "\u{1B}[?62;22c",
    ])
    func `Esc is not lost in one burst with a report`(report: String) throws {
        let run = try TerminalRun("--lang", "en").openCalculator()
        try run.play([("⎋\(report)", "1  Calculator")])
        try run.quit()
    }

    @Test func `the Korean input method reaches the keys with Shift`() throws {
        let run = try TerminalRun("--lang", "ko").openCalculator()
        // M+, 9, M+, AC, MR.
        press("4321ㅖ9ㅖㅁㄲ", on: run, every: 20)
        try run.play([("", "4,330"), ("⎋", .gone("›"))])
        try run.quit()
    }
}
