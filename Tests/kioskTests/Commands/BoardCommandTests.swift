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

    @Test(arguments: [("en", "No orders yet."), ("ko", "아직 주문이 없어요.")])
    func `what was ready on a day that is closed is called out no more`(language: String, placeholder: String) throws {
        let folder = try TemporaryFolder()
        _ = try kiosk("order", "kiwi", "--data", folder.path)
        _ = try kiosk("close", "--data", folder.path)
        let board = try kiosk("board", "--data", folder.path, "--lang", language)
        #expect(!board.output.contains("1  ") && board.output.contains(placeholder), "\(board.output)")
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

    @Test func `the bell rings for a number that got ready, and for none that is cancelled, handed over or closed`()
        throws
    {
        let folder = try TemporaryFolder()
        try folder.append(ShopMenu.plain, to: "menu.json")
        let menu = folder.path(of: "menu.json")
        for _ in 1...3 {
            _ = try kiosk("--counter", "--plain", "--data", folder.path, "--menu", menu, input: "1\nkiwi\n")
        }
        let run = try TerminalRun("board", "--bell", "--data", folder.path, "--lang", "en")
        try run.wait(for: "3")
        func ring(_ bells: Int, _ words: String..., input: String = "") throws {
            var program = ProgramRun(
                arguments: (words + ["--data", folder.path, "--lang", "en"]
                    + (words == ["kitchen"] ? ["--plain"] : [])).map { Array($0.utf8) })
            program.input = .bytes(Array(input.utf8))
            _ = try program.outcome()
            // What rings is seen too, with the next order that is ready at once.
            _ = try kiosk("stock", "add", "kiwi", "1", "--data", folder.path)
            let deadline = Deadline(within: .milliseconds(bells == run.screen.bells ? 400 : 5_000))
            while run.screen.bells != bells || bells == run.screen.bells && !deadline.isOver, !deadline.isOver {
                run.terminal.read(atMost: 50)
            }
            #expect(run.screen.bells == bells)
        }
        try ring(0, "void", "3", "--reason", "x")
        try ring(1, "kitchen", input: "1\n")
        try ring(1, "kitchen", input: "1\n")
        try ring(2, "order", "kiwi")
        try ring(2, "close", "--counted", "0")
        try ring(3, "order", "kiwi")
    }
}
