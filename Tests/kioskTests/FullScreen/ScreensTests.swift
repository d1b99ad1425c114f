import TestSupport
import Testing

/// A person at a terminal, with the keyboard alone.
@Suite(.waiting) nonisolated struct ScreensTests {
    /// What a person does from the menu on, before the kiosk is left.
    struct Scene: CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        let steps: [TerminalRun.Step]

        init(_ description: String, _ words: String..., steps: [TerminalRun.Step]) {
            (testDescription, self.words, self.steps) = (description, words, steps)
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
    ]

    @Test(arguments: scenes) func `keys do what is seen, and Ctrl-C quits anywhere`(scene: Scene) throws {
        let run = try TerminalRun(scene.words)
        try run.play(scene.steps)
        try run.quit()
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
