import TestSupport
import Testing

/// Several kiosks on one ledger, and people who look at them.
@Suite(.waiting) nonisolated struct OpenScreensTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func openKiosk() throws -> TerminalRun {
        try TerminalRun("--data", folder.path).openJuiceMaker()
    }

    private func wait(_ run: TerminalRun, until fruit: String, is count: Int) throws {
        try run.wait(for: "\(fruit) \(count)") { _ in run.stock(of: fruit) == count }
    }

    @Test func `what is sold elsewhere shows on an open order screen, though nobody touches it`() throws {
        let run = try openKiosk()
        try wait(run, until: "망고", is: 10)
        for left in [7, 4, 1] {
            #expect(try kiosk("order", "mango", "--data", folder.path).ending == .exit(0))
            try wait(run, until: "망고", is: left)
        }
        try run.wait(for: "오늘 3잔")
        try run.quit()
    }

    @Test func `two open screens show each other's sales and stock`() throws {
        let (left, right) = (try openKiosk(), try openKiosk())
        try left.play([("2⏎", "1번 나왔습니다!")])
        try wait(right, until: "바나나", is: 8)
        try right.play([("e", "› 재고수정"), ("]", "+10")])
        try left.play([("3⏎", "2번 나왔습니다!")])
        right.press(TerminalKey.enter)
        try wait(left, until: "딸기", is: 20)
        try wait(left, until: "키위", is: 7)
        try right.wait(untilGone: "› 재고수정")
        #expect(try right.savedStock(of: "딸기") == 20)
        #expect(right.stock(of: "키위") == 7)
        try left.quit()
        try right.quit()
    }

    @Test func `a ledger that is taken away is said on the open screen, which goes on`() throws {
        let run = try openKiosk()
        folder.remove("ledger.jsonl")
        try run.play([("", "파일이 짧아졌거나 다른 파일로 바뀌었습니다"), ("2", "×1")])
        try run.quit()
    }

    @Test func `what is set aside while a screen is open is said on it`() throws {
        let run = try openKiosk()
        try run.play([("2⏎", "1번 나왔습니다!")])
        try folder.append(#"{"seq":3,"time":"2026-"#, to: "ledger.jsonl")
        try run.play([
            ("2⏎", .seen("2번 나왔습니다!", "장부 끝에 쓰다 만 부분을 따로 저장했습니다 (22바이트")),
            ("2⏎", .gone("장부 끝에 쓰다 만")),
        ])
        try run.quit()
    }

    @Test func `line by line, what was sold elsewhere shows with the next line`() throws {
        let conversation = try PipeConversation("--plain", "--data", folder.path)
        #expect(try conversation.answer(to: "2", startingWith: "망고 ") == "망고 10")
        #expect(try kiosk("order", "mango", "--data", folder.path).ending == .exit(0))
        #expect(try conversation.answer(to: "", startingWith: "망고 ") == "망고 7")
        #expect(conversation.end() == .exit(0))
    }
}
