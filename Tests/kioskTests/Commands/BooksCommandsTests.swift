import TestSupport
import Testing

/// `kiosk void`, `kiosk refund`, `kiosk receipt` and `kiosk close`: the books of a shop on the command line.
nonisolated struct BooksCommandsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        #expect(try run("order", "-", input: "mango:2, banana\nkiwi\n").ending == .exit(0))
    }

    /// Runs the program on the folder. The time of the machine is no part of its answer.
    private func run(_ words: String..., input: String = "", language: String = "en") throws -> Outcome {
        var run = ProgramRun(
            arguments: (words + ["--lang", language, "--data", folder.path + "/shop"]).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        var outcome = try run.outcome()
        outcome.output = outcome.output.replacing(/20\d\d-\d\d-\d\d \d\d:\d\d/, with: "2026-11-22 14:02")
        return outcome
    }

    private var ledger: String {
        get throws { try TextFile.contents(of: folder.path + "/shop/ledger.jsonl") }
    }

    // MARK: void

    @Test func `an order is cancelled once, and its fruits and its money go back`() throws {
        expect(
            try run("void", "1", "--reason", "spilled: \"all\" of it"),
            output: """
                Order 1 was cancelled: Mango juice ×2, Banana juice ×1
                Returned to the stock: Mango 6, Banana 2
                Money to return: 12,500 KRW (Cash)

                """)
        #expect(try run("stock", "--json").output.hasSuffix(#""kiwi": 7, "mango": 10}"# + "\n"))
        #expect(try ledger.contains(#""kind":"void","number":1,"#))
        let before = try ledger
        expect(
            try run("void", "1", "--reason", "again"), errors: "kiosk: order 1 was cancelled before\n", exitCode: 1)
        expect(try run("void", "3", "--reason", "x"), errors: "kiosk: there is no order 3\n", exitCode: 1)
        expect(try run("void", "0", "--reason", "x"), errors: "kiosk: there is no order 0\n", exitCode: 1)
        #expect(try ledger == before)
        expect(
            try run("void", "2", "--reason", "쏟음", language: "ko"),
            output: "주문 2번을 취소했습니다: 키위쥬스\n재고로 되돌린 과일: 키위 3\n돌려줄 금액: 4,000원 (현금)\n")
        #expect(
            try run("ledger", "verify", language: "ko").lines.suffix(5) == [
                "딸기: 10 + 0 + 0 + 0 + 0 − 0 + 0 = 10", "바나나: 10 + 0 + 0 + 0 + 0 − 2 + 2 = 10",
                "파인애플: 10 + 0 + 0 + 0 + 0 − 0 + 0 = 10", "키위: 10 + 0 + 0 + 0 + 0 − 3 + 3 = 10",
                "망고: 10 + 0 + 0 + 0 + 0 − 6 + 6 = 10",
            ])
    }

    @Test func `without a number or a valid reason nothing is cancelled`() throws {
        let before = try ledger
        let rule = "kiosk: --reason takes a text of 1–200 characters, without control characters\n"
        expect(try run("void", "1"), errors: "kiosk: --reason is missing (see kiosk help void)\n", exitCode: 64)
        expect(
            try run("void", "--reason", "x"), errors: "kiosk: NUMBER is missing (see kiosk help void)\n", exitCode: 64)
        for reason in [" ", "a\u{7}b", String(repeating: "a", count: 201)] {
            expect(try run("void", "1", "--reason=" + reason), errors: rule, exitCode: 64)
        }
        for number in ["x", "-1", "1.5", "99999999999999999999"] {
            expect(
                try run("void", "--reason", "x", number), errors: "kiosk: not an order number: \(number)\n",
                exitCode: 65)
        }
        #expect(try ledger == before)
    }

    // MARK: refund

    @Test func `the money of an order of a closed day goes back once, and the report and the next close show it apart`()
        throws
    {
        _ = try run("close")
        expect(
            try run("refund", "1", "--reason", "too sour"),
            output: "Order 1 was refunded: Mango juice ×2, Banana juice ×1\nMoney to return: 12,500 KRW (Cash)\n")
        #expect(try ledger.contains(#""kind":"refund","number":1,"lines":{"mango":2,"banana":1},"#))
        #expect(try run("stock", "--json").output.hasSuffix(#""kiwi": 7, "mango": 4}"# + "\n"))
        let before = try ledger
        expect(
            try run("refund", "1", "--reason", "again"), errors: "kiosk: order 1 was refunded before\n", exitCode: 1)
        expect(
            try run("refund", "1", "--reason", "x", language: "ko"), errors: "kiosk: 주문 1번은 이미 환불했습니다\n",
            exitCode: 1)
        #expect(try ledger == before)
        #expect(try run("receipt", "1").lines.last == "                Refunded")
        #expect(try run("order", "kiwi").output == "3 kiwi\n")
        let report = try run("report").lines
        for row in ["Refunded orders            1", "Refunded money (KRW)  12,500", "Money (KRW)            8,000"] {
            #expect(report.contains(Substring(row)), "\(row)")
        }
        #expect(
            report.last == "Since Z 1: orders 1, cancelled 0, cups 1, money −8,500 KRW, refunded 1")
        #expect(try run("report", "--json").output.contains(#""refunds": 1, "refundedMoney": 12500, "#))
        let rows = try run("ledger", "export", "--csv").output
        #expect(rows.contains(",refund,1,mango:2 banana,-12500,,too sour,cash,KRW,0,0,0,0,0\r\n"))
        let close = try run("close", language: "ko")
        for row in [
            "환불한 주문                            1", "환불한 금액                     12,500원",
            "매출                            −8,500원",
        ] {
            #expect(close.lines.contains(Substring(row)), "\(row)")
        }
        expect(try run("close", "--reprint", "2", language: "ko"), output: close.output)
        let day = try #require(try days("close", "--reprint", "2", "--csv").first)
        #expect([day["refunds"], day["refunded money"], day["paid cash"]] == ["1", "12500", "-8500"])
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    @Test func `only an order of a closed day that stands is refunded, and a refund alone is a day to close`() throws {
        _ = try run("void", "2", "--reason", "spilled")
        expect(
            try run("refund", "1", "--reason", "x"),
            errors: "kiosk: order 1 was sold since the last close (cancel it: kiosk void 1)\n", exitCode: 1)
        _ = try run("close")
        let before = try ledger
        expect(try run("refund", "2", "--reason", "x"), errors: "kiosk: order 2 was cancelled before\n", exitCode: 1)
        expect(try run("refund", "3", "--reason", "x"), errors: "kiosk: there is no order 3\n", exitCode: 1)
        expect(try run("refund", "1"), errors: "kiosk: --reason is missing (see kiosk help refund)\n", exitCode: 64)
        #expect(try run("close").ending == .exit(1))
        #expect(try ledger == before)
        expect(
            try run("refund", "1", "--reason", "쏟음", language: "ko"),
            output: "주문 1번을 환불했습니다: 망고쥬스 2잔, 바나나쥬스 1잔\n돌려줄 금액: 12,500원 (현금)\n")
        #expect(try run("close").lines.contains("Money                        −12,500 KRW"))
    }

    // MARK: receipt

    @Test func `a receipt is printed, and says when the order was cancelled`() throws {
        let rule = String(repeating: "─", count: 40)
        let receipt = """
                            Receipt
            Order number                           1
            Time                    2026-11-22 14:02
            \(rule)
            Mango juice ×2                     9,000
            Banana juice ×1                    3,500
            \(rule)
            Total (3)                     12,500 KRW

            """
        expect(try run("receipt", "1"), output: receipt)
        _ = try run("void", "1", "--reason", "x")
        _ = try run("close")
        expect(try run("receipt", "1"), output: receipt + "               Cancelled\n")
        expect(try run("receipt", "3"), errors: "kiosk: there is no order 3\n", exitCode: 1)
        expect(
            try run("receipt", "3", language: "ko"), errors: "kiosk: 주문 3번이 없습니다\n", exitCode: 1)
        expect(try run("receipt", "one"), errors: "kiosk: not an order number: one\n", exitCode: 65)
        expect(try run("receipt"), errors: "kiosk: NUMBER is missing (see kiosk help receipt)\n", exitCode: 64)
    }

    @Test func `a receipt of no ledger makes no file`() throws {
        expect(try kiosk("receipt", "1", "--lang", "en"), errors: "kiosk: there is no order 1\n", exitCode: 1)
        let path = folder.path + "/none"
        let outcome = try kiosk("receipt", "1", "--data", path, "--lang", "en")
        #expect(outcome.errors == "kiosk: there is no ledger yet: \(path)\nkiosk: there is no order 1\n")
        #expect(folder.names == ["shop"])
    }

    // MARK: close

    /// The digits that each close of the ledger has.
    private func printedDigits() throws -> [String] {
        try ledger.matches(of: /"digits":"([0-9a-f]{64})"/).map { String($0.output.1) }
    }

    @Test func `a close is printed with the digits of its record, and its orders are closed`() throws {
        _ = try run("void", "1", "--reason", "spilled")
        let close = try run("close", "--counted", "3900")
        let digits = try #require(try printedDigits().first)
        let groups = stride(from: 0, to: 64, by: 4).map { digits.dropFirst($0).prefix(4) }
        let rule = String(repeating: "─", count: 40)
        expect(
            close,
            output: """
                               Close Z 1
                Business day                  \(close.lines[1].suffix(10))
                Start                   2026-11-22 14:02
                Time                    2026-11-22 14:02
                Order numbers                        1–2
                \(rule)
                Strawberry juice                       0
                Banana juice                           0
                Kiwi juice                             1
                Pineapple juice                        0
                Strawberry-banana juice                0
                Mango juice                            0
                Mango-kiwi juice                       0
                Total                                  1
                \(rule)
                Orders                                 2
                Cancelled orders                       1
                Cancelled money               12,500 KRW
                Money                          4,000 KRW
                Counted                        3,900 KRW
                Difference                      −100 KRW
                \(rule)
                Stock
                Strawberry                            10
                Banana                                10
                Pineapple                             10
                Kiwi                                   7
                Mango                                 10
                \(rule)
                Checksum up to this close (SHA-256)
                \(groups[..<8].joined(separator: " "))
                \(groups[8...].joined(separator: " "))

                """)
        expect(
            try run("void", "2", "--reason", "late"),
            errors: "kiosk: order 2 was closed and can no longer be cancelled (to refund it: kiosk refund 2)\n",
            exitCode: 1)
        #expect(try run("order", "kiwi").output == "3 kiwi\n")
        let second = try run("close", language: "ko").lines
        #expect(second.first == "                마감 Z 2")
        #expect(second.contains("주문 번호                            3–3"))
        #expect(second.contains("매출                             4,000원"))
        #expect(!second.contains { $0.hasPrefix("세어 본 금액") })
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    @Test func `an earlier close is printed again as it was printed, and nothing is closed by that`() throws {
        let first = try run("close", "--counted", "16500").output
        let rows = try run("close", "--reprint", "1", "--csv").output
        _ = try run("order", "kiwi")
        let second = try run("close").output
        let written = try ledger
        expect(try run("close", "--reprint", "1"), output: first)
        expect(try run("close", "--reprint=2"), output: second)
        expect(try run("close", "--reprint", "1", "--csv"), output: rows)
        #expect(try days("close", "--reprint", "1", "--csv").first?["counted"] == "16500")
        #expect(try ledger == written)
        expect(
            try run("close", "--reprint", "3"), errors: "kiosk: there is no close Z 3 in the ledger\n", exitCode: 1)
        expect(
            try run("close", "--reprint", "1", "--counted", "3"),
            errors: "kiosk: --counted cannot be used with close --reprint\n", exitCode: 64)
        expect(
            try run("close", "--reprint", "3", language: "ko"), errors: "kiosk: 장부에 없는 마감: Z 3\n", exitCode: 1)
    }

    @Test func `a day without an order is closed only where money was counted`() throws {
        _ = try run("close")
        let written = try ledger
        expect(
            try run("close"), errors: "kiosk: no orders since Z 1 (to print it again: kiosk close --reprint 1)\n",
            exitCode: 1)
        expect(
            try run("close", "--csv", language: "ko"),
            errors: "kiosk: Z 1 이후 주문이 없습니다 (다시 출력하려면: kiosk close --reprint 1)\n", exitCode: 1)
        #expect(try ledger == written)
        #expect(try run("close", "--counted", "0").lines.first?.hasSuffix("Close Z 2") == true)
    }

    @Test(arguments: [["close"], ["void", "1", "--reason", "spilled"]])
    func `in a folder without a ledger there is no order to close or to cancel, and no file is made`(
        command: [String]
    ) throws {
        let empty = try TemporaryFolder()
        let words = command + ["--data", empty.path + "/shop", "--lang", "en"]
        let outcome = try ProgramRun(arguments: words.map { Array($0.utf8) }).outcome()
        let reason = command[0] == "close" ? "there are no orders to close" : "there is no order 1"
        expect(
            outcome, errors: "kiosk: there is no ledger yet: \(empty.path)/shop\nkiosk: \(reason)\n", exitCode: 1)
        #expect(empty.names == [])
    }

    @Test func `without UTF-8 a close is ASCII`() throws {
        let outcome = try kiosk("close", "--counted", "0", environment: ["LC_ALL": "C"])
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `a close as CSV is its row in the table of all closes, with the line ends of RFC 4180`() throws {
        let text = try run("close", "--csv", "--counted", "16500").output
        #expect(text.hasSuffix("\r\n") && text.split(separator: "\r\n").count == 2)
        #expect(try run("report", "--closes").output == text)
        let day = try #require(try days("report", "--closes", "--csv").first)
        #expect(day["time"]?.wholeMatch(of: /20\d\d-\d\d-\d\dT[\d:.]+Z/) != nil)
        let figures = [
            "close": "1", "last order": "2", "cups mango": "2", "cups kiwi": "1", "money": "16500", "currency": "KRW",
            "paid cash": "16500", "unpaid": "0", "late": "0", "float": "0", "counted": "16500", "difference": "0",
            "stock mango": "4",
        ]
        #expect(day.filter { figures[$0.key] != nil } == figures)
        #expect(try day["digits"] == String(#require(printedDigits().first)))
    }

    /// The rows of a table, each field by the name of its column.
    private func days(_ words: String...) throws -> [[String: String]] {
        var run = ProgramRun(arguments: (words + ["--data", folder.path + "/shop"]).map { Array($0.utf8) })
        run.input = .bytes([])
        let rows = try run.outcome().output.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return rows.dropFirst().map { Dictionary(zip(rows[0], $0)) { _, _ in "two columns of this name" } }
    }

    @Test func `what is counted is an amount of the menu's currency`() throws {
        let before = try ledger
        for amount in ["4.50", "x", "1,00", "-1"] {
            expect(
                try run("close", "--counted=" + amount),
                errors: "kiosk: --counted: not an amount of KRW: \(amount) (write it such as 13500 or 13,500)\n",
                exitCode: 65)
        }
        #expect(try ledger == before)
        let menu = { (currency: String, price: String) in
            try TemporaryFile(
                #"{"capacity": 9, \#(currency)"fruits": [{"id": "fig", "name": {}, "stock": 4}], "#
                    + #""juices": [{"id": "fig", "name": {}, \#(price)"needs": [{"fruit": "fig", "count": 1}]}]}"#)
        }
        let dollars = try menu(#""currency": "USD", "#, #""price": 4.50, "#)
        let close = try kiosk("close", "--counted", "1204.5", "--menu", dollars.path, "--lang", "en")
        #expect(close.lines.contains("Counted                     1,204.50 USD"))
        let none = try menu("", "")
        expect(
            try kiosk("close", "--counted", "1", "--menu", none.path, "--lang", "en"),
            errors: "kiosk: --counted: the menu has no currency\n", exitCode: 64)
        #expect(try kiosk("close", "--menu", none.path).ending == .exit(1))
    }

    @Test func `the hours of the report are those of the time zone`() throws {
        func hour(_ zone: String) throws -> Int {
            var run = ProgramRun(
                arguments: ["report", "--json", "--data", folder.path + "/shop"].map { Array($0.utf8) })
            run.environment = ["TZ": zone]
            let match = try #require(try run.outcome().output.firstMatch(of: /"hours": {"(\d+)": {"cups"/))
            return try #require(Int(match.output.1))
        }
        let first = try hour("UTC0")
        #expect((0...23).contains(first))
        #expect(try hour("KST-9") == (first + 9) % 24)
        #expect(try hour("<-11>11") == (first + 13) % 24)
    }

    @Test func `the report shows the orders, the money and the open day`() throws {
        _ = try run("close")
        _ = try run("order", "-", input: "banana\nkiwi\n")
        _ = try run("void", "4", "--reason", "spilled")
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
        let json = try run("report", "--json").output
        #expect(
            json.contains(#""open": {"after": 1, "orders": 2, "voids": 1, "cups": 1, "money": 3500, "refunds": 0}, "#))
    }
}
