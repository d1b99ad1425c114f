import TestSupport
import Testing

/// `kiosk pay`, `kiosk open-day` and `kiosk close` in a shop whose orders wait, and its slips for a receipt printer.
nonisolated struct TillCommandsTests {
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

    @Test func `what a customer has chosen is in the ledger, on the receipt, and in the kitchen`() throws {
        let services =
            #""services": [{"id": "here", "name": {"en": "Eat in"}}, {"id": "to-go", "name": {"en": "Take away"}}], "#
        try use(Self.menu.replacing("\"payments\"", with: services + "\"payments\""), "asking.json")
        #expect(try run("--counter", input: "order\nmango 2\ntake away\n4\norder\n").ending == .exit(0))
        #expect(try shop.ledger.contains(#""total":9000,"waits":true,"service":"to-go","pays":"card","sum""#))
        let receipt = try run("receipt 1").lines
        #expect(receipt.contains("Service                        Take away"))
        #expect(receipt.last == "            Not paid (Card)")
        #expect(try run("kitchen --plain").lines.contains { $0.hasPrefix("1  Take away  Mango juice ×2") })
        #expect(try run("ledger verify").ending == .exit(0))
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

    @Test(arguments: [("en", "kiosk: Not handed over: 1\n"), ("ko", "kiosk: 건네지 않은 주문: 1\n")])
    func `a close names the orders that leave the kitchen with it`(language: String, warning: String) throws {
        try order("mango")
        #expect(try run("pay 1 --by card").ending == .exit(0))
        let close = try run("close", language: language)
        #expect(close.ending == .exit(0) && close.errors == warning)
        let kitchen = try run("kitchen", input: "1\n").output
        #expect(kitchen.contains("rder 1 belongs to a closed day"), "\(kitchen)")
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

    @Test func `only cash is given back as change, and money that cannot be read is told with its option`() throws {
        try order("mango")
        let refusal = "change is given for cash only, and not for Card"
        try shop.expectRefusals(inBoth: [(1, "pay 1 --by card --given 10000", refusal, "거스름돈은 현금에만 있습니다. 결제 수단: 카드")])
        let fault = "not an amount of KRW: x (write it such as 13500 or 13,500)"
        try shop.expectRefusals([
            (65, "pay 1 --by cash --given=x", "--given: \(fault)"), (65, "open-day --float=x", "--float: \(fault)"),
            (65, "close --counted=x", "--counted: \(fault)"),
        ])
        #expect(try run("pay 1 --by card --given 4500").ending == .exit(0))
    }

    @Test func `a kind of payment that left the menu keeps its name on slips`() throws {
        try order("mango")
        #expect(try run("pay 1 --by card").ending == .exit(0))
        #expect(try run("close").ending == .exit(0))
        try use(Self.menu.replacing("\"card\"", with: "\"tap\"").replacing("Card", with: "Tap"), "tap.json")
        try order("mango")
        #expect(try run("pay 2 --by tap").ending == .exit(0))
        for line in ["close --reprint 1", "receipt 1", "report"] {
            let answer = try run(line).output
            #expect(answer.contains("Card") && !answer.contains(" card"), "\(answer)")
        }
    }

    @Test func `an order of the counter is paid once, and the change is said`() throws {
        try order("mango 2")
        expect(
            try run("pay 1 --by cash --given ₩10,000"),
            output: "No. 1 is paid: 9,000 KRW, Cash\nChange: 1,000 KRW\n")
        try shop.expectRefusals([(1, "pay 1 --by card --lang ko", "1번 주문은 이미 계산했습니다: 현금")])
        try order("mango")
        let refused = ["2 --by gold", "2 --by cash --given 100", "9 --by cash", "2"]
        let endings = try refused.map { try run("pay " + $0).ending }
        #expect(endings == [.exit(1), .exit(1), .exit(1), .exit(64)])
        expect(try run("pay 2 --by card"), output: "No. 2 is paid: 4,500 KRW, Card\n")
        #expect(try run("ledger verify").ending == .exit(0))
    }

    @Test func `a day is opened with a float, and closed with what is not paid only on demand`() throws {
        expect(try run("open-day --float 50000", language: "ko"), output: "서랍의 준비금: 50,000원\n")
        try order("mango", "mango 2", "large")
        let english = "the opening float of the day is noted (50,000 KRW) and can be changed only before the first sale"
        let korean = "오늘의 준비금은 이미 기록했습니다 (50,000원). 준비금은 첫 판매 전에만 바꿀 수 있습니다"
        try shop.expectRefusals(inBoth: [(1, "open-day --float 42000", english, korean)])
        try run("pay 1 --by cash")
        try run("pay 2 --by card")
        let refusal = try run("close --counted 54500")
        #expect(refusal.ending == .exit(1) && refusal.errors.hasPrefix("kiosk: not paid: 3 "))
        let close = try run("close --counted 54400 --unpaid")
        #expect(close.lines.first?.contains("망고네 쥬스") == true)
        let rows = [
            "Net                           18,182 KRW", "VAT                            1,818 KRW",
            "Money                         20,000 KRW", "  Cash                         4,500 KRW",
            "  Card                         9,000 KRW", "  Not paid                     6,500 KRW",
            "Opening float                 50,000 KRW", "Expected in the drawer        54,500 KRW",
            "Difference                      −100 KRW",
        ]
        #expect(close.missing(rows) == [])
        expect(try run("close --reprint 1"), output: close.output)
        #expect(try run("receipt 2").lines.last == "Paid by                             Card")
        #expect(try run("receipt 3").lines.last == "                Not paid")
        let closes = try run("report --closes --csv").output
        #expect(
            closes.hasPrefix(
                "close,time,orders,cups,money,currency,paid card,paid cash,unpaid,late,float,counted,difference,"))
        #expect(closes.contains("Z,3,4,20000,KRW,9000,4500,6500,0,50000,54400,-100,"))
        #expect(try run("report --closes --csv --year 1999").output.split(separator: "\r\n").count == 1)
        #expect(try run("report --closes").output == closes)
    }

    @Test(arguments: [
        ("en", "Nothing was paid, so that no money goes back.", "Money to return: 4,500 KRW (Card)", "Cash", "Card"),
        ("ko", "계산하지 않은 주문이라 돌려줄 돈이 없습니다.", "돌려줄 금액: 4,500원 (카드)", "현금", "카드"),
    ])
    func `money goes back by the kind by which it came, or by another one on demand, and where none came none does`(
        language: String, nothing: String, byCard: String, cash: String, card: String
    ) throws {
        @discardableResult
        func say(_ line: String) throws -> Outcome { try run(line, language: language) }
        func drawer() throws -> [String] {
            let drawers = [language == "ko" ? "서랍" : "Expected", "  " + cash, "  " + card]
            let lines = try say("close --unpaid --counted 0").lines
            return lines.filter { line in drawers.contains { line.hasPrefix($0) } }.map { $0.filter(\.isNumber) }
        }
        try order("mango", "mango", "mango", "mango", "mango")
        #expect(try say("void 1 --reason x").lines.last == nothing[...])
        try say("pay 2 --by card")
        #expect(try say("void 2 --reason x").lines.last == byCard[...])
        for number in ["3", "4"] { try say("pay \(number) --by card") }
        _ = try drawer()
        #expect(try say("refund 3 --reason x").lines.last == byCard[...])
        #expect(try drawer() == ["4500", "0"], "the card alone")
        #expect(try say("refund 4 --reason x --by gold").ending == .exit(1))
        #expect(
            try say("refund 4 --reason x --by cash").lines.last
                == byCard.replacing(card, with: cash)[...])
        #expect(try drawer() == [], "cash alone, as in older ledgers")
        // An order that was closed unpaid is paid in the open day, and refunded then.
        #expect(try say("refund 5 --reason x").ending == .exit(1))
        #expect(try say("pay 5 --by card").ending == .exit(0))
        #expect(try say("pay 5 --by cash").ending == .exit(1))
        #expect(try say("receipt 5").lines.last?.hasSuffix(card) == true)
        #expect(try drawer() == ["4500", "0"])
        #expect(try say("refund 5 --reason x").lines.last == byCard[...])
        #expect(try say("report --json").output.contains(#""unpaid": 0, "payments": {"cash": -4500, "card": 4500}"#))
        #expect(try say("ledger verify").ending == .exit(0) && say("report").ending == .exit(0))
        let rows = try say("ledger export --csv").output.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows.allSatisfy { ($0[5].isEmpty || Int($0[5]) != nil) && ["", "KRW"].contains($0[9]) }, "\(rows)")
        // The kind of each payment and of each refund; only reasons are words.
        let kinds = rows.filter { ["paid", "refund"].contains($0[2]) }.map { "\($0[2]) \($0[3]) \($0[8])" }
        #expect(
            kinds == [
                "paid 2 card", "paid 3 card", "paid 4 card", "refund 3 card", "refund 4 cash", "paid 5 card",
                "refund 5 card",
            ])
        #expect(Set(rows.map { $0[7] }) == ["", "x"])
    }

    @Test func `the report names the shop, and has the money by juice and by payment`() throws {
        try order("mango 2, large", "mango")
        try run("pay 1 --by card")
        let report = try run("report")
        #expect(report.lines.prefix(4).last == "Telephone: 02-123-4567")
        let rows = [
            "Mango juice              3  13,500", "  Card            15,500", "  Not paid         4,500",
            "VAT                1,818",
        ]
        #expect(report.missing(rows) == [])
        let json = try run("report --json").output
        #expect(json.contains(#""net": 18182, "vat": 1818, "unpaid": 4500, "payments": {"cash": 0, "card": 15500}"#))
        #expect(json.contains(#""juiceMoney": {"mango": 13500, "large": 6500}"#))
    }
}
