import TestSupport
import Testing

/// `kiosk void`, `kiosk refund`, `kiosk receipt` and `kiosk close`: the books of a shop on the command line.
nonisolated struct BooksCommandsTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        #expect(try shop.run("order -", input: "mango:2, banana\nkiwi\n").ending == .exit(0))
    }

    private func run(_ line: String, input: String = "", language: String = "en") throws -> Outcome {
        try shop.run(line, input: input, language: language)
    }

    // MARK: void

    @Test func `an order is cancelled once, and its fruits and its money go back`() throws {
        expect(
            try run("void 1 --reason 'spilled: \"all\" of it'"),
            output: """
                Order 1 was cancelled: Mango juice ×2, Banana juice ×1
                Returned to the stock: Mango 6, Banana 2
                Money to return: 12,500 KRW (Cash)

                """)
        #expect(try run("stock --json").output.hasSuffix(#""kiwi": 7, "mango": 10}"# + "\n"))
        #expect(try shop.ledger.contains(#""kind":"void","number":1,"#))
        let before = try shop.ledger
        try shop.expectRefusals([
            (1, "void 1 --reason again", "order 1 was cancelled before"),
            (1, "void 3 --reason x", "there is no order 3"), (1, "void 0 --reason x", "there is no order 0"),
        ])
        #expect(try shop.ledger == before)
        expect(
            try run("void 2 --reason 쏟음", language: "ko"),
            output: "주문 2번을 취소했습니다: 키위쥬스\n재고로 되돌린 과일: 키위 3\n돌려줄 금액: 4,000원 (현금)\n")
        #expect(
            try run("ledger verify", language: "ko").lines.suffix(5) == [
                "딸기: 10 + 0 + 0 + 0 + 0 − 0 + 0 = 10", "바나나: 10 + 0 + 0 + 0 + 0 − 2 + 2 = 10",
                "파인애플: 10 + 0 + 0 + 0 + 0 − 0 + 0 = 10", "키위: 10 + 0 + 0 + 0 + 0 − 3 + 3 = 10",
                "망고: 10 + 0 + 0 + 0 + 0 − 6 + 6 = 10",
            ])
    }

    @Test func `without a number or a valid reason nothing is cancelled`() throws {
        let before = try shop.ledger
        let rule = "--reason takes a text of 1–200 characters, without control characters"
        let texts = [" ", "a\u{7}b", String(repeating: "a", count: 201)]
        try shop.expectRefusals(64, texts.map { ("void 1 --reason='\($0)'", rule) })
        try shop.expectRefusals([
            (64, "void 1", "--reason is missing (see kiosk help void)"),
            (64, "void --reason x", "NUMBER is missing (see kiosk help void)"),
        ])
        let numbers = ["x", "-1", "1.5", "99999999999999999999"]
        try shop.expectRefusals(65, numbers.map { ("void --reason x \($0)", "not an order number: \($0)") })
        #expect(try shop.ledger == before)
    }

    // MARK: refund

    @Test func `the money of an order of a closed day goes back once, and is shown apart`() throws {
        _ = try run("close")
        expect(
            try run("refund 1 --reason 'too sour'"),
            output: "Order 1 was refunded: Mango juice ×2, Banana juice ×1\nMoney to return: 12,500 KRW (Cash)\n")
        #expect(try shop.ledger.contains(#""kind":"refund","number":1,"lines":{"mango":2,"banana":1},"#))
        #expect(try run("stock --json").output.hasSuffix(#""kiwi": 7, "mango": 4}"# + "\n"))
        let before = try shop.ledger
        try shop.expectRefusals(inBoth: [
            (1, "refund 1 --reason again", "order 1 was refunded before", "주문 1번은 이미 환불했습니다")
        ])
        #expect(try shop.ledger == before)
        #expect(try run("receipt 1").lines.last == "                Refunded")
        #expect(try run("order kiwi").output == "3 kiwi\n")
        let report = try run("report")
        let figures = ["Refunded orders            1", "Refunded money (KRW)  12,500", "Money (KRW)            8,000"]
        #expect(report.missing(figures) == [])
        #expect(report.lines.last == "Since Z 1: orders 1, cancelled 0, cups 1, money −8,500 KRW, refunded 1")
        #expect(try run("report --json").output.contains(#""refunds": 1, "refundedMoney": 12500, "#))
        let records = try run("ledger export --csv").output
        #expect(records.contains(",refund,1,mango:2 banana,-12500,,too sour,cash,KRW,0,0,0,0,0\r\n"))
        let close = try run("close", language: "ko")
        let rows = [
            "환불한 주문                            1", "환불한 금액                     12,500원",
            "매출                            −8,500원",
        ]
        #expect(close.missing(rows) == [])
        expect(try run("close --reprint 2", language: "ko"), output: close.output)
        let day = try #require(try days("close --reprint 2 --csv").first)
        #expect([day["refunds"], day["refunded money"], day["paid cash"]] == ["1", "12500", "-8500"])
        #expect(try run("ledger verify").ending == .exit(0))
    }

    @Test func `only an order of a closed day is refunded, with a reason`() throws {
        try shop.expectRefusals([
            (1, "refund 1 --reason x", "order 1 was sold since the last close (cancel it: kiosk void 1)"),
            (64, "refund 1", "--reason is missing (see kiosk help refund)"),
        ])
        _ = try run("close")
        expect(
            try run("refund 1 --reason 쏟음", language: "ko"),
            output: "주문 1번을 환불했습니다: 망고쥬스 2잔, 바나나쥬스 1잔\n돌려줄 금액: 12,500원 (현금)\n")
    }

    // MARK: receipt

    @Test func `a receipt is printed, and says when the order was cancelled`() throws {
        let receipt = try run("receipt 1")
        try receipt.expectGolden("receipt", suite: #filePath)
        _ = try run("void 1 --reason x")
        _ = try run("close")
        expect(try run("receipt 1"), output: receipt.output + "               Cancelled\n")
        try shop.expectRefusals(inBoth: [(1, "receipt 3", "there is no order 3", "주문 3번이 없습니다")])
        try shop.expectRefusals([
            (65, "receipt one", "not an order number: one"),
            (64, "receipt", "NUMBER is missing (see kiosk help receipt)"),
        ])
    }

    @Test(arguments: [
        ("close", "there are no orders to close"), ("void 1 --reason spilled", "there is no order 1"),
        ("receipt 1", "there is no order 1"),
    ])
    func `in a folder without a ledger there is no order to close, to cancel or to print, and no file is made`(
        line: String, reason: String
    ) throws {
        let none = shop.path("none")
        expect(
            try shop.run(line, data: none), errors: "kiosk: there is no ledger yet: \(none)\nkiosk: \(reason)\n",
            exitCode: 1)
        #expect(shop.folder.names == ["shop"])
        if line == "receipt 1" { try expectRefusals([(1, line + " --lang en", reason)]) }
    }

    // MARK: close

    /// The digits that each close of the ledger has.
    private func printedDigits() throws -> [String] {
        try shop.ledger.matches(of: /"digits":"([0-9a-f]{64})"/).map { String($0.output.1) }
    }

    @Test func `a close is printed with the digits of its record, and its orders are closed`() throws {
        _ = try run("void 1 --reason spilled")
        var close = try run("close --counted 3900")
        let digits = try #require(try printedDigits().first)
        let groups = stride(from: 0, to: 64, by: 4).map { digits.dropFirst($0).prefix(4) }
        let rows = [groups[..<8], groups[8...]].map { $0.joined(separator: " ") + "\n" }
        close.output = close.output.replacing(/20\d\d-\d\d-\d\d/, with: "2026-11-22")
            .replacing(rows.joined(), with: "(the digits of its record)\n")
        try close.expectGolden("close", suite: #filePath)
        let late = "order 2 was closed and can no longer be cancelled (to refund it: kiosk refund 2)"
        try shop.expectRefusals([(1, "void 2 --reason late", late)])
        #expect(try run("order kiwi").output == "3 kiwi\n")
        let second = try run("close", language: "ko").lines
        #expect(second.first == "                마감 Z 2")
        #expect(second.contains("주문 번호                            3–3"))
        #expect(second.contains("매출                             4,000원"))
        #expect(!second.contains { $0.hasPrefix("세어 본 금액") })
        #expect(try run("ledger verify").ending == .exit(0))
    }

    @Test func `an earlier close is printed again as it was printed, and nothing is closed by that`() throws {
        let first = try run("close --counted 16500").output
        let rows = try run("close --reprint 1 --csv").output
        _ = try run("order kiwi")
        let second = try run("close").output
        let written = try shop.ledger
        expect(try run("close --reprint 1"), output: first)
        expect(try run("close --reprint=2"), output: second)
        expect(try run("close --reprint 1 --csv"), output: rows)
        #expect(try days("close --reprint 1 --csv").first?["counted"] == "16500")
        #expect(try shop.ledger == written)
        try shop.expectRefusals(inBoth: [
            (1, "close --reprint 3", "there is no close Z 3 in the ledger", "장부에 없는 마감: Z 3")
        ])
        try shop.expectRefusals([(64, "close --reprint 1 --counted 3", "--counted cannot be used with close --reprint")]
        )
    }

    @Test func `a day without an order is closed only where money was counted`() throws {
        _ = try run("close")
        let written = try shop.ledger
        let refusal = "no orders since Z 1 (to print it again: kiosk close --reprint 1)"
        let korean = "Z 1 이후 주문이 없습니다 (다시 출력하려면: kiosk close --reprint 1)"
        try shop.expectRefusals([(1, "close", refusal), (1, "close --csv --lang ko", korean)])
        #expect(try shop.ledger == written)
        #expect(try run("close --counted 0").lines.first?.hasSuffix("Close Z 2") == true)
    }

    @Test func `without UTF-8 a close is ASCII`() throws {
        let outcome = try kiosk("close", "--counted", "0", environment: ["LC_ALL": "C"])
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `a close as CSV is its row in the table of all closes, with the line ends of RFC 4180`() throws {
        let text = try run("close --csv --counted 16500").output
        #expect(text.hasSuffix("\r\n") && text.split(separator: "\r\n").count == 2)
        #expect(try run("report --closes").output == text)
        let day = try #require(try days("report --closes --csv").first)
        #expect(day["time"]?.wholeMatch(of: /20\d\d-\d\d-\d\dT[\d:.]+Z/) != nil)
        let figures = [
            "close": "1", "last order": "2", "cups mango": "2", "cups kiwi": "1", "money": "16500", "currency": "KRW",
            "paid cash": "16500", "unpaid": "0", "late": "0", "float": "0", "counted": "16500", "difference": "0",
            "stock mango": "4",
        ]
        #expect(day.filter { figures[$0.key] != nil } == figures)
        #expect(try day["digits"] == String(#require(printedDigits().first)))
    }

    /// The rows of a table, each field by the name of its column. A table is the same in any language.
    private func days(_ line: String) throws -> [[String: String]] {
        let rows = try run(line, language: "ko").output.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return rows.dropFirst().map { Dictionary(zip(rows[0], $0)) { _, _ in "two columns of this name" } }
    }

    @Test func `what is counted is an amount of the menu's currency`() throws {
        let before = try shop.ledger
        let fault = "--counted: not an amount of KRW: % (write it such as 13500 or 13,500)"
        let amounts = ["4.50", "x", "1,00", "-1"]
        try shop.expectRefusals(65, amounts.map { ("close --counted=\($0)", fault.replacing("%", with: $0)) })
        #expect(try shop.ledger == before)
        let menu = { (currency: String, price: String) in
            try TemporaryFile(
                #"{"capacity": 9, \#(currency)"fruits": [{"id": "fig", "name": {}, "stock": 4}], "#
                    + #""juices": [{"id": "fig", "name": {}, \#(price)"needs": [{"fruit": "fig", "count": 1}]}]}"#)
        }
        let dollars = try menu(#""currency": "USD", "#, #""price": 4.50, "#)
        let close = try kiosk("close", "--counted", "1204.5", "--menu", dollars.path, "--lang", "en")
        #expect(close.lines.contains("Counted                     1,204.50 USD"))
        let none = try menu("", "")
        try expectRefusals([
            (64, "close --counted 1 --menu \(none.path) --lang en", "--counted: the menu has no currency")
        ])
        #expect(try kiosk("close", "--menu", none.path).ending == .exit(1))
    }

    @Test func `the hours of the report are those of the time zone`() throws {
        func hour(_ zone: String) throws -> Int {
            var shop = shop
            shop.environment = ["TZ": zone]
            let match = try #require(try shop.run("report --json").output.firstMatch(of: /"hours": {"(\d+)": {"cups"/))
            return try #require(Int(match.output.1))
        }
        let first = try hour("UTC0")
        #expect((0...23).contains(first))
        #expect(try hour("KST-9") == (first + 9) % 24)
        #expect(try hour("<-11>11") == (first + 13) % 24)
    }

    @Test func `the report shows the orders, the money and the open day`() throws {
        _ = try run("close")
        _ = try run("order -", input: "banana\nkiwi\n")
        _ = try run("void 4 --reason spilled")
        let report = try run("report").output
        #expect(
            report.contains(
                """
                Total                       5  20,000

                Orders                 4
                Cancelled orders       1
                Money (KRW)       20,000
                  Cash            20,000

                Hour   Sold   Money

                """))
        #expect(report.hasSuffix("\nSince Z 1: orders 2, cancelled 1, cups 1, money 3,500 KRW\n"))
        let json = try run("report --json").output
        #expect(
            json.contains(#""open": {"after": 1, "orders": 2, "voids": 1, "cups": 1, "money": 3500, "refunds": 0}, "#))
    }
}
