import TestSupport
import Testing

/// The eleven scenes of a kiosk at which customers order for themselves, with the built program.
@Suite(.waiting) nonisolated struct CounterScenesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.append("2468\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    private var data: [String] { ["--data", folder.path(of: "data"), "--lang", "en"] }

    /// A counter at its start page.
    private func counter(_ words: String...) throws -> TerminalRun {
        let run = try TerminalRun(["--counter", "--staff-pin-file", folder.path(of: "pin")] + data + words)
        try run.play([("", "Welcome!")])
        return run
    }

    @discardableResult
    private func kiosk(_ words: String...) throws -> Outcome { try kioskTests.kiosk(words + data) }

    // MARK: Scenes

    @Test func `1, start: Enter leads from the start page to the menu; 2, language: it is the customer's alone`() throws
    {
        try counter().play([
            ("⏎", .seen("Mango juice", "Add", without: "Edit stock", "Sales", "Trace")), ("⎋", "Welcome!"),
            ("2", "어서 오세요!"), ("⏎", "담기"), ("⎋", "Welcome!"),
        ])
    }

    @Test func `3, cart changed: a count goes up, down and to nothing, by keys and by the mouse`() throws {
        let run = try counter()
        try run.play([
            ("⏎", "Add"), ("662", "12,500"), ("-", "9,000"), ("+", "12,500"), (.click("  −  ", offset: 2), "9,000"),
            ("x", .gone("x Empty")),
        ])
        #expect(try !kiosk("ledger", "export", "--csv").output.contains(",sale,"))
    }

    @Test func `4, sold out while in the cart: what is gone leaves it at once`() throws {
        let run = try counter()
        try run.play([("⏎", "Add"), ("666", "13,500")])
        #expect(try kiosk("order", "mango").lines == ["1 mango"])
        try run.play([
            ("", "Just sold out, taken out of the cart: Mango juice"), ("o", "Check your order"), ("⏎", "Your number"),
        ])
        #expect(try kiosk("stock", "--json").lines.first?.contains("\"mango\": 1") == true)
    }

    @Test func `5, the last fruit raced for: one of two customers gets it`() throws {
        try kiosk("stock", "set", "mango", "3")
        let runs = [try counter(), try counter()]
        for run in runs { try run.play([("⏎", "Add"), ("6", "4,500")]) }
        for run in runs { try run.play([("o", "Check your order")]) }
        // At once: a cart follows what others have bought, and where the machine is slow it does so before the key is read.
        let losses = ["Please call a member of staff", "Just sold out"]
        for run in runs { run.terminal.type(TerminalKey.enter) }
        for run in runs {
            try run.wait(for: "one of the answers") { screen in
                (losses + ["Your number"]).contains { screen.text.contains($0) }
            }
        }
        #expect(runs.count { $0.screen.text.contains("Your number") } == 1)
        #expect(runs.count { run in losses.contains { run.screen.text.contains($0) } } == 1)
        #expect(try kiosk("stock", "--json").lines.first?.contains("\"mango\": 0") == true)
    }

    @Test func `7, receipt: the lines and the total stand there, and on paper`() throws {
        let run = try counter()
        try run.play([("⏎", "Add"), ("266o⏎", "Mango juice ×2")])
        let receipt = try kiosk("receipt", "1").lines
        #expect(receipt.contains { $0.contains("Mango juice") && $0.contains("9,000") })
        #expect(receipt.contains { $0.contains("12,500") })
    }

    @Test(.heavy) func `8, idle with a full cart: a notice counts down, a key stays, and then nothing is left`() throws
    {
        // The notice of the last ten seconds is there at once.
        let run = try counter("--idle", "10")
        try run.play([
            ("⏎", "Add"), ("666", .seen("13,500", "Back to the start page in ")),
            ("2", .gone("Back to the start page in ")),
            // The key was no choice.
            ("", .seen("13,500", "Welcome!")),
        ])
        #expect(run.screen.scrollbackErasures == 1)
        try run.play([("⏎", .seen("Add", without: "x Empty"))])
    }

    @Test(.heavy) func `9, PIN wrong five times: the sixth try has to wait, even the right one`() throws {
        let run = try counter()
        try run.play([
            ("\(TerminalKey.f10)", "○ ○ ○ ○"), ("97531", "● ● ● ● ●"), ("⏎", "✗ Wrong PIN. Tries left: 4"),
        ])
        // The digits are on the keys alone.
        for digit in "97531" { #expect(run.screen.text.count { $0 == digit } == 1) }
        for _ in 1...4 { run.press("97531" + TerminalKey.enter) }
        try run.play([
            ("", "Too many wrong PINs. Try again after "), ("2468⏎", .seen()), ("⎋", "Welcome!"),
            ("\(TerminalKey.f10)", "Too many wrong PINs. Try again after "),
        ])
        #expect(run.process.ending == nil)
    }

    @Test func `10, staff restock: what was sold out can be ordered by the next customer`() throws {
        try counter().play([
            ("\(TerminalKey.f10)2468⏎", "What would you like to do?"), ("2", "Edit stock"), ("e", "Strawberry"),
            ("16⏎", "Stock saved"), ("\(TerminalKey.controlC)", "Leave the staff screens?"), ("1", "Welcome!"),
            ("⏎", "Add"), ("1o⏎", "Your number"),
        ])
    }

    @Test func `6, order: several juices have one large number; 11, close: the day of both faces ends with its money`()
        throws
    {
        let run = try counter()
        try run.play([("⏎", "Add"), ("26o⏎", .seen("Your number", "Banana juice ×1, Mango juice ×1"))])
        #expect(try kiosk("ledger", "export", "--csv").output.contains(",sale,1,banana mango,8000,"))
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
