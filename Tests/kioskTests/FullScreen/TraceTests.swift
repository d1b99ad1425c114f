import System
import TestSupport
import Testing

/// The trace beside the built program's screens.
nonisolated struct TraceTests {
    @Test func `F2 shows what the objects say to each other, and the page goes on working`() throws {
        let run = try TerminalRun()
        try run.openStock()
        run.press(TerminalKey.f2)
        try run.wait(for: "━▶ 델리게이트  ─▶ 화면 전환")
        run.press(TerminalKey.right)
        try run.wait(for: "one strawberry more") { screen in
            screen.lines.contains { $0.hasPrefix(" ▸딸기") && $0.split(separator: " ").contains("11") }
        }
        try run.click(on: " +10 ", offset: 1)
        try run.wait(for: "+11")
        run.press(TerminalKey.enter)
        try run.wait(for: "stockScreen(_:save: [str")
        try run.wait(for: "× StockScreen 해제됨")
        #expect(try run.savedStock(of: "딸기") == 21)
        run.press(TerminalKey.f2)
        try run.wait(for: "━▶ 강한 참조  ┄▷ 약한 참조")
        run.press(TerminalKey.f2)
        try run.wait(untilGone: "객체")
        try run.quit()
    }

    @Test func `for a projector, F2 shows the message to the delegate alone, with the line that sent it`() throws {
        let run = try TerminalRun("--projector")
        try run.openStock()
        run.press(TerminalKey.f2 + TerminalKey.right)
        try run.wait(for: "push(StockScreen)")
        run.press(TerminalKey.enter)
        try run.wait(for: "▸     try delegate?.stockScreen(self, save: ")
        try run.wait(for: " stockScreen(_:save: [strawberry +1])")
        try run.wait(for: " JuiceMakerApp/StockScreen.swift:")
        #expect(!run.screen.text.contains("restock("))
        run.press(TerminalKey.down)
        try run.wait(for: " restock(.add([strawberry +1]))")
        #expect(!run.screen.text.contains("stockScreen(_:save:"))
        try run.quit()
    }

    @Test func `a terminal that is made larger or smaller keeps the panel`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.wait(for: "▸1")
        run.press(TerminalKey.f2)
        try run.wait(for: "─▶ call  ◁╌ return")
        run.terminal.resize(columns: 120, rows: 40)
        try run.wait(for: "│ Objects")
        run.terminal.resize(columns: 50, rows: 14)
        try run.wait(untilGone: "Objects")
        try run.wait(for: "HomeScreen on the stack")
        run.terminal.resize(columns: 80, rows: 24)
        try run.wait(for: "─▶ call  ◁╌ return")
        try run.quit()
    }

    @Test func `a full-screen session writes its trace, also when it is told to end`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.mmd"
        let run = try TerminalRun("--trace", path, "--ephemeral")
        try run.openStock()
        run.press(TerminalKey.right + TerminalKey.enter)
        try run.wait(untilGone: "› 재고수정")
        run.process.send(SIGTERM)
        #expect(run.waitForEnd() == .signal(SIGTERM))
        let file = try TextFile.contents(of: path)
        #expect(MermaidGrammar.complaint(about: file) == nil)
        #expect(
            file.contains(
                "    StockScreen->>OrderScreen: stockScreen(_:save: [strawberry +1]) (record 2) "
                    + "· JuiceMakerApp/StockScreen.swift:"))
    }

    @Test func `keys typed one by one are one event in the file, which is right after each of them`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.txt"
        let run = try TerminalRun("--trace", path, "--ephemeral")
        try run.openCalculator()
        run.press("12+3")
        try run.wait(for: "12")
        run.press("=")
        try run.wait(for: "15")
        let lines = try TextFile.contents(of: path).split(separator: "\n").map(String.init)
        let keys = lines.filter { $0.contains("perform") }
        #expect(keys == ["[call] CalculatorScreen → CalculatorDesk: perform(1 2 + 3 =)"])
        run.press(TerminalKey.escape)
        try run.wait(untilGone: "›")
        try run.quit()
        let whole = try TextFile.contents(of: path).split(separator: "\n").map(String.init)
        #expect(Array(whole.prefix(lines.count)) == lines)
        #expect(
            whole.suffix(2) == [
                "[navigation] Kiosk → Navigator: pop(CalculatorScreen)", "[release] CalculatorScreen: deinit",
            ])
    }
}
