import TestSupport
import Testing

/// `kiosk board` on a terminal: the numbers that are ready.
@Suite(.waiting) nonisolated struct BoardCommandTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
    }

    @Test func `an order of another kiosk appears at once`() throws {
        try shop.run("order kiwi")
        let run = try TerminalRun("board", "--data", shop.data, "--lang", "en")
        try run.wait(for: "Kiwi juice")
        try shop.run("order mango")
        try run.wait(for: "Mango juice")
        run.press("q")
        #expect(run.waitForEnd() == .exit(0))
    }

    @Test func `the bell rings for a number that got ready, and for no other change`() throws {
        try shop.folder.append(ShopMenu.plain, to: "menu.json")
        for _ in 1...3 { try shop.run("--counter --plain --menu \(shop.path("menu.json"))", input: "1\nkiwi\n") }
        let run = try TerminalRun("board", "--bell", "--data", shop.data, "--lang", "en")
        try run.wait(for: "3")
        for (bells, line) in [
            (0, "void 3 --reason x"), (1, "kitchen --plain"), (1, "kitchen --plain"), (2, "order kiwi"),
            (2, "close --counted 0"), (3, "order kiwi"),
        ] {
            try shop.run(line, input: line.hasPrefix("kitchen") ? "1\n" : "")
            // What rings is seen too, with the next order that is ready at once.
            try shop.run("stock add kiwi 1")
            let deadline = Deadline(within: .milliseconds(bells == run.screen.bells ? 400 : 5_000))
            while run.screen.bells != bells || bells == run.screen.bells && !deadline.isOver, !deadline.isOver {
                run.terminal.read(atMost: 50)
            }
            #expect(run.screen.bells == bells, "\(line)")
        }
    }
}
