import Core
import Testing

@testable import JuiceMaker

struct LedgerReportJSONTests {
    private let menu: Menu

    init() throws {
        menu = try Menu(MenuFile.small)
    }

    @Test func `it has the menu first and what it has forgotten behind`() throws {
        var shop = Chronicle()
        try shop.open(["apple": 4, "kiwi": 10], at: 0)
        try shop.sell("apple", ["apple": 1], at: 1)
        try shop.change(["apple": 2, "kiwi": -1], at: 2)
        var report = LedgerReport(of: Period(1, 86_400_000), books: shop.accounts)
        for record in shop.records { report.enter(record) }
        #expect(
            report.json(for: menu).text
                == #"{"from": "1970-01-01T00:00:00.001Z", "to": "1970-01-02T00:00:00.000Z", "sold": 1, "#
                + #""orders": 1, "voids": 0, "money": 0, "refunds": 0, "refundedMoney": 0, "currency": null, "#
                + #""net": null, "vat": null, "unpaid": 0, "payments": {"cash": 0, "card": 0}, "later": 0, "#
                + #""hours": {}, "juices": {"kiwi": 0, "apple": 1}, "juiceMoney": {"kiwi": 0, "apple": 0}, "#
                + #""fruits": {"kiwi": {"opening": 10, "restocked": 0, "adjusted": -1, "counted": 0, "spoiled": 0, "used": 0, "#
                + #""returned": 0, "closing": 9}, "#
                + #""apple": {"opening": 4, "restocked": 2, "adjusted": 0, "counted": 0, "spoiled": 0, "used": 1, "returned": 0, "closing": 5}}, "#
                + #""open": {"after": 0, "orders": 1, "voids": 0, "cups": 1, "money": 0, "refunds": 0}, "balances": true}"#
        )
    }

    @Test func `nothing at all has the same keys`() {
        var books = Accounts()
        books.lastNumber = 1
        #expect(
            LedgerReport(of: Period(), books: books).json(for: menu).text
                == #"{"from": null, "to": null, "sold": 0, "orders": 0, "voids": 0, "money": 0, "refunds": 0, "refundedMoney": 0, "currency": null, "#
                + #""net": null, "vat": null, "unpaid": 0, "payments": {"cash": 0, "card": 0}, "later": 0, "#
                + #""hours": {}, "juices": {"kiwi": 0}, "juiceMoney": {"kiwi": 0}, "#
                + #""fruits": {"kiwi": {"opening": 0, "restocked": 0, "adjusted": 0, "counted": 0, "spoiled": 0, "used": 0, "#
                + #""returned": 0, "closing": 0}}, "#
                + #""open": {"after": 0, "orders": 0, "voids": 0, "cups": 0, "money": 0, "refunds": 0}, "balances": false}"#
        )
    }

    @Test func `it has the money of each hour, and what was sold since the last close`() throws {
        let hour: Int64 = 3_600_000
        var shop = Chronicle()
        try shop.open(["kiwi": 100], at: 0)
        try shop.sell(["kiwi": 2], ["kiwi": 6], total: 8_000, at: 9 * hour)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 11 * hour)
        try shop.close(counted: nil, at: 12 * hour)
        try shop.sell(["kiwi": 3], ["kiwi": 9], total: 12_000, at: 35 * hour)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 35 * hour)
        try shop.void(3, reason: "spilled", at: 36 * hour)
        var report = LedgerReport(of: Period(), books: shop.accounts) { Int($0.milliseconds / hour % 24) }
        for record in shop.records { report.enter(record) }
        let json = report.json(for: menu).text
        #expect(
            json.contains(
                #""sold": 4, "orders": 4, "voids": 1, "money": 16000, "refunds": 0, "refundedMoney": 0, "currency": null, "net": null, "vat": null, "unpaid": 0, "payments": {"cash": 16000, "card": 0}, "later": 0, "#
            ))
        #expect(
            json.contains(
                #""hours": {"9": {"cups": 2, "money": 8000}, "10": {"cups": 0, "money": 0}, "#
                    + #""11": {"cups": 5, "money": 20000}, "12": {"cups": -3, "money": -12000}}, "#))
        #expect(
            json.contains(#""open": {"after": 1, "orders": 2, "voids": 1, "cups": 1, "money": 4000, "refunds": 0}, "#))
        #expect(json.contains(#""used": 21, "returned": 9, "closing": 88}"#))
    }

    @Test func `it is JSON`() throws {
        let report = try InMemoryLedger(menu: .standard()).report()
        let json = try JSONValue(parsing: Array(report.json(for: .standard()).text.utf8))
        #expect(json["fruits"]?["mango"]?["closing"]?.content == .number("10"))
    }
}
