import TestSupport
import Testing

/// A person at a terminal, with the mouse alone.
@Suite(.waiting) nonisolated struct MouseTests {
    @Test func `a click on a key of the pad types it, and one switches the language`() throws {
        let run = try TerminalRun()
        try run.play([
            (.click("계산기"), "    7    "),
            (.click("    7    ", offset: 4), .seen()), (.click("    8    ", offset: 4), .seen()),
            (.click("    9    ", offset: 4), "789"),
            (.click("    +    ", offset: 4), .seen()), (.click("   00   ", offset: 4), .seen()),
            (.click("    1    ", offset: 4), .seen()), (.click("    =    ", offset: 4), "790"),
            (.click("AC"), "지운 값 1"), (.click(" Esc  뒤로", offset: 6), .gone("›")),
            (.click("한국어/EN"), "Juice maker"),
        ])
        try run.quit()
    }

    @Test func `a shortage is met and mended by clicks alone, on either half of a wide character`() throws {
        let run = try TerminalRun()
        try run.play([
            (.click("쥬스 메이커"), "키오스크 › 쥬스 메이커"), (.click("딸바쥬스"), .seen()),
            (.click("주문하기  ⏎", offset: 2), "1번 나왔습니다!"),
            (.click("5 딸바쥬스", offset: 3), .seen()), (.click("주문하기  ⏎", offset: 2), .seen()),
            (.click(" 예 ⏎ ", offset: 1), .seen()), (.click(" +10 ", offset: 1), "딸기 +10"),
            (.click("저장 ⏎"), "2번 나왔습니다!"), (.click(" Esc  뒤로", offset: 6), .gone("›")),
            (.click("쥬스 메이커", offset: 1), "키오스크 › 쥬스 메이커"), (.click(" Esc  뒤로", offset: 6), .gone("›")),
            (.click(" q  끝내기", offset: 4), .seen()),
        ])
        try run.expectEnd()
    }
}
