import TestSupport
import Testing

/// A shop whose orders wait, while a screen is open, and its slips for a receipt printer. `ShopSessionTests` has what its commands say.
@Suite(.waiting) nonisolated struct TillCommandsTests {
    let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        try use(GoldenFile("menu", suite: #filePath).contents(), "menu.json")
    }

    /// Puts a menu in force.
    private func use(_ menu: String, _ name: String) throws {
        try TextFile.write(menu, to: shop.path(name))
        #expect(try shop.run("menu set " + shop.path(name)).ending == .exit(0))
    }

    /// Customers order at the counter.
    func order(_ orders: String...) throws {
        let input = orders.map { "order\n\($0)\n\n" }.joined()
        #expect(try shop.run("--counter", input: input).ending == .exit(0))
    }

    @Test(arguments: [
        ("en", "Not paid: 1", "! Not closed: the day has changed meanwhile.", "! Not paid: 2"),
        ("ko", "계산하지 않은 주문: 1", "! 마감하지 않았습니다.", "! 계산하지 않은 주문: 2"),
    ])
    func `a day is closed as the question has shown it, with what is lost`(
        language: String, question: String, changed: String, unpaid: String
    ) throws {
        try order("mango 2")
        let conversation = try PipeConversation(["--plain", "--lang", language, "--data", shop.data])
        try conversation.hear(question, after: "2\nsales\nclose\nclose")
        // Meanwhile the register takes the money, and the counter an order that the question does not name.
        #expect(try shop.run("pay 1 --by card").ending == .exit(0))
        try order("mango")
        try conversation.hear(changed, after: "yes")
        #expect(try shop.run("close --reprint 1").ending == .exit(1))
        try conversation.hear(unpaid, after: "close")
        try conversation.hear("Z", after: "yes")
        let again = try shop.run("close --counted 0", language: language)
        #expect(again.errors == "" && again.ending == .exit(0))
        let slip = try shop.run("close --reprint 1")
        #expect(slip.lines.contains { $0.hasPrefix("  Not paid") && $0.hasSuffix("4,500 KRW") }, "\(slip.output)")
    }

    /// The second one may be there before the form was drawn.
    @Test(arguments: [["v", "v"], ["vv"]])
    func `a second press of the key that opens a form is no text of it, and its help has a key in numbers`(
        presses: [String]
    ) throws {
        try order("mango")
        let run = try TerminalRun("--data", shop.data, "--lang", "en", "--menu", shop.path("menu.json"))
        try run.play([("2ro", "Orders today"), ("⏎", "Not paid")])
        for press in presses { try run.play([(.press(press), "Cancel the order")]) }
        // These letters stand together nowhere else on the form.
        try run.play([("wxyz", "wxyz")])
        #expect(run.screen.page.position(of: "vwxyz") == nil)
        // One after the other: in one burst, the keys behind Esc would be those of Alt.
        try run.play([
            ("⎋", .gone("wxyz")), ("⎋", .gone("No. 1")), ("⎋", "Close the day"), ("z", "Counted"),
            ("?", "On this screen"),
        ])
    }
}
