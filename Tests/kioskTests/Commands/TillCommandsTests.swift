import System
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import Terminal

/// `kiosk pay`, `kiosk open-day` and `kiosk close` in a shop whose orders wait, and its slips for a receipt printer.
nonisolated struct TillCommandsTests {
    private let folder: TemporaryFolder

    private static let menu = """
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
        folder = try TemporaryFolder()
        try folder.append(Self.menu, to: "menu.json")
        #expect(try run("menu", "set", folder.path(of: "menu.json")).ending == .exit(0))
    }

    /// Runs the program on the folder. The time of the machine is no part of its answer.
    private func run(_ words: String..., input: String = "", language: String = "en") throws -> Outcome {
        try run(words: words, input: input, language: language)
    }

    private func run(words: [String], input: String = "", language: String) throws -> Outcome {
        var run = ProgramRun(
            arguments: (words + ["--lang", language, "--data", folder.path + "/shop"]).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        var outcome = try run.outcome()
        outcome.output = outcome.output.replacing(/20\d\d-\d\d-\d\d \d\d:\d\d/, with: "2026-11-22 14:02")
        return outcome
    }

    /// Customers order at the counter.
    private func order(_ orders: String...) throws {
        let input = orders.map { "order\n\($0)\n\n" }.joined()
        #expect(try run("--counter", input: input).ending == .exit(0))
    }

    @Test func `what a customer has chosen is in the ledger, on the receipt, and in the kitchen`() throws {
        let services =
            #""services": [{"id": "here", "name": {"en": "Eat in"}}, {"id": "to-go", "name": {"en": "Take away"}}], "#
        try folder.append(Self.menu.replacing("\"payments\"", with: services + "\"payments\""), to: "asking.json")
        #expect(try run("menu", "set", folder.path(of: "asking.json")).ending == .exit(0))
        #expect(try run("--counter", input: "order\nmango 2\ntake away\n4\norder\n").ending == .exit(0))
        let ledger = try TextFile.contents(of: folder.path(of: "shop/ledger.jsonl"))
        #expect(ledger.contains(#""total":9000,"waits":true,"service":"to-go","pays":"card","sum""#))
        let receipt = try run("receipt", "1").lines
        #expect(receipt.contains("Service                        Take away"))
        #expect(receipt.last == "            Not paid (Card)")
        #expect(try run("kitchen", "--plain").lines.contains { $0.hasPrefix("1  Take away  Mango juice ×2") })
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    @Test(arguments: [
        (
            "en", "Not handed over: 1, 2", "1. Close the day", "! Not closed: the day has changed meanwhile.",
            "! Not paid: 2"
        ),
        ("ko", "건네지 않은 주문: 1, 2", "1. 하루 마감", "! 마감하지 않았습니다.", "! 계산하지 않은 주문: 2"),
    ])
    func `a day is closed as the question has shown it, with what is lost`(
        language: String, waiting: String, answer: String, changed: String, unpaid: String
    ) throws {
        try order("mango 2")
        let conversation = try PipeConversation([
            "--plain", "--lang", language, "--data", folder.path(of: "shop"),
        ])
        conversation.say("2\nsales\nclose\nclose")
        try conversation.hear(language == "en" ? "Not paid: 1" : "계산하지 않은 주문: 1")
        // Meanwhile the register takes the money, and the counter an order that the question does not name.
        #expect(try run("pay", "1", "--by", "card").ending == .exit(0))
        try order("mango")
        conversation.say("yes")
        try conversation.hear(changed)
        #expect(try run("close", "--reprint", "1").ending == .exit(1))
        conversation.say("close")
        try conversation.hear(unpaid)
        conversation.say("yes")
        try conversation.hear("Z")
        let again = try run("close", "--counted", "0", language: language)
        #expect(again.errors == "" && again.ending == .exit(0))
        let slip = try run("close", "--reprint", "1")
        #expect(slip.lines.contains { $0.hasPrefix("  Not paid") && $0.hasSuffix("4,500 KRW") }, "\(slip.output)")
    }

    @Test(arguments: [("en", "kiosk: Not handed over: 1\n"), ("ko", "kiosk: 건네지 않은 주문: 1\n")])
    func `a close names the orders that leave the kitchen with it`(language: String, warning: String) throws {
        try order("mango")
        #expect(try run("pay", "1", "--by", "card").ending == .exit(0))
        let close = try run("close", language: language)
        #expect(close.ending == .exit(0) && close.errors == warning)
        let kitchen = try run("kitchen", input: "1\n").output
        #expect(kitchen.contains("rder 1 belongs to a closed day"), "\(kitchen)")
    }

    @Test func `a second press of the key that opens a form is no text of it, and its help has a key in numbers`()
        throws
    {
        try order("mango")
        let run = try TerminalRun(
            "--data", folder.path(of: "shop"), "--lang", "en", "--menu", folder.path(of: "menu.json"))
        run.press("2ro")
        try run.wait(for: "Orders today")
        run.press(TerminalKey.enter)
        try run.wait(for: "Not paid")
        run.press("vv")
        try run.wait(for: "Cancel the order")
        run.press("s")
        try run.wait(for: "Reason")
        run.press("o")
        try run.wait(for: "so")
        #expect(run.screen.page.position(of: "vso") == nil)
        run.press(TerminalKey.escape + TerminalKey.escape + TerminalKey.escape + "z?")
        try run.wait(for: "On this screen")
    }

    @Test(arguments: [
        ("en", "kiosk: change is given for cash only, and not for Card\n"),
        ("ko", "kiosk: 거스름돈은 현금에만 있습니다. 결제 수단: 카드\n"),
    ])
    func `only cash is given back as change`(language: String, refusal: String) throws {
        try order("mango")
        expect(
            try run("pay", "1", "--by", "card", "--given", "10000", language: language), errors: refusal, exitCode: 1)
        #expect(try run("pay", "1", "--by", "card", "--given", "4500").ending == .exit(0))
    }

    @Test func `a kind of payment that left the menu keeps its name on slips`() throws {
        try order("mango")
        #expect(try run("pay", "1", "--by", "card").ending == .exit(0))
        #expect(try run("close").ending == .exit(0))
        try folder.append(
            Self.menu.replacing("\"card\"", with: "\"tap\"").replacing("Card", with: "Tap"), to: "tap.json")
        #expect(try run("menu", "set", folder.path(of: "tap.json")).ending == .exit(0))
        try order("mango")
        #expect(try run("pay", "2", "--by", "tap").ending == .exit(0))
        for words in [["close", "--reprint", "1"], ["receipt", "1"], ["report"]] {
            let answer = try run(words: words, language: "en").output
            #expect(answer.contains("Card") && !answer.contains(" card"), "\(answer)")
        }
    }

    @Test func `an order of the counter is paid once, and the change is said`() throws {
        try order("mango 2")
        expect(
            try run("pay", "1", "--by", "cash", "--given", "₩10,000"),
            output: "No. 1 is paid: 9,000 KRW, Cash\nChange: 1,000 KRW\n")
        expect(
            try run("pay", "1", "--by", "card", language: "ko"), errors: "kiosk: 1번 주문은 이미 계산했습니다: 현금\n",
            exitCode: 1)
        try order("mango")
        #expect(try run("pay", "2", "--by", "gold").ending == .exit(1))
        #expect(try run("pay", "2", "--by", "cash", "--given", "100").ending == .exit(1))
        #expect(try run("pay", "2", "--by", "cash", "--given", "x").ending == .exit(65))
        #expect(try run("pay", "9", "--by", "cash").ending == .exit(1))
        #expect(try run("pay", "2").ending == .exit(64))
        expect(try run("pay", "2", "--by", "card"), output: "No. 2 is paid: 4,500 KRW, Card\n")
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    @Test func `a day is opened with a float, and closed with what is not paid only on demand`() throws {
        expect(try run("open-day", "--float", "50000", language: "ko"), output: "서랍의 준비금: 50,000원\n")
        try order("mango", "mango 2", "large")
        expect(
            try run("open-day", "--float", "42000"),
            errors:
                "kiosk: the opening float of the day is noted (50,000 KRW) and can be changed only before the first sale\n",
            exitCode: 1)
        expect(
            try run("open-day", "--float", "42000", language: "ko"),
            errors: "kiosk: 오늘의 준비금은 이미 기록했습니다 (50,000원). 준비금은 첫 판매 전에만 바꿀 수 있습니다\n", exitCode: 1)
        _ = try run("pay", "1", "--by", "cash")
        _ = try run("pay", "2", "--by", "card")
        let refusal = try run("close", "--counted", "54500")
        #expect(refusal.ending == .exit(1) && refusal.errors.hasPrefix("kiosk: not paid: 3 "))
        let close = try run("close", "--counted", "54400", "--unpaid")
        #expect(close.lines.first?.contains("망고네 쥬스") == true)
        for row in [
            "Net                           18,182 KRW", "VAT                            1,818 KRW",
            "Money                         20,000 KRW", "  Cash                         4,500 KRW",
            "  Card                         9,000 KRW", "  Not paid                     6,500 KRW",
            "Opening float                 50,000 KRW", "Expected in the drawer        54,500 KRW",
            "Difference                      −100 KRW",
        ] {
            #expect(close.lines.contains(Substring(row)), "\(row)")
        }
        expect(try run("close", "--reprint", "1"), output: close.output)
        #expect(try run("receipt", "2").lines.last == "Paid by                             Card")
        #expect(try run("receipt", "3").lines.last == "                Not paid")
        let closes = try run("report", "--closes", "--csv").output
        #expect(
            closes.hasPrefix(
                "close,time,orders,cups,money,currency,paid card,paid cash,unpaid,float,counted,difference\r\n1,"))
        #expect(closes.hasSuffix(",3,4,20000,KRW,9000,4500,6500,50000,54400,-100\r\n"))
        #expect(try run("report", "--closes", "--csv", "--year", "1999").output.split(separator: "\r\n").count == 1)
        #expect(try run("report", "--closes").output == closes)
    }

    @Test(
        arguments: [
            (
                "en", "Nothing was paid, so that no money goes back.", "Money to return: 4,500 KRW (Card)", "Cash",
                "Card"
            ),
            ("ko", "계산하지 않은 주문이라 돌려줄 돈이 없습니다.", "돌려줄 금액: 4,500원 (카드)", "현금", "카드"),
        ])
    func `money goes back by the kind by which it came, or by another one on demand, and where none came none does`(
        language: String, nothing: String, byCard: String, cash: String, card: String
    ) throws {
        func say(_ words: String..., input: String = "") throws -> Outcome {
            try run(words: words, input: input, language: language)
        }
        func drawer() throws -> [String] {
            let drawers = [language == "ko" ? "서랍" : "Expected", "  " + cash, "  " + card]
            let lines = try say("close", "--unpaid", "--counted", "0").lines
            return lines.filter { line in drawers.contains { line.hasPrefix($0) } }.map { $0.filter(\.isNumber) }
        }
        try order("mango", "mango", "mango", "mango", "mango")
        #expect(try say("void", "1", "--reason", "x").lines.last == nothing[...])
        _ = try say("pay", "2", "--by", "card")
        #expect(try say("void", "2", "--reason", "x").lines.last == byCard[...])
        for number in ["3", "4"] { _ = try say("pay", number, "--by", "card") }
        _ = try drawer()
        #expect(try say("refund", "3", "--reason", "x").lines.last == byCard[...])
        #expect(try drawer() == ["4500", "0"], "the card alone")
        #expect(try say("refund", "4", "--reason", "x", "--by", "gold").ending == .exit(1))
        #expect(
            try say("refund", "4", "--reason", "x", "--by", "cash").lines.last
                == byCard.replacing(card, with: cash)[...])
        #expect(try drawer() == [], "cash alone, as in older ledgers")
        // An order that was closed unpaid is paid in the open day, and refunded then.
        #expect(try say("refund", "5", "--reason", "x").ending == .exit(1))
        #expect(try say("pay", "5", "--by", "card").ending == .exit(0))
        #expect(try say("pay", "5", "--by", "cash").ending == .exit(1))
        #expect(try say("receipt", "5").lines.last?.hasSuffix(card) == true)
        #expect(try drawer() == ["4500", "0"])
        #expect(try say("refund", "5", "--reason", "x").lines.last == byCard[...])
        #expect(try say("report", "--json").output.contains(#""unpaid": 0, "payments": {"cash": -4500, "card": 4500}"#))
        #expect(try say("ledger", "verify").ending == .exit(0) && say("report").ending == .exit(0))
        let totals = try say("ledger", "export", "--csv").output.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false)[5]
        }
        #expect(totals.allSatisfy { $0.isEmpty || Int($0) != nil }, "\(totals)")
    }

    @Test func `the report names the shop, and has the money by juice and by payment`() throws {
        try order("mango 2, large", "mango")
        _ = try run("pay", "1", "--by", "card")
        let report = try run("report")
        #expect(report.lines.prefix(4).last == "Telephone: 02-123-4567")
        for row in [
            "Mango juice              3  13,500", "  Card            15,500", "  Not paid         4,500",
            "VAT                1,818",
        ] {
            #expect(report.lines.contains(Substring(row)), "\(row)\n\(report.output)")
        }
        let json = try run("report", "--json").output
        #expect(json.contains(#""net": 18182, "vat": 1818, "unpaid": 4500, "payments": {"cash": 0, "card": 15500}"#))
        #expect(json.contains(#""juiceMoney": {"mango": 13500, "large": 6500}"#))
    }

    // MARK: The printer

    private static let iconv = "/usr/bin/iconv"

    @Test(arguments: ["ko", "en"])
    func `a receipt printer gets ASCII codes, and text that its code page has`(language: String) throws {
        try order("mango 2, large", "mango")
        _ = try run("pay", "1", "--by", "card")
        _ = try run("void", "2", "--reason", "spilt")
        let receipt = try run("receipt", "1", "--escpos", "--width", "32", language: language).output
        #expect(receipt.hasPrefix("\u{1B}@") && receipt.hasSuffix("\n\u{1D}VB\u{0}"))
        #expect(receipt.contains("\u{1B}a1\u{1D}!\u{11}\(language == "ko" ? "1번" : "No. 1")\n"))
        let slips = try [
            receipt, run("receipt", "2", "--escpos", language: language).output,
            run("close", "--escpos", language: language).output,
            run("close", "--reprint", "1", "--escpos", language: language).output,
        ]
        #expect(slips[2] == slips[3])
        guard access(Self.iconv, X_OK) == 0 else { return }
        for slip in slips {
            var conversion = ProgramRun(
                arguments: ["-c", "iconv -f utf-8 -t cp949 | iconv -f cp949 -t utf-8"].map { Array($0.utf8) })
            conversion.program = "/bin/sh"
            conversion.input = .bytes(Array(slip.utf8))
            expect(try conversion.outcome(), output: slip)
        }
    }

    @Test func `a printer keeps every character of its code page, and no other`() throws {
        guard access(Self.iconv, X_OK) == 0 else { return }
        let characters = (UInt32(0x20)...0xFFFF).compactMap { Unicode.Scalar($0).map { String($0) } }
        var conversion = ProgramRun(
            arguments: ["-c", "iconv -c -f utf-8 -t cp949 | iconv -f cp949 -t utf-8"].map { Array($0.utf8) })
        conversion.program = "/bin/sh"
        conversion.input = .bytes(Array(characters.joined().utf8))
        // A hyphen and a filler that nobody sees are left out, and no control character is sent.
        let inCodePage = try conversion.outcome().output.unicodeScalars.filter {
            !"\u{AD}\u{3164}\u{7F}".unicodeScalars.contains($0)
        }
        let kept = characters.filter {
            $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } && KoreanPrinter.printed($0) == $0
        }
        #expect(kept.joined() == String(String.UnicodeScalarView(inCodePage)))
    }

    @Test func `the receipts of a counter are printed by themselves, and a failure costs no order`() throws {
        let paper = folder.path(of: "paper")
        let input = "order\nmango 2\n\norder\nlarge\n\n"
        let outcome = try run(
            "--counter", "--print", "cat >> '\(paper)'", "--width", "32", input: input, language: "ko")
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        let lines = try TextFile.lines(of: paper)
        #expect(lines.filter { $0.hasPrefix("주문 번호") }.map { $0.suffix(2) } == [" 1", " 2"])
        let failing = try run("--counter", "--print", "echo no paper; exit 3", input: input)
        #expect(failing.ending == .exit(0) && failing.errors == "")
        #expect(
            failing.output.contains("Your number is 4: Mango juice – “XL” é.")
                && !failing.output.contains("no paper"))
        expect(
            try run("--counter", "--escpos", input: input), errors: "kiosk: --escpos needs --print\n", exitCode: 64)
    }
}
