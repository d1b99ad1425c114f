import System
import TestSupport
import Testing

/// A window whose size changes at any moment.
@Suite(.waiting) nonisolated struct ResizeTests {
    @Test(arguments: [
        (1, 1, ["T"]), (10, 3, ["Too small:", "needs", "40×12"]), (20, 8, ["Too small: needs", "40×12"]),
        (39, 13, ["Too small: needs 40×12"]), (80, 11, ["Too small: needs 40×12"]),
    ])
    func `too small a window gets a notice, and the picture comes back`(
        columns: Int, rows: Int, notice: [String]
    ) throws {
        let run = try TerminalRun("--lang", "en").openCalculator()
        let picture = run.screen.lines
        run.terminal.resize(columns: columns, rows: rows)
        try run.wait(for: "the notice") { $0.lines.filter { !$0.isEmpty } == notice }
        run.terminal.resize(columns: 80, rows: 24)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        try run.quit()
    }

    @Test(arguments: [("ko", ["화면이 작아요: 40×12", "이상"]), ("en", ["Too small: needs", "40×12"])])
    func `the notice says in the middle of the window how large it has to be`(
        language: String, notice: [String]
    ) throws {
        let run = try TerminalRun("--lang", language, columns: 20, rows: 8)
        try run.wait(for: notice.last ?? "")
        #expect(run.screen.text == "\n\n\n" + notice.joined(separator: "\n"))
        try run.quit()
    }

    @Test func `the least size that is enough shows everything that is needed`() throws {
        let run = try TerminalRun(columns: 40, rows: 12)
        try run.play([("", "▸1"), ("1", "AC"), ("1200+34=", "1,234")])
        try run.quit()
    }

    @Test func `a large window is used`() throws {
        let run = try TerminalRun().openCalculator()
        run.terminal.resize(columns: 120, rows: 40)
        try run.wait(for: "a bar as wide as the window") { screen in
            (0..<120).allSatisfy { screen.page[$0, 39].style.background != nil }
        }
        try run.play([("1200+34=", "1,234")])
        try run.quit()
    }

    @Test func `a storm of resizing ends with the right picture`() throws {
        let run = try TerminalRun().openJuiceMaker()
        let picture = run.screen.lines
        for step in 0..<100 {
            run.terminal.resize(columns: 10 + step * 7 % 120, rows: 3 + step * 5 % 40)
            run.process.send(SIGWINCH)
            run.terminal.read(atMost: 0)
        }
        run.terminal.resize(columns: 80, rows: 24)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        try run.play([("2⏎", "1번 나왔습니다!")])
        // What is drawn for one size and shown in another may tear, so the complaints of the storm do not count here.
        run.press(TerminalKey.controlC)
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
    }
}
