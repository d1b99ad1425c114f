import System
import TestSupport
import Testing

/// The trace beside the built program's screens.
@Suite(.waiting) nonisolated struct TraceTests {
    @Test func `F2 shows what the objects say to each other, and the page goes on working`() throws {
        let run = try TerminalRun().openStock()
        try run.play([("\(TerminalKey.f2)", "━▶ 델리게이트  ─▶ 화면 전환"), ("→", .seen())])
        try run.wait(for: "one strawberry more") { screen in
            screen.lines.contains { $0.hasPrefix(" ▸딸기") && $0.split(separator: " ").contains("11") }
        }
        try run.play([
            (.click(" +10 ", offset: 1), "+11"), ("⏎", .seen("stockScreen(_:save: [str", "× StockScreen 해제됨")),
        ])
        #expect(try run.savedStock(of: "딸기") == 21)
        try run.play([
            ("\(TerminalKey.f2)", "━▶ 강한 참조  ┄▷ 약한 참조"), ("\(TerminalKey.f2)", .gone("객체")),
        ])
        try run.quit()
    }

    @Test func `for a projector, F2 shows the message to the delegate alone, with the line that sent it`() throws {
        let run = try TerminalRun("--projector").openStock()
        try run.play([
            ("\(TerminalKey.f2)→", "push(StockScreen)"),
            (
                "⏎",
                .seen(
                    "▸     try delegate?.stockScreen(self, save: ", " stockScreen(_:save: [strawberry +1]",
                    " JuiceMakerApp/StockScreen.swift:", without: "restock(")
            ),
            ("↓", .seen(" restock(.add([strawberry +1]))", without: "stockScreen(_:save:")),
        ])
        try run.quit()
    }

    @Test func `a terminal that is made larger or smaller keeps the panel`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.play([("", "▸1"), ("\(TerminalKey.f2)", "─▶ call  ◁╌ return")])
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
        let run = try TerminalRun("--trace", path, "--ephemeral").openStock()
        try run.play([("→⏎", .gone("› 재고수정"))])
        run.process.send(SIGTERM)
        #expect(run.waitForEnd() == .signal(SIGTERM))
        let file = try TextFile.contents(of: path)
        #expect(MermaidGrammar.complaint(about: file) == nil)
        let message =
            "    StockScreen->>OrderScreen: stockScreen(_:save: [strawberry +1], reason: .counted) (record 2) "
        #expect(file.contains(message + "· JuiceMakerApp/StockScreen.swift:"))
    }

    @Test func `keys typed one by one are one event in the file, which is right after each of them`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.txt"
        let run = try TerminalRun("--trace", path, "--ephemeral").openCalculator()
        try run.play([("12+3", "12"), ("=", "15")])
        let lines = try TextFile.lines(of: path)
        let keys = lines.filter { $0.contains("perform") }
        #expect(keys.count == 1)
        #expect(keys[0].hasPrefix("[call] CalculatorScreen → CalculatorDesk: perform(1 2 + 3 =) · CalculatorApp/"))
        try run.play([("⎋", .gone("›"))])
        try run.quit()
        let whole = try TextFile.lines(of: path)
        #expect(Array(whole.prefix(lines.count)) == lines)
        #expect(
            whole.suffix(2) == [
                "[navigation] Kiosk → Navigator: pop(CalculatorScreen)", "[release] CalculatorScreen: deinit",
            ])
    }
}
