import TestSupport
import Testing

/// `kiosk board`: the numbers that are ready.
nonisolated struct BoardCommandTests {
    @Test func `between pipes it prints the board once`() throws {
        let folder = try TemporaryFolder()
        _ = try kiosk("order", "kiwi", "--data", folder.path)
        _ = try kiosk("order", "mango:2", "banana", "--data", folder.path)
        expect(
            try kiosk("board", "--data", folder.path, "--lang", "ko"),
            output: """
                == 주문판 ==
                나왔습니다! 맛있게 드세요!
                2  망고쥬스 2잔, 바나나쥬스 1잔
                1  키위쥬스
                ! 품절: 딸기쥬스

                """)
    }

    @Test func `an order of another kiosk appears at once`() throws {
        let folder = try TemporaryFolder()
        _ = try kiosk("order", "kiwi", "--data", folder.path)
        let run = try TerminalRun("board", "--data", folder.path, "--lang", "en")
        try run.wait(for: "Kiwi juice")
        _ = try kiosk("order", "mango", "--data", folder.path)
        try run.wait(for: "Mango juice")
        run.press("q")
        #expect(run.waitForEnd() == .exit(0))
    }
}
