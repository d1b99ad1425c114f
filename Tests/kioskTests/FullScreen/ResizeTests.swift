#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import TestSupport
import Testing

/// A window whose size changes at any moment.
nonisolated struct ResizeTests {
    @Test(arguments: [(1, 1), (10, 3), (20, 8), (39, 24), (80, 11)])
    func `too small a window gets a notice, and the picture comes back`(columns: Int, rows: Int) throws {
        let run = try TerminalRun()
        try run.openCalculator()
        let picture = run.screen.lines
        run.terminal.resize(columns: columns, rows: rows)
        try run.wait(for: "the notice") { screen in
            screen.text.unicodeScalars.count <= columns * rows && !screen.text.contains("─")
        }
        run.terminal.resize(columns: 80, rows: 24)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        try run.quit()
    }

    @Test(arguments: [("ko", "화면이 작아요"), ("en", "Too small")])
    func `the notice says how large the window has to be`(language: String, notice: String) throws {
        let run = try TerminalRun("--lang", language, columns: 20, rows: 8)
        try run.wait(for: notice)
        #expect(run.screen.lines.joined().contains("40×12"))

        try run.quit()
    }

    @Test func `the least size that is enough shows everything that is needed`() throws {
        let run = try TerminalRun(columns: 40, rows: 12)
        try run.wait(for: "▸1")
        run.press("1")
        try run.wait(for: "AC")
        run.press("1200+34=")
        try run.wait(for: "1,234")
        try run.quit()
    }

    @Test func `a large window is used`() throws {
        let run = try TerminalRun()
        try run.openCalculator()
        run.terminal.resize(columns: 120, rows: 40)
        try run.wait(for: "a line as wide as the window") { $0.lines.contains(String(repeating: "─", count: 120)) }
        run.press("1200+34=")
        try run.wait(for: "1,234")
        try run.quit()
    }

    @Test func `a storm of resizing ends with the right picture`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        let picture = run.screen.lines
        for step in 0..<100 {
            run.terminal.resize(columns: 10 + step * 7 % 120, rows: 3 + step * 5 % 40)
            run.process.send(SIGWINCH)
            run.terminal.read(atMost: 0)
        }
        run.terminal.resize(columns: 80, rows: 24)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        run.press("2")
        try run.wait(for: "1 바나나쥬스 나왔습니다!")
        // What is drawn for one size and shown in another may tear, so the complaints of the storm do not count here.
        run.press(TerminalKey.controlC)
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
    }
}
