import TestSupport
import Testing

/// A person at a terminal, with the keyboard alone or with the mouse alone.
@Suite(.waiting) nonisolated struct ScreensTests {
    /// What a person does from the menu on, before the kiosk is left.
    struct Scene: CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        let steps: [TerminalRun.Step]
        /// The counts of fruits that are shown at the end.
        let stock: [String: Int]

        init(_ description: String, _ words: String..., steps: [TerminalRun.Step], stock: [String: Int] = [:]) {
            (testDescription, self.words, self.steps, self.stock) = (description, words, steps, stock)
        }
    }

    private static let scenes: [Scene] = [
        Scene(
            "keys calculate from left to right, a question mark explains, and the language alone changes",
            steps: [
                ("", "▸1"), ("1", " CE "), ("1234+5678*2=", .seen("13,824", "6,912")),
                ("/0=", .seen("NaN", "0으로 나눌 수 없어요")), ("a", .gone("0으로 나눌 수 없어요")), ("5\u{7F}7n", "-7"),
                ("?", .seen("계산기 › 도움말", "1 + 2 × 3 =")), ("⎋", .gone("› 도움말")), ("", " CE "),
                ("a1234", "1,234"), ("l", .seen("Kiosk › Calculator", "1,234")), ("l", "키오스크 › 계산기"),
            ]),
        Scene(
            "arrows move the focus and Enter chooses, of the answers to a question too",
            steps: [
                ("", "▸1"), ("↓", "▸2"), ("↑", "▸1"), ("↓⏎", "키오스크 › 쥬스 메이커"), ("1⏎", "재고를 수정할까요?"),
                ("→⏎", "주문하지 않았어요: 딸기쥬스"), ("⎋", .gone("›")),
            ]),
        Scene(
            "the number of juices sold goes to the calculator",
            steps: [
                ("", "▸1"), ("2", "키오스크 › 쥬스 메이커"), ("23⏎", "오늘 2잔"), ("c", "쥬스 메이커 › 계산기"),
                ("*4500=", "9,000"),
            ]),
        Scene(
            "a class predicts, runs, reads the source, and comes home", "--ephemeral",
            steps: [
                ("", "3  실험실"), ("3", "▸1    메모리 누수"), ("1", "몇 개가 남을까요?"),
                ("↓⏎", .seen("맞았습니다! 3개", "살아 있는 화면   0")), ("s", "private protocol FormDelegate"),
                ("s", "맞았습니다! 3개"), ("l", "Right! 3"), ("r", "How many screens stay alive?"),
            ]),
        Scene(
            "the queues are measured while somebody waits, and the keys work on", "--ephemeral", "--lang", "en",
            steps: [
                ("", "3  Lab"), ("37", "A queue is filled and emptied"), ("3", .seen("Right! The array", "16000")),
                ("⎋", "Which experiment?"),
            ]),
        Scene(
            "a shortage is asked about, the stock is raised, and the juice is made",
            steps: [
                ("", "▸1"), ("2", "키오스크 › 쥬스 메이커"), ("5⏎", "1번 나왔습니다!"),
                ("5⏎", .seen("재료가 모자라요. 재고를 수정할까요?", "딸기 10개 부족")),
                ("⏎", "쥬스 메이커 › 재고수정"), ("+++", "+3"), ("]", "+13"),
                ("⏎", "2번 나왔습니다!"), ("", .gone("› 재고수정")), ("e", "› 재고수정"),
            ], stock: ["딸기": 3]),
        Scene(
            "who says no goes without, and the stock stays", "--lang", "en",
            steps: [
                ("", "Juice maker"), ("2", "5 left"),
                ("1⏎", .seen("Not enough fruit. Edit the stock?", "Strawberry short by 6")),
                ("n", "Not ordered: Strawberry juice."), ("x2⏎", "No. 1 is ready"),
            ], stock: ["Banana": 8, "Strawberry": 10]),
        Scene(
            "an order of several waits for the fruits that it is short of, and is made as one",
            steps: [
                ("", "▸1"), ("2", "키오스크 › 쥬스 메이커"), ("3+++", "16,000"),
                ("⏎", .seen("재고를 수정할까요?", "키위 2개 부족")),
                // The focus is on what the order is short of.
                ("⏎", .seen("› 재고수정", "▸키위")), ("21", "+11"), ("s", "1번 나왔습니다!"), ("e", "› 재고수정"),
            ], stock: ["키위": 9]),
        Scene(
            "a click on a key of the pad types it, and one switches the language",
            steps: [
                (.click("계산기"), "    7    "),
                (.click("    7    ", offset: 4), .seen()), (.click("    8    ", offset: 4), .seen()),
                (.click("    9    ", offset: 4), "789"),
                (.click("    +    ", offset: 4), .seen()), (.click("   00   ", offset: 4), .seen()),
                (.click("    1    ", offset: 4), .seen()), (.click("    =    ", offset: 4), "790"),
                (.click("AC"), "지운 값 1"), (.click(" Esc  뒤로", offset: 6), .gone("›")),
                (.click("한국어/EN"), "Juice maker"),
            ]),
    ]

    @Test(arguments: scenes) func `keys and clicks do what is seen, and Ctrl-C quits anywhere`(scene: Scene) throws {
        let run = try TerminalRun(scene.words)
        try run.play(scene.steps)
        for (fruit, count) in scene.stock { #expect(run.stock(of: fruit) == count, "\(fruit)") }
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

    @Test(arguments: [("ko", "키오스크", "계산기", "쥬스 메이커"), ("en", "Kiosk", "Calculator", "Juice maker")])
    func `the menu is the first thing that is seen`(
        language: String, title: String, calculator: String, juiceMaker: String
    ) throws {
        let run = try TerminalRun("--lang", language)
        try run.play([("", .seen(title, "1  " + calculator, "2  " + juiceMaker))])
        #expect(run.screen.isAlternate)
        #expect(run.screen.modes.isSuperset(of: [1000, 1006, 2004]))
        try run.quit()
    }

    @Test(arguments: [("", "쥬스 메이커", "q"), ("ㅣ", "Juice maker", "ㅂ")])
    func `q quits at home, and the keys of a Korean keyboard mean what stands on them`(
        key: String, shown: String, quit: String
    ) throws {
        let run = try TerminalRun()
        try run.play([("", "쥬스 메이커"), ("\(key)", "\(shown)")])
        run.press(quit)
        try run.expectEnd()
    }

    @Test func `Ctrl-C over changed stock quits after the answer`() throws {
        let run = try TerminalRun("--ephemeral").openStock()
        try run.play([("+\u{3}", "저장할까요?"), ("d", .seen())])
        #expect(run.waitForEnd() == .exit(0))
    }
}
