import TestSupport
import Testing

/// A shortage, as a customer meets it.
@Suite(.waiting) nonisolated struct JuiceStoryTests {
    @Test func `a shortage is asked about, the stock is raised, and the juice is made`() throws {
        let run = try TerminalRun().openJuiceMaker()
        try run.play([
            ("5⏎", "1번 나왔습니다!"),
            ("5⏎", .seen("재료가 모자라요. 재고를 수정할까요?", "딸기 10개 부족")),
            ("⏎", "쥬스 메이커 › 재고수정"), ("+++", "+3"), ("]", "+13"),
            ("⏎", "2번 나왔습니다!"), ("", .gone("› 재고수정")),
        ])
        #expect(try run.savedStock(of: "딸기") == 3)
        try run.quit()
    }

    @Test func `who says no goes without, and the stock stays`() throws {
        let run = try TerminalRun("--lang", "en")
        try run.play([
            ("", "Juice maker"), ("2", "5 left"),
            ("1⏎", .seen("Not enough fruit. Edit the stock?", "Strawberry short by 6")),
            ("n", "Not ordered: Strawberry juice."), ("x2⏎", "No. 1 is ready"),
        ])
        #expect(run.stock(of: "Banana") == 8 && run.stock(of: "Strawberry") == 10)
        try run.quit()
    }

    @Test func `an order of several waits for the fruits that it is short of, and is made as one`() throws {
        let run = try TerminalRun().openJuiceMaker()
        try run.play([
            ("3+++", "16,000"), ("⏎", .seen("재고를 수정할까요?", "키위 2개 부족")),
            // The focus is on what the order is short of.
            ("⏎", .seen("› 재고수정", "▸키위")), ("21", "+11"), ("s", "1번 나왔습니다!"),
        ])
        #expect(try run.savedStock(of: "키위") == 9)
        try run.quit()
    }

    @Test func `leaving the stock asks, discarding changes nothing, and the calculator works out a count alone`() throws
    {
        let run = try TerminalRun().openStock()
        try run.play([("++", "+2"), ("⎋", "바꾼 재고를 저장할까요?"), ("d", .gone("› 재고수정"))])
        #expect(run.stock(of: "딸기") == 10)
        try run.play([
            ("e", "쥬스 메이커 › 재고수정"), ("c", .seen("› 재고수정 › 계산기", "딸기: 지금 10개")), ("101=", "101"),
            ("r", .seen("101: 0부터 100까지의", "› 재고수정 › 계산기")), ("a6*7", "6 ×"),
            ("⏎", .gone("› 계산기")), ("", "+32"), ("⏎", .gone("› 재고수정")),
        ])
        #expect(try run.savedStock(of: "딸기") == 42)
        try run.quit()
    }
}
