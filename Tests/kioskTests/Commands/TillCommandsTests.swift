import TestSupport
import Testing

/// A shop whose orders wait, while a screen is open, and its slips for a receipt printer. `ShopSessionTests` has what its commands say.
@Suite(.waiting) nonisolated struct TillCommandsTests {
    let shop: ShopFolder

    static let menu = """
        {"capacity": 500, "currency": "KRW", "vat": 10,
         "payments": [{"id": "cash", "name": {"ko": "현금", "en": "Cash"}}, {"id": "card", "name": {"ko": "카드", "en": "Card"}}],
         "shop": {"name": "망고네 쥬스 ♥", "registration": "123-45-67890", "address": "서울시 마포구 ‘월드컵로’ 1",
                  "telephone": "02-123-4567"},
         "fruits": [{"id": "mango", "name": {"ko": "망고", "en": "Mango"}, "stock": 200}],
         "juices": [{"id": "mango", "name": {"ko": "망고쥬스", "en": "Mango juice"}, "price": 4500,
                     "needs": [{"fruit": "mango", "count": 3}]},
                    {"id": "large", "name": {"ko": "망고쥬스 大 ₩🥭", "en": "Mango juice – “XL” é"}, "price": 6500,
                     "needs": [{"fruit": "mango", "count": 5}]}]}
        """

    init() throws {
        shop = try ShopFolder()
        try use(Self.menu, "menu.json")
    }

    /// Puts a menu in force.
    private func use(_ menu: String, _ name: String) throws {
        try TextFile.write(menu, to: shop.path(name))
        #expect(try run("menu set " + shop.path(name)).ending == .exit(0))
    }

    @discardableResult
    func run(_ line: String, input: String = "", language: String = "en") throws -> Outcome {
        try shop.run(line, input: input, language: language)
    }

    /// Customers order at the counter.
    func order(_ orders: String...) throws {
        let input = orders.map { "order\n\($0)\n\n" }.joined()
        #expect(try run("--counter", input: input).ending == .exit(0))
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
        #expect(try run("pay 1 --by card").ending == .exit(0))
        try order("mango")
        try conversation.hear(changed, after: "yes")
        #expect(try run("close --reprint 1").ending == .exit(1))
        try conversation.hear(unpaid, after: "close")
        try conversation.hear("Z", after: "yes")
        let again = try run("close --counted 0", language: language)
        #expect(again.errors == "" && again.ending == .exit(0))
        let slip = try run("close --reprint 1")
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
