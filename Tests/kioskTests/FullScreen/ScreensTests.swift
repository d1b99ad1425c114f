import TestSupport
import Testing

/// A person at a terminal, with the keyboard alone.
nonisolated struct ScreensTests {
    @Test(arguments: [("ko", "키오스크", "계산기", "쥬스 메이커"), ("en", "Kiosk", "Calculator", "Juice maker")])
    func `the menu is the first thing that is seen`(
        language: String, title: String, calculator: String, juiceMaker: String
    ) throws {
        let run = try TerminalRun("--lang", language)
        try run.wait(for: title)
        try run.wait(for: "1  " + calculator)
        try run.wait(for: "2  " + juiceMaker)
        #expect(run.screen.isAlternate)
        #expect(run.screen.modes.isSuperset(of: [1000, 1006, 2004]))
        try run.quit()
    }

    @Test func `keys open the calculator and calculate from left to right`() throws {
        let run = try TerminalRun()
        try run.openCalculator()
        run.press("1234+5678*2=")
        try run.wait(for: "13,824")
        try run.wait(for: "6,912")
        run.press("/0=")
        try run.wait(for: "NaN")
        try run.wait(for: "0으로 나눌 수 없어요")
        run.press("a")
        try run.wait(untilGone: "0으로 나눌 수 없어요")
        run.press("5\u{7F}7n")
        try run.wait(for: "-7")
        try run.quit()
    }

    @Test func `what is pasted into the calculator is typed, and nowhere else`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.wait(for: "Juice maker")
        run.press("\u{1B}[200~2\u{1B}[201~")
        run.press("1")
        try run.wait(for: "Kiosk › Calculator")
        run.press("\u{1B}[200~11111+22222=\u{1B}[201~")
        try run.wait(for: "33,333")
        try run.quit()
    }

    @Test func `arrows move the focus and Enter chooses`() throws {
        let run = try TerminalRun()
        try run.wait(for: "▸1")
        run.press(TerminalKey.down)
        try run.wait(for: "▸2")
        run.press(TerminalKey.up)
        try run.wait(for: "▸1")
        run.press(TerminalKey.down + TerminalKey.enter)
        try run.wait(for: "키오스크 › 쥬스 메이커")
        run.press(TerminalKey.escape)
        try run.wait(untilGone: "›")
        try run.quit()
    }

    @Test func `a question mark explains the screen, and Esc goes back to it`() throws {
        let run = try TerminalRun()
        try run.openCalculator()
        run.press("?")
        try run.wait(for: "계산기 › 도움말")
        try run.wait(for: "1 + 2 × 3 =")
        run.press(TerminalKey.escape)
        try run.wait(untilGone: "› 도움말")
        try run.wait(for: " CE ")
        try run.quit()
    }

    @Test func `the language changes while it runs, and nothing else does`() throws {
        let run = try TerminalRun("--lang", "ko")
        try run.openCalculator()
        run.press("1234")
        try run.wait(for: "1,234")
        run.press("l")
        try run.wait(for: "Kiosk › Calculator")
        try run.wait(for: "1,234")
        run.press("l")
        try run.wait(for: "키오스크 › 계산기")
        try run.quit()
    }

    @Test func `the keys of a Korean keyboard mean what stands on them`() throws {
        let run = try TerminalRun()
        try run.wait(for: "쥬스 메이커")
        run.press("ㅣ")
        try run.wait(for: "Juice maker")
        run.press("ㅂ")
        #expect(run.waitForEnd() == .exit(0))
        try run.expectRestored()
    }

    @Test func `q quits at home`() throws {
        let run = try TerminalRun()
        try run.wait(for: "쥬스 메이커")
        run.press("q")
        #expect(run.waitForEnd() == .exit(0))
        try run.expectRestored()
    }

    @Test func `Ctrl-C quits anywhere, over a question too`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        run.press("1" + TerminalKey.enter)
        try run.wait(for: "재고를 수정할까요?")
        try run.quit()
    }
}
