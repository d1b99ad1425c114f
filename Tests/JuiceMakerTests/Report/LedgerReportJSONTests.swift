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
            report.json(for: menu)
                == #"{"from": "1970-01-01T00:00:00.001Z", "to": "1970-01-02T00:00:00.000Z", "sold": 1, "orders": 1, "voids": 0, "money": 0, "later": 0, "#
                + #""juices": {"kiwi": 0, "apple": 1}, "#
                + #""fruits": {"kiwi": {"opening": 10, "restocked": 0, "adjusted": -1, "used": 0, "returned": 0, "closing": 9}, "#
                + #""apple": {"opening": 4, "restocked": 2, "adjusted": 0, "used": 1, "returned": 0, "closing": 5}}, "#
                + #""balances": true}"#)
    }

    @Test func `nothing at all has the same keys`() {
        var books = Accounts()
        books.lastNumber = 1
        #expect(
            LedgerReport(of: Period(), books: books).json(for: menu)
                == #"{"from": null, "to": null, "sold": 0, "orders": 0, "voids": 0, "money": 0, "later": 0, "#
                + #""juices": {"kiwi": 0}, "#
                + #""fruits": {"kiwi": {"opening": 0, "restocked": 0, "adjusted": 0, "used": 0, "returned": 0, "closing": 0}}, "#
                + #""balances": false}"#)
    }

    @Test func `it is JSON`() throws {
        let report = try InMemoryLedger(menu: .standard()).report()
        let json = try JSONValue(parsing: Array(report.json(for: .standard()).utf8))
        #expect(json["fruits"]?["mango"]?["closing"]?.content == .number("10"))
    }
}
