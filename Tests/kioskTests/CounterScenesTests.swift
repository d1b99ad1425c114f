import TestSupport
import Testing

/// The eleven scenes of a kiosk at which customers order for themselves, with the built program.
nonisolated struct CounterScenesTests {
    private let folder: TemporaryFolder
    private var pinFile: String { folder.path(of: "pin") }
    private var data: String { folder.path(of: "data") }

    init() throws {
        folder = try TemporaryFolder()
        try folder.append("2468\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    /// A counter at its start page.
    private func counter(_ words: String...) throws -> TerminalRun {
        let run = try TerminalRun(
            ["--counter", "--staff-pin-file", pinFile, "--data", data, "--lang", "en"] + words)
        try run.wait(for: "Welcome!")
        return run
    }

    /// A counter at its menu.
    private func menu(_ words: String...) throws -> TerminalRun {
        let run = try TerminalRun(
            ["--counter", "--staff-pin-file", pinFile, "--data", data, "--lang", "en"] + words)
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Add")
        return run
    }

    @discardableResult
    private func kiosk(_ words: String...) throws -> Outcome {
        var run = ProgramRun(arguments: (words + ["--data", data, "--lang", "en"]).map { Array($0.utf8) })
        run.input = .bytes([])
        return try run.outcome()
    }

    // MARK: Scenes

    @Test func `1, start: Enter leads from the start page to the menu`() throws {
        let run = try counter()
        run.press(TerminalKey.enter)
        try run.wait(for: "Mango juice")
        try run.wait(for: "Add")
        #expect(!run.screen.text.contains("Edit stock"))
        #expect(!run.screen.text.contains("Sales"))
        #expect(!run.screen.text.contains("Trace"))
    }

    @Test func `2, language: it is the customer's until the next one comes`() throws {
        let run = try counter()
        run.press("2")
        try run.wait(for: "어서 오세요!")
        run.press(TerminalKey.enter)
        try run.wait(for: "담기")
        run.press(TerminalKey.escape)
        try run.wait(for: "Welcome!")
    }

    @Test func `3, cart changed: a count goes up, down and to nothing, by keys and by the mouse`() throws {
        let run = try menu()
        run.press("662")
        try run.wait(for: "12,500")
        run.press("-")
        try run.wait(for: "9,000")
        run.press("+")
        try run.wait(for: "12,500")
        try run.click(on: "  −  ", offset: 2)
        try run.wait(for: "9,000")
        run.press("x")
        try run.wait(untilGone: "x Empty")
        #expect(try !kiosk("ledger", "export", "--csv").output.contains(",sale,"))
    }

    @Test func `4, sold out while in the cart: what is gone leaves it at once`() throws {
        let run = try menu()
        run.press("666")
        try run.wait(for: "13,500")
        #expect(try kiosk("order", "mango").lines == ["1 mango"])
        try run.wait(for: "Just sold out, taken out of the cart: Mango juice")
        run.press("o")
        try run.wait(for: "Check your order")
        run.press(TerminalKey.enter)
        try run.wait(for: "Your number")
        #expect(try kiosk("stock", "--json").lines.first?.contains("\"mango\": 1") == true)
    }

    @Test func `5, the last fruit raced for: one of two customers gets it`() throws {
        _ = try kiosk("stock", "set", "mango", "3")
        let runs = [try menu(), try menu()]
        for run in runs {
            run.press("6")
            try run.wait(for: "4,500")
        }
        for run in runs {
            run.press("o")
            try run.wait(for: "Check your order")
        }
        // At once: a cart follows what others have bought.
        for run in runs { run.terminal.type(TerminalKey.enter) }
        for run in runs {
            try run.wait(for: "one of the answers") {
                $0.text.contains("Your number") || $0.text.contains("Please call a member of staff")
            }
        }
        #expect(runs.count { $0.screen.text.contains("Your number") } == 1)
        #expect(runs.count { $0.screen.text.contains("Please call a member of staff") } == 1)
        #expect(try kiosk("stock", "--json").lines.first?.contains("\"mango\": 0") == true)
    }

    @Test func `6, order: several juices have one large number`() throws {
        let run = try menu()
        run.press("26o" + TerminalKey.enter)
        try run.wait(for: "Your number")
        try run.wait(for: "Banana juice ×1, Mango juice ×1")
        #expect(try kiosk("ledger", "export", "--csv").output.contains(",sale,1,banana mango,8000,"))
    }

    @Test func `7, receipt: the lines and the total stand there, and on paper`() throws {
        let run = try menu()
        run.press("266o" + TerminalKey.enter)
        try run.wait(for: "Mango juice ×2")
        let receipt = try kiosk("receipt", "1").lines
        #expect(receipt.contains { $0.contains("Mango juice") && $0.contains("9,000") })
        #expect(receipt.contains { $0.contains("12,500") })
    }

    @Test func `8, idle with a full cart: a notice counts down, a key stays, and then nothing is left`() throws {
        // The notice of the last ten seconds is there at once.
        let run = try menu("--idle", "10")
        run.press("666")
        try run.wait(for: "13,500")
        try run.wait(for: "Back to the start page in ")
        run.press("2")
        try run.wait(untilGone: "Back to the start page in ")
        // The key was no choice.
        try run.wait(for: "13,500")
        try run.wait(for: "Welcome!")
        #expect(run.screen.scrollbackErasures == 1)
        run.press(TerminalKey.enter)
        try run.wait(for: "Add")
        #expect(!run.screen.text.contains("x Empty"))
    }

    @Test func `9, PIN wrong five times: the sixth try has to wait, even the right one`() throws {
        let run = try counter()
        run.press(TerminalKey.f10)
        for _ in 1...5 { run.press("1111" + TerminalKey.enter) }
        try run.wait(for: "Too many wrong PINs. Try again after ")
        run.press("2468" + TerminalKey.enter)
        run.press(TerminalKey.escape)
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.f10)
        try run.wait(for: "Too many wrong PINs. Try again after ")
    }

    @Test func `10, staff restock: what was sold out can be ordered by the next customer`() throws {
        let run = try counter()
        run.press(TerminalKey.f10 + "2468" + TerminalKey.enter)
        try run.wait(for: "What would you like to do?")
        run.press("2")
        try run.wait(for: "Edit stock")
        run.press("e")
        try run.wait(for: "Strawberry")
        run.press("16" + TerminalKey.enter)
        try run.wait(for: "Stock saved")
        run.press(TerminalKey.controlC)
        try run.wait(for: "Leave the staff screens?")
        run.press("1")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Add")
        run.press("1o" + TerminalKey.enter)
        try run.wait(for: "Your number")
    }

    @Test func `11, close: the day of both faces ends with its money`() throws {
        let run = try menu()
        run.press("26o" + TerminalKey.enter)
        try run.wait(for: "Your number")
        #expect(try kiosk("void", "1", "--reason", "spilt").ending == .exit(0))
        #expect(try kiosk("order", "kiwi:2").lines == ["2 kiwi:2"])
        let close = try kiosk("close", "--counted", "7500")
        #expect(close.ending == .exit(0))
        #expect(close.lines.contains { $0.contains("8,000") })
        #expect(close.lines.contains { $0.contains("−500") })
        #expect(try kiosk("void", "2", "--reason", "late").ending == .exit(1))
        #expect(try kiosk("ledger", "verify").ending == .exit(0))
    }
}
