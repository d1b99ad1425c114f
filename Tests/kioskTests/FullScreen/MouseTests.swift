import TestSupport
import Testing

/// A person at a terminal, with the mouse alone.
nonisolated struct MouseTests {
    @Test func `a click on a key of the pad types it`() throws {
        let run = try TerminalRun()
        try run.click(on: "계산기")
        try run.wait(for: "    7    ")
        for key in ["7", "8", "9"] { try run.click(on: "    \(key)    ", offset: 4) }
        try run.wait(for: "789")
        try run.click(on: "    +    ", offset: 4)
        try run.click(on: "   00   ", offset: 4)
        try run.click(on: "    1    ", offset: 4)
        try run.click(on: "    =    ", offset: 4)
        try run.wait(for: "790")
        try run.click(on: "AC")
        try run.wait(for: "지운 값 1")
        try run.quit()
    }

    @Test func `a press that is released elsewhere does nothing`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.openCalculator()
        let seven = try #require(run.screen.page.position(of: "    7    "))
        let eight = try #require(run.screen.page.position(of: "    8    "))
        run.press("\u{1B}[<0;\(seven.column + 2);\(seven.row + 1)M\u{1B}[<0;\(eight.column + 2);\(eight.row + 1)m")
        run.press("\u{1B}[<2;\(eight.column + 2);\(eight.row + 1)M\u{1B}[<2;\(eight.column + 2);\(eight.row + 1)m")
        run.press("\u{1B}[<64;\(eight.column + 2);\(eight.row + 1)M")
        run.press("4321")
        try run.wait(for: "4,321")
        try run.quit()
    }

    @Test func `a shortage is met and mended by clicks alone`() throws {
        let run = try TerminalRun()
        try run.click(on: "쥬스 메이커")
        try run.click(on: "딸바쥬스")
        try run.click(on: "주문하기  ⏎", offset: 2)
        try run.wait(for: "1번 나왔습니다!")
        try run.click(on: "5 딸바쥬스", offset: 3)
        try run.click(on: "주문하기  ⏎", offset: 2)
        try run.click(on: " 예 ⏎ ", offset: 1)
        try run.click(on: " +10 ", offset: 1)
        try run.wait(for: "딸기 +10")
        try run.click(on: "저장 ⏎")
        try run.wait(for: "2번 나왔습니다!")
        try run.click(on: " Esc  뒤로", offset: 6)
        try run.wait(untilGone: "›")
        try run.click(on: " q  끝내기", offset: 4)
        #expect(run.waitForEnd() == .exit(0))
        try run.expectRestored()
    }

    @Test func `a click on either half of a wide character hits it`() throws {
        for offset in [0, 1] {
            let run = try TerminalRun()
            try run.click(on: "쥬스 메이커", offset: offset)
            try run.wait(for: "키오스크 › 쥬스 메이커")
            try run.quit()
        }
    }

    @Test func `a click switches the language`() throws {
        let run = try TerminalRun("--lang", "ko")
        try run.click(on: "한국어/EN")
        try run.wait(for: "Juice maker")
        try run.quit()
    }
}
