import System
import TestSupport
import Testing

/// `kiosk kitchen` as the people at its terminal meet it, beside a counter and other kitchens.
@Suite(.waiting) nonisolated struct KitchenCommandTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        try shop.folder.append(ShopMenu.asking, to: "menu.json")
        // The first order is paid by card, as the menu proposes, and the others in cash.
        for payment in ["", "cash\n", "cash\n"] {
            try shop.run("--counter --plain --menu \(shop.path("menu.json"))", input: "1\nkiwi\n\(payment)order\n")
        }
    }

    private func kitchen(_ language: String = "en", columns: Int = 120) throws -> TerminalRun {
        let run = try TerminalRun("kitchen", "--data", shop.data, "--lang", language, columns: columns, rows: 40)
        try run.wait(for: language == "en" ? "No. 1 ready" : "1번 나왔음")
        return run
    }

    /// The steps and payments in the ledger, such as `ready 1` or `cash 2`.
    private func steps() throws -> [String] {
        try shop.ledger.matches(of: /"kind":"(ready|handed|back|paid)","number":([0-9]+)(?:,"by":"([a-z]+)")?/).map {
            "\($0.3 ?? $0.1) \($0.2)"
        }
    }

    @Test(arguments: [("en", "unpaid, Cash", "How is No. 2 paid?"), ("ko", "미결제, 현금", "2번은 어떻게 계산하나요?")])
    func `a ticket names the kind that the customer chose, and the question proposes it`(
        language: String, ticket: String, question: String
    ) throws {
        let run = try kitchen(language)
        try run.play([("", .seen(ticket)), ("→p", .seen(question)), ("⏎", .gone(question))])
        #expect(try steps() == ["cash 2"])
    }

    @Test func `a second press of Enter, and a second click, make no other order ready`() throws {
        let run = try kitchen()
        try run.play([("⏎⏎", "✓ No. 1 is ready"), ("→", "No. 2 ready")])
        try run.click(on: "unpaid, Cash")
        try run.play([(.click("unpaid, Cash"), "✓ No. 2 is ready")])
        #expect(try steps() == ["ready 1", "ready 2"])
    }

    @Test func `a ticket that is handed over stays in its place, so that a second click hits no other one`() throws {
        let run = try kitchen()
        let click = "\u{1B}[<0;40;4M\u{1B}[<0;40;4m"
        try run.play([(.press(click), "✓ No. 2 is ready")])
        // The second press of a pair is passed over for two seconds, and this one is meant.
        usleep(2_100_000)
        try run.play([(.press(click), "✓ No. 2 was handed over")])
        run.press(click)
        usleep(300_000)
        #expect(try steps() == ["ready 2", "handed 2"])
    }

    @Test func `a click on a hint does what its key does to the ticket with the mark`() throws {
        let run = try kitchen()
        try run.play([("→", "No. 2 ready"), (.click("No. 2 ready"), "✓ No. 2 is ready")])
        #expect(try steps() == ["ready 2"])
        try run.play([("3", "No. 3 ready"), (.click("No. 3 ready"), "✓ No. 3 is ready")])
        #expect(try steps() == ["ready 2", "ready 3"])
    }

    @Test func `undo takes back a step of this kitchen, and never one of another`() throws {
        let run = try kitchen()
        try run.play([("⏎", "Undo 1")])
        try shop.run("kitchen --plain", input: "2\n")
        try run.play([("", "✓ ready"), ("u", "The last step of No. 1 was taken back")])
        #expect(try steps() == ["ready 1", "ready 2", "back 1"])
        try run.play([("u", "Not possible now")])
        #expect(try steps().count == 3)
    }

    @Test(arguments: [("en", "Not possible now"), ("ko", "지금 쓸 수 없는")])
    func `the key of what is dim does nothing, also where it could do it to another ticket`(
        language: String, refusal: String
    ) throws {
        try shop.run("pay 1 --by card")
        let run = try kitchen(language)
        try run.play([("p", .seen(refusal))])
        #expect(try steps() == ["card 1"])
    }
}

/// Menus for the built program.
nonisolated enum ShopMenu {
    /// A menu of three juices that asks how an order is served and paid.
    static var asking: String { get throws { try GoldenFile("asking", suite: #filePath).contents() } }

    /// The menu without its questions.
    static var plain: String {
        get throws {
            let lines = try asking.split(separator: "\n")
            return lines.filter { !$0.contains(/services|to-go|payments/) }.joined(separator: "\n")
        }
    }
}
