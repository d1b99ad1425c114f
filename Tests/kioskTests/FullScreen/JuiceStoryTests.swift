import TestSupport
import Testing

/// A shortage, as a customer meets it.
nonisolated struct JuiceStoryTests {
    @Test func `a shortage is asked about, the stock is raised, and the juice is made`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        run.press("5" + TerminalKey.enter)
        try run.wait(for: "1번 나왔습니다!")
        run.press("5" + TerminalKey.enter)
        try run.wait(for: "재료가 모자라요. 재고를 수정할까요?")
        try run.wait(for: "딸기 10개 부족")
        run.press(TerminalKey.enter)
        try run.wait(for: "쥬스 메이커 › 재고수정")
        run.press("+++")
        try run.wait(for: "+3")
        run.press("]")
        try run.wait(for: "+13")
        run.press(TerminalKey.enter)
        try run.wait(for: "2번 나왔습니다!")
        try run.wait(untilGone: "› 재고수정")
        #expect(try run.savedStock(of: "딸기") == 3)
        try run.quit()
    }

    @Test func `who says no goes without, and the stock stays`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.wait(for: "Juice maker")
        run.press("2")
        try run.wait(for: "5 left")
        run.press("1" + TerminalKey.enter)
        try run.wait(for: "Not enough fruit. Edit the stock?")
        try run.wait(for: "Strawberry short by 6")
        run.press("n")
        try run.wait(for: "Not ordered: Strawberry juice.")
        run.press("x2" + TerminalKey.enter)
        try run.wait(for: "No. 1 is ready")
        #expect(run.stock(of: "Banana") == 8 && run.stock(of: "Strawberry") == 10)
        try run.quit()
    }

    @Test func `the arrows choose the other answer`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        run.press("1" + TerminalKey.enter)
        try run.wait(for: "재고를 수정할까요?")
        run.press(TerminalKey.right + TerminalKey.enter)
        try run.wait(for: "주문하지 않았어요: 딸기쥬스")
        try run.quit()
    }

    @Test func `an order of several waits for the fruits that it is short of, and is made as one`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        run.press("3+++")
        try run.wait(for: "16,000")
        run.press(TerminalKey.enter)
        try run.wait(for: "재고를 수정할까요?")
        try run.wait(for: "키위 2개 부족")
        run.press(TerminalKey.enter)
        try run.wait(for: "› 재고수정")
        // The focus is on what the order is short of.
        try run.wait(for: "▸키위")
        run.press("21")
        try run.wait(for: "+11")
        run.press("s")
        try run.wait(for: "1번 나왔습니다!")
        #expect(try run.savedStock(of: "키위") == 9)
        try run.quit()
    }

    @Test func `the calculator works out a count for the stock`() throws {
        let run = try TerminalRun()
        try run.openStock()
        run.press("c")
        try run.wait(for: "› 재고수정 › 계산기")
        try run.wait(for: "딸기: 지금 10개")
        run.press("6*7")
        try run.wait(for: "6 ×")
        run.press(TerminalKey.enter)
        try run.wait(untilGone: "› 계산기")
        try run.wait(for: "+32")
        run.press(TerminalKey.enter)
        try run.wait(untilGone: "› 재고수정")
        #expect(try run.savedStock(of: "딸기") == 42)
        try run.quit()
    }

    @Test(arguments: [("5-6=", "-1"), ("1/4=", "0.25"), ("101=", "101")])
    func `a result that is no count is refused in the calculator`(keys: String, shown: String) throws {
        let run = try TerminalRun("--lang", "ko")
        try run.openStock()
        run.press("c")
        try run.wait(for: "› 재고수정 › 계산기")
        run.press(keys)
        try run.wait(for: shown)
        run.press("r")
        try run.wait(for: "\(shown): 0부터 100까지의 정수만 재고로 쓸 수 있어요.")
        try run.wait(for: "› 재고수정 › 계산기")
        try run.quit()
    }

    @Test func `the number of juices sold goes to the calculator`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        run.press("23" + TerminalKey.enter)
        try run.wait(for: "오늘 2잔")
        run.press("c")
        try run.wait(for: "쥬스 메이커 › 계산기")
        run.press("*4500=")
        try run.wait(for: "9,000")
        try run.quit()
    }

    @Test func `leaving the stock with Esc asks, and discarding changes nothing`() throws {
        let run = try TerminalRun()
        try run.openStock()
        run.press("++")
        try run.wait(for: "+2")
        run.press(TerminalKey.escape)
        try run.wait(for: "바꾼 재고를 저장할까요?")
        run.press("d")
        try run.wait(untilGone: "› 재고수정")
        #expect(run.stock(of: "딸기") == 10)
        try run.quit()
    }
}
